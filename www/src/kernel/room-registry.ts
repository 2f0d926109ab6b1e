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
  /** Whether there is such a room. */
  has(name: string): boolean;
  /** Whether a room shows the run that is watched, so that it plays and heeds the keys of the transport. */
  showsRun(name: string): boolean;
  /** Whether it shows the tree of that run, which is fetched only then. */
  showsTree(name: string): boolean;
  /** What the room that is shown adds to a link: letters, digits and `.~_-*`. */
  ownOf(state: State): string;
  /** The whole link, for a board that the first form of links cannot hold. */
  wholeOf(state: State): string | null;
  /** Of a link of the second form, the room that reads it: one for every board under another rule, which asks the engine first. */
  reads(view: string, own: string): string;
  takes(state: State): RoomOverrides;
}
