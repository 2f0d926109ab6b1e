// Predict: which guesses are right about which events, and how the score is counted.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Happened } from '../../www/src/engine/types';
import { type PositionReport, startWatch } from '../../www/src/kernel/watch';
import { readPredict, writePredict } from '../../www/src/rooms/theatre/link';
import {
  type Guess,
  isMissed,
  isRight,
  judged,
  LEVELS,
  type Predict,
  type Prediction,
  startPredict,
  updatePredict,
  type Verdict,
} from '../../www/src/rooms/theatre/predict';

const square: Guess = { kind: 'square', does: 'set', row: 2, column: 4 };
const rejected: Guess = { ...square, does: 'rejected' };
const removed: Guess = { ...square, does: 'removed' };
const deadEnd: Happened = { kind: 'deadEnd', line: { kind: 'row', index: 2 } };

const SWAP: Happened = { kind: 'swapped', row: 1, otherRow: 4, conflicts: 2 };

const JUDGED: [what: string, guess: Guess, happened: Happened, right: boolean][] = [
  ['a queen tried on the square', square, { kind: 'tried', row: 2, column: 4 }, true],
  ['a queen forced there', square, { kind: 'forced', row: 2, column: 4 }, true],
  ['a queen removed from there', removed, { kind: 'removed', row: 2, column: 4 }, true],
  ['the square rejected', rejected, { kind: 'rejected', row: 2, column: 4 }, true],
  ['a queen set, but the square was rejected', square, { kind: 'rejected', row: 2, column: 4 }, false],
  ['a queen set, but she was removed', square, { kind: 'removed', row: 2, column: 4 }, false],
  ['the square rejected, but a queen was tried', rejected, { kind: 'tried', row: 2, column: 4 }, false],
  ['the square rejected, but its queen was removed', rejected, { kind: 'removed', row: 2, column: 4 }, false],
  ['another column', square, { kind: 'tried', row: 2, column: 5 }, false],
  ['another row', square, { kind: 'tried', row: 1, column: 4 }, false],
  ['a square, but it was a dead end', square, deadEnd, false],
  ['a dead end', { kind: 'deadEnd' }, deadEnd, true],
  ['a dead end, but it was a solution', { kind: 'deadEnd' }, { kind: 'solution' }, false],
  ['a solution', { kind: 'solution' }, { kind: 'solution' }, true],
  ['a swap of two rows', { kind: 'swapped', row: 1, otherRow: 4 }, SWAP, true],
  ['the same rows the other way round', { kind: 'swapped', row: 4, otherRow: 1 }, SWAP, true],
  ['a swap with another row', { kind: 'swapped', row: 1, otherRow: 3 }, SWAP, false],
  ['a row with itself', { kind: 'swapped', row: 1, otherRow: 1 }, SWAP, false],
  ['the end', { kind: 'exhausted' }, { kind: 'exhausted' }, true],
];

describe('a link that asks', () => {
  test('contains the level, or nothing while no question is asked', () => {
    assert.equal(writePredict(startPredict, { watch: startWatch }), '');
    for (const level of LEVELS) {
      const asked = updatePredict(startPredict, { type: 'asks', level });
      assert.deepEqual(readPredict(writePredict(asked, { watch: startWatch })), { type: 'asks', level });
    }
    for (const text of ['', 'predict.', 'predict.all', 'predict.step.']) assert.equal(readPredict(text), null);
  });
});

