// A room: a view of the page with a state and actions and, if needed, workers and a part of the link.
//
// A room is a folder with a `room.ts` that exports `room`, and a `place.json` with its place in the bar. Most have
//
//   slice.ts      the state, the actions, and the pure update   view*.ts       what is drawn
//   effect.ts     requests to the outside world                 link.ts        its part of a link
//                 (older rooms; in newer rooms `update` returns commands, and `wants` the needs of a state: commands.ts)
//   questions.ts  the questions to its workers                  jobs.ts        the answers, in the worker
//   links.ts      the links that lead here, for other rooms
//
// A room knows no other room, except for its links. Actions that cross rooms belong to the kernel: `place` a board,
// `choose` a search, show another room with `ui`.

import type { TemplateResult } from 'lit-html';
import type { ClientOptions, WorkerClient } from '../client/client';
import type { Asks, Exchange } from '../client/protocol';
import type { Link } from '../engine/types';
import type { AppAction, AppDispatch, RoomAction } from '../kernel/action';
import type { Database, Records } from '../kernel/records';
import type { Shared } from '../kernel/state';
import type { CopyState } from '../kernel/ui-state';
import type { KeyName } from '../watch/keys';
import type { Next, PersistedPart, Want } from './commands';

/** A room without questions to workers. */
// biome-ignore lint/complexity/noBannedTypes: no questions at all.
export type NoQuestions = {};

/** The questions of any room. */
export type AnyQuestions = Record<string, Exchange>;

export interface Room<State, Action, Questions extends Asks<Questions> = NoQuestions> {
  /** The state when the room is first entered. */
  readonly start: State;
  /** The state after an action, with the commands that follow from the action, if any. Pure. */
  update(state: State, action: Action, shared: Shared): Next<State, Action>;
  /**
   * The answers and timers that a state needs. `shown`: whether the room is on the screen. `linkTo`: the link to the present
   * state of another room, as in `RoomContext`. Pure.
   */
  wants?(
    state: State,
    shared: Shared,
    shown: boolean,
    linkTo: RoomContext<State, Action, NoQuestions>['linkTo'],
  ): readonly Want<State, Action>[];
  /**
   * Adapts the state to a change of the page, for a room whose state is about the input board. Called after every action.
   * Pure; returns the same state if nothing follows.
   */
  follow?(state: State, shared: Shared): State;
  /** The parts of the state that this device stores. */
  readonly persisted?: readonly PersistedPart<State, Action>[];
  /** The action of a key while the room is shown; null for no action. Keys of the transport are handled separately. */
  keys?(pressed: KeyPressed, state: State, shared: Shared): Action | null;
  /** The action of a remote control while the room is presented: forward or back; null for no action. */
  remote?(by: -1 | 1, state: State): Action | null;
  /** The action of a key of the transport while the room is shown; null for no action. */
  transport?(key: KeyName, state: State): Action | null;
  /** The part of a link that the room adds, in letters, digits and `.~_-*`. */
  readonly link?: {
    /** Empty if there is nothing to add. */
    write(state: State, shared: Shared): string;
    /** The action that restores a written link; null for any text that `write` would not write. */
    read(text: string): Action | null;
  };
  /** Page commands that the room overrides. */
  readonly overrides?: {
    readonly undo?: Action;
    readonly redo?: Action;
    /** Handles pasted text, which by default is a placement for the input board. Null: the text is ignored. */
    paste?(text: string): Action | null;
    /** The action of Escape; null for no action. */
    leave?(state: State): Action | null;
  };
  /**
   * Only for the room that the page opens with: the whole link, for boards that the first form of links cannot express.
   * It is `2&view=NAME&` and the text that `link.read` of this room reads. `own`: the part that the visible room adds.
   */
  wholeLink?(shared: Shared, own: string): string | null;
  /**
   * Only for the room that the page opens with: the name of the pieces in the title, and the action that opens the
   * choice.
   */
  titleParts?(snapshot: Snapshot<State>): TitleParts<Action>;
  /**
   * The subject of the page while the room is shown, if it is not the input board: the number of queens, or null for a
   * subject without queens.
   */
  subject?(state: State): number | null;
  /** Called once, when the room is first entered. */
  open(context: RoomContext<State, Action, Questions>): OpenRoom<State, Action>;
}

