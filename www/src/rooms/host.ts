// Manages the rooms: fetches each room when it is first entered, opens it, passes it its actions, and draws the visible room.

import type { TemplateResult } from 'lit-html';
import type { ClientOptions, WorkerClient } from '../client/client';
import { isCancelled } from '../client/trouble';
import type { Link } from '../engine/types';
import type { AppAction, AppDispatch } from '../kernel/action';
import { copyText } from '../kernel/clipboard';
import { withRetry } from '../kernel/fetched';
import { linkOf } from '../kernel/link';
import { showTrouble, trouble } from '../kernel/notice';
import type { RoomOverrides, RoomRegistry } from '../kernel/room-registry';
import { type Effect, type State, update as updateShared } from '../kernel/state';
import type { Store } from '../kernel/store';
import { fetchStyles } from '../kernel/styles';
import { fetchTexts, isUnfetched } from '../texts/fetch';
import type { KeyName } from '../watch/keys';
import { type Command, type Next, splitNext } from './commands';
import type { Entry } from './entry';
import type { NoQuestions, OpenRoom, Room, RoomContext, RoomEvent, Snapshot, TitleParts } from './room';
import type { RoomServices } from './services';

/** A room of any type: only the room itself knows the types of its state, actions and questions. */
type AnyRoom = Room<unknown, unknown>;

/** Starts a worker that answers the questions of a room. */
type SpawnWorker = (room: string, options?: ClientOptions) => WorkerClient<NoQuestions>;

/** `named`: the name of the pieces, and the way to choose another rule. */
export interface Subject {
  readonly count: number | null;
  readonly own: boolean;
  readonly named: TitleParts<readonly AppAction[]> | null;
}

export interface Rooms extends RoomRegistry {
  /** The state that the page opens with, including the state of the rooms that it opens with. */
  opening(shared: State): State;
  /** The state after an action, including the state of the rooms. */
  readonly update: (state: State, action: AppAction) => State;
  /** Fetches rooms when they are entered, and passes events to the open rooms. */
  readonly effect: (store: Store) => Effect;
  /** Fetches the files of a room that is likely to be entered. */
  prefetch(name: string): void;
  /** Renders the visible room; null until it is loaded. */
  view(state: State, dispatch: AppDispatch): TemplateResult | null;
  /**
   * The subject of the page: a number of queens, or null for a subject without queens. `own`: it belongs to the room.
   */
  subject(state: State): Subject;
  /** The action of a key of the transport in the visible room. */
  transport(name: KeyName, state: State): AppAction | null;
}

/**
 * `initial`: the rooms that the page opens with. `loadAssets` fetches the texts and styles of another room; after a failure it is called
 * again.
 */
