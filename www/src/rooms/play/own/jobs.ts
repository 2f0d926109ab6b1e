// What is known of a puzzle while a person makes it: its ways, its grade, or who is guilty that there is none; and what the
// engine gives or drops. All of it in slices.

import type { EngineModule } from '../../../engine/types';
import { instant, type Job, type SliceResult, TimeBudget } from '../../../worker/job';
import { provedJob, taken } from '../puzzle/jobs';
import type { Puzzle } from '../puzzle/puzzle';
import { differentWays } from '../puzzle/same';
import { clashes, emptySketch } from '../puzzle/sketch';
import type { Found, Given, OwnSurvey, PlayQuestions } from '../questions';
import { twinOf } from './twin';

/** More ways than this are not listed. */
const LISTED = 1_000;

export function surveyJob(engine: EngineModule, { puzzle, played }: PlayQuestions['survey']['question']): Job {
  const clash = clashes(puzzle, emptySketch(puzzle));
  if (clash.length > 0) return instant(() => ({ ...NONE, blame: [...new Set(clash.flat())] }));
  const listing = new engine.PuzzleWaysJob(taken(puzzle), LISTED);
  const pace = new TimeBudget(100);
  let next: Job | null = null;
  let told: OwnSurvey | null = null;
  return {
    slice(milliseconds): SliceResult {
      if (next) {
        const result = next.slice(milliseconds);
        return result.done && told
          ? { done: true, answer: { ...told, ...(result.answer as Partial<OwnSurvey>) } }
          : result;
      }
      if (!pace.spend(milliseconds, (budget) => listing.run(budget))) return GOES_ON;
      const { ways: found, all } = listing.found();
      const ways = found.map((rows) => [...rows]);
      const none = ways.length === 0;
      const one = all && ways.length === 1;
      told = {
        ...NONE,
        ways,
        all,
        different: differentWays(puzzle, ways),
        twin: one ? twinOf(puzzle, played) : null,
        blame: none && !puzzle.regions ? blameOf(engine, puzzle) : [],
      };
      if (one) next = answering(provedJob(engine, puzzle), (found) => ({ found: found as Found }));
      else if (none && puzzle.regions) next = guiltyJob(engine, puzzle);
      return next ? GOES_ON : { done: true, answer: told };
    },
    progress: () => null,
    free() {
      listing.free();
      next?.free?.();
    },
  };
}

const NONE: OwnSurvey = { ways: [], all: true, different: 0, found: null, twin: null, blame: [], regions: [] };
const GOES_ON: SliceResult = { done: false, resting: false };

/** A job with its answer as a part of what is known. */
const answering = (job: Job, part: (answer: unknown) => Partial<OwnSurvey>): Job => ({
  ...job,
  slice(milliseconds) {
    const result = job.slice(milliseconds);
    return result.done ? { done: true, answer: part(result.answer) } : result;
  },
});

/** The regions that cannot all have their queens. */
function guiltyJob(engine: EngineModule, puzzle: Puzzle): Job {
  const job = new engine.GuiltyRegionsJob(taken(puzzle));
  const pace = new TimeBudget(100);
  return {
    slice: (milliseconds) =>
      pace.spend(milliseconds, (budget) => job.run(budget))
        ? { done: true, answer: { regions: [...job.guilty()] } satisfies Partial<OwnSurvey> }
        : GOES_ON,
    progress: () => null,
    free: () => job.free(),
  };
}

/** The squares of the queens that have no way to finish together. */
function blameOf(engine: EngineModule, { given, size }: Puzzle): number[] {
  const { blame } = engine.complete(Int32Array.from(given));
  return [...(blame ?? [])].map((row) => row * size + (given[row] ?? 0));
}

/** The given queens without those that the others make superfluous: one after another is tried, as the engine does it. */
export function dropJob(engine: EngineModule, puzzle: Puzzle): Job {
  const left = puzzle.given.flatMap((column, row) => (column < 0 ? [] : [row]));
  const of = left.length;
  let given = [...puzzle.given];
  return {
    slice() {
      const row = left.pop();
      if (row === undefined) return { done: true, answer: given };
      const fewer = given.map((column, at) => (at === row ? -1 : column));
      if (engine.gradePuzzle(taken({ ...puzzle, given: fewer })).ways === 1) given = fewer;
      return { done: false, resting: false };
    },
    progress: () => ({ stage: 'dropping', done: of - left.length, of }),
  };
}

/** The fewest more queens that leave one way, with others that are as few. */
export function fewestJob(engine: EngineModule, puzzle: Puzzle): Job {
  const job = new engine.FewestJob(taken(puzzle));
  const pace = new TimeBudget(100);
  return {
    slice(milliseconds) {
      if (!pace.spend(milliseconds, (budget) => job.run(budget))) return { done: false, resting: false };
      const { choices = 0, easiest = [] } = job.fewest() ?? {};
      const answer: Given = {
        choices,
        easiest: easiest.map(({ squares, grade, level, hardest }) => ({
          squares: [...squares],
          grade,
          level,
          hardest,
        })),
      };
      return { done: true, answer };
    },
    progress: () => job.progress(),
    free: () => job.free(),
  };
}
