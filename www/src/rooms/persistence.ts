// The stored parts of a room: restored when it is opened and when another tab has stored something, stored when an action changes them.

import type { PersistedPart } from './commands';

interface Stored<S, A> {
  dispatch(action: A): void;
  now(): { readonly own: S };
}

/** Restores what is stored. Returns the function that stores what an action has changed. `before`: the state before the action. */
export function persistParts<S, A>(
  parts: readonly PersistedPart<S, A>[],
  { dispatch, now }: Stored<S, A>,
): (action: A, before: S) => void {
  /** Actions that restore stored values, which are not stored again. */
  const restoring = new Set<A>();
  const restore = (action: A): void => {
    restoring.add(action);
    dispatch(action);
  };
  /** The part that is being stored, which does not follow itself. */
  let storing: PersistedPart<S, A> | null = null;
  for (const part of parts) {
    restore(part.restore('start'));
    part.onChange(() => part === storing || restore(part.restore('otherTab')));
  }
  return (action, before) => {
    if (restoring.delete(action)) return;
    const { own } = now();
    for (const part of parts) {
      if (part.of(own) === part.of(before)) continue;
      storing = part;
      const more = part.save(own, before);
      storing = null;
      if (more !== null) restore(more);
    }
  };
}
