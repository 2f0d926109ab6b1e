// A puzzle solved with reasons: how a reason is entered, that only accepted reasons count, and the content of a link.
import './english';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIGHT } from '../../www/src/board/picture/inks';
import { svgText } from '../../www/src/board/picture/svg';
import type { PuzzleStep } from '../../www/src/engine/types';
import { readReceipt } from '../../www/src/kernel/receipt';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { type Puzzle, readName, type Source } from '../../www/src/rooms/play/puzzle/puzzle';
import type { GradedPuzzle } from '../../www/src/rooms/play/questions';
import { isStep, lengthOf, proofStateOf, treeOf } from '../../www/src/rooms/play/reasons/cases';
import { lemmaOf, placingsAt, readLemmas, withLemma } from '../../www/src/rooms/play/reasons/lemma';
import { type Move, type Reason, readMoves, writeMoves } from '../../www/src/rooms/play/reasons/moves';
import { proofPicture } from '../../www/src/rooms/play/reasons/pictures';
import {
  isProved,
  movesOf,
  type Proving,
  type ProvingAction,
  provedSketch,
  readProof,
  startProving,
  updateProving,
  writeProof,
} from '../../www/src/rooms/play/reasons/proving';
import { proofReceipt } from '../../www/src/rooms/play/reasons/receipt';
import { createRefuter } from '../../www/src/rooms/play/reasons/refuting';
import { readProofs, withProof } from '../../www/src/rooms/play/reasons/stored-proofs';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

/** On 4 x 4, a queen on row 1, column 2 leaves one solution. */
const PUZZLE: Puzzle = { family: 'completion', size: 4, given: [1, -1, -1, -1], regions: null };

const own: Source = { kind: 'own', family: 'completion', given: [1, -1, -1, -1], regions: null };

const after = (proving: Proving, ...actions: ProvingAction[]): Proving =>
  actions.reduce((state, action) => updateProving(state, PUZZLE, action), proving);

const point = (square: number): ProvingAction => ({ type: 'point', square });
const rule = (name: Reason['rule']): ProvingAction => ({ type: 'rule', rule: name });

/** Accepts a reason by the rule `single`, as the engine does. */
const acceptSingle = (proving: Proving): Proving => {
  const { judging } = proving;
  assert.ok(judging && 'square' in judging);
  const step: PuzzleStep = {
    rule: 'single',
    square: judging.square,
    lines: [],
    within: [],
    free: [],
    excludes: [],
    missing: 1,
    blocks: [],
    chain: [],
  };
  return after(proving, { type: 'judged', reason: judging, verdict: { kind: 'accepted', step } });
};

test('a reason with one line is checked as soon as its square, its rule and its line are named', () => {
  const named = after(startProving(), point(7), rule('single'), { type: 'line', line: 1 });
  assert.deepEqual(named.judging, { rule: 'single', square: 7, lines: [1] });
  assert.equal(named.steps.length, 0);
});

test('a tap names a line of the chosen kind, and a set is checked on request', () => {
  const set = after(startProving(), point(14), rule('set'), { type: 'kind', kind: 'column' }, point(4), point(10));
  assert.deepEqual(set.lines, [4, 6]);
  assert.equal(set.judging, null);
  assert.deepEqual(after(set, point(0)).lines, [6]);
  assert.deepEqual(after(set, { type: 'check' }).judging, { rule: 'set', square: 14, lines: [4, 6] });
});

test('Back removes choices one by one', () => {
  const named = after(startProving(), point(14), rule('set'), point(4));
  const back: ProvingAction = { type: 'back' };
  assert.deepEqual(after(named, back).lines, []);
  assert.equal(after(named, back, back).rule, null);
  assert.equal(after(named, back, back, back).square, null);
});

test('only accepted steps are added, each can be returned to, and the last one proves the puzzle', () => {
  let proving = startProving();
  const [second, third, fourth] = [7, 8, 14];
  for (const square of [second, third, fourth])
    proving = acceptSingle(
      after(proving, point(square), rule('single'), { type: 'line', line: Math.floor(square / 4) }),
    );
  assert.deepEqual(provedSketch(PUZZLE, proving.steps).queens, [-1, 3, 0, 2]);
  assert.ok(isProved({ puzzle: PUZZLE }, proving));
  const back = after(proving, { type: 'to', steps: 1 });
  assert.deepEqual([back.steps.length, back.undone.length], [1, 2]);
  assert.ok(!isProved({ puzzle: PUZZLE }, back));
  assert.deepEqual(after(back, { type: 'redo' }, { type: 'redo' }).steps, proving.steps);
});

