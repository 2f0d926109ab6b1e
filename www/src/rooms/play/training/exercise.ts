// One exercise: a position of a generated puzzle in which a rule applies and no weaker rule does. It is found by seed, so there are any
// number of exercises.

import type {
  EngineModule,
  PuzzleGrade,
  PuzzleMade,
  PuzzleRule,
  PuzzleStep,
  PuzzleWanted,
} from '../../../engine/types';
import { askEngine } from '../../../worker/engine-job';
import { inTurn, type Job, refusal } from '../../../worker/job';
import { type MadeFamily, type Puzzle, starred } from '../puzzle/puzzle';
import { taken } from '../puzzle/taken';
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

/** The maximum number of puzzles that are made for one exercise. Nearly always the first one is enough. */
const MOST = 64;
/** The seeds of one exercise lie this far apart, so that two exercises share no puzzle. */
const APART = 40_503;

/** The positions of a certificate at which its next step uses a rule. Each step uses the weakest rule that applies. */
const momentsOf = (steps: readonly PuzzleStep[], rule: PuzzleRule): number[] =>
  steps.flatMap((step, index) => (step.rule === rule ? [index] : []));

export const exerciseJob = (engine: EngineModule, wish: Wish): Job => inTurn(exercises(engine, wish));

/** Makes puzzles until one has a suitable position. */
function* exercises(engine: EngineModule, wish: Wish): Generator<Job, Exercise, unknown> {
  const { family, rule, seed } = wish;
  const kind = KINDS[family][rule];
  if (!kind) throw new Error(`no exercises are made of ${rule} on ${family}`);
  const { size, grade, stars = 1 } = kind;
  const board = family === 'stars' ? ({ family: 'regions', stars } as const) : { family };
  for (let tries = 0; tries < MOST; tries += 1) {
    const made = yield* making(engine, { size, ...board, grade, seed: (seed + tries * APART) % 2 ** 32 }, tries);
    const found = made && exerciseOf(engine, wish, boardOf(made, family, kind));
    if (found) return found;
  }
  throw refusal('play-no-exercise');
}

/** Makes a puzzle; null if the seed gives none. */
function* making(
  engine: EngineModule,
  wanted: PuzzleWanted,
  tries: number,
): Generator<Job, PuzzleMade | null, unknown> {
  try {
    return yield* askEngine(engine, 'makePuzzle', wanted, () => ({ tries }));
  } catch (error) {
    if ((error as { code?: string }).code === 'grade-not-to-be-had') return null;
    throw error;
  }
}

function boardOf({ rows, regions }: PuzzleMade, family: MadeFamily, { size, stars }: Kind): Puzzle {
  if (stars && regions) return starred([...regions], stars);
  return { family, size, given: [...rows], regions: regions ? [...regions] : null };
}

/** One of the positions of a puzzle, by the seed. */
function exerciseOf(engine: EngineModule, wish: Wish, puzzle: Puzzle): Exercise | null {
  const { steps } = engine.gradePuzzle(taken(puzzle));
  const moments = momentsOf(steps ?? [], wish.rule);
  const at = moments[wish.seed % moments.length];
  const step = at === undefined ? undefined : steps?.[at];
  return steps && step ? { ...wish, puzzle, before: steps.slice(0, at), step } : null;
}
