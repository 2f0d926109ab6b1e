// Predict: the next step is the judge of a guess. It is requested only after the guess, so nobody knows it before. The
// run continues once the guess was right, or wrong for the second time.

import type { AppAction } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { Effect, RoomContext } from '../room';
import { hasBegun } from './predict';
import { asksNow } from './predict-asks';
import { guess, guessOf } from './predict-view';
import type { TheatreQuestions } from './questions';
import type { Theatre, TheatreAction } from './slice';

type TheatreKit = RoomContext<Theatre, TheatreAction, TheatreQuestions>;

export function predicting(context: TheatreKit): Effect<Theatre, TheatreAction> {
  const { dispatch, dispatchApp } = context;
  listenForGuesses(context);
  return (happened, before, after) => {
    const { own, shared } = after;
    const { pending } = own;
    const here = stand(shared);
    const next: AppAction = { type: 'go', goal: { kind: 'position', position: here.position + 1 } };
    if (happened.type === 'action') {
      const { type } = happened.action;
      const { last } = own;
      if (type === 'say' && pending !== null) dispatchApp({ type: 'foresee' });
      else if (type === 'judge' && last?.run === here.run && last.position === here.position) dispatchApp(next);
    } else if (happened.type === 'foreseen' && pending !== null) {
      const isOfIt = here.run === pending.run && here.position === pending.position;
      dispatch({ type: 'judge', shown: isOfIt ? happened.next : null });
    } else if ((happened.type === 'shown' || happened.type === 'opened') && pending !== null) {
      dispatch({ type: 'judge', shown: null });
    } else if (happened.type === 'shown' && hasBegun(own)) {
      dispatch({ type: 'moved' });
    } else if (happened.type === 'play' && own.on && asksNow(after)) {
      // To play is to be shown the answer: one step, and then the next question.
      dispatch({ type: 'reveal', ...here });
      dispatchApp({ type: 'halt' });
      dispatchApp(next);
    } else if (happened.type === 'step' && happened.by > 0 && own.on && asksNow(before)) {
      dispatch({ type: 'reveal', ...here });
    }
  };
}

/** The position of the run. */
const stand = ({ watch: { run, shown } }: Shared) => ({ run, position: shown?.frame.position ?? 0 });

/** The keys that answer a question. Space also shows the answer on the board, where Enter is a guess. */
function listenForGuesses({ dispatch, dispatchApp, now }: TheatreKit): void {
  const onSquare = (event: KeyboardEvent): boolean => (event.target as Element | null)?.closest('#board') != null;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!onSquare(event) || !asksNow(now())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) dispatchApp({ type: 'play' });
    },
    { capture: true },
  );
  addEventListener('keydown', (event) => {
    const here = now();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!here.shared.ui.shortcuts || !asksNow(here) || document.querySelector('dialog[open]')) return;
    const said = guessOf(keyOf(event), here);
    if (!said || keeps(event.target as Element | null, event.key)) return;
    event.preventDefault();
    guess({ ...here, dispatch }, said);
  });
}
