// Judges predictions: the next step decides whether a guess is right. It is requested only after the guess. The run continues once the guess was
// right, or wrong for the second time.

import type { AppAction } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import type { Effect, RoomContext } from '../room';
import { hasBegun } from './predict';
import { asksNow } from './predict-state';
import type { TheatreQuestions } from './reading';
import type { Theatre, TheatreAction } from './slice';

type TheatreContext = RoomContext<Theatre, TheatreAction, TheatreQuestions>;

export function predictEffect({ dispatch, dispatchApp }: TheatreContext): Effect<Theatre, TheatreAction> {
  return (happened, before, after) => {
    const { own, shared } = after;
    const { pending } = own;
    const here = positionOf(shared);
    const next: AppAction = { type: 'go', goal: { kind: 'position', position: here.position + 1 } };
    if (happened.type === 'action') {
      const { type } = happened.action;
      const { last } = own;
      if (type === 'say' && pending !== null) dispatchApp({ type: 'foresee' });
      else if (type === 'judge' && last?.run === here.run && last.position === here.position) dispatchApp(next);
    } else if (happened.type === 'foreseen' && pending !== null) {
      const isCurrent = here.run === pending.run && here.position === pending.position;
      dispatch({ type: 'judge', shown: isCurrent ? happened.next : null });
    } else if ((happened.type === 'shown' || happened.type === 'opened') && pending !== null) {
      dispatch({ type: 'judge', shown: null });
    } else if (happened.type === 'shown' && hasBegun(own)) {
      dispatch({ type: 'moved' });
    } else if (happened.type === 'play' && own.on && asksNow(after)) {
      // Play shows the answer: it takes one step, and then the next question follows.
      dispatch({ type: 'reveal', ...here });
      dispatchApp({ type: 'halt' });
      dispatchApp(next);
    } else if (happened.type === 'step' && happened.by > 0 && own.on && asksNow(before)) {
      dispatch({ type: 'reveal', ...here });
    }
  };
}

/** The position of the run. */
const positionOf = ({ watch: { run, shown } }: Shared) => ({ run, position: shown?.frame.position ?? 0 });
