// The questions of the editor: a survey after each change (the number of ways, the grade, and the culprits if there is no way),
// and queens to give or to drop, which can be cancelled.

import type { Trouble } from '../../../client/trouble';
import type { Questions } from '../../../engine/types';
import { all } from '../../commands';
import { answer, ask, type PlayCommand, type PlayWant } from '../ask';
import { taken } from '../puzzle/taken';
import type { Given, Working } from '../questions';
import type { Play, PlayAction } from '../slice';
import { type Draft, emptyRegions, type OwnAction } from './slice';

const act = (action: OwnAction): PlayAction => ({ type: 'own', action });

/** The puzzle in the editor. */
const draftOf = ({ door, own }: Play): Draft | null => (door === 'own' ? own.puzzle : null);

export function ownWants({ own, record: { begun, solved } }: Play): PlayWant[] {
  const { puzzle, survey } = own;
  if (survey?.of === puzzle || emptyRegions(puzzle).length > 0) return [];
  return [
    answer('survey', 'survey', {
      question: { puzzle, played: [...begun, ...solved].map(({ id }) => id) },
      of: all(draftOf, ({ record }) => record),
      done: (told) => act({ type: 'surveyed', of: puzzle, told }),
      failed: (line) => ({ type: 'line', line }),
    }),
  ];
}

const givenOf = ({ choices, easiest }: Questions['fewestQueens']['answer']): Given => ({
  choices,
  easiest: easiest.map(({ squares, grade, level, hardest }) => ({ squares: [...squares], grade, level, hardest })),
});

export function ownCommands(action: OwnAction, play: Play): PlayCommand[] {
  const puzzle = draftOf(play);
  if (!puzzle) return [];
  const slot = 'draft';
  const about = {
    of: draftOf,
    progress: (busy: Working) => act({ type: 'busy', busy }),
    failed: (trouble: Trouble) => act({ type: 'failed', trouble }),
  };
  switch (action.type) {
    case 'fewest':
      return [
        ask(slot, 'fewestQueens', {
          ...about,
          question: { puzzle: taken(puzzle) },
          done: (given) => act({ type: 'given', of: puzzle, given: givenOf(given) }),
        }),
      ];
    case 'drop':
      return [ask(slot, 'drop', { ...about, question: puzzle, done: (given) => act({ type: 'dropped', given }) })];
    case 'cancel':
      return [{ do: 'cancel', slot }];
    default:
      return [];
  }
}