test('a lemma that does not apply is reported only for the steps for which it was requested', () => {
  const at = { ...startPlay, proving: startProving() };
  const of = at.proving.steps;
  assert.equal(updatePlay(at, { type: 'lemmaFailed', of }).notice?.code, 'play-lemma');
  const later = { ...at, proving: { ...at.proving, steps: [...of] } };
  assert.equal(updatePlay(later, { type: 'lemmaFailed', of }).notice, null);
  assert.equal(updatePlay({ ...at, proving: null }, { type: 'lemmaFailed', of }).notice, null);
});

test('a refused reason adds nothing and is shown with a counterexample', () => {
  const named = after(startProving(), point(8), rule('single'), { type: 'line', line: 2 });
  assert.ok(named.judging);
  const judged = { kind: 'refused', counterexample: [10] } as const;
  const refused = after(named, { type: 'judged', reason: named.judging, verdict: judged });
  assert.equal(refused.steps.length, 0);
  assert.deepEqual(refused.answer?.verdict, judged);
  // A late answer to an earlier question changes nothing.
  assert.equal(after(refused, { type: 'judged', reason: named.judging, verdict: judged }), refused);
});

const REASONS: readonly Reason[] = [
  { rule: 'single', square: 7, lines: [1] },
  { rule: 'set', square: 120, lines: [3, 14, 32] },
  { rule: 'trial-and-rules', square: 0, lines: [59] },
];

test('a link contains the proof, and its reasons are checked again', () => {
  assert.equal(writeMoves(REASONS), 's0701.e3c030e0w.u001n');
  assert.deepEqual(readMoves(writeMoves(REASONS)), REASONS);
  const link = `regions-8-easy-1*${writeMoves(REASONS)}`;
  const action = readPlay(link);
  assert.ok(action);
  const play = updatePlay(startPlay, action);
  assert.deepEqual(play.proving, startProving(REASONS));
  assert.equal(writePlay(play), link);
});

test('a malformed proof is dropped, and its puzzle opens all the same', () => {
  for (const text of ['x0701', 's07', 's0701.', 's070', 's07011', `${'s0701.'.repeat(999)}s0701`, 'ü'])
    assert.equal(readMoves(text), null, text);
  const action = readPlay('regions-8-easy-1*x');
  assert.ok(action);
  assert.equal(writePlay(updatePlay(startPlay, action)), 'regions-8-easy-1');
});

test('the latest forty proofs are stored by the name of their puzzle, and malformed proofs are dropped', () => {
  let proofs: Readonly<Record<string, string>> = {};
  for (let seed = 1; seed <= 42; seed++) proofs = withProof(proofs, `regions-8-easy-${seed}`, writeMoves(REASONS));
  assert.equal(Object.keys(proofs).length, 40);
  assert.ok(!('regions-8-easy-2' in proofs) && 'regions-8-easy-42' in proofs);
  assert.deepEqual(readProofs(JSON.stringify(proofs)), proofs);
  assert.ok(!('regions-8-easy-9' in withProof(proofs, 'regions-8-easy-9', '')));
  for (const text of [null, '', '7', '{"a":"x"}', '{"a":1}']) assert.deepEqual(readProofs(text), {}, String(text));
});

test('reasons of an earlier visit are restored only before the first proof step', () => {
  const brought = after(startProving(), { type: 'load', goal: null, moves: REASONS });
  assert.deepEqual(brought.unchecked, REASONS);
  const begun = acceptSingle(after(startProving(), point(7), rule('single'), { type: 'line', line: 1 }));
  assert.equal(after(begun, { type: 'load', goal: null, moves: REASONS }), begun);
});

test('a proof has a receipt, whatever its puzzle is called', () => {
  const machine = { steps: [{}, {}] } as unknown as GradedPuzzle;
  const proving = acceptSingle(after(startProving(), point(7), rule('single'), { type: 'line', line: 1 }));
  for (const name of ['regions-8-easy-1', 'day-2026-11-23', `own-regions-${'0.'.repeat(10)}0-${'a'.repeat(121)}`]) {
    const source = readName(name);
    const line = proofReceipt(typeof source === 'string' ? own : source, proving, machine);
    const read = readReceipt(line);
    assert.equal(read.kind, 'receipt');
    assert.ok(read.kind === 'receipt' && read.receipt.tasks[0]?.task === 'proof');
    assert.deepEqual(read.kind === 'receipt' && read.receipt.tasks[0]?.result.slice(-2), ['1', '2']);
  }
});

