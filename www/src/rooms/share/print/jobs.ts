// Makes the puzzles of a sheet, one after the other in slices, and the first steps of a search for its trace table.

import { starsOf } from '../../../board/stars';
import type { EngineModule, PuzzleJob, PuzzleLevel, Register } from '../../../engine/types';
import { inTurn, type Job, paced } from '../../../worker/job';
import { type PrintedPuzzle, type Sheet, STEPS, seedOf, type TraceLine } from './choice';

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
  return { puzzles, trace: sheet.traced > 0 ? traceOf(engine, sheet.traced) : [] };
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

const WORDS = ['columns', 'diagonals', 'antiDiagonals', 'free'];

/** The first queens that a search sets and takes back on an empty board, with the words after each. */
function traceOf(engine: EngineModule, size: number): TraceLine[] {
  const run = new engine.Timeline('bitmask', new Int32Array(size).fill(-1), 1);
  const lines: TraceLine[] = [];
  while (lines.length < STEPS && run.seek(run.frame().position + 1, Number.MAX_SAFE_INTEGER)) {
    const { happened, finished } = run.frame();
    if (happened?.kind === 'tried' || happened?.kind === 'removed') {
      const words = wordsOf(run.registers());
      lines.push({
        takenBack: happened.kind === 'removed',
        row: happened.row,
        column: happened.column,
        to: words[0]?.row ?? null,
        words: words.map(({ bits }) => Array.from({ length: size }, (_, column) => ((bits >>> column) & 1) === 1)),
      });
    } else if (finished) break;
  }
  run.free();
  return lines;
}

const wordsOf = (registers: readonly Register[]) =>
  WORDS.flatMap((name) =>
    registers.filter((register) => register.kind === 'word').filter((word) => word.name === name),
  );
