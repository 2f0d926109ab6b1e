// What a room is: a view of the page with a state, actions and, where it needs them, workers and a part of the link of its own.
//
// A room is a folder with a `room.ts` that exports `room`, and a `place.json` that says where it stands. Most have
//
//   slice.ts      the state and the actions, and the pure update        view*.ts       what is drawn
//   effect.ts     what actions ask of the world outside                 link.ts        its part of a link
//                 (older rooms; in newer ones `update` returns commands and `wants` says what a state needs: commands.ts)
//   questions.ts  what its workers can be asked                       jobs.ts        the answers, in the worker
//   links.ts      the links that lead here, for other rooms
//
// A room knows no other room, but for its links. What crosses rooms is an action of the kernel: `place` a board, `choose` a search, show another room
// with `ui`.

import type { TemplateResult } from 'lit-html';
import type { ClientOptions, WorkerClient } from '../client/client';
import type { Asks, Exchange } from '../client/protocol';
import type { Link } from '../engine/types';
import type { AppAction, AppDispatch, RoomAction } from '../kernel/action';
import type { Shared } from '../kernel/state';
import type { Copied } from '../kernel/ui-state';
import type { Next, Want } from './commands';

/** A room that asks nothing of any worker. */
// biome-ignore lint/complexity/noBannedTypes: no questions at all.
export type NoQuestions = {};

/** The questions of any room. */
export type AnyQuestions = Record<string, Exchange>;

export interface Room<State, Action, Questions extends Asks<Questions> = NoQuestions> {
  /** The state when the room is first entered. */
  readonly start: State;
  /** The state after an action, with the commands that follow from the action, if any. Pure. */
  update(state: State, action: Action, shared: Shared): Next<State, Action>;
  /** What the state needs while it lasts: answers and timers. `shown`: whether the room is the one on the screen. Pure. */
  wants?(state: State, shared: Shared, shown: boolean): readonly Want<State, Action>[];
  /** What the room adds to a link, in letters, digits and `.~_-*`. */
  readonly link?: {
    /** Empty where there is nothing to add. */
    write(state: State): string;
    /** The action that brings back what was written; null for anything that `write` would not write. */
    read(text: string): Action | null;
  };
  /** What the room does itself of what is the page's business elsewhere. */
  readonly takes?: {
    readonly undo?: Action;
    readonly redo?: Action;
    /** What is pasted; without it, a placement for the input board. Null: nothing is done with it. */
    paste?(text: string): Action | null;
  };
  /**
   * Of the room that the page opens with: the whole link, where the first form of links cannot hold the board. That is `2&view=NAME&`
   * and what `link.read` of this room brings back. `own`: what the room that is shown adds.
   */
  whole?(shared: Shared, own: string): string | null;
  /** Of the room that the page opens with: what the title calls the pieces, and the action that opens what can be chosen instead. */
  named?(snapshot: Snapshot<State>): Named<Action>;
  /**
   * What the page is about while the room is shown, where that is not the input board: the number of queens, or
   * null for something without queens.
   */
  subject?(state: State): number | null;
  /** Called once, when the room is first entered. */
  open(context: RoomContext<State, Action, Questions>): Opened<State, Action>;
}

/** The pieces in the title: "queens", "on a torus". */
export interface Named<Action> {
  readonly pieces: string;
  readonly where: string;
  /** Of the document; null where it says no more than for queens. */
  readonly title: string | null;
  /** Whether what can be chosen instead is shown. */
  readonly open: boolean;
  readonly press: Action;
}

/** What an open room consists of. */
export interface Opened<State, Action> {
  view(props: ViewProps<State, Action>): TemplateResult;
  effect?(happened: RoomEvent<Action>, before: Snapshot<State>, after: Snapshot<State>): void;
}

/** Where a room stands: its own state, and what all rooms share. */
export interface Snapshot<State> {
  readonly own: State;
  readonly shared: Shared;
}

/** Does something in a room. */
export type Dispatch<Action> = (action: Action) => void;

/** What a view draws, and how it acts. */
export interface ViewProps<State, Action> extends Snapshot<State> {
  dispatch(action: Action): void;
  /** For what crosses rooms. */
  readonly dispatchApp: AppDispatch;
}

/** Draws the room: a function of its props, which may remember what it drew. */
export type View<State, Action> = (props: ViewProps<State, Action>) => TemplateResult;

/** What a room hears: its own actions, that it has been entered for the first time, and what happens to what all rooms share. */
export type RoomEvent<Action> =
  | { readonly type: 'action'; readonly action: Action }
  /** `asks`: what the address asks of the room; the action follows by itself. Null: nothing. `byLink`: a link led here. */
  | { readonly type: 'entered'; readonly asks: Action | null; readonly byLink: boolean }
  | { readonly type: 'linked'; readonly asks: Action | null }
  | Exclude<AppAction, RoomAction | { readonly type: 'entered' | 'linked' }>;

/** Carries out what a room asks of the world outside, and reports back with more actions. Hears while another room is shown, too. */
export type Effect<State, Action> = (
  happened: RoomEvent<Action>,
  before: Snapshot<State>,
  after: Snapshot<State>,
) => void;

/** What a room is given. */
export interface RoomContext<State, Action, Questions extends Asks<Questions>> {
  dispatch(action: Action): void;
  readonly dispatchApp: AppDispatch;
  /** Where the room stands now. */
  now(): Snapshot<State>;
  /** Whether it is the room that is shown. */
  isShown(): boolean;
  /** Puts a text on the clipboard, and says so, or that the browser refused. */
  copy(text: string, news: Copied): void;
  /** Says in one line why something failed; nothing of what was cancelled. */
  trouble(error: unknown): void;
  /** Starts a worker with the whole engine, which answers the questions of this room. */
  spawnWorker(options?: ClientOptions): WorkerClient<Questions>;
  /** The link to what another room shows, as it stands; a text where it is one of the second form. */
  linkTo(view: string): Link | string;
}

/** One effect of several, which hear in their order. */
export const together =
  <State, Action>(...effects: readonly Effect<State, Action>[]): Effect<State, Action> =>
  (happened, before, after) => {
    for (const effect of effects) effect(happened, before, after);
  };
