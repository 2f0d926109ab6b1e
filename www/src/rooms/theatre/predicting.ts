// Predict: a guess takes the run one step on, and what happened there is the judge. Nobody knows the answer before: the step
// is asked for only when the guess has been made.

import type { AppAction } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { Effect, NoQuestions, RoomContext } from '../room';
import type { Predict, PredictAction } from './predict';
import { asksNow } from './predict-asks';
import { guess, guessOf } from './predict-view';

type TheatreKit = RoomContext<Predict, PredictAction, NoQuestions>;

export function predicting(context: TheatreKit): Effect<Predict, PredictAction> {
  const { dispatch, dispatchApp } = context;
  listenForGuesses(context);
  return (happened, _, after) => {
    const { own, shared } = after;
    const { pending } = own;
    const next: AppAction = {
      type: 'go',
      goal: { kind: 'position', position: (pending ?? stand(shared)).position + 1 },
    };
    if (happened.type === 'action') {
      if (happened.action.type === 'say' && pending !== null) dispatchApp(next);
    } else if (happened.type === 'shown' && pending !== null) {
      const here = stand(shared);
      const came = here.run === pending.run && here.position === pending.position + 1;
      if (came || happened.arrived) dispatch({ type: 'judge', shown: came ? shared.watch.shown : null });
    } else if (happened.type === 'shown' && (own.guess ?? own.row ?? own.bits) !== null) {
      dispatch({ type: 'moved' });
    } else if (happened.type === 'opened' && pending !== null) {
      dispatch({ type: 'judge', shown: null });
    } else if (happened.type === 'play' && own.on && asksNow(after)) {
      // To play is to be shown the answer: one step, and then the next question.
      dispatchApp({ type: 'halt' });
      dispatchApp(next);
    }
  };
}

/** Where the run stands. */
const stand = ({ watch: { run, shown } }: Shared) => ({ run, position: shown?.frame.position ?? 0 });

/** The keys that answer, while a question stands. Space shows the answer, on the board too: there Enter is a guess. */
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
    const said = guessOf(keyOf(event), here.shared);
    if (!said || keeps(event.target as Element | null, event.key)) return;
    event.preventDefault();
    guess({ ...here, dispatch }, said);
  });
}
