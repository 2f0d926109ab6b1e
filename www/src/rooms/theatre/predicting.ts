// Predict: a guess takes the run one step on, and what happened there is the judge. Nobody knows the answer before: the step
// is asked for only when the guess has been made.

import type { Action } from '../../kernel/action';
import type { Loop } from '../../kernel/loop';
import type { Effect, State } from '../../kernel/state';
import { keeps } from '../../watch/keys';
import { asksNow, guessOf } from './predict-view';

export function predicting({ dispatch, state }: Loop): Effect {
  listenForGuesses({ dispatch, state });
  return (action, _before, after) => {
    const { pending, on } = after.predict;
    const next: Action = { type: 'go', goal: { kind: 'position', position: (pending ?? stand(after)).position + 1 } };
    if (action.type === 'guess' && pending !== null) {
      dispatch(next);
    } else if (action.type === 'shown' && pending !== null) {
      const here = stand(after);
      const came = here.run === pending.run && here.position === pending.position + 1;
      if (came || action.arrived) dispatch({ type: 'judge', happened: came ? here.happened : null });
    } else if (action.type === 'opened' && pending !== null) {
      dispatch({ type: 'judge', happened: null });
    } else if (action.type === 'play' && on && asksNow(after)) {
      // To play is to be shown the answer: one step, and then the next question.
      dispatch({ type: 'halt' });
      dispatch(next);
    }
  };
}

/** Where the run stands. */
const stand = ({ watch: { run, shown } }: State) => ({
  run,
  position: shown?.frame.position ?? 0,
  happened: shown?.frame.happened ?? null,
});

/** The keys that answer, while a question stands. Space shows the answer, on the board too: there Enter is a guess. */
function listenForGuesses({ dispatch, state }: Loop): void {
  const onSquare = (event: KeyboardEvent): boolean => (event.target as Element | null)?.closest('#board') != null;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!onSquare(event) || !asksNow(state())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) dispatch({ type: 'play' });
    },
    { capture: true },
  );
  addEventListener('keydown', (event) => {
    const now = state();
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!now.look.shortcuts || !asksNow(now) || document.querySelector('dialog[open]')) return;
    const guess = guessOf(event.key);
    if (!guess || keeps(event.target as Element | null, event.key)) return;
    event.preventDefault();
    const { run, position } = stand(now);
    dispatch({ type: 'guess', run, position, guess });
  });
}
