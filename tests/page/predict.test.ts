// Predict: which guesses are right about which events, and how the score is kept.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Happened } from '../../www/src/engine/types';
import { type Guess, isRight, startPredict, updatePredict } from '../../www/src/rooms/theatre/predict';

const square: Guess = { kind: 'square', row: 2, column: 4 };
const deadEnd: Happened = { kind: 'deadEnd', line: { kind: 'row', index: 2 } };

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
  ['the end', { kind: 'exhausted' }, { kind: 'exhausted' }, true],
];

describe('predict', () => {
  for (const [what, guess, happened, right] of JUDGED) {
    test(`${what}: ${right ? 'right' : 'wrong'}`, () => assert.equal(isRight(guess, happened), right));
  }

  test('a guess waits for its step, counts once, and only the first one counts', () => {
    const on = updatePredict(startPredict, { type: 'predict', on: true });
    const guessed = updatePredict(on, { type: 'guess', run: 1, position: 5, guess: { kind: 'deadEnd' } });
    assert.equal(updatePredict(guessed, { type: 'guess', run: 1, position: 5, guess: { kind: 'solution' } }), guessed);
    const judged = updatePredict(guessed, { type: 'judge', happened: deadEnd });
    assert.deepEqual([judged.right, judged.asked, judged.pending], [1, 1, null]);
    assert.equal(updatePredict(judged, { type: 'judge', happened: deadEnd }).asked, 1);
  });

  test('a guess about a run that went elsewhere counts for nothing, nor does one while nobody is asked', () => {
    const guess = { type: 'guess', run: 1, position: 5, guess: square } as const;
    assert.equal(updatePredict(startPredict, guess).pending, null);
    const guessed = updatePredict({ ...startPredict, on: true }, guess);
    assert.deepEqual(updatePredict(guessed, { type: 'judge', happened: null }), { ...startPredict, on: true });
  });
});
