// The exercises of the trainer, made by the engine as the page makes them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineModule } from '../../www/src/engine/types';
import { enginePuzzle, hintOf } from '../../www/src/rooms/play/puzzle/engine-forms';
import { LADDER } from '../../www/src/rooms/play/puzzle/puzzle';
import { columnsByRow, emptySketch, freeOf, withStep } from '../../www/src/rooms/play/puzzle/sketch';
import { claimBy } from '../../www/src/rooms/play/reasons/moves';
import { isOfLines, kindsOf } from '../../www/src/rooms/play/reasons/proving';
import { reviewOf } from '../../www/src/rooms/play/training/review';
import { startTraining, updateTraining } from '../../www/src/rooms/play/training/slice';
import type { Exercise, Wish } from '../../www/src/rooms/play/training/technique';
import { lessonOf, nameOfTechnique, TECHNIQUES } from '../../www/src/rooms/play/training/technique';
import { trainingWants } from '../../www/src/rooms/play/training/wants';
import { SOAK } from '../soak';
import { answerTo } from './ask';
import { load } from './load';
import { actionFor } from './room-answers';

/** The number of exercises of each technique that are tested with every reason of a weaker rule. */
const EXERCISES = SOAK ? 12 : 1;

/** The exercise that the trainer gets for a wish: a technique and a seed. */
function exerciseFor(engine: EngineModule, wish: Wish): Exercise {
  let training = { ...startTraining, wish };
  while (!training.exercise) {
    const [want] = trainingWants(training);
    const action = actionFor(engine, want);
    assert.ok(action.type === 'training');
    training = { ...updateTraining(training, action.action), wish };
  }
  return training.exercise;
}

/** Tries every reason by a weaker rule about one line, or about two neighbouring lines. Returns the accepted reasons. */
function weakerReasons(
  engine: EngineModule,
  { puzzle, rule }: Exercise,
  own: Int32Array,
  marks: Uint32Array,
): object[] {
  const { size } = puzzle;
  const weaker = LADDER.slice(0, LADDER.indexOf(rule));
  const lines = Array.from({ length: kindsOf(puzzle).length * size }, (_, line) => line);
  const pairs = lines.flatMap((one) =>
    [one + 1, one + 2].filter((two) => Math.floor(two / size) === Math.floor(one / size)).map((two) => [one, two]),
  );
  return weaker.flatMap((rule) =>
    (isOfLines(rule) ? pairs : lines.map((line) => [line])).flatMap((reasonLines) =>
      freeOf(puzzle, { queens: [...own], marks: new Set(marks) }).flatMap((square) =>
        (rule === 'strip' ? (['queen', 'empty'] as const) : [claimBy(rule)]).flatMap((claim) => {
          const reason = { rule, square, lines: Uint32Array.from(reasonLines), claim };
          return engine.checkReason(enginePuzzle(puzzle), own, marks, reason).kind === 'accepted' ? [reason] : [];
        }),
      ),
    ),
  );
}

describe('exercises', async () => {
  const { engine } = await load('queens-simd', 'training');

  for (const technique of TECHNIQUES) {
    test(`${nameOfTechnique(technique)}: the hint on each board of its lesson names this technique`, () => {
      const boards = lessonOf(technique).map((seed) => {
        const exercise = exerciseFor(engine, { ...technique, seed });
        const { puzzle, before, step } = exercise;
        const sketch = before.reduce((sketch, step) => withStep(puzzle, sketch, step), emptySketch(puzzle));
        const queens = columnsByRow(puzzle, sketch);
        const hint = hintOf(
          engine.hintPuzzle(enginePuzzle(puzzle), Int32Array.from(queens), Uint32Array.from(sketch.marks)),
        );
        assert.ok(hint.kind === 'step');
        assert.deepEqual([hint.step.rule, hint.step.square], [technique.rule, step.square]);
        return JSON.stringify([puzzle, queens, [...sketch.marks]]);
      });
      assert.equal(new Set(boards).size, 3, 'three different boards');
    });
  }

  for (const technique of TECHNIQUES) {
    test(`${nameOfTechnique(technique)}: its rule gives the next step, and no weaker rule does`, () => {
      const positions = new Set<string>();
      for (let seed = 1; seed <= 12; seed++) {
        const exercise = exerciseFor(engine, { ...technique, seed });
        const { puzzle, before, step } = exercise;
        assert.equal(step.rule, technique.rule);
        const sketch = before.reduce((sketch, step) => withStep(puzzle, sketch, step), emptySketch(puzzle));
        const [queens, marks] = [Int32Array.from(columnsByRow(puzzle, sketch)), Uint32Array.from(sketch.marks)];
        const hint = engine.hintPuzzle(enginePuzzle(puzzle), queens, marks);
        assert.deepEqual(hint.step?.rule, technique.rule);
        if (seed <= EXERCISES) assert.deepEqual(weakerReasons(engine, exercise, queens, marks), []);
        positions.add(JSON.stringify([puzzle, before.length]));
        // The same seed gives the same exercise.
        if (seed === 1) assert.deepEqual(exerciseFor(engine, { ...technique, seed }), exercise);
      }
      // An 8 x 8 board has few puzzles of some grades, so occasionally two seeds give the same exercise.
      assert.ok(positions.size >= 9, `${positions.size} positions`);
    });
  }

  test('the review of a puzzle that was solved by its certificate lists the rules of the certificate, and no missed rules', () => {
    const { rows } = engine.makePuzzle({ size: 8, family: 'completion', grade: 'trial', seed: 3 });
    const puzzle = { family: 'completion', size: 8, given: [...rows], regions: null } as const;
    const { steps } = engine.gradePuzzle(enginePuzzle(puzzle));
    assert.ok(steps);
    const own = new Int32Array(8).fill(-1);
    const marks: number[] = [];
    const boards = [{ own: own.slice(), marks: Uint32Array.from(marks) }];
    const counts: Record<string, number> = {};
    for (const { rule, square, excludes } of steps) {
      if (rule === 'single' && square !== null) own[Math.floor(square / 8)] = square % 8;
      marks.push(...excludes);
      boards.push({ own: own.slice(), marks: Uint32Array.from(marks) });
      counts[rule] = (counts[rule] ?? 0) + 1;
    }
    const [solution = new Int32Array()] = engine.puzzleWays(enginePuzzle(puzzle), 1).ways;
    const review = (of: typeof boards) =>
      reviewOf(answerTo(engine, 'reviewPuzzle', { puzzle: enginePuzzle(puzzle), solution, boards: of }).steps);
    assert.deepEqual(review(boards), { used: counts, missed: {} });
    // Without marks, the step from the first board to the last one needs a single rule.
    const guessed = [boards[0], boards.at(-1)].flatMap((one) => (one ? [{ ...one, marks: new Uint32Array() }] : []));
    assert.equal(Object.keys(review(guessed).used).length, 1);
    // With a wrong solution, nothing is reviewed.
    const wrong = Int32Array.from({ length: 8 }, (_, row) => row);
    const right = boards.map(({ own }) => ({
      own: own.map((column, row) => (column === row ? column : -1)),
      marks: [],
    }));
    const question = { puzzle: wrong, solution: wrong, boards: [...right, { own: wrong, marks: [] }] };
    assert.deepEqual(answerTo(engine, 'reviewPuzzle', question), { steps: [] });
    assert.throws(
      () => answerTo(engine, 'reviewPuzzle', { ...question, solution: new Int32Array(7) }),
      (error: { code?: string }) => error.code === 'argument-type',
    );
  });
});
