// A board under a rule, as plain data, in links and as text; and its attacks, compared with the geometry of queens.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { piecesOf, queensOn } from '../../www/src/board/rule';
import { toggleWall } from '../../www/src/board/variant/edit';
import { emptySquares } from '../../www/src/board/variant/extras';
import { optionsOf } from '../../www/src/board/variant/options';
import { LAWS, PIECES, partsOf, ruleOf } from '../../www/src/board/variant/parts';
import { ruleOn } from '../../www/src/board/variant/table';
import type { EngineError, RuleTable } from '../../www/src/engine/types';
import { boardOfText, textOf } from '../../www/src/kernel/board-text';
import { positionOf, resizeBoard, type Variant, withPiece } from '../../www/src/kernel/input';
import { opening, type State, stepToOpen, update } from '../../www/src/kernel/state';
import type { PositionReport } from '../../www/src/kernel/watch';
import { goalQuestion } from '../../www/src/rooms/board/effect';

import { writeBoard } from '../../www/src/rooms/board/links';
import { readLink, writeLink } from '../../www/src/rooms/board/rules/link';
import { publishedOf, publishedOfGoal, publishedOfWays } from '../../www/src/rooms/board/rules/published';
import { growRegions } from '../../www/src/rooms/board/rules/regions';
import { has, type Key, t } from '../../www/src/texts/catalogue';
import { load } from '../engine/load';
import { numbers } from '../engine/random';

const board = (rule: string, rows: number, columns = rows, more: Partial<Variant> = {}): Variant => ({
  rule,
  rows,
  columns,
  walls: [],
  pieces: rows,
  squares: [],
  ...more,
});

