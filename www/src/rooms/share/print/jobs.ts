// Makes the puzzles of a sheet, one after the other in slices, and the steps of a search for its trace table.

import { starsOf } from '../../../board/stars';
import type { EngineModule, PuzzleJob, PuzzleLevel } from '../../../engine/types';
import { followed } from '../../../watch/by-hand';
import { inTurn, type Job, paced } from '../../../worker/job';
import { type PrintedPuzzle, type Sheet, seedOf } from './choice';

export const printedJob = (engine: EngineModule, sheet: Sheet): Job => inTurn(printing(engine, sheet));

function* printing(engine: EngineModule, sheet: Sheet): Generator<Job, unknown, unknown> {
  const puzzles: PrintedPuzzle[] = [];
  for (const level of sheet.levels) {
    const seed = seedOf(sheet.seed, puzzles.length);
    const job = making(engine, sheet, level, seed);
    // A try with several queens a line takes milliseconds.
    const made = (yield paced(
      (budget) => job.run(sheet.family === 'stars' ? 1 : budget),
      { progress: () => ({ made: puzzles.length }), answer: () => job.made(), free: () => job.free() },
      10,
    )) as ReturnType<PuzzleJob['made']>;
    if (!made) throw new Error('a puzzle was made, and is not there');
    puzzles.push(printed(engine, made, level, `${sheet.family}-${sheet.size}-${level}-${seed}`));
  }
  return { puzzles, trace: sheet.traced && followed(engine, sheet.traced) };
}

const making = (engine: EngineModule, { family, size }: Sheet, level: PuzzleLevel, seed: number): PuzzleJob =>
  new engine.PuzzleJob(
    family === 'stars' ? { size, family: 'regions', stars: starsOf(size), level, seed } : { size, family, level, seed },
  );

type Made = NonNullable<ReturnType<PuzzleJob['made']>>;

/** `name`: what the room of puzzles calls it. */
function printed(engine: EngineModule, puzzle: Made, level: PrintedPuzzle['level'], name: string): PrintedPuzzle {
  const { regions = null, stars = 1 } = puzzle;
  const [solution] = engine.puzzleWays(puzzle, 1).ways;
  if (!solution) throw new Error('a puzzle has no way to finish');
  const rows = new Int32Array(puzzle.rows.length / stars).fill(-1);
  // Where lines hold several queens, none is given.
  const given = stars > 1 ? rows : puzzle.rows;
  const hash = engine.writeLink({ view: 'play', rows, search: 'bitmask', seed: 1, step: 0, own: name });
  return { level, given, solution, regions, hash };
}
