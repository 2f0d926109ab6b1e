// What watching asks of the world outside: the player that talks to the engine, and the keys of the transport.

import type { Loop } from '../kernel/loop';
import type { Places } from '../kernel/places';
import { asksAnew, type Effect, type State } from '../kernel/state';
import type { Line } from '../line/client';
import { actionOf, bound, keeps } from './keys';
import { Player } from './player';
import type { WatchQuestions } from './questions';

/** Keeps a run open for the board that is shown, at the step that a link asks for, and lets the player follow every change. */
export function watching(
  line: Line<WatchQuestions>,
  { dispatch, state }: Loop,
  { showsRun, showsTree }: Pick<Places, 'showsRun' | 'showsTree'>,
): Effect {
  const clock = { now: () => performance.now(), frame: (callback: () => void) => requestAnimationFrame(callback) };
  const player = new Player(line, dispatch, clock, showsTree);
  return (action, before, after) => {
    if (action.type === 'linked') dispatch({ type: 'watch', step: action.link.step });
    else if (after.look.engine === 'ready' && isToOpen(before, after)) dispatch({ type: 'watch', step: 0 });
    if (after.watch.playing && !showsRun(after.look.view)) dispatch({ type: 'halt' });
    player.follow(state());
  };
}

/** A run is open at all times: another board or another search gets another one, from its start. */
const isToOpen = (before: State, after: State): boolean => after.watch.status === 'closed' || asksAnew(before, after);

/** Keys of the transport work while a run is open, and never fire the focused button as well. */
export function listenForTransportKeys({ dispatch, state }: Loop, { showsRun }: Pick<Places, 'showsRun'>): void {
  let taken: string | null = null;
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const now = state();
    if (event.key === 'Escape' && now.look.present) {
      dispatch({ type: 'look', look: { present: false } });
      return;
    }
    const shown = now.watch.status === 'open' && showsRun(now.look.view);
    const name = shown ? bound(event, now.look.shortcuts) : null;
    if (!name || keeps(event.target as Element | null, event.key)) return;
    event.preventDefault();
    taken = event.key;
    if (event.repeat && name === 'playPause') return;
    const action = actionOf(name, now);
    if (action) dispatch(action);
  });
  // A button fires when Space comes up again.
  addEventListener('keyup', (event) => {
    if (event.key === taken) event.preventDefault();
    if (event.key === taken) taken = null;
  });
}
