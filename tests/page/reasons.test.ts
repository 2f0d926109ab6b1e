// A puzzle solved with reasons: how a reason is put together, that only what was accepted counts, and what a link holds.
import './english';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PuzzleStep } from '../../www/src/engine/types';
import { readReceipt } from '../../www/src/kernel/receipt';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { type Puzzle, readName, type Source } from '../../www/src/rooms/play/puzzle/puzzle';
import type { Found } from '../../www/src/rooms/play/questions';
import { readProofs, withProof } from '../../www/src/rooms/play/reasons/keeping';
import {
  isProved,
  type Proving,
  type ProvingAction,
  provedSketch,
  type Reason,
  readReasons,
  startProving,
  updateProving,
  writeReasons,
} from '../../www/src/rooms/play/reasons/proving';
import { proofReceipt } from '../../www/src/rooms/play/reasons/receipt';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';

/** On 4 x 4 one queen on row 1, column 2 leaves one way. */
const PUZZLE: Puzzle = { family: 'completion', size: 4, given: [1, -1, -1, -1], regions: null };

const own: Source = { kind: 'own', family: 'completion', given: [1, -1, -1, -1], regions: null };

const after = (proving: Proving, ...actions: ProvingAction[]): Proving =>
  actions.reduce((state, action) => updateProving(state, PUZZLE, action), proving);

const point = (square: number): ProvingAction => ({ type: 'point', square });
const rule = (name: Reason['rule']): ProvingAction => ({ type: 'rule', rule: name });

/** What the engine says of a single. */
const accepted = (proving: Proving): Proving => {
  const { asking } = proving;
  assert.ok(asking);
  const step: PuzzleStep = {
    rule: 'single',
    square: asking.square,
    lines: [],
    within: [],
    free: [],
    excludes: [],
    missing: 1,
    blocks: [],
    chain: [],
  };
  return after(proving, { type: 'judged', reason: asking, judged: { kind: 'accepted', step } });
};

test('a reason of one line is looked at once its square, its rule and its line are named', () => {
  const named = after(startProving(), point(7), rule('single'), { type: 'line', line: 1 });
  assert.deepEqual(named.asking, { rule: 'single', square: 7, lines: [1] });
  assert.equal(named.steps.length, 0);
});

test('a tap names a line of the kind that is pointed at, and a set waits until it is asked', () => {
  const set = after(startProving(), point(14), rule('set'), { type: 'kind', kind: 'column' }, point(4), point(10));
  assert.deepEqual(set.lines, [4, 6]);
  assert.equal(set.asking, null);
  assert.deepEqual(after(set, point(0)).lines, [6]);
  assert.deepEqual(after(set, { type: 'check' }).asking, { rule: 'set', square: 14, lines: [4, 6] });
});

test('what was chosen is taken back one by one', () => {
  const named = after(startProving(), point(14), rule('set'), point(4));
  const back: ProvingAction = { type: 'back' };
  assert.deepEqual(after(named, back).lines, []);
  assert.equal(after(named, back, back).rule, null);
  assert.equal(after(named, back, back, back).square, null);
});

test('only what is accepted stands, each step can be gone back to, and the last one proves the puzzle', () => {
  let proving = startProving();
  const [second, third, fourth] = [7, 8, 14];
  for (const square of [second, third, fourth])
    proving = accepted(after(proving, point(square), rule('single'), { type: 'line', line: Math.floor(square / 4) }));
  assert.deepEqual(provedSketch(PUZZLE, proving.steps).queens, [-1, 3, 0, 2]);
  assert.ok(isProved(PUZZLE, proving));
  const back = after(proving, { type: 'to', steps: 1 });
  assert.deepEqual([back.steps.length, back.undone.length], [1, 2]);
  assert.ok(!isProved(PUZZLE, back));
  assert.deepEqual(after(back, { type: 'redo' }, { type: 'redo' }).steps, proving.steps);
});