// ---------------------------------------------------------------- cases and goals

const suppose = (square: number): ProvingAction[] => [point(square), { type: 'suppose' }];

/** Accepts the examined lines as contradictory, as the engine does. */
const acceptContradiction = (proving: Proving): Proving => {
  const { judging } = proving;
  assert.ok(judging && 'turn' in judging);
  return after(proving, { type: 'judged', reason: judging, verdict: { kind: 'ended' } });
};

test('two cases are examined one after the other, and an impossible case is excluded for good', () => {
  // A queen on row 3, column 3 attacks the only free square of row 2.
  const first = after(startProving(), ...suppose(10));
  assert.deepEqual(
    proofStateOf(PUZZLE, first.steps).cases.map(({ square, is }) => [square, is]),
    [[10, 'queen']],
  );
  // A tap names a row without a free square. It is checked as a contradiction.
  const named = after(first, { type: 'end' }, point(4));
  assert.deepEqual(named.judging, { turn: 'contradiction', lines: [1] });
  const rest = proofStateOf(PUZZLE, acceptContradiction(named).steps);
  assert.deepEqual([rest.cases.length, [...rest.sketch.marks]], [0, [10]]);
  // Undo removes a move, and the case is open again.
  assert.equal(proofStateOf(PUZZLE, after(acceptContradiction(named), { type: 'undo' }).steps).cases.length, 1);
});

test('facts that follow in both cases remain, and the other case is restored unchanged', () => {
  const open = after(startProving(), ...suppose(10), { type: 'other' });
  assert.equal(proofStateOf(PUZZLE, open.steps).cases[0]?.is, 'empty');
  const both = proofStateOf(PUZZLE, after(open, { type: 'both' }).steps);
  // No square is excluded in both cases.
  assert.deepEqual([both.cases.length, [...both.sketch.marks]], [0, []]);
  const back = proofStateOf(PUZZLE, after(open, { type: 'other' }).steps);
  assert.deepEqual([back.cases[0]?.is, back.sketch.queens], ['queen', [-1, -1, 2, -1]]);
  // If the second case was not begun, there is nothing to join, and `both` adds no move.
  const alone = after(startProving(), ...suppose(10));
  assert.equal(after(alone, { type: 'both' }), alone);
});

test('a proof with cases is a tree, whose moves keep their numbers', () => {
  const proving = acceptContradiction(after(startProving(), ...suppose(10), { type: 'end' }, point(4)));
  const tree = treeOf(PUZZLE, acceptSingle(after(proving, point(7), rule('single'), { type: 'line', line: 1 })).steps);
  assert.equal(tree.length, 2);
  const [split, next] = tree;
  assert.ok(split && 'square' in split && next && 'entry' in next);
  assert.deepEqual([split.queen.map(({ at }) => at), split.empty.length, next.at], [[2], 0, 3]);
});

test('a square can be the goal, and the link contains it', () => {
  const square = { square: 7, is: 'queen' } as const;
  const begun = after(startProving(), { type: 'goal', goal: square });
  assert.ok(!isProved({ puzzle: PUZZLE }, begun));
  const done = acceptSingle(after(begun, point(7), rule('single'), { type: 'line', line: 1 }));
  assert.ok(isProved({ puzzle: PUZZLE }, done) && !isProved({ puzzle: PUZZLE }, { ...done, goal: null }));
  assert.equal(writeProof(done), 'gq07.s0701');
  assert.deepEqual(readProof('gq07.s0701'), { goal: square, moves: [{ rule: 'single', square: 7, lines: [1] }] });
  assert.deepEqual(readProof('ge07'), { goal: { square: 7, is: 'empty' }, moves: [] });
});

test('a link contains every kind of move', () => {
  const moves: readonly Move[] = [
    { turn: 'suppose', square: 11 },
    { turn: 'other' },
    { turn: 'both' },
    { turn: 'way' },
    { turn: 'contradiction', lines: [3, 4] },
  ];
  assert.equal(writeMoves(moves), 'q0b.o.h.w.n0304');
  assert.deepEqual(readMoves(writeMoves(moves)), moves);
  for (const text of ['q', 'q0b0c', 'o07', 'n', 'w.']) assert.equal(readMoves(text), null, text);
});