describe('a board under a rule', () => {
  test('under every rule, the question about a goal leaves out the pieces of the board', () => {
    for (const rule of ['kings', 'bishops', 'toggled-open', 'formula:i+j']) {
      const asked = goalQuestion(board(rule, 5, 5, { squares: [7, 14, 20], walls: [1] }), 'most');
      const { given, walls } = asked.question.board.options ?? {};
      assert.deepEqual([[...(given ?? [])], [...(walls ?? [])], asked.setAside], [[], [1], 3]);
    }
  });

  test('the board is for queens until another rule is chosen, and undo restores it', () => {
    assert.equal(opening.input.variant, null);
    assert.deepEqual(opening.input.board.squares, [39, 19]);
    const torus = board('queens+torus', 7, 7, { squares: [9, 29] });
    const state = update(opening, { type: 'rule', variant: torus });
    assert.equal(state.input.board, torus);
    assert.deepEqual([...state.input.rows], [-1, 2, -1, -1, 1, -1, -1]);
    assert.deepEqual(update(state, { type: 'undo' }).input.variant, null);
    assert.equal(update(update(state, { type: 'undo' }), { type: 'redo' }).input.variant, torus);
  });

  test('queens on a plane board are a variant only if two of them are in the same row', () => {
    const withSquares = (squares: number[]) =>
      update(opening, { type: 'rule', variant: board('queens', 8, 8, { squares }) });
    assert.equal(withSquares([39, 19]).input.variant, null);
    assert.deepEqual(withSquares([39, 19]).input.rows, opening.input.rows);
    assert.ok(withSquares([39, 38]).input.variant);
  });

  test('undo across a rule restores the search and the position of its run', () => {
    const ran = {
      ...opening,
      watch: { ...opening.watch, shown: { frame: { position: 7 } } as unknown as PositionReport },
    };
    const torus = update(ran, { type: 'rule', variant: board('queens+torus', 7) });
    const under = update(torus, { type: 'choose', search: 'by-rule' });
    const back = update(under, { type: 'undo' });
    assert.equal(back.input.search, 'bitmask');
    assert.equal(stepToOpen({ type: 'undo' }, under, back), 7);
  });

  test('another size keeps everything that fits on its square', () => {
    const state = update(opening, {
      type: 'rule',
      variant: board('kings', 4, 6, { squares: [0, 5, 13], walls: [23] }),
    });
    const { variant } = update(state, { type: 'resize', size: 3 }).input;
    assert.deepEqual(variant, board('kings', 3, 6, { squares: [0, 5, 13], walls: [] }));
  });

  test('a piece is set, moves within its row if a row may have only one, and is removed', () => {
    const start = update(opening, { type: 'rule', variant: board('rooks', 4) });
    const tap = (from: State, column: number, alone: boolean): State =>
      update(from, { type: 'toggle', square: { row: 1, column }, alone });
    const one = tap(start, 1, true);
    assert.deepEqual(one.ui.announced, { kind: 'set', row: 1, column: 1 });
    assert.deepEqual(tap(one, 2, true).input.board.squares, [6]);
    assert.deepEqual(tap(one, 2, true).ui.announced, { kind: 'moved', row: 1, column: 2 });
    assert.deepEqual(tap(one, 2, false).input.board.squares, [5, 6]);
    assert.deepEqual(tap(one, 1, true).input.board.squares, []);
    const wall = toggleWall(one.input.board, 5);
    assert.deepEqual([wall.walls, wall.squares], [[5], []]);
    const cut = update(opening, { type: 'rule', variant: wall });
    assert.equal(tap(cut, 1, true), cut);
  });

  test('a mark on a board that is not square is a note, and is removed when a piece is set there', () => {
    const start = update(opening, { type: 'rule', variant: board('kings', 4, 6) });
    const marked = update(start, { type: 'paint', square: { row: 1, column: 5 }, on: true, first: true });
    assert.deepEqual([...marked.input.notHere], [11]);
    assert.deepEqual([...update(marked, { type: 'set', square: { row: 1, column: 5 } }).input.notHere], []);
  });

  test('a rule that is divided into its parts and put together again is the same', () => {
    for (const rule of [
      'queens',
      'half+torus',
      'knights+cylinder',
      'toggled-open',
      'sliding:1-3@7',
      'formula:i + j;(i - j) mod n',
    ])
      assert.equal(ruleOf(partsOf(rule)), rule);
    assert.equal(partsOf('dragons').law, 'queens');
  });

  test('links and texts restore the written board, and malformed links and texts are refused', () => {
    const drawn = board('touching', 5, 5, {
      regions: growRegions(5, [0, 8, 11, 19, 22], 7),
      keptEmpty: [1, 24],
      differences: [-2, 3],
      sums: [4],
      pieces: 4,
    });
    const boards = [
      board('queens+torus', 7, 7, { squares: [29, 9] }),
      board('formula:i + j;i * j mod n', 5, 9, { walls: [3, 44], pieces: 4 }),
      board('kings', 32, 32, { pieces: 256, squares: [1_023, 0] }),
    ];
    const full = board('queens', 32, 32, { keptEmpty: Array.from({ length: 1_024 }, (_, square) => square) });
    for (const one of [...boards, drawn, full]) {
      assert.deepEqual(readLink(writeBoard(one)), { type: 'try', board: one, from: 'elsewhere', onwards: null });
      const read = boardOfText(textOf(one), one);
      assert.deepEqual(read && { ...read, squares: [...read.squares].sort() }, {
        ...one,
        squares: [...one.squares].sort(),
      });
    }
    const hostile = [
      '',
      'rule=',
      'rule=queens&n=8',
      'rule=%&n=8&columns=8&pieces=8&walls=&set=',
      'rule=queens&n=-8&columns=8&pieces=8&walls=&set=',
      'x'.repeat(1e5),
    ];
    for (const text of hostile) assert.equal(readLink(text), null);
    for (const text of ['', 'Q . .\nQ .', '. '.repeat(40), 'queens', 'queens\n. .\n. .\npieces: 2\nQ .'])
      assert.equal(boardOfText(text, boards[0] as Variant), null);
  });

  test('no queen is set on a blocked square, blocked squares keep row and column in another size, and the board is a variant', () => {
    const blocked = positionOf(board('queens', 4, 4, { keptEmpty: [1, 7, 14] }));
    assert.ok(blocked.variant);
    assert.deepEqual(withPiece(blocked, 7, true).board.squares, []);
    assert.deepEqual(withPiece(blocked, 6, true).board.squares, [6]);
    assert.deepEqual(resizeBoard(blocked.board, 3, 3).keptEmpty, [1]);
    assert.deepEqual(resizeBoard(blocked.board, 5, 5).keptEmpty, [1, 8, 17]);
    assert.equal(positionOf(board('queens', 4, 4, { keptEmpty: [] })).variant, null);
    assert.deepEqual([...emptySquares({ ...blocked.board, sums: [0] })].sort(), [0, 1, 14, 7]);
  });

  test('a link to another room restores the board, and then opens that room with its search and its step', () => {
    const variant = board('queens+torus', 7, 7, { squares: [3] });
    const input = { ...opening.input, ...positionOf(variant), search: 'by-rule', seed: 9 };
    const watch = { ...opening.watch, shown: { frame: { position: 12 }, registers: [] } as unknown as PositionReport };
    const link = writeLink({ ...opening, input, watch, ui: { ...opening.ui, view: 'theatre' } }, 'a~b');
    const [, view, own] = /^2&view=(\w+)&(.*)$/.exec(link) ?? [];
    assert.equal(view, 'theatre');
    assert.deepEqual(readLink(`${own}&view=${view}`), {
      type: 'try',
      board: variant,
      from: 'elsewhere',
      onwards: { view: 'theatre', search: 'by-rule', seed: 9, step: 12, own: 'a~b' },
    });
  });

  test('a formula with the attacks of a piece has the published figures of that piece', () => {
    const same = {
      queens: ['n + j - i;i + j', 'i+j;n+j-i', 'i - j;j + i;i'],
      half: ['n + j - i', 'i;i + j'],
      rooks: ['i;j'],
    };
    for (const [piece, formulas] of Object.entries(same)) {
      const known = publishedOf(board(piece, 8));
      assert.ok(known.term);
      for (const formula of formulas) assert.deepEqual(publishedOf(board(`formula:${formula}`, 8)), known, formula);
    }
    assert.deepEqual(publishedOf(board('formula:i + j;i * j', 8)), { oeis: null, term: null });
  });

  test('published facts about a goal are true for its rule on a square board', () => {
    assert.deepEqual(publishedOfGoal('armies', board('queens', 8)), { oeis: 'A250000', term: 9 });
    assert.deepEqual(publishedOfGoal('fewestApart', board('queens', 8)), { oeis: 'A075324', term: 5 });
    assert.equal(publishedOfGoal('armies', board('rooks', 8)), null);
    assert.equal(publishedOfGoal('armies', board('queens', 8, 9)), null);
    assert.deepEqual(publishedOfGoal('fewest', board('queens', 12)), { oeis: 'A075458', term: 6 });
    assert.deepEqual(publishedOfGoal('fewest', board('knights', 8)), { oeis: 'A006075', term: 12 });
    assert.deepEqual(publishedOfWays('fewest', board('queens', 7)), { oeis: 'A002564', term: 86 });
    assert.equal(publishedOfWays('fewestApart', board('queens', 7)), null);
  });

  test('a board has the published term for its rule, its size and its number of pieces', () => {
    assert.deepEqual(publishedOf(board('queens+torus', 7)), { oeis: 'A051906', term: 28 });
    assert.deepEqual(publishedOf(board('queens', 4, 10)), { oeis: 'A061990', term: 1_400 });
    assert.deepEqual(publishedOf(board('kings', 6, 6, { pieces: 9 })), { oeis: 'A018807', term: 3_600 });
    assert.deepEqual(publishedOf(board('toggled', 7)), { oeis: null, term: 204 });
    assert.deepEqual(publishedOf(board('bishops', 4, 5)), { oeis: null, term: null });
  });
});

