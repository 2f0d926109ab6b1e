// The rooms for proofs and for excluded diagonals: the effect of actions on their state, and the questions that follow.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opening, type Shared } from '../../www/src/kernel/state';
import { splitNext, stateOnly } from '../../www/src/rooms/commands';
import { type ExcludedAction, startExcluded, updateExcluded } from '../../www/src/rooms/excluded/slice';
import { bytes } from '../../www/src/rooms/proof/size';
import {
  ofBoard,
  type ProofAction,
  type ProofState,
  proofWants,
  startProof,
  updateProof,
} from '../../www/src/rooms/proof/slice';

const board = (size: number): Shared => ({
  ...opening,
  input: { ...opening.input, rows: new Int32Array(size).fill(-1) },
  ui: { ...opening.ui, engine: 'ready' },
});
const EIGHT = board(8);
const SIX = board(6);

const after = (...actions: ProofAction[]): ProofState =>
  actions.reduce((own, action) => stateOnly(updateProof)(own, action, EIGHT), startProof);
const decideAfter = (...actions: ExcludedAction[]) =>
  actions.reduce((own, action) => stateOnly(updateExcluded)(own, action, EIGHT), startExcluded);
const questions = (own: ProofState, action: ProofAction): unknown[] =>
  splitNext(updateProof(own, action, EIGHT))[1].map((command) => ('name' in command ? command.name : command.do));

const file = (name: string) => ({ name, file: new Blob(['0\n']) });
const take: ProofAction[] = [
  { type: 'take', which: 'cnf', from: file('a.cnf') },
  { type: 'take', which: 'proof', from: file('a.drat') },
];
const checked: ProofAction = {
  type: 'status',
  part: 'check',
  status: { kind: 'known', answer: { ok: true, milliseconds: 1 } },
};

describe('Proof', () => {
  test('a part runs until its result is known or it is cancelled, and does not change the other part', () => {
    assert.equal(after({ type: 'begin', part: 'prove' }).prove.kind, 'running');
    assert.equal(after({ type: 'begin', part: 'prove' }, { type: 'cancel', part: 'prove' }).prove.kind, 'idle');
    const state = after({ type: 'begin', part: 'prove' }, checked);
    assert.deepEqual([state.prove.kind, state.check.kind], ['running', 'known']);
  });

  test('pressing a button asks its question, and a check needs both files', () => {
    assert.deepEqual(questions(startProof, { type: 'begin', part: 'prove' }), ['prove']);
    assert.deepEqual(questions(startProof, { type: 'begin', part: 'check' }), []);
    assert.deepEqual(questions(after(...take), { type: 'begin', part: 'check' }), ['check']);
    assert.deepEqual(questions(after(...take), { type: 'cancel', part: 'check' }), ['cancel']);
  });

  test('the result for another board, file or text is not shown', () => {
    assert.equal(after(checked, ...take).check.kind, 'idle');
    const running = after({ type: 'begin', part: 'prove' });
    assert.equal(ofBoard(running, EIGHT).prove.kind, 'running');
    assert.equal(ofBoard(running, SIX).prove.kind, 'idle');
    assert.equal(decideAfter({ type: 'decide' }, { type: 'write', text: 'n' }).status.kind, 'idle');
  });

  test('the size of the formula is requested once for each board, while the room is shown', () => {
    const keys = (own: ProofState, shared: Shared, shown = true) =>
      proofWants(own, shared, shown).map(({ key }) => key);
    assert.deepEqual(keys(startProof, EIGHT), ['size']);
    assert.deepEqual(keys(startProof, EIGHT, false), []);
    const measured = after({ type: 'measured', rows: EIGHT.input.rows, bytes: 33 });
    assert.deepEqual(keys(measured, EIGHT), []);
    assert.deepEqual(keys(measured, SIX), ['size']);
  });

  test('a proof that begins before the size of the formula is known continues', () => {
    const state = after({ type: 'begin', part: 'prove' }, { type: 'measured', rows: EIGHT.input.rows, bytes: 33 });
    assert.deepEqual([state.prove.kind, state.bytes], ['running', 33]);
  });

  test('while the subject of a question of Proof is unchanged, the question is unchanged', () => {
    const [first] = proofWants(startProof, EIGHT, true);
    const [second] = proofWants(after(...take), EIGHT, true);
    assert.ok(first?.want === 'answer' && second?.want === 'answer');
    assert.equal(first.ask.of(startProof, EIGHT), second.ask.of(after(...take), EIGHT));
    assert.deepEqual(first.ask.question, second.ask.question);
    assert.notEqual(first.ask.of(startProof, EIGHT), first.ask.of(startProof, SIX));
  });

  test('sizes are written in suitable units', () => {
    assert.deepEqual([0, 999, 20_480, 206_400_000].map(bytes), ['0 bytes', '999 bytes', '20.5 kB', '206 MB']);
  });
});
