// The keys of the transport in a room with a run of its own.

import type { Shared } from '../kernel/state';
import { listenForKeysOf } from './controls';
import type { KeyName } from './keys';

/** A room with a state of its own that handles the keys of the transport while it is shown. */
interface Hearer<State, Action> {
  now(): { readonly own: State; readonly shared: Pick<Shared, 'ui'> };
  isShown(): boolean;
  dispatch(action: Action): void;
}

/** The keys of the transport in a room. `actionOf` returns the action of a key there; null for no action. */
export const listenForRoomKeys = <State, Action>(
  { now, isShown, dispatch }: Hearer<State, Action>,
  actionOf: (name: KeyName, own: State) => Action | null,
): void =>
  listenForKeysOf(
    (name) => {
      const action = isShown() ? actionOf(name, now().own) : null;
      return action && (() => dispatch(action));
    },
    () => now().shared.ui.shortcuts,
  );
