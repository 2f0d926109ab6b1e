// One exercise: a position of a generated puzzle in which a rule applies and no weaker rule does. It is found by seed, so there are any
// number of exercises.

import type { PuzzleGrade, PuzzleMade, PuzzleRule, PuzzleWanted } from '../../../engine/types';
import { puzzleOfMade } from '../puzzle/opening';
import type { MadeFamily } from '../puzzle/puzzle';
import type { Exercise, Wish } from './technique';

/** The puzzles that have many positions of a rule. On boards with regions, pointers occur instead of killers. */
const KINDS: Readonly<Record<MadeFamily, Partial<Readonly<Record<PuzzleRule, Kind>>>>> = {
  completion: {
    single: { size: 6, grade: 'killers' },
    killer: { size: 8, grade: 'killers' },
    set: { size: 8, grade: 'sets' },
    trial: { size: 8, grade: 'trial' },
  },
  regions: {
    single: { size: 6, grade: 'killers' },
    pointer: { size: 7, grade: 'pointers' },
    killer: { size: 7, grade: 'sets' },
    set: { size: 7, grade: 'sets' },
    trial: { size: 7, grade: 'trial' },
  },
  stars: {
    single: { size: 8, grade: 'killers', stars: 2 },
    block: { size: 8, grade: 'killers', stars: 2 },
    pointer: { size: 8, grade: 'strips', stars: 2 },
    killer: { size: 8, grade: 'killers', stars: 2 },
    set: { size: 8, grade: 'sets', stars: 2 },
    strip: { size: 8, grade: 'strips', stars: 2 },
    trial: { size: 8, grade: 'trial', stars: 2 },
  },
};

interface Kind {
  readonly size: number;
  readonly grade: PuzzleGrade;
  readonly stars?: number;
}

/** The seeds of one exercise lie this far apart, so that two exercises share no puzzle. */
const SEED_STEP = 40_503;

/** The puzzle to make. `tries`: the number of puzzles so far without a position for the exercise. */
export function puzzleFor({ family, rule, seed }: Wish, tries: number): PuzzleWanted {
  const kind = KINDS[family][rule];
  if (!kind) throw new Error(`there are no exercises for ${rule} on boards of ${family}`);
  return {
    ...kind,
    family: family === 'completion' ? family : 'regions',
    seed: (seed + tries * SEED_STEP) % 2 ** 32,
  };
}

/** A position of the puzzle in which no weaker rule than the wanted rule applies, chosen by the seed; null if it has no such position. */
export function exerciseIn(wish: Wish, made: PuzzleMade): Exercise | null {
  const steps = made.graded.steps ?? [];
  const moments = steps.flatMap((step, index) => (step.rule === wish.rule ? [index] : []));
  const at = moments[wish.seed % moments.length];
  const step = at === undefined ? undefined : steps[at];
  return step ? { ...wish, puzzle: puzzleOfMade(wish.family, made), before: steps.slice(0, at), step } : null;
}