describe('the attacks under a rule', async () => {
  const { engine } = await load('queens');
  const tableOf = ({ rule, rows, columns, walls }: Variant): RuleTable =>
    engine.ruleTable(rule, rows, columns, { walls: Int32Array.from(walls) });

  test('are the same for queens, from their attack table as from their geometry', () => {
    const below = numbers(5);
    for (let round = 0; round < 300; round++) {
      const size = 1 + below(9);
      const rows = Int32Array.from({ length: size }, () => below(size + 2) - 2).map((column) => Math.max(-1, column));
      const pieces = piecesOf(rows);
      const plain = board('queens', size);
      const [general, classic] = [ruleOn(tableOf(plain), plain), queensOn(size)];
      const [mine, theirs] = [general.attacks(pieces, new Set()), classic.attacks(pieces, new Set())];
      const words = (ways: readonly string[], along: number) => ways.filter((_, way) => (along >> way) & 1);
      for (let square = 0; square < size * size; square++) {
        assert.deepEqual(words(general.ways, mine.along[square] ?? 0), words(classic.ways, theirs.along[square] ?? 0));
        assert.deepEqual([...(mine.by[square] ?? '')].sort(), [...(theirs.by[square] ?? '')].sort());
      }
      if (pieces.size < size) assert.deepEqual(mine.free, theirs.free);
      assert.equal(general.conflicts(pieces).length, classic.conflicts(pieces).length);
    }
  });

  test('a square is free exactly where a piece can be set', () => {
    const below = numbers(9);
    const rules = [
      'queens+torus',
      'knights',
      'bishops+cylinder',
      'kings',
      'parity-in-order',
      'light-dark',
      'sliding:2',
      'toggled',
      'toggled-open',
    ];
    for (const rule of rules) {
      const one = board(rule, 5, 5, { pieces: 2 });
      const drawn = ruleOn(tableOf(one), one);
      for (let round = 0; round < 5; round++) {
        const piece = below(25);
        const { free } = drawn.attacks(new Set([piece]), new Set());
        for (let square = 0; square < 25; square++) {
          const given = { given: Int32Array.of(piece, square), pieces: 2 };
          const fits = square !== piece && engine.countByRule(rule, 5, 5, given).count === 1n;
          assert.equal(free[square] === 1, fits, `${rule}: ${piece}, then ${square}`);
        }
      }
    }
  });
});

