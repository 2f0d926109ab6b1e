// Training: the next exercise, the definition of a known rule, the course of a run, and the rules of a solved puzzle.
import './english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PuzzleStep } from '../../www/src/engine/types';
import { readReceipt } from '../../www/src/kernel/receipt';
import { readPlay, writePlay } from '../../www/src/rooms/play/link';
import { MADE_FAMILIES, type Puzzle } from '../../www/src/rooms/play/puzzle/puzzle';
import { isStep } from '../../www/src/rooms/play/reasons/cases';
import { startPlay, updatePlay } from '../../www/src/rooms/play/slice';
import { trainingReceipt } from '../../www/src/rooms/play/training/receipt';
import { reviewOf } from '../../www/src/rooms/play/training/review';
import {
  RUN_LENGTH,
  startTraining,
  type Training,
  type TrainingAction,
  updateTraining,
} from '../../www/src/rooms/play/training/slice';
import type { Exercise } from '../../www/src/rooms/play/training/technique';
import {
  cardOf,
  dueOf,
  lessonOf,
  noPractice,
  type Outcome,
  type Practice,
  practiceAfter,
  RULES_OF,
  readPractice,
  type Trained,
  techniqueAfter,
} from '../../www/src/rooms/play/training/technique';

const outcome = (rule: Trained, more: Partial<Outcome> = {}): Outcome => ({
  family: 'completion',
  rule,
  milliseconds: 20_000,
  help: 0,
  misses: 0,
  ...more,
});

/** The rules of the next exercises. Exercises by the rule `weak` are never solved at the first try. */
function nextRules(count: number, weak: Trained): Trained[] {
  let practice = noPractice;
  return Array.from({ length: count }, () => {
    const { rule } = dueOf(practice, 'completion');
    practice = practiceAfter(practice, outcome(rule, { misses: rule === weak ? 1 : 0 }));
    return rule;
  });
}

describe('due exercises', () => {
  test('every technique comes once before a known technique comes again', () => {
    assert.deepEqual(nextRules(4, 'trial'), RULES_OF.completion);
  });

  test('a weak rule comes more often than all other rules together', () => {
    for (const weak of RULES_OF.completion) {
      const all = nextRules(40, weak);
      const often = all.filter((rule) => rule === weak).length;
      assert.ok(often > 20, `${weak}: ${often}`);
      // Well-known rules are not forgotten.
      assert.deepEqual(new Set(all.slice(4)), new Set(RULES_OF.completion));
    }
  });

  test('a known rule pauses twice as long each time', () => {
    let practice: Practice = noPractice;
    const pauses = [1, 2, 3, 4].map(() => {
      practice = practiceAfter(practice, outcome('set'));
      return cardOf(practice, outcome('set')).due - practice.turn;
    });
    assert.deepEqual(pauses, [2, 4, 8, 16]);
    practice = practiceAfter(practice, outcome('set', { help: 1 }));
    assert.equal(cardOf(practice, outcome('set')).due, practice.turn);
  });

  test('only a time without help can be the best time', () => {
    const first = practiceAfter(noPractice, outcome('set', { milliseconds: 9_000 }));
    const helped = practiceAfter(first, outcome('set', { milliseconds: 1_000, help: 2 }));
    assert.equal(cardOf(helped, outcome('set')).best, 9_000);
  });

  test('stored practice reads back the same, and malformed parts are reset', () => {
    const practice = practiceAfter(practiceAfter(noPractice, outcome('set')), outcome('killer', { misses: 2 }));
    assert.deepEqual(readPractice(JSON.stringify(practice)), practice);
    for (const text of [null, '', '7', '{}', '{"turn":-1,"cards":{}}', '{"turn":1,"cards":null}'])
      assert.deepEqual(readPractice(text), noPractice, String(text));
    const damaged = { ...practice, cards: { ...practice.cards, 'completion-set': { box: 99 }, other: 1 } };
    assert.deepEqual(Object.keys(readPractice(JSON.stringify(damaged)).cards), ['completion-killer']);
  });
});

/** On 4 x 4, a queen on row 1, column 2 leaves one solution. */
const PUZZLE: Puzzle = { family: 'completion', size: 4, given: [1, -1, -1, -1], regions: null };
const single = (square: number, line: number): PuzzleStep => ({
  rule: 'single',
  square,
  lines: [{ kind: 'row', index: line }],
  within: [],
  free: [square],
  excludes: [],
  missing: 1,
  blocks: [],
  chain: [],
});

const after = (training: Training, ...actions: TrainingAction[]): Training => actions.reduce(updateTraining, training);
const begin: TrainingAction = { type: 'begin', family: 'completion', wanted: 'single', seed: 5 };
const receiveExercise = (training: Training): Training => {
  const { wish } = training;
  assert.ok(wish);
  const exercise: Exercise = { ...wish, puzzle: PUZZLE, before: [], step: single(7, 1) };
  return after(training, { type: 'found', exercise });
};
const point: TrainingAction = { type: 'reason', action: { type: 'point', square: 7 } };
const line: TrainingAction = { type: 'reason', action: { type: 'line', line: 1 } };
const judge = (training: Training, kind: 'accepted' | 'refused'): Training => {
  const { judging } = training.proving;
  assert.ok(judging);
  const judged =
    kind === 'accepted' ? ({ kind, step: single(7, 1) } as const) : ({ kind, counterexample: [4] } as const);
  return after(training, { type: 'reason', action: { type: 'judged', reason: judging, verdict: judged } });
};

