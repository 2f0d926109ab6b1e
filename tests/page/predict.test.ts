// Predict: which guesses are right about which events, and how the score is kept.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Happened } from '../../www/src/engine/types';
import type { Shown } from '../../www/src/kernel/watch';
import { readPredict, writePredict } from '../../www/src/rooms/theatre/link';
import {
  type Guess,
  isRight,
  judged,
  LEVELS,
  type Said,
  startPredict,
  updatePredict,
  type Verdict,
} from '../../www/src/rooms/theatre/predict';

const square: Guess = { kind: 'square', row: 2, column: 4 };
const deadEnd: Happened = { kind: 'deadEnd', line: { kind: 'row', index: 2 } };

const SWAP: Happened = { kind: 'swapped', row: 1, otherRow: 4, conflicts: 2 };

const JUDGED: [what: string, guess: Guess, happened: Happened, right: boolean][] = [
  ['a queen tried on the square', square, { kind: 'tried', row: 2, column: 4 }, true],
  ['a queen forced there', square, { kind: 'forced', row: 2, column: 4 }, true],
  ['a queen taken from there', square, { kind: 'removed', row: 2, column: 4 }, true],
  ['the square refused', square, { kind: 'rejected', row: 2, column: 4 }, true],
  ['another column', square, { kind: 'tried', row: 2, column: 5 }, false],
  ['another row', square, { kind: 'tried', row: 1, column: 4 }, false],
  ['a square, but a dead end came', square, deadEnd, false],
  ['a dead end', { kind: 'deadEnd' }, deadEnd, true],
  ['a dead end, but a solution came', { kind: 'deadEnd' }, { kind: 'solution' }, false],
  ['a solution', { kind: 'solution' }, { kind: 'solution' }, true],
  ['a swap of two rows', { kind: 'swapped', row: 1, otherRow: 4 }, SWAP, true],
  ['the same rows the other way round', { kind: 'swapped', row: 4, otherRow: 1 }, SWAP, true],
  ['a swap with another row', { kind: 'swapped', row: 1, otherRow: 3 }, SWAP, false],
  ['a row with itself', { kind: 'swapped', row: 1, otherRow: 1 }, SWAP, false],
  ['the end', { kind: 'exhausted' }, { kind: 'exhausted' }, true],
];

describe('a link that asks', () => {
  test('says the level, and nothing while nobody is asked', () => {
    assert.equal(writePredict(startPredict), '');
    for (const level of LEVELS) {
      const asked = updatePredict(startPredict, { type: 'asks', level });
      assert.deepEqual(readPredict(writePredict(asked)), { type: 'asks', level });
    }
    for (const text of ['', 'predict.', 'predict.all', 'predict.step.']) assert.equal(readPredict(text), null);
  });
});

describe('predict', () => {
  for (const [what, guess, happened, right] of JUDGED) {
    test(`${what}: ${right ? 'right' : 'wrong'}`, () => assert.equal(isRight(guess, happened), right));
  }

  const said: Said = { level: 'step', guess: { kind: 'deadEnd' } };
  const shown = (happened: Happened, own?: { code: string; ties?: number }): Shown =>
    ({
      frame: {
        happened,
        block: { from: 3, to: 5 },
        reason: own
          ? { kind: 'own', code: own.code, facts: own.ties ? { ties: { count: own.ties } } : {}, weighed: [] }
          : null,
      },
      registers: [{ kind: 'word', name: 'free', bits: 0b101, width: 4, means: 'squares', row: 0, changed: true }],
    }) as unknown as Shown;

  test('what is said waits for its step, counts once, and only the first one counts', () => {
    const on = updatePredict(startPredict, { type: 'predict', on: true });
    const spoken = updatePredict(on, { type: 'say', run: 1, position: 5, said });
    assert.equal(updatePredict(spoken, { type: 'say', run: 1, position: 5, said }), spoken);
    const after = updatePredict(spoken, { type: 'judge', shown: shown(deadEnd) });
    assert.deepEqual([after.right, after.asked, after.pending], [1, 1, null]);
    assert.equal(updatePredict(after, { type: 'judge', shown: shown(deadEnd) }).asked, 1);
  });

  test('what is said of a run that went elsewhere counts for nothing, nor does it while nobody is asked', () => {
    const action = { type: 'say', run: 1, position: 5, said } as const;
    assert.equal(updatePredict(startPredict, action).pending, null);
    const spoken = updatePredict({ ...startPredict, on: true }, action);
    assert.deepEqual(updatePredict(spoken, { type: 'judge', shown: null }), { ...startPredict, on: true });
  });

  const LEVELS: [what: string, said: Said, verdict: Verdict][] = [
    ['the step and its line', { level: 'line', guess: { kind: 'deadEnd' }, block: 3 }, 'right'],
    ['the step and another line', { level: 'line', guess: { kind: 'deadEnd' }, block: 0 }, 'wrong'],
    ['its line and another step', { level: 'line', guess: { kind: 'solution' }, block: 3 }, 'wrong'],
    ['the bits of a word', { level: 'word', word: 'free', bits: [0, 2] }, 'right'],
    ['a bit too few', { level: 'word', word: 'free', bits: [0] }, 'wrong'],
    ['a bit too many', { level: 'word', word: 'free', bits: [0, 1, 2] }, 'wrong'],
    ['a word that there is not', { level: 'word', word: 'columns', bits: [] }, 'wrong'],
  ];
  for (const [what, one, verdict] of LEVELS)
    test(`${what}: ${verdict}`, () => assert.equal(judged(one, shown(deadEnd)), verdict));

  test('what was left to chance counts only where it was right', () => {
    const wrong: Said = { level: 'step', guess: { kind: 'solution' } };
    for (const own of [{ code: 'drawn' }, { code: 'least', ties: 2 }]) {
      assert.equal(judged(wrong, shown(deadEnd, own)), 'chance');
      assert.equal(judged(said, shown(deadEnd, own)), 'right');
    }
    assert.equal(judged(wrong, shown(deadEnd, { code: 'least', ties: 1 })), 'wrong');
    const on = { ...startPredict, on: true };
    const spoken = updatePredict(on, { type: 'say', run: 1, position: 5, said: wrong });
    assert.equal(updatePredict(spoken, { type: 'judge', shown: shown(deadEnd, { code: 'drawn' }) }).asked, 0);
  });

  test('the solutions below a position count once, and what was begun is dropped where the run moves', () => {
    const on = { ...startPredict, on: true };
    const below = { type: 'below', run: 1, position: 5, said: 4, is: 4 } as const;
    const told = updatePredict(on, below);
    assert.deepEqual([told.right, told.asked], [1, 1]);
    assert.equal(updatePredict(told, below), told);
    const begun = updatePredict(on, { type: 'bits', bits: [1] });
    assert.deepEqual(updatePredict(begun, { type: 'moved' }), on);
    assert.equal(updatePredict(on, { type: 'moved' }), on);
  });
});