test('regions grow from their squares, each in one piece, and cover the board', () => {
  for (let seed = 0; seed < 50; seed++) {
    const seeds = [1, 9, 10, 18, 20];
    const labels = growRegions(5, seeds, seed);
    assert.deepEqual(
      seeds.map((square) => labels[square]),
      [0, 1, 2, 3, 4],
    );
    assert.ok(labels.every((label) => label >= 0 && label < 5));
    for (let label = 0; label < 5; label++) {
      const reached = new Set([seeds[label] ?? 0]);
      for (const square of reached)
        for (const step of [-5, 5, ...(square % 5 > 0 ? [-1] : []), ...(square % 5 < 4 ? [1] : [])])
          if (labels[square + step] === label) reached.add(square + step);
      assert.equal(reached.size, labels.filter((other) => other === label).length);
    }
  }
});

describe('a link to a board under each rule', async () => {
  const { engine } = await load('queens');
  for (const law of [...PIECES, ...LAWS])
    test(`${law} is read back, and the engine recognises its name`, () => {
      const more = { sliding: '2', formula: 'n + j - i;i + j' }[law as string] ?? '';
      const asked = board(ruleOf({ law, more, surface: 'plane' }), 6, 6, { squares: [8] });
      const read = readLink(writeBoard(asked))?.board;
      assert.deepEqual(read, asked);
      assert.equal(engine.ruleTable(asked.rule, 6, 6).rule.split(':')[0], law);
    });
});

describe('impossible questions about a rule', async () => {
  const { engine } = await load('queens');
  const on = (rule: string, more: Partial<Variant> = {}): Variant => board(rule, 8, 8, more);
  const cases: readonly (readonly [string, Variant, string])[] = [
    ['a formula with an unknown name', on('formula:i + k'), 'formula-unknown-name'],
    ['an open bracket', on('formula:(i + j;i'), 'formula-open-bracket'],
    ['a formula of ten thousand characters', on(`formula:${'i+'.repeat(5_000)}i`), 'formula-too-long'],
    ['a number beyond 32 bits', on('formula:i + 99999999999'), 'formula-bad-number'],
    ['no rows', on('queens', { rows: 0, pieces: 0 }), 'rule-size'],
    ['a thousand columns', on('rooks', { columns: 1_000 }), 'rule-size'],
    ['an unknown rule', on('dragons'), 'rule-unknown'],
    ['an unknown surface', on('queens+sphere'), 'rule-unknown-board'],
    ['a law on a torus', on('toggled+torus'), 'rule-own-law'],
    ['a formula with walls', on('formula:i', { walls: [3] }), 'rule-own-law'],
    ['a wall under a queen', on('queens', { walls: [3], squares: [3] }), 'rule-blocked'],
    ['a queen off the board', on('queens', { squares: [64] }), 'rule-square'],
  ];
  for (const [what, asked, code] of cases)
    test(`${what} is reported in one line`, () => {
      let thrown: Partial<EngineError> = {};
      try {
        engine.ruleTable(asked.rule, asked.rows, asked.columns, optionsOf(asked));
      } catch (error) {
        thrown = error as EngineError;
      }
      assert.equal(thrown.code, code);
      assert.ok(has(`error.${code}`));
      const line = t(`error.${code}` as Key, (thrown.detail ?? {}) as never);
      assert.doesNotMatch(line, /[{}\n]|undefined/);
    });

  test('squares whose value exceeds 32 bits do not attack each other', () => {
    const big = 'formula:i * 2000000000 * j';
    assert.deepEqual(engine.countByRule(big, 4, 4), engine.countByRule('rooks', 4, 4));
  });
});