export function createRooms(
  entries: readonly Entry[],
  spawnWorker: SpawnWorker,
  initial: Readonly<Record<string, AnyRoom>>,
  loadAssets: (room: string) => Promise<unknown> = loadRoomAssets,
): Rooms {
  const rooms = new Map(Object.entries(initial));
  const open = new Map<string, OpenRoom<unknown, unknown>>();
  const services = new Map<string, RoomServices>();
  /** Fetched with the first room, because the rooms that the page opens with give no commands. */
  let serviceModule: typeof import('./services') | null = null;
  const loadServices = withRetry(() => import('./services'), 'services.js');
  /** The commands of the current action. */
  let commands: readonly Command<unknown, unknown>[] = [];
  const fetching = new Set<string>();
  const loads = new Map(
    entries.flatMap(({ name, load }) => (load ? [[name, withRetry(load, `rooms/${name}.js`)] as const] : [])),
  );
  const entryOf = (name: string): Entry | undefined => entries.find((entry) => entry.name === name);
  /** The room that the page opens with: it shows the input board, whose rule it knows. */
  const [home = ''] = Object.keys(initial);

  const snapshotOf = (state: State, name: string): Snapshot<unknown> => ({
    own: name in state.rooms ? state.rooms[name] : rooms.get(name)?.start,
    shared: state,
  });

  const roomAction = (name: string, action: unknown): AppAction => ({ type: 'room', room: name, action });

  function contextOf(
    name: string,
    { dispatch: dispatchApp, state }: Store,
  ): RoomContext<unknown, unknown, NoQuestions> {
    return {
      dispatch: (action) => dispatchApp(roomAction(name, action)),
      dispatchApp,
      now: () => snapshotOf(state(), name),
      isShown: () => state().ui.view === name,
      copy: (text, news) => void copyText(text, news, dispatchApp),
      trouble: (error) => {
        if (!isCancelled(error)) dispatchApp(showTrouble(error));
      },
      spawnWorker: (options) => spawnWorker(name, options),
      records: (of) => loadServices().then(({ openRecords }) => openRecords(of)),
      linkTo: (view) => linkTo(state(), view),
    };
  }

  const filesOf = (name: string, load: () => Promise<{ readonly room: AnyRoom }>) =>
    Promise.all([load(), loadServices(), loadAssets(name)]);

  async function fetchRoom(name: string, store: Store): Promise<void> {
    const load = loads.get(name);
    if (!load || open.has(name) || fetching.has(name)) return;
    fetching.add(name);
    try {
      const [{ room }, services] = await filesOf(name, load);
      serviceModule = services;
      rooms.set(name, room);
    } catch (error) {
      closeRoom(name, store, error);
      return;
    } finally {
      fetching.delete(name);
    }
    store.dispatch({ type: 'entered', room: name });
  }

  function openRoom(name: string, store: Store): void {
    const room = rooms.get(name);
    if (!room || open.has(name)) return;
    try {
      const context = contextOf(name, store);
      open.set(name, room.open(context));
      if (serviceModule) services.set(name, serviceModule.createServices(room, context));
    } catch (error) {
      closeRoom(name, store, error);
    }
  }

  /** Reports why a room cannot be shown, and shows the Board. */
  function closeRoom(name: string, { dispatch, state }: Store, why: unknown): void {
    if (state().ui.view === name) dispatch({ type: 'ui', ui: { view: 'board' } });
    dispatch(isUnfetched(why) ? trouble('room-missing') : trouble('room-failed', { why: String(why) }));
  }

  /** Returns the request in the address to the visible room, once that room is loaded. */
  function requestOf({ own, ui: { view } }: State): { readonly request: unknown; readonly unread: boolean } {
    const text = own.room === view ? own.text : '';
    const action = rooms.get(view)?.link?.read(text) ?? null;
    return { request: action, unread: action === null && text !== '' };
  }

  /** Translates an action into an event for a room; null if the room ignores it. */
  function eventFor(name: string, action: AppAction, request: unknown, byLink: boolean): RoomEvent<unknown> | null {
    switch (action.type) {
      case 'room':
        return action.room === name ? { type: 'action', action: action.action } : null;
      case 'entered':
        return action.room === name ? { type: 'entered', request, byLink } : null;
      case 'linked':
        return { type: 'linked', request };
      default:
        return action;
    }
  }

  function effect(store: Store): Effect {
    for (const name of Object.keys(initial)) openRoom(name, store);
    return (action, before, after) => {
      const { view } = after.ui;
      if (action.type === 'entered') openRoom(action.room, store);
      const follows = action.type === 'entered' ? action.room === view : action.type === 'linked';
      const { request, unread } = follows && open.has(view) ? requestOf(after) : { request: null, unread: false };
      for (const [name, room] of open) {
        const happened = eventFor(name, action, name === view ? request : null, after.own.room === name);
        if (happened) room.effect?.(happened, snapshotOf(before, name), snapshotOf(after, name));
      }
      if (action.type === 'room')
        services.get(action.room)?.act(action.action, commands, snapshotOf(before, action.room).own);
      for (const each of services.values()) each.settle();
      if (request !== null) store.dispatch(roomAction(view, request));
      if (unread) store.dispatch(trouble('room-link'));
      void fetchRoom(view, store);
    };
  }

  /** The rooms after a change of the state that they share. */
  function followed(state: State): State {
    const changed = Object.entries(state.rooms).flatMap(([name, own]) => {
      const next = rooms.get(name)?.follow?.(own, state) ?? own;
      return next === own ? [] : [[name, next] as const];
    });
    return changed.length === 0 ? state : { ...state, rooms: { ...state.rooms, ...Object.fromEntries(changed) } };
  }

  const update = (state: State, action: AppAction): State => followed(updated(state, action));

  function updated(state: State, action: AppAction): State {
    commands = [];
    const next = enterRoom(state, updateShared(state, action));
    if (action.type !== 'entered' && action.type !== 'room') return next;
    const room = rooms.get(action.room);
    const own = next.rooms[action.room];
    if (!room || (own === undefined) !== (action.type === 'entered')) return next;
    const [changed, asked] =
      action.type === 'entered'
        ? [room.start, []]
        : splitNext<unknown, Command<unknown, unknown>>(
            room.update(own, action.action, next) as Next<unknown, unknown>,
          );
    commands = asked;
    return changed === own ? next : { ...next, rooms: { ...next.rooms, [action.room]: changed } };
  }

  /** Returns the part of a link that the visible room adds. */
  function ownOf(state: State): string {
    const { view } = state.ui;
    if (!open.has(view)) return state.own.room === view ? state.own.text : '';
    return rooms.get(view)?.link?.write(snapshotOf(state, view).own, state) ?? '';
  }

  const wholeOf = (state: State): string | null => rooms.get(home)?.wholeLink?.(state, ownOf(state)) ?? null;

  const linkOfState = (state: State): Link | string => wholeOf(state) ?? linkOf(state, ownOf(state));

  /** The link to the present state of another room. */
  const linkTo = (state: State, view: string): Link | string => linkOfState({ ...state, ui: { ...state.ui, view } });

  return {
    update,
    effect,
    prefetch(name) {
      const load = loads.get(name);
      if (load && !open.has(name)) filesOf(name, load).catch(() => {});
    },
    ownOf,
    wholeOf,
    opening: (shared) => ({
      ...shared,
      rooms: Object.fromEntries(Object.entries(initial).map(([name, { start }]) => [name, start])),
    }),
    view(state, dispatchApp) {
      const { view } = state.ui;
      const dispatch = (action: unknown): void => dispatchApp(roomAction(view, action));
      return open.get(view)?.view({ ...snapshotOf(state, view), dispatch, dispatchApp }) ?? null;
    },
    subject(state) {
      const { view } = state.ui;
      const room = open.has(view) ? rooms.get(view) : undefined;
      if (room?.subject) return { count: room.subject(snapshotOf(state, view).own), own: true, named: null };
      // Where the input board is shown, the title names its rule, and links to the choice of rules.
      const named = rooms.get(home)?.titleParts?.(snapshotOf(state, home));
      const press = [{ type: 'ui', ui: { view: home } } as const, roomAction(home, named?.press)];
      return { count: state.input.rows.length, own: false, named: named ? { ...named, press } : null };
    },
    resolve(view, own = '') {
      const part = `${view}.${own.split('.')[0]}`;
      const entry =
        entries.find(({ formerly = {} }) => part in formerly) ??
        entries.find(({ name, formerly = {} }) => name === view || view in formerly);
      return entry ? { view: entry.name, own: entry.formerly?.[view] ?? '' } : null;
    },
    showsRun: (name) => entryOf(name)?.showsRun ?? false,
    showsTree: (name) => entryOf(name)?.showsTree ?? false,
    transport(name, state) {
      const { view } = state.ui;
      const { own } = snapshotOf(state, view);
      return open.has(view) ? actionOf(view, rooms.get(view)?.transport?.(name, own) ?? null) : null;
    },
    overrides(state): RoomOverrides {
      const { view } = state.ui;
      const { undo, redo, paste: own, leave } = rooms.get(view)?.overrides ?? {};
      const left = actionOf(view, leave?.(snapshotOf(state, view).own) ?? null);
      // A pasted text goes to the input board unless a room accepts it.
      const [taker, paste] = own ? [view, own] : [home, rooms.get(home)?.overrides?.paste];
      return {
        ...(undo === undefined ? {} : { undo: roomAction(view, undo) }),
        ...(redo === undefined ? {} : { redo: roomAction(view, redo) }),
        ...(left ? { leave: left } : {}),
        ...(paste ? { paste: (text) => actionOf(taker, paste(text)) } : {}),
      };
    },
  };

  function actionOf(name: string, action: unknown): AppAction | null {
    return action === null ? null : roomAction(name, action);
  }
}

/** Remembers the previous room. */
const enterRoom = ({ ui: { view: from } }: State, state: State): State =>
  state.ui.view === from ? state : { ...state, ui: { ...state.ui, from } };

/** Fetches the texts of a room, the texts and styles that all rooms share, and the texts of answers and of the story, which several use. */
const loadRoomAssets = (room: string): Promise<unknown> =>
  Promise.all([
    ...['answers', 'rooms', 'story', room].map(fetchTexts),
    ...['answers.css', 'rooms.css', `rooms/${room}.css`].map(fetchStyles),
  ]);
