// Effects of a run: the player that talks to the engine, and the keys of the transport.

import type { WorkerClient } from '../client/client';
import type { AppAction } from '../kernel/action';
import type { RoomRegistry } from '../kernel/room-registry';
import { type Effect, isOtherBoard, type Shared, type State, stepToOpen } from '../kernel/state';
import type { Store } from '../kernel/store';
import { isRequested } from '../kernel/watch';
import { listenForKeysOf } from './controls';
import { needsWhole } from './family';
import { actionOf, type KeyName } from './keys';
import type { Player } from './player';
import type { WatchQuestions } from './questions';
import { storyPart } from './story-part';

/**
 * Keeps a run open for the board that is shown, at the step that a link asks for, and lets the player follow every change.
 * `client` connects to a worker that watches queens, and `wholeClient` to a worker with the whole engine. Each worker is started when it
 * is first needed.
 */
export function watchEffect(
  client: () => WorkerClient<WatchQuestions>,
  wholeClient: () => WorkerClient<WatchQuestions>,
  { dispatch, state }: Store,
  { showsRun, showsTree }: Pick<RoomRegistry, 'showsRun' | 'showsTree'>,
): Effect {
  const clock = { now: () => performance.now(), frame: (callback: () => void) => requestAnimationFrame(callback) };
  const clientFor = ({ input, watch }: Shared) => (watch.whole || needsWhole(input) ? wholeClient : client)();
  /** Null until its script is fetched: the page is drawn again then, which starts it. */
  let player: Player | null = null;
  /** Under another rule, the run is followed only where it is shown. */
  const isFollowed = ({ input, ui }: State): boolean => input.variant === null || showsRun(ui.view);
  /** Whether a run is requested by an action that waits until others are handled. */
  let isPending = false;
  return (action, before, after) => {
    isPending &&= action.type !== 'watch';
    const isLinked = action.type === 'linked' && !action.unread;
    if (!isFollowed(after)) {
      if (after.watch.status !== 'closed') dispatch({ type: 'unwatch' });
    } else if (
      isLinked ||
      // A run is always open: another board or search opens a new one at its start.
      (after.ui.engine === 'ready' && (isOtherBoard(before, after) || (after.watch.status === 'closed' && !isPending)))
    ) {
      isPending = true;
      dispatch({ type: 'watch', step: isLinked ? action.link.step : stepToOpen(action, before, after) });
    }
    if (after.watch.playing && !showsRun(after.ui.view)) dispatch({ type: 'halt' });
    const part = storyPart();
    if (part) player ??= new part.Player(clientFor, dispatch, clock, showsTree);
    player?.follow(state());
  };
}

/** Keys of the transport control the run if it is requested or open, and shown; otherwise, `transport` decides what they do. */
export function listenForTransportKeys(
  { dispatch, state }: Store,
  {
    showsRun,
    transport,
  }: Pick<RoomRegistry, 'showsRun'> & { transport(name: KeyName, state: State): AppAction | null },
): void {
  listenForKeysOf(
    (name) => {
      const now = state();
      const action = isRequested(now.watch) && showsRun(now.ui.view) ? actionOf(name, now) : transport(name, now);
      return action && (() => dispatch(action));
    },
    () => state().ui.shortcuts,
  );
}