describe('predict', () => {
  for (const [what, guess, happened, right] of JUDGED) {
    test(`${what}: ${right ? 'right' : 'wrong'}`, () => assert.equal(isRight(guess, happened), right));
  }

  const prediction: Prediction = { level: 'step', guess: { kind: 'deadEnd' } };
  const reportOf = (happened: Happened, own?: { code: string; ties?: number }): PositionReport =>
    ({
      frame: {
        happened,
        block: { from: 3, to: 5 },
        reason: own
          ? { kind: 'own', code: own.code, facts: own.ties ? { ties: { count: own.ties } } : {}, weighed: [] }
          : null,
      },
      registers: [{ kind: 'word', name: 'free', bits: 0b101, width: 4, means: 'squares', row: 0, changed: true }],
    }) as unknown as PositionReport;

  test('a prediction waits for its step, and only the first prediction of a step counts', () => {
    const on = updatePredict(startPredict, { type: 'predict', on: true });
    const predicted = updatePredict(on, { type: 'say', run: 1, position: 5, prediction });
    assert.equal(updatePredict(predicted, { type: 'say', run: 1, position: 5, prediction }), predicted);
    const after = updatePredict(predicted, { type: 'judge', shown: reportOf(deadEnd) });
    assert.deepEqual([after.right, after.answered, after.pending], [1, 1, null]);
    assert.equal(updatePredict(after, { type: 'judge', shown: reportOf(deadEnd) }).answered, 1);
  });

  const guessAt = (predict: Predict, position: number, guess: Guess, happened: Happened): Predict =>
    updatePredict(updatePredict(predict, { type: 'say', run: 1, position, prediction: { level: 'step', guess } }), {
      type: 'judge',
      shown: reportOf(happened),
    });
  const scoreOf = ({ right, later, answered, shown }: Predict): number[] => [right, later, answered, shown];
  const solution: Guess = { kind: 'solution' };

  test('after a wrong answer there is a second try, which does not count as right, and no third', () => {
    const on = { ...startPredict, on: true };
    const missed = guessAt(on, 5, solution, deadEnd);
    assert.deepEqual(
      [scoreOf(missed), missed.last, isMissed(missed, { run: 1, position: 5 })],
      [[0, 0, 1, 0], null, true],
    );
    const second = guessAt(missed, 5, { kind: 'deadEnd' }, deadEnd);
    assert.deepEqual([scoreOf(second), second.last?.second, second.missed], [[0, 1, 1, 0], true, null]);
    const twice = guessAt(missed, 5, { kind: 'exhausted' }, deadEnd);
    assert.deepEqual([scoreOf(twice), twice.last?.verdict, twice.missed], [[0, 0, 1, 0], 'wrong', null]);
    // Another position begins again.
    assert.deepEqual(scoreOf(guessAt(missed, 6, { kind: 'deadEnd' }, deadEnd)), [1, 0, 2, 0]);
  });

  test('a step that is revealed counts once as shown, and not if its question was answered', () => {
    const on = { ...startPredict, on: true };
    const reveal = (predict: Predict, position: number): Predict =>
      updatePredict(predict, { type: 'reveal', run: 1, position });
    assert.deepEqual(scoreOf(reveal(reveal(on, 5), 5)), [0, 0, 0, 1]);
    assert.deepEqual(scoreOf(reveal(guessAt(on, 5, solution, deadEnd), 5)), [0, 0, 1, 0]);
    const answered = guessAt(on, 5, { kind: 'deadEnd' }, deadEnd);
    assert.deepEqual(scoreOf(reveal(answered, 5)), [1, 0, 1, 0]);
    assert.deepEqual(scoreOf(reveal(answered, 6)), [1, 0, 1, 1]);
  });

  test('if only the line was wrong, the predicted step is kept', () => {
    const on = { ...startPredict, on: true };
    const prediction: Prediction = { level: 'line', guess: { kind: 'deadEnd' }, block: 0 };
    const predicted = updatePredict(on, { type: 'say', run: 1, position: 5, prediction });
    const missed = updatePredict(predicted, { type: 'judge', shown: reportOf(deadEnd) });
    assert.deepEqual([missed.guess, missed.missed?.isStep], [{ kind: 'deadEnd' }, true]);
  });

  test('a prediction does not count if the run moved elsewhere, or if no prediction was asked for', () => {
    const action = { type: 'say', run: 1, position: 5, prediction } as const;
    assert.equal(updatePredict(startPredict, action).pending, null);
    const predicted = updatePredict({ ...startPredict, on: true }, action);
    assert.deepEqual(updatePredict(predicted, { type: 'judge', shown: null }), { ...startPredict, on: true });
  });

  const VERDICTS: [what: string, prediction: Prediction, verdict: Verdict][] = [
    ['the step and its line', { level: 'line', guess: { kind: 'deadEnd' }, block: 3 }, 'right'],
    ['the step and another line', { level: 'line', guess: { kind: 'deadEnd' }, block: 0 }, 'wrong'],
    ['its line and another step', { level: 'line', guess: { kind: 'solution' }, block: 3 }, 'wrong'],
    ['the bits of a word', { level: 'word', word: 'free', bits: [0, 2] }, 'right'],
    ['a bit too few', { level: 'word', word: 'free', bits: [0] }, 'wrong'],
    ['a bit too many', { level: 'word', word: 'free', bits: [0, 1, 2] }, 'wrong'],
    ['a word that does not exist', { level: 'word', word: 'columns', bits: [] }, 'wrong'],
  ];
  for (const [what, one, verdict] of VERDICTS)
    test(`${what}: ${verdict}`, () => assert.equal(judged(one, reportOf(deadEnd)), verdict));

  test('a prediction of a random choice counts only if it was right', () => {
    const wrong: Prediction = { level: 'step', guess: { kind: 'solution' } };
    for (const own of [{ code: 'drawn' }, { code: 'least', ties: 2 }]) {
      assert.equal(judged(wrong, reportOf(deadEnd, own)), 'chance');
      assert.equal(judged(prediction, reportOf(deadEnd, own)), 'right');
    }
    assert.equal(judged(wrong, reportOf(deadEnd, { code: 'least', ties: 1 })), 'wrong');
    const on = { ...startPredict, on: true };
    const predicted = updatePredict(on, { type: 'say', run: 1, position: 5, prediction: wrong });
    assert.equal(updatePredict(predicted, { type: 'judge', shown: reportOf(deadEnd, { code: 'drawn' }) }).answered, 0);
  });

  test('the solutions below a position count once, and an unfinished prediction is dropped if the run moves', () => {
    const on = { ...startPredict, on: true };
    const below = { type: 'below', run: 1, position: 5, said: 4, is: 4 } as const;
    const counted = updatePredict(on, below);
    assert.deepEqual([counted.right, counted.answered], [1, 1]);
    assert.equal(updatePredict(counted, below), counted);
    for (const begun of [
      { type: 'bits', bits: [1] },
      { type: 'square', square: { row: 1, column: 2 } },
    ] as const)
      assert.deepEqual(updatePredict(updatePredict(on, begun), { type: 'moved' }), on);
    assert.equal(updatePredict(on, { type: 'moved' }), on);
  });
});