test('what is refused adds nothing, and says what speaks against it', () => {
  const named = after(startProving(), point(8), rule('single'), { type: 'line', line: 2 });
  assert.ok(named.asking);
  const judged = { kind: 'refused', counterexample: [10] } as const;
  const refused = after(named, { type: 'judged', reason: named.asking, judged });
  assert.equal(refused.steps.length, 0);
  assert.deepEqual(refused.answer?.judged, judged);
  // An answer that comes late, to what is no longer asked, changes nothing.
  assert.equal(after(refused, { type: 'judged', reason: named.asking, judged }), refused);
});

const REASONS: readonly Reason[] = [
  { rule: 'single', square: 7, lines: [1] },
  { rule: 'set', square: 120, lines: [3, 14, 32] },
  { rule: 'trial-and-rules', square: 0, lines: [59] },
];

test('a proof is carried by the link, and its reasons are looked at again', () => {
  assert.equal(writeReasons(REASONS), 's0701.e3c030e0w.u001n');
  assert.deepEqual(readReasons(writeReasons(REASONS)), REASONS);
  const link = `regions-8-easy-1*${writeReasons(REASONS)}`;
  const action = readPlay(link);
  assert.ok(action);
  const play = updatePlay(startPlay, action);
  assert.deepEqual(play.proving, startProving(REASONS));
  assert.equal(writePlay(play), link);
});

test('what is no proof is none, and its puzzle is opened all the same', () => {
  for (const text of ['x0701', 's07', 's0701.', 's070', 's07011', `${'s0701.'.repeat(999)}s0701`, 'ü'])
    assert.equal(readReasons(text), null, text);
  const action = readPlay('regions-8-easy-1*x');
  assert.ok(action);
  assert.equal(writePlay(updatePlay(startPlay, action)), 'regions-8-easy-1');
});

test('proofs are kept by the name of their puzzle, the latest forty, and what is no proof is left out', () => {
  let proofs: Readonly<Record<string, string>> = {};
  for (let seed = 1; seed <= 42; seed++) proofs = withProof(proofs, `regions-8-easy-${seed}`, REASONS);
  assert.equal(Object.keys(proofs).length, 40);
  assert.ok(!('regions-8-easy-2' in proofs) && 'regions-8-easy-42' in proofs);
  assert.deepEqual(readProofs(JSON.stringify(proofs)), proofs);
  assert.ok(!('regions-8-easy-9' in withProof(proofs, 'regions-8-easy-9', [])));
  for (const text of [null, '', '7', '{"a":"x"}', '{"a":1}']) assert.deepEqual(readProofs(text), {}, String(text));
});

test('reasons of an earlier visit are brought only where nothing is proved yet', () => {
  const brought = after(startProving(), { type: 'bring', reasons: REASONS });
  assert.deepEqual(brought.brought, REASONS);
  const begun = accepted(after(startProving(), point(7), rule('single'), { type: 'line', line: 1 }));
  assert.equal(after(begun, { type: 'bring', reasons: REASONS }), begun);
});

test('a proof has a receipt, whatever its puzzle is called', () => {
  const machine = { steps: [{}, {}] } as unknown as Found;
  const proving = accepted(after(startProving(), point(7), rule('single'), { type: 'line', line: 1 }));
  for (const name of ['regions-8-easy-1', 'day-2026-11-23', `own-regions-${'0.'.repeat(10)}0-${'a'.repeat(121)}`]) {
    const source = readName(name);
    const line = proofReceipt(typeof source === 'string' ? own : source, proving, machine);
    const read = readReceipt(line);
    assert.equal(read.kind, 'receipt');
    assert.ok(read.kind === 'receipt' && read.receipt.tasks[0]?.task === 'proof');
    assert.deepEqual(read.kind === 'receipt' && read.receipt.tasks[0]?.result.slice(-2), ['1', '2']);
  }
});
