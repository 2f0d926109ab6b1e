// Lets the worker look at a reason, and at those that a link brings.

import type { Trouble } from '../../../client/trouble';
import { isCancelled, troubleOf } from '../../../client/trouble';
import type { Desk } from '../desk';
import type { Puzzle } from '../puzzle/puzzle';
import type { Proving, ProvingAction, Reason } from './proving';

/** What is called after everything that happens. `proving`: null while no puzzle is solved with reasons. */
export function reasoning(
  { client }: Desk,
  dispatch: (action: ProvingAction) => void,
  say: (trouble: Trouble) => void,
): (proving: Proving | null, puzzle: Puzzle | null) => void {
  let asked: Reason | readonly Reason[] | null = null;
  const refuse = (error: unknown): void => {
    if (!isCancelled(error)) say(troubleOf(error));
  };
  return (proving, puzzle) => {
    if (!proving || !puzzle) return;
    const { asking, brought, steps } = proving;
    if (brought.length > 0 && asked !== brought) {
      asked = brought;
      client.ask('reasons', { puzzle, reasons: brought }).answer.then((steps) => {
        if (asked === brought) dispatch({ type: 'brought', steps });
      }, refuse);
    } else if (asking && asked !== asking) {
      asked = asking;
      client
        .ask('reason', { puzzle, steps, reason: asking })
        .answer.then((judged) => dispatch({ type: 'judged', reason: asking, judged }), refuse);
    }
  };
}
