// The questions of the editor: a survey after each change (first the ways to finish, then the grade of a puzzle with one way, or the
// culprits of a puzzle without any), and given queens to add or to remove.

import type { Trouble } from '../../../client/trouble';
import type { Questions } from '../../../engine/types';
import { answer, ask, type PlayCommand, type PlayWant } from '../ask';
import { enginePuzzle } from '../puzzle/engine-forms';
import { foundFrom } from '../puzzle/opening';
import { differentWays } from '../puzzle/symmetry';
import type { AddedQueens, AddingProgress } from '../questions';
import type { Play, PlayAction } from '../slice';
import { clashOf, type Draft, EMPTY_SURVEY, emptyRegions, type OwnAction, type OwnSurvey } from './slice';
import { twinOf } from './twin';

/** The maximum number of ways that are listed. */
const MAX_LISTED = 1_000;

const act = (action: OwnAction): PlayAction => ({ type: 'own', action });

/** The puzzle in the editor. */
const draftOf = ({ panel, own }: Play): Draft | null => (panel === 'own' ? own.puzzle : null);

export function ownWants({ own, record: { begun, solved } }: Play): PlayWant[] {
  const { puzzle, survey } = own;
  const known = survey?.of === puzzle ? survey.result : null;
  if (survey?.isWhole && known) return [];
  if (emptyRegions(puzzle).length > 0 || clashOf(puzzle).length > 0) return [];

  const failed = (notice: Trouble): PlayAction => ({ type: 'notice', notice });
  const about = { of: draftOf, failed, question: { puzzle: enginePuzzle(puzzle) } };
  const surveyAction = (result: OwnSurvey, isWhole = true): PlayAction =>
    act({ type: 'surveyed', of: puzzle, result, isWhole });

  if (!known)
    return [
      answer('ways', 'puzzleWays', {
        ...about,
        question: { ...about.question, most: MAX_LISTED },
        done({ ways: found, all }) {
          const ways = found.map((rows) => [...rows]);
          const different = all ? differentWays(puzzle, ways) : ways.length;
          return surveyAction({ ...EMPTY_SURVEY, ways, all, different }, ways.length > 1);
        },
      }),
    ];
  if (known.ways.length === 1)
    return [
      answer('grade', 'gradePuzzle', {
        ...about,
        done(graded) {
          const found = foundFrom(puzzle, graded);
          if ('code' in found) return failed(found);
          const played = [...begun, ...solved].map(({ id }) => id);
          return surveyAction({ ...known, found, twin: twinOf(puzzle, played) });
        },
      }),
    ];
  if (puzzle.regions)
    return [
      answer('guilty', 'guiltyRegions', {
        ...about,
        done: ({ labels }) => surveyAction({ ...known, culpritRegions: [...labels] }),
      }),
    ];
  const { given, size } = puzzle;
  return [
    answer('blame', 'complete()', {
      ...about,
      question: [Int32Array.from(given)],
      done: ({ blame = [] }) =>
        surveyAction({ ...known, culprits: [...blame].map((row) => row * size + (given[row] ?? 0)) }),
    }),
  ];
}

const addedQueensOf = ({ choices, easiest }: Questions['fewestQueens']['answer']): AddedQueens => ({
  choices,
  easiest: easiest.map(({ squares, grade, level, hardest }) => ({ squares: [...squares], grade, level, hardest })),
});

export function ownCommands(action: OwnAction, play: Play): PlayCommand[] {
  const puzzle = draftOf(play);
  if (!puzzle) return [];
  const slot = 'draft';
  const about = {
    of: draftOf,
    progress: (busy: AddingProgress) => act({ type: 'busy', busy }),
    failed: (trouble: Trouble) => act({ type: 'failed', trouble }),
  };
  switch (action.type) {
    case 'fewest':
      return [
        ask(slot, 'fewestQueens', {
          ...about,
          question: { puzzle: enginePuzzle(puzzle) },
          done: (given) => act({ type: 'given', of: puzzle, given: addedQueensOf(given) }),
        }),
      ];
    case 'drop':
      return [
        ask(slot, 'dropSuperfluous()', {
          ...about,
          question: [enginePuzzle(puzzle)],
          done: (given) => act({ type: 'dropped', given: [...given] }),
        }),
      ];
    case 'cancel':
      return [{ do: 'cancel', slot }];
    default:
      return [];
  }
}
