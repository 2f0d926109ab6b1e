// Surveys a puzzle of a person's own after each change: its number of ways, its grade, and the culprits if there is no way. Lets
// the engine give and drop queens, which can be cancelled.

import { latest } from '../../../client/latest';
import { type Trouble, troubleOf } from '../../../client/trouble';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import { type Draft, emptyRegions, type Own, type OwnAction } from './slice';

export interface Making {
  /** After everything that happens; null while the editor is not looked at. */
  follow(own: Own | null): void;
  hear(action: OwnAction, own: Own): void;
}

export function making(
  { client }: Desk,
  dispatch: (action: OwnAction) => void,
  say: (trouble: Trouble) => void,
  /** The names of the puzzles that were begun or solved on this device. */
  played: () => readonly string[],
): Making {
  const refuse = (error: unknown): void => say(troubleOf(error));
  const surveys = latest<PlayQuestions>(client, refuse);
  const works = latest<PlayQuestions>(client, refuse);
  /** The board that was surveyed last, and the board of the running task. */
  let looked: Draft | null = null;
  let worked: Draft | null = null;

  const tell = (busy: Own['busy']): void => dispatch({ type: 'busy', busy });

  /** Works out queens to give or to drop; `then` hears of them. */
  function work<K extends 'fewest' | 'drop'>(
    name: K,
    of: Draft,
    then: (answer: PlayQuestions[K]['answer']) => OwnAction,
  ): void {
    worked = of;
    tell({ stage: 'begun' });
    works.ask<K>(name, of, {
      progress: tell,
      done(answer) {
        tell(null);
        dispatch(then(answer));
      },
      failed(error) {
        tell(null);
        refuse(error);
      },
    });
  }

  /** Nothing is worked out any more. */
  function stop(): void {
    works.cancel();
    tell(null);
  }

  return {
    follow(own) {
      // The task of another board is useless.
      if (works.busy && worked !== own?.puzzle) stop();
      if (!own || own.survey?.of === own.puzzle || looked === own.puzzle) return;
      if (emptyRegions(own.puzzle).length > 0) return;
      const of = own.puzzle;
      looked = of;
      surveys.ask(
        'survey',
        { puzzle: of, played: played() },
        { done: (told) => dispatch({ type: 'surveyed', of, told }) },
      );
    },
    hear(action, { puzzle: of }) {
      if (action.type === 'fewest') work('fewest', of, (given) => ({ type: 'given', of, given }));
      else if (action.type === 'drop') work('drop', of, (given) => ({ type: 'dropped', given }));
      else if (action.type === 'cancel') stop();
    },
  };
}
