// The question that opens a puzzle of any source: the engine makes it, or proves that it has one way to finish.

import { starsOf } from '../../../board/stars';
import type { Trouble } from '../../../client/trouble';
import type { PuzzleGraded, PuzzleMade, PuzzleWays } from '../../../engine/types';
import type { Selector } from '../../commands';
import { answer, type PlayWant } from '../ask';
import type { GradedPuzzle } from '../questions';
import { shelfPuzzle } from '../shelf/made';
import { packPuzzle } from '../shelf/packs';
import type { Play, PlayAction } from '../slice';
import { enginePuzzle } from './engine-forms';
import { MAX_WAYS, type MadeFamily, type Puzzle, type Source, starPuzzle, starsOfDay, type Wanted } from './puzzle';
import { clashes, emptySketch } from './sketch';

interface Opening {
  readonly key: string;
  readonly of: Selector<Play>;
  done(found: GradedPuzzle): PlayAction;
  failed(trouble: Trouble): PlayAction;
  /** Reports the number of puzzles that were made so far and did not fit the wishes. */
  tries?(count: number): PlayAction;
}

/** The maximum length of a proof by the machine. */
const MAX_PROOF_LENGTH = 200;

export function openingWant(source: Source, opening: Opening): PlayWant {
  const { key, of, failed, tries: onTry } = opening;
  const toAction = (found: GradedPuzzle | Trouble): PlayAction =>
    'code' in found ? failed(found) : opening.done(found);
  const madeAction = (
    family: MadeFamily,
    { graded, ...board }: Pick<PuzzleMade, 'rows' | 'regions' | 'graded'>,
  ): PlayAction => toAction(foundFrom(puzzleOfMade(family, board), graded));

  const gradeWant = (puzzle: Puzzle): PlayWant =>
    answer(key, 'gradePuzzle', {
      of,
      failed,
      question: { puzzle: enginePuzzle(puzzle) },
      done: (graded) => toAction(foundFrom(puzzle, graded)),
    });

  const makeWant = (wanted: Wanted): PlayWant =>
    answer(key, 'makePuzzle', {
      of,
      failed,
      question: makeRequest(wanted),
      ...(onTry && { progress: ({ tries }: { readonly tries: number }) => onTry(tries) }),
      done: (found) => madeAction(wanted.family, found),
    });

  const claimWant = (puzzle: Puzzle): PlayWant =>
    answer(key, 'puzzleWays', {
      of,
      failed,
      // No proof with several queens a line, because the search for it would take seconds.
      question: {
        puzzle: enginePuzzle(puzzle),
        most: MAX_WAYS + 1,
        ...(puzzle.stars ? {} : { proof: MAX_PROOF_LENGTH }),
      },
      done: (found) => toAction(claimFound(puzzle, found)),
    });

  switch (source.kind) {
    case 'made': {
      const stored = shelfPuzzle(source) ?? packPuzzle(source);
      return stored ? gradeWant(stored) : makeWant(source);
    }
    case 'stars':
      return gradeWant(starPuzzle(source.regions, source.stars));
    case 'own':
      return gradeWant(boardOf(source));
    case 'claim':
      return claimWant(source.family === 'stars' ? starPuzzle(source.regions, source.stars) : boardOf(source));
    case 'day': {
      const { family, day } = source;
      if (family === 'stars') return makeWant(starsOfDay(day));
      return answer(key, family === 'regions' ? 'dailyRegions()' : 'dailyPuzzle()', {
        of,
        failed,
        question: [day],
        done: (found) => madeAction(family, found),
      });
    }
    case 'guilty': {
      const { size, fewest, seed } = source;
      return answer(key, 'makeGuilty()', {
        of,
        failed,
        question: [{ size, fewest, seed }],
        done: (rows) =>
          toAction({ ...UNPROVED, puzzle: { family: 'guilty', size, given: [...rows], regions: null }, fewest }),
      });
    }
  }
}

const boardOf = ({ family, given, regions }: Pick<Puzzle, 'family' | 'given' | 'regions'>): Puzzle => ({
  family,
  given,
  regions,
  size: given.length,
});

/** Converts the wishes for a puzzle to a question for the engine. */
function makeRequest({ family, size, word, seed }: Wanted) {
  const stars = starsOf(size);
  return { size, level: word, seed, ...(family === 'stars' ? ({ family: 'regions', stars } as const) : { family }) };
}

/** Converts a puzzle that the engine made. */
export function puzzleOfMade(family: MadeFamily, { rows, regions }: Pick<PuzzleMade, 'rows' | 'regions'>): Puzzle {
  if (family === 'stars' && regions) return starPuzzle([...regions], starsOf(Math.sqrt(regions.length)));
  return { family, size: rows.length, given: [...rows], regions: regions ? [...regions] : null };
}

/** A puzzle with one way to finish, and how it is found. */
export function foundFrom(
  puzzle: Puzzle,
  { ways, grade, level, solution, steps }: PuzzleGraded,
): GradedPuzzle | Trouble {
  if (ways !== 1 || !grade || !steps || !solution)
    return { code: ways === 0 ? 'play-no-way' : 'play-many-ways', detail: {} };
  return { puzzle, grade, steps, level, solution: [...solution] };
}

const UNPROVED = { grade: 'search', level: null, steps: [], solution: [] } as const;

/** A board with any number of ways to finish, and the length of the engine's proof that there are no others. */
function claimFound(puzzle: Puzzle, { ways, proof }: PuzzleWays): GradedPuzzle | Trouble {
  if (clashes(puzzle, emptySketch(puzzle)).length > 0) return { code: 'play-clash', detail: {} };
  if (ways.length > MAX_WAYS) return { code: 'play-ways', detail: { most: MAX_WAYS } };
  return { ...UNPROVED, puzzle, ways: ways.length, machine: proof };
}
