// Exports of a board under another rule: its picture, its run, and its solutions.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardPicture, SQUARE } from '../../www/src/board/picture/board';
import { PIECE_OUTLINES } from '../../www/src/board/picture/pieces';
import { QUEEN } from '../../www/src/board/picture/queen';
import type { Outline, Picture } from '../../www/src/board/picture/shape';
import { optionsOf } from '../../www/src/board/variant/options';
import type { Frame, RuleTable } from '../../www/src/engine/types';
import type { Variant } from '../../www/src/kernel/input';
import { opening, update } from '../../www/src/kernel/state';
import { framePicture } from '../../www/src/rooms/share/save/animation';
import { framesJob, solutionsJob, stepsJob } from '../../www/src/rooms/share/save/jobs';
import { boardToSave, nameOf } from '../../www/src/rooms/share/save/saved-board';
import { startShare } from '../../www/src/rooms/share/slice';
import { load } from '../engine/load';
import { answerOf } from './answer';
import './english';

const { engine } = await load('queens');
const board = (rule: string, rows: number, more: Partial<Variant> = {}): Variant => ({
  rule,
  rows,
  columns: rows,
  walls: [],
  pieces: rows,
  squares: [],
  ...more,
});
const tableOf = (of: Variant): RuleTable => engine.ruleTable(of.rule, of.rows, of.columns, optionsOf(of));

/** The picture that Share saves. */
function pictureOf(variant: Variant): Picture {
  const shared = update(opening, { type: 'rule', variant });
  const { model, by } = boardToSave({
    own: { ...startShare, table: { of: variant, table: tableOf(variant) } },
    shared,
  });
  return boardPicture(model, { numbers: true, marks: true, clear: false, caption: [], ...by });
}

const outlinesOf = ({ shapes }: Picture, d: string): Outline[] =>
  shapes.filter((shape): shape is Outline => shape.kind === 'outline' && shape.d === d);

describe('a picture', () => {
  test('has the pieces of the rule, and the attacks of each', () => {
    const knights = pictureOf(board('knights', 5, { squares: [12] }));
    assert.equal(outlinesOf(knights, PIECE_OUTLINES.knight).length, 1);
    assert.equal(outlinesOf(knights, QUEEN).length, 0);
    // From the middle of 5 x 5 a knight jumps to eight squares.
    assert.equal(outlinesOf(knights, 'M20.6 20.6h6.8v6.8h-6.8z').length, 8);
    const rooks = pictureOf(board('rooks', 5, { squares: [12] }));
    assert.equal(outlinesOf(rooks, 'M16 24h16').length, 4);
    assert.equal(outlinesOf(rooks, 'M18 18l12 12').length, 0);
  });

  test('draws lines across the edge in another ink', () => {
    const torus = pictureOf(board('queens+torus', 5, { squares: [0] }));
    // The falling diagonal of a corner crosses no edge. All squares of the rising one except the corner are beyond an edge.
    const inks = (d: string) => outlinesOf(torus, d).map(({ stroke }) => stroke);
    assert.deepEqual(inks('M18 18l12 12'), Array(4).fill('tick'));
    assert.deepEqual(inks('M30 18l-12 12'), Array(4).fill('accent'));
  });

  test('has walls, and regions with their borders', () => {
    assert.equal(outlinesOf(pictureOf(board('queens', 6, { walls: [7] })), PIECE_OUTLINES.pawn).length, 0);
    const walled = pictureOf(board('queens', 6, { walls: [7] })).shapes.filter(
      (shape) => shape.kind === 'outline' && shape.d.startsWith(PIECE_OUTLINES.pawn),
    );
    assert.equal(walled.length, 1);
    const regions = Array.from({ length: 16 }, (_, square) => Math.floor(square / 4));
    const bordered = pictureOf(board('touching', 4, { regions })).shapes.filter(
      (shape) => shape.kind === 'outline' && shape.width === 4,
    );
    assert.equal(bordered.length, 1);
    assert.equal((bordered[0] as Outline).d.match(/M/g)?.length, 12);
  });

  test('shifts the rows that slide', () => {
    const slid = pictureOf(board('sliding:2', 4, { squares: [4] }));
    const plain = pictureOf(board('queens+torus', 4, { squares: [4] }));
    assert.equal(Math.round(slid.width - plain.width), 2 * SQUARE);
    const [queen] = outlinesOf(slid, QUEEN);
    const [other] = outlinesOf(plain, QUEEN);
    assert.ok(queen && other);
    assert.equal(Math.round(queen.x - other.x), 2 * SQUARE);
  });

  test('marks pieces that attack each other as culprits', () => {
    const bad = pictureOf(board('rooks', 4, { squares: [0, 3, 5] }));
    assert.deepEqual(
      outlinesOf(bad, PIECE_OUTLINES.rook).map(({ fill }) => fill),
      ['bad', 'bad', 'given'],
    );
  });

  test('is named after its rule', () => {
    const shared = update(opening, { type: 'rule', variant: board('queens+torus', 7) });
    assert.equal(nameOf(shared.input), '7-queens-torus');
    assert.equal(nameOf(opening.input), '8-queens');
  });
});

