// Makes the puzzles of a sheet, one after the other in slices, and the steps of a search for its trace table.

import { starsOf } from '../../../board/stars';
import type { EngineModule, PuzzleMade, PuzzleWanted } from '../../../engine/types';
import { followSearch } from '../../../watch/by-hand';
import { askEngine } from '../../../worker/engine-job';
import { inTurn, type Job } from '../../../worker/job';
import { type PrintedPuzzle, type Sheet, seedOf } from './choice';

export const printedJob = (engine: EngineModule, sheet: Sheet): Job => inTurn(printSheet(engine, sheet));

function* printSheet(engine: EngineModule, sheet: Sheet): Generator<Job, unknown, unknown> {
  const puzzles: PrintedPuzzle[] = [];
  for (const level of sheet.levels) {
    const seed = seedOf(sheet.seed, puzzles.length);
    const wanted = { ...familyOf(sheet), size: sheet.size, level, seed };
    const made = yield* askEngine(engine, 'makePuzzle', wanted, () => ({ made: puzzles.length }));
    puzzles.push(printPuzzle(engine, made, level, `${sheet.family}-${sheet.size}-${level}-${seed}`));
  }
  return { puzzles, trace: sheet.traced && followSearch(engine, sheet.traced) };
}

const familyOf = ({ family, size }: Sheet): Pick<PuzzleWanted, 'family' | 'stars'> =>
  family === 'stars' ? { family: 'regions', stars: starsOf(size) } : { family };

/** `name`: the name of the puzzle in links. */
function printPuzzle(
  engine: EngineModule,
  puzzle: PuzzleMade,
  level: PrintedPuzzle['level'],
  name: string,
): PrintedPuzzle {
  const { regions = null, stars = 1, graded } = puzzle;
  const { solution } = graded;
  if (!solution) throw new Error('a puzzle has no way to finish');
  const rows = new Int32Array(puzzle.rows.length / stars).fill(-1);
  // Puzzles with several queens a line have no given queens.
  const given = stars > 1 ? rows : puzzle.rows;
  const hash = engine.writeLink({ view: 'play', rows, search: 'bitmask', seed: 1, step: 0, own: name });
  return { level, given, solution, regions, hash };
}
