// Lets the worker look at a reason, at those that a link brings, and say what the machine would do next.

import type { Trouble } from '../../../client/trouble';
import { isCancelled, troubleOf } from '../../../client/trouble';
import type { Desk } from '../desk';
import type { Puzzle } from '../puzzle/puzzle';
import type { Entry } from './cases';
import type { Move } from './moves';
import type { Asked, Proving, ProvingAction } from './proving';

/** What is called after everything that happens. `proving`: null while no puzzle is solved with reasons. */
export function reasoning(
  { client }: Desk,
  dispatch: (action: ProvingAction) => void,
  say: (trouble: Trouble) => void,
): (proving: Proving | null, puzzle: Puzzle | null) => void {
  let asked: Asked | readonly Move[] | null = null;
  let helped: readonly Entry[] | null = null;
  const refuse = (error: unknown): void => {
    if (!isCancelled(error)) say(troubleOf(error));
  };
  return (proving, puzzle) => {
    if (!proving || !puzzle) return;
    const { asking, brought, steps, help, hint } = proving;
    if (help === null) helped = null;
    else if (!hint && helped !== steps) {
      helped = steps;
      client
        .ask('nextMove', { puzzle, steps })
        .answer.then((hint) => dispatch({ type: 'hinted', steps, hint }), refuse);
    }
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