/** A pressed key without Control, Alt or Meta, unless the focused control uses it. */
export interface KeyPressed {
  /** The character that it types, in lower case, or the name of the key. */
  readonly key: string;
  /** Its place on the keyboard. */
  readonly code: string;
  /** Whether the focused control, such as a board, has not handled the key yet. Each key is offered again after that. */
  readonly early: boolean;
}

/** The pieces in the title: "queens", "on a torus". */
export interface TitleParts<Action> {
  readonly pieces: string;
  readonly where: string;
  /** The title of the document; null for the title that queens have. */
  readonly title: string | null;
  /** Whether the list of alternatives is shown. */
  readonly open: boolean;
  readonly press: Action;
}

/** The parts of an open room. */
export interface OpenRoom<State, Action> {
  view(props: ViewProps<State, Action>): TemplateResult;
  effect?(happened: RoomEvent<Action>, before: Snapshot<State>, after: Snapshot<State>): void;
}

/** The state of a room: its own, and the state that all rooms share. */
export interface Snapshot<State> {
  readonly own: State;
  readonly shared: Shared;
}

/** Does something in a room. */
export type Dispatch<Action> = (action: Action) => void;

/** The input of a view: the state to render, and functions to dispatch actions. */
export interface ViewProps<State, Action> extends Snapshot<State> {
  dispatch(action: Action): void;
  /** Dispatches actions of the page. */
  readonly dispatchApp: AppDispatch;
}

/** Draws the room: a function of its props, which may remember its last rendering. */
export type View<State, Action> = (props: ViewProps<State, Action>) => TemplateResult;

/** Events of a room: its own actions, its first entering, and changes of the state that all rooms share. */
export type RoomEvent<Action> =
  | { readonly type: 'action'; readonly action: Action }
  /**
   * `request`: the action that the address asks for, which is dispatched next; null for no action. `byLink`: a link led
   * here.
   */
  | { readonly type: 'entered'; readonly request: Action | null; readonly byLink: boolean }
  | { readonly type: 'linked'; readonly request: Action | null }
  | Exclude<AppAction, RoomAction | { readonly type: 'entered' | 'linked' }>;

/**
 * Carries out the requests of a room to the outside world, and reports back with more actions. It also receives events
 * while another room is shown.
 */
export type Effect<State, Action> = (
  happened: RoomEvent<Action>,
  before: Snapshot<State>,
  after: Snapshot<State>,
) => void;

/** The services that a room receives. */
export interface RoomContext<State, Action, Questions extends Asks<Questions>> {
  dispatch(action: Action): void;
  readonly dispatchApp: AppDispatch;
  /** The present state of the room. */
  now(): Snapshot<State>;
  /** Whether it is the room that is shown. */
  isShown(): boolean;
  /** Copies a text, and reports whether the browser allowed it. */
  copy(text: string, news: CopyState): void;
  /** Reports in one line why something failed, unless it was cancelled. */
  trouble(error: unknown): void;
  /** Starts a worker with the whole engine, which answers the questions of this room. */
  spawnWorker(options?: ClientOptions): WorkerClient<Questions>;
  /** Opens a database of the room on this device. Rejects if the browser refuses storage. */
  records(of: Database): Promise<Records>;
  /** The link to the present state of another room; a text if it has the second form of links. */
  linkTo(view: string): Link | string;
}

/** Combines several effects, called in their order. */
export const combineEffects =
  <State, Action>(...effects: readonly Effect<State, Action>[]): Effect<State, Action> =>
  (happened, before, after) => {
    for (const effect of effects) effect(happened, before, after);
  };
