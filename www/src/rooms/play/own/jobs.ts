// What is known of a puzzle while a person makes it: its ways, its grade, or who is guilty that there is none.

import type { EngineModule } from '../../../engine/types';
import { instant, type Job, paced } from '../../../worker/job';
import { proved, taken } from '../puzzle/jobs';
import type { Puzzle } from '../puzzle/puzzle';
import { clashes, emptySketch } from '../puzzle/sketch';
import type { OwnSurvey } from '../questions';

/** More ways than this are not listed. */
const LISTED = 1_000;

export const surveyJob = (engine: EngineModule, puzzle: Puzzle): Job => instant(() => surveyed(engine, puzzle));

function surveyed(engine: EngineModule, puzzle: Puzzle): OwnSurvey {
  const clash = clashes(puzzle, emptySketch(puzzle));
  if (clash.length > 0) return { ways: [], all: true, found: null, blame: [...new Set(clash.flat())] };
  const { ways, all } = engine.puzzleWays(taken(puzzle), LISTED);
  const found = all && ways.length === 1 ? proved(engine, puzzle) : null;
  const blame = ways.length === 0 && !puzzle.regions ? blameOf(engine, puzzle) : [];
  return { ways: ways.map((rows) => [...rows]), all, found, blame };
}

/** The squares of the queens that have no way to finish together. */
function blameOf(engine: EngineModule, { given, size }: Puzzle): number[] {
  const { blame } = engine.complete(Int32Array.from(given));
  return [...(blame ?? [])].map((row) => row * size + (given[row] ?? 0));
}

/** The given queens without those that the others make superfluous. */
export const dropJob = (engine: EngineModule, puzzle: Puzzle): Job =>
  instant(() => [...engine.dropSuperfluous(taken(puzzle))]);

/** The given queens and the fewest more that leave one way. */
export function fewestJob(engine: EngineModule, puzzle: Puzzle): Job {
  const job = new engine.FewestJob(taken(puzzle));
  return paced((budget) => job.run(budget), {
    answer: () => {
      const given = [...puzzle.given];
      for (const square of job.fewest()?.easiest[0]?.squares ?? []) given[Math.floor(square / puzzle.size)] = square % puzzle.size;
      return given;
    },
    free: () => job.free(),
  });
}
