// What the kernel must know of the rooms, whichever they are.

import type { AppAction } from './action';
import type { State } from './state';

/** What a room does itself of what is the page's business elsewhere. */
export interface RoomOverrides {
  readonly undo?: AppAction;
  readonly redo?: AppAction;
  /** Null: nothing is done with the text. */
  readonly paste?: (text: string) => AppAction | null;
}

export interface RoomRegistry {
  /** The room that a link names, which may have become a part of another one, and what that asks there; null where there is none. */
  reads(view: string): { readonly view: string; readonly own: string } | null;
  /** Whether a room shows the run that is watched, so that it plays and the keys of the transport control it. */
  showsRun(name: string): boolean;
  /** Whether it shows the tree of that run, which is fetched only then. */
  showsTree(name: string): boolean;
  /** What the room that is shown adds to a link: letters, digits and `.~_-*`. */
  ownOf(state: State): string;
  /** The whole link, for a board that the first form of links cannot hold. */
  wholeOf(state: State): string | null;
  takes(state: State): RoomOverrides;
}
