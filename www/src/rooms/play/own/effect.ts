// Looks at a puzzle of a person's own after each change: how many ways there are, who is guilty if there is none, its grade. Lets
// the engine give and drop queens, which can be cancelled.

import type { Job } from '../../../client/client';
import { isCancelled, type Trouble, troubleOf } from '../../../client/trouble';
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
  let asked: { readonly of: Draft; readonly job: Job<PlayQuestions['survey']> } | null = null;
  let working: { readonly of: Draft; cancel(): void } | null = null;

  function refuse(error: unknown): void {
    if (!isCancelled(error)) say(troubleOf(error));
  }

  /** Nothing is worked out any more. */
  function stop(): void {
    working?.cancel();
    working = null;
  }

  function work<Answer>(
    of: Draft,
    job: { readonly answer: Promise<Answer>; cancel(): void },
    then: (answer: Answer) => void,
  ) {
    stop();
    const mine = { of, cancel: () => job.cancel() };
    working = mine;
    dispatch({ type: 'busy', busy: { stage: 'begun' } });
    const end = (): boolean => {
      if (working !== mine) return false;
      working = null;
      dispatch({ type: 'busy', busy: null });
      return true;
    };
    job.answer.then(
      (answer) => {
        if (end()) then(answer);
      },
      (error: unknown) => {
        if (end()) refuse(error);
      },
    );
  }

  return {
    follow(own) {
      // What is worked out for another board is of no use.
      if (working && working.of !== own?.puzzle) {
        stop();
        dispatch({ type: 'busy', busy: null });
      }
      if (!own || own.survey?.of === own.puzzle || asked?.of === own.puzzle) return;
      if (emptyRegions(own.puzzle).length > 0) return;
      asked?.job.cancel();
      const of = own.puzzle;
      const job = client.ask('survey', { puzzle: of, played: played() });
      asked = { of, job };
      job.answer.then((told) => dispatch({ type: 'surveyed', of, told }), refuse);
    },
    hear(action, { puzzle: of }) {
      const tell = (busy: Own['busy']): void => dispatch({ type: 'busy', busy });
      if (action.type === 'fewest')
        work(of, client.ask('fewest', of, tell), (given) => dispatch({ type: 'given', of, given }));
      else if (action.type === 'drop')
        work(of, client.ask('drop', of, tell), (given) => dispatch({ type: 'dropped', given }));
      else if (action.type === 'cancel') {
        stop();
        tell(null);
      }
    },
  };
}
