// Predict: a guess takes the run one step on, and what happened there is the judge. Nobody knows the answer before: the step
// is asked for only when the guess has been made.

import type { Action } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { keyOf } from '../../ui/press';
import { keeps } from '../../watch/keys';
import type { Effect, Kit, NoQuestions } from '../room';
import type { Predict, PredictDeed } from './predict';
import { asksNow, guessOf } from './predict-view';

type TheatreKit = Kit<Predict, PredictDeed, NoQuestions>;

export function predicting(kit: TheatreKit): Effect<Predict, PredictDeed> {
  const { act, dispatch } = kit;
  listenForGuesses(kit);
  return (happened, _, after) => {
    const { own, shared } = after;
    const { pending } = own;
    const next: Action = { type: 'go', goal: { kind: 'position', position: (pending ?? stand(shared)).position + 1 } };
    if (happened.type === 'deed') {
      if (happened.deed.type === 'guess' && pending !== null) dispatch(next);
    } else if (happened.type === 'shown' && pending !== null) {
      const here = stand(shared);
      const came = here.run === pending.run && here.position === pending.position + 1;
      if (came || happened.arrived) act({ type: 'judge', happened: came ? here.happened : null });
    } else if (happened.type === 'opened' && pending !== null) {
      act({ type: 'judge', happened: null });
    } else if (happened.type === 'play' && own.on && asksNow(after)) {
      // To play is to be shown the answer: one step, and then the next question.
      dispatch({ type: 'halt' });
      dispatch(next);
    }
  };
}

/** Where the run stands. */
const stand = ({ watch: { run, shown } }: Shared) => ({
  run,
  position: shown?.frame.position ?? 0,
  happened: shown?.frame.happened ?? null,
});

/** The keys that answer, while a question stands. Space shows the answer, on the board too: there Enter is a guess. */
function listenForGuesses({ act, dispatch, now }: TheatreKit): void {
  const onSquare = (event: KeyboardEvent): boolean => (event.target as Element | null)?.closest('#board') != null;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!onSquare(event) || !asksNow(now())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) dispatch({ type: 'play' });
    },
    { capture: true },
  );
  addEventListener('keydown', (event) => {
    const here = now();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!here.shared.look.shortcuts || !asksNow(here) || document.querySelector('dialog[open]')) return;
    const guess = guessOf(keyOf(event));
    if (!guess || keeps(event.target as Element | null, event.key)) return;
    event.preventDefault();
    const { run, position } = stand(here.shared);
    act({ type: 'guess', run, position, guess });
  });
}
