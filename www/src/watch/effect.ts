// What watching asks of the world outside: the player that talks to the engine, and the keys of the transport.

import type { Loop } from '../kernel/loop';
import type { Places } from '../kernel/places';
import { asksAnew, type Effect, type State, stepToOpen } from '../kernel/state';
import type { Line } from '../line/client';
import { listenForKeysOf } from './controls';
import { needsWhole } from './family';
import { actionOf } from './keys';
import { Player } from './player';
import type { WatchQuestions } from './questions';

/**
 * Keeps a run open for the board that is shown, at the step that a link asks for, and lets the player follow every change.
 * `line`: to a worker that watches queens; `whole`: to one with the whole engine. Each is started when it is first needed.
 */
export function watching(
  line: () => Line<WatchQuestions>,
  whole: () => Line<WatchQuestions>,
  { dispatch, state }: Loop,
  { showsRun, showsTree }: Pick<Places, 'showsRun' | 'showsTree'>,
): Effect {
  const clock = { now: () => performance.now(), frame: (callback: () => void) => requestAnimationFrame(callback) };
  const player = new Player(({ asked }) => (needsWhole(asked) ? whole : line)(), dispatch, clock, showsTree);
  /** Under another rule nobody follows the run where it is not shown. */
  const isFollowed = ({ asked, look }: State): boolean => asked.ruled === null || showsRun(look.view);
  return (action, before, after) => {
    if (!isFollowed(after)) {
      if (after.watch.status !== 'closed') dispatch({ type: 'unwatch' });
    } else if (action.type === 'linked') dispatch({ type: 'watch', step: action.link.step });
    else if (after.look.engine === 'ready' && isToOpen(before, after))
      dispatch({ type: 'watch', step: stepToOpen(action, before, after) });
    if (after.watch.playing && !showsRun(after.look.view)) dispatch({ type: 'halt' });
    player.follow(state());
  };
}

/** A run is open at all times: another board or another search gets another one, from its start. */
const isToOpen = (before: State, after: State): boolean => after.watch.status === 'closed' || asksAnew(before, after);

/** Keys of the transport work while a run is open and shown. */
export function listenForTransportKeys({ dispatch, state }: Loop, { showsRun }: Pick<Places, 'showsRun'>): void {
  listenForKeysOf(
    (name) => {
      const now = state();
      const shown = now.watch.status === 'open' && showsRun(now.look.view);
      const action = shown ? actionOf(name, now) : null;
      return action && (() => dispatch(action));
    },
    () => state().look.shortcuts,
  );
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
    if (state().look.present) dispatch({ type: 'look', look: { present: false } });
  });
}
