// The jobs about puzzles: making them in slices, and proving that they have one way to finish.

import { starsOf } from '../../../board/stars';
import type { EngineModule, PuzzleGraded } from '../../../engine/types';
import { askEngine } from '../../../worker/engine-job';
import { instant, inTurn, type Job, refusal } from '../../../worker/job';
import type { Found } from '../questions';
import { madeOf } from '../shelf/made';
import { packedOf } from '../shelf/packs';
import { MOST_WAYS, type Puzzle, type Source, starred, starsOfDay, type Wanted } from './puzzle';
import { clashes, emptySketch } from './sketch';
import { taken } from './taken';

/** Proves that a puzzle has one way to finish, and how it is found. */
export const proved = (engine: EngineModule, puzzle: Puzzle): Found =>
  foundBy(puzzle, engine.gradePuzzle(taken(puzzle)));

function foundBy(puzzle: Puzzle, { ways, grade, level, solution, steps }: PuzzleGraded): Found {
  if (ways !== 1 || !grade || !steps || !solution) throw refusal(ways === 0 ? 'play-no-way' : 'play-many-ways');
  return { puzzle, grade, steps, level, solution: [...solution] };
}

/** The same in slices: with several queens a line it can take seconds. */
export function* proving(engine: EngineModule, puzzle: Puzzle): Generator<Job, Found, unknown> {
  return foundBy(puzzle, yield* askEngine(engine, 'gradePuzzle', { puzzle: taken(puzzle) }));
}

/** The maximum length of a proof by the machine. */
const LONGEST = 200;

/** A board with all its solutions, and the length of the engine's proof that there are no others. */
function* claiming(engine: EngineModule, puzzle: Puzzle): Generator<Job, Found, unknown> {
  if (clashes(puzzle, emptySketch(puzzle)).length > 0) throw refusal('play-clash');
  const { ways } = yield* askEngine(engine, 'puzzleWays', { puzzle: taken(puzzle), most: MOST_WAYS + 1 });
  if (ways.length > MOST_WAYS) throw refusal('play-ways', { most: MOST_WAYS });
  // With several queens a line, that would take seconds.
  const moves = puzzle.stars ? null : engine.provePuzzle(taken(puzzle), LONGEST)?.moves;
  return {
    puzzle,
    grade: 'search',
    level: null,
    steps: [],
    solution: [],
    ways: ways.length,
    machine: moves ? moves.length : null,
  };
}

/** Makes a puzzle of a kind, a size and a grade, and proves it. */
function* making(engine: EngineModule, { family, size, word, seed }: Wanted): Generator<Job, Found, unknown> {
  const stars = starsOf(size);
  const wanted = family === 'stars' ? ({ family: 'regions', stars } as const) : { family };
  const { rows, regions = null } = yield* askEngine(engine, 'makePuzzle', { ...wanted, size, level: word, seed });
  return yield* proving(
    engine,
    family === 'stars' && regions
      ? starred([...regions], stars)
      : { family, size, given: [...rows], regions: regions && [...regions] },
  );
}

/** Opens a puzzle, wherever it comes from. */
export function puzzleJob(engine: EngineModule, source: Source): Job {
  switch (source.kind) {
    case 'made': {
      const kept = madeOf(source) ?? packedOf(source);
      return inTurn(kept ? proving(engine, kept) : making(engine, source));
    }
    case 'stars':
      return inTurn(proving(engine, starred(source.regions, source.stars)));
    case 'day':
      if (source.family === 'stars') return inTurn(making(engine, starsOfDay(source.day)));
      return instant(() => {
        const { family } = source;
        const { rows, regions } =
          family === 'regions' ? engine.dailyRegions(source.day) : engine.dailyPuzzle(source.day);
        return proved(engine, { family, size: rows.length, given: [...rows], regions: regions ? [...regions] : null });
      });
    case 'guilty':
      return instant(() => guilty(engine, source));
    case 'own': {
      const { family, given, regions } = source;
      return instant(() => proved(engine, { family, size: given.length, given, regions }));
    }
    case 'claim': {
      if (source.family === 'stars') return inTurn(claiming(engine, starred(source.regions, source.stars)));
      const { family, given, regions } = source;
      return inTurn(claiming(engine, { family, size: given.length, given, regions }));
    }
  }
}

/** Queens without a way to finish, and the smallest number to remove. */
function guilty(engine: EngineModule, { size, fewest, seed }: Extract<Source, { kind: 'guilty' }>): Found {
  const given = [...engine.makeGuilty({ size, fewest, seed })];
  return {
    puzzle: { family: 'guilty', size, given, regions: null },
    grade: 'search',
    level: null,
    steps: [],
    solution: [],
    fewest,
  };
}
