// Lets the worker look at a reason, at those that a link brings, and say what the machine would do next.

import { latest } from '../../../client/latest';
import { type Trouble, troubleOf } from '../../../client/trouble';
import type { Desk } from '../desk';
import type { Puzzle } from '../puzzle/puzzle';
import type { PlayQuestions } from '../questions';
import type { Entry } from './cases';
import type { Move } from './moves';
import type { Asked, Proving, ProvingAction } from './proving';

/**
 * Called after everything that happens. `proving`: null while no puzzle is solved with reasons. `allowed`: the rules that a
 * handout allows; empty for all.
 */
export function reasoning(
  { client }: Desk,
  dispatch: (action: ProvingAction) => void,
  say: (trouble: Trouble) => void,
  allowed: () => readonly string[] = () => [],
): (proving: Proving | null, puzzle: Puzzle | null) => void {
  const refuse = (error: unknown): void => say(troubleOf(error));
  const judging = latest<PlayQuestions>(client, refuse);
  const helping = latest<PlayQuestions>(client, refuse);
  /** The reason that is being judged, or was last; and the steps for which help was given. */
  let asked: Asked | readonly Move[] | null = null;
  let helped: readonly Entry[] | null = null;
  return (proving, puzzle) => {
    if (!proving || !puzzle) return;
    const { asking, brought, steps, help, hint } = proving;
    if (help === null) helped = null;
    else if (!hint && helped !== steps) {
      helped = steps;
      helping.ask(
        'nextMove',
        { puzzle, steps, allowed: allowed() },
        { done: (hint) => dispatch({ type: 'hinted', steps, hint: hint ?? 'none' }) },
      );
    }
    if (brought.length > 0 && asked !== brought) {
      asked = brought;
      judging.ask(
        'reasons',
        { puzzle, reasons: brought },
        { done: (steps) => dispatch({ type: 'brought', of: brought, steps }) },
      );
    } else if (asking && asked !== asking) {
      asked = asking;
      judging.ask(
        'reason',
        { puzzle, steps, reason: asking },
        { done: (judged) => dispatch({ type: 'judged', reason: asking, judged }) },
      );
    }
  };
}
