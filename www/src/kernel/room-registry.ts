// The interface of rooms to the kernel.

import type { AppAction } from './action';
import type { State } from './state';

/** Page commands that a room overrides. */
export interface RoomOverrides {
  readonly undo?: AppAction;
  readonly redo?: AppAction;
  /** The action of Escape. */
  readonly leave?: AppAction;
  /** Null: the text is ignored. */
  readonly paste?: (text: string) => AppAction | null;
}

export interface RoomRegistry {
  /**
   * Returns the room for a name in a link, which may have become part of another room, with the words for that room;
   * null if no room matches. `own`: the part that the room adds to the link; such parts may have moved to other rooms as well.
   */
  resolve(view: string, own?: string): { readonly view: string; readonly own: string } | null;
  /** Whether a room shows the run that is watched, so that it plays and the keys of the transport control it. */
  showsRun(name: string): boolean;
  /** Whether it shows the tree of that run, which is fetched only then. */
  showsTree(name: string): boolean;
  /** The part of a link that the visible room adds: letters, digits and `.~_-*`. */
  ownOf(state: State): string;
  /** The whole link, for a board that the first form of links cannot contain. */
  wholeOf(state: State): string | null;
  overrides(state: State): RoomOverrides;
}