test('a board whose number of solutions is to be proved opens as a proof, and closing it opens the editor', () => {
  const link = 'claim-completion-1.0.0.0*q0b';
  const action = readPlay(link);
  assert.ok(action);
  const play = updatePlay(startPlay, action);
  assert.equal(writePlay(play), link);
  assert.deepEqual(play.proving?.unchecked, [{ turn: 'suppose', square: 11 }]);
  assert.equal(updatePlay(play, { type: 'prove', on: false }).panel, 'own');
  const plain = readPlay('claim-completion-1.0.0.0');
  assert.ok(plain && updatePlay(startPlay, plain).proving);
});

// ---------------------------------------------------------------- lemmas

test('the last steps become a lemma with a name, which is stored and read back; malformed lemmas are dropped', () => {
  let proving = startProving();
  for (const square of [7, 8])
    proving = acceptSingle(
      after(proving, point(square), rule('single'), { type: 'line', line: Math.floor(square / 4) }),
    );
  const lemma = lemmaOf(PUZZLE, proving.steps, 2, ' corner ');
  assert.ok(lemma);
  assert.equal(lemma.name, 'corner');
  assert.deepEqual(
    lemma.pieces.map(({ square }) => [square.down, square.right]),
    [
      [-1, 3],
      [0, 0],
    ],
  );
  assert.deepEqual(readLemmas(JSON.stringify([lemma, { name: 'x' }, null])), [lemma]);
  for (const text of [null, '', '7', '{}', '[{"name":"a","pieces":[]}]'])
    assert.deepEqual(readLemmas(text), [], String(text));
  assert.equal(lemmaOf(PUZZLE, proving.steps, 3, 'too long'), null);
  assert.equal(lemmaOf(PUZZLE, proving.steps, 2, ' '), null);
  // Unchanged and rotated: at its place on the board, the lemma names the lines through its squares.
  const placed = placingsAt(PUZZLE, lemma, 8);
  assert.ok(placed.some((reasons) => writeMoves(reasons) === 's0701.s0802'));
  assert.equal(withLemma(withLemma([], lemma), lemma).length, 1);
});

test('the steps of a lemma are added after its name, count as steps, and are in the link', () => {
  let proving = startProving();
  for (const square of [7, 8])
    proving = acceptSingle(
      after(proving, point(square), rule('single'), { type: 'line', line: Math.floor(square / 4) }),
    );
  const proved = proving.steps.filter(isStep);
  const begun = startProving();
  const used = after(begun, { type: 'lemma', steps: begun.steps, name: 'Ecke & Ω', proved });
  assert.equal(used.steps.length, 3);
  assert.equal(lengthOf(used.steps), 2);
  assert.deepEqual(proofStateOf(PUZZLE, used.steps).sketch, proofStateOf(PUZZLE, proving.steps).sketch);
  const moves = movesOf(used);
  assert.match(writeMoves(moves), /^l02[0-9a-f]+\.s0701\.s0802$/);
  assert.deepEqual(readMoves(writeMoves(moves)), moves);
  assert.equal(readMoves('l02ff'), null);
  // A request about earlier steps is dropped.
  assert.equal(after(used, { type: 'lemma', steps: begun.steps, name: 'x', proved }), used);
});

test('a proof is a sequence of pictures: the goal, and each move with its sentence', () => {
  const found = { puzzle: PUZZLE, steps: [{}, {}] } as unknown as GradedPuzzle;
  const begun = acceptContradiction(after(startProving(), ...suppose(10), { type: 'end' }, point(4)));
  const picture = proofPicture(acceptSingle(after(begun, point(7), rule('single'), { type: 'line', line: 1 })), found);
  const texts = picture.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : []));
  assert.ok(['1.', '2.', '3.'].every((number) => texts.some((text) => text.startsWith(number))));
  // Each board has its coordinates: four boards in two rows.
  assert.equal(texts.filter((text) => text === '4').length, 8);
  assert.ok(
    picture.height > picture.width / 2 && picture.shapes.every(({ x, y }) => x < picture.width && y < picture.height),
  );
  assert.match(svgText(picture, LIGHT, 'proof', 600), /^<svg /);
});

test('a refutation with more clauses than the limit is refused', () => {
  // No solution of six rows has a queen in the corner.
  const six: Puzzle = { family: 'completion', size: 6, given: Array(6).fill(-1), regions: null };
  const refuted = (limit?: number) => {
    const refuter = createRefuter(six, limit);
    return [...refuter.refute(refuter.known([0], []), [1], [])];
  };
  const { length } = refuted();
  assert.ok(length > 1);
  assert.equal(refuted(length).length, length);
  assert.throws(() => refuted(length - 1), { code: 'play-proof-long' });
});