describe('a run', () => {
  test('a square and then its lines are named, because the rule is given', () => {
    const named = after(receiveExercise(after(startTraining, begin)), point, line);
    assert.deepEqual(named.proving.judging, { rule: 'single', square: 7, lines: [1] });
  });

  test('back removes the square again, and undo removes nothing that was proved before', () => {
    const pointed = after(receiveExercise(after(startTraining, begin)), point);
    assert.equal(after(pointed, { type: 'reason', action: { type: 'back' } }).proving.square, null);
    assert.equal(after(pointed, { type: 'reason', action: { type: 'undo' } }), pointed);
  });

  test('a found square counts with its time, its help and its refusals', () => {
    const start = after(
      receiveExercise(after(startTraining, begin)),
      { type: 'tick', milliseconds: 3_000 },
      point,
      line,
    );
    const again = after(judge(start, 'refused'), { type: 'help', degree: 'where' }, point, line);
    const done = judge(again, 'accepted');
    assert.deepEqual(done.outcome, outcome('single', { milliseconds: 3_000, help: 1, misses: 1 }));
    // Time after the end does not count.
    assert.equal(after(done, { type: 'tick', milliseconds: 1_000 }), done);
    assert.deepEqual(cardOf(done.practice, outcome('single')), { box: 0, due: 1, done: 1, clean: 0, best: null });
  });

  test('the last degree of help carries the step out, and counts as shown', () => {
    const shown = after(receiveExercise(after(startTraining, begin)), { type: 'help', degree: 'do' });
    assert.equal(shown.outcome?.help, 3);
    const last = shown.proving.steps.at(-1);
    assert.deepEqual(last && isStep(last) && last.step, single(7, 1));
  });

  test('a run has ten different exercises, and then the next run begins', () => {
    let training = after(startTraining, begin);
    const seeds: number[] = [];
    for (let exercise = 0; exercise < RUN_LENGTH; exercise++) {
      seeds.push(training.wish?.seed ?? -1);
      training = judge(after(receiveExercise(training), point, line), 'accepted');
      if (exercise + 1 < RUN_LENGTH) training = after(training, { type: 'next' });
    }
    assert.deepEqual(seeds, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    assert.equal(training.run.length, RUN_LENGTH);
    const next = after(training, { type: 'next' });
    assert.deepEqual([next.run.length, next.wish?.seed], [0, 15]);
  });

  test('a run has a receipt', () => {
    const run = [outcome('set'), outcome('set', { misses: 1 }), outcome('set', { help: 1, milliseconds: 9_600 })];
    const read = readReceipt(trainingReceipt({ family: 'regions', wanted: 'set', run }));
    assert.ok(read.kind === 'receipt');
    assert.deepEqual(read.receipt.tasks, [{ task: 'train', result: ['regions', 'set', '1of3', '50'] }]);
  });

  test('a link contains the trained rules, and rules that the board does not have are dropped', () => {
    for (const text of [
      'train-regions-pointer-17',
      'train-completion-due-1',
      'learn-regions-set',
      'learn-stars-strip',
    ]) {
      const action = readPlay(text);
      assert.ok(action);
      const play = updatePlay(startPlay, action);
      assert.deepEqual([play.panel, writePlay(play)], ['train', text]);
    }
    for (const text of [
      'train-completion-pointer-17',
      'train-x-set-1',
      'train-regions-set-',
      'train-regions-set-1.5',
      'train-regions-set',
      'learn-regions-set-1',
      'learn-regions-strip',
      'learn-regions-due',
    ])
      assert.equal(readPlay(text), null, text);
  });
});

describe('a lesson', () => {
  test('explains its first board, says where to look on the second, and leaves the third to the person', () => {
    let training = after(startTraining, { type: 'learn', family: 'completion', rule: 'single' });
    const helps: unknown[] = [];
    for (const seed of lessonOf({ family: 'completion', rule: 'single' })) {
      assert.equal(training.wish?.seed, seed);
      training = receiveExercise(training);
      helps.push(training.help);
      training = judge(after(training, point, line), 'accepted');
      if (helps.length < 3) training = after(training, { type: 'next' });
    }
    assert.deepEqual(helps, ['why', 'where', null]);
    assert.equal(training.run.length, 3);
    assert.equal(training.practice, noPractice, 'a lesson does not count as practice');
    const trained = after(training, { type: 'begin', family: 'completion', wanted: 'single' });
    assert.deepEqual([trained.isLesson, trained.help, trained.wish?.seed], [false, null, 1]);
  });

  test('is followed by the lesson about the next technique, until all techniques of its kind of board are explained', () => {
    for (const family of MADE_FAMILIES) {
      const techniques: Trained[] = ['single'];
      for (let next = techniques[0]; next; next = techniqueAfter({ family, rule: next }))
        if (!techniques.includes(next)) techniques.push(next);
      assert.deepEqual(techniques, RULES_OF[family]);
    }
  });
});

test('the review of a solved puzzle counts the rules that were needed, and the weaker rules that were skipped', () => {
  const steps = [
    { rule: 'single', first: 'single' },
    { rule: 'killer', first: 'single' },
    { rule: 'killer', first: 'killer' },
  ] as const;
  assert.deepEqual(reviewOf(steps), { used: { single: 1, killer: 2 }, missed: { single: 1 } });
});