describe('a run', () => {
  const variant = board('rooks', 3);
  const part = { search: 'by-rule', rows: new Int32Array(3).fill(-1), variant, seed: 1, from: 0, by: 'event' } as const;

  test('follows the rule, and its steps have the squares of all pieces', async () => {
    const file = answerOf<Blob>(stepsJob(engine, { ...part, to: 1_000, form: 'json' }));
    const steps = JSON.parse(await file.text()) as { event: string; pieces: [number, number][] }[];
    const solutions = steps.filter(({ event }) => event === 'solution').map(({ pieces }) => pieces);
    assert.equal(solutions.length, 6);
    for (const pieces of solutions)
      for (const at of [0, 1]) assert.deepEqual(pieces.map((square) => square[at]).sort(), [1, 2, 3]);
    const lines = (await answerOf<Blob>(stepsJob(engine, { ...part, to: 2, form: 'csv' })).text()).split('\n');
    assert.equal(lines[0], 'step,event,row,column,pieces');
    assert.equal(lines[2], '1,tried,1,1,1.1');
  });

  test('has a picture with its pieces for each frame', () => {
    const frames = answerOf<Frame[]>(framesJob(engine, { ...part, to: 3, most: 100 }));
    const moving = { given: part.rows, variant, table: tableOf(variant), size: 240, speed: 2, marks: true, loop: true };
    const rooks = frames.map((frame) => outlinesOf(framePicture(moving, frame, []), PIECE_OUTLINES.rook).length);
    assert.deepEqual(rooks, [0, 1, 2, 3]);
  });
});

describe('the solutions', () => {
  test('are listed by the squares of their pieces', async () => {
    const listSolutions = async (form: 'csv' | 'json' | 'text') =>
      (await answerOf<Blob>(solutionsJob(engine, { size: 3, variant: board('rooks', 3), form })).text()).trimEnd();
    const text = (await listSolutions('text')).split('\n').sort();
    assert.equal(text.length, 6);
    assert.equal(text[0], '1.1 2.2 3.3');
    assert.equal((await listSolutions('csv')).split('\n')[0], 'piece 1,piece 2,piece 3');
    assert.equal(JSON.parse(await listSolutions('json')).length, 6);
  });

  test('contain the pieces on the board, and are refused if there are too many', async () => {
    const some = board('rooks', 4, { squares: [0, 5] });
    const text = await answerOf<Blob>(solutionsJob(engine, { size: 4, variant: some, form: 'text' })).text();
    assert.deepEqual(text.trimEnd().split('\n').sort(), ['1.1 2.2 3.3 4.4', '1.1 2.2 3.4 4.3']);
    // 9! is more than a hundred thousand.
    assert.throws(() => answerOf(solutionsJob(engine, { size: 9, variant: board('rooks', 9), form: 'csv' })), {
      code: 'share-too-many-ways',
    });
  });
});
