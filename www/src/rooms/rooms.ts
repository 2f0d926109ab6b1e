// The rooms: views that are fetched when they are first entered, with the effects that serve them.
//
// A room is a file beside this one, a line in ROOMS, and its name in VIEWS: it ties together the room's view (a function of
// state and dispatch, in a folder of its own) and its effect (which may hire workers of its own).

import type { TemplateResult } from 'lit-html';
import type { Dispatch } from '../kernel/action';
import type { View } from '../kernel/look';
import type { Loop } from '../kernel/loop';
import type { Effect, State } from '../kernel/state';
import type { Line } from '../line/client';

/** What a room brings along. The effect hears every action from `entered` on, that one included. */
export interface Room {
  readonly view: (state: State, dispatch: Dispatch) => TemplateResult;
  readonly effect: Effect;
}

/** How a room opens, once. */
export type Open = (loop: Loop, hire: Hire) => Room;

/** Starts a worker with the whole engine. `patience`: see openLine. */
export type Hire = (patience?: number) => Line;

const ROOMS: Partial<Record<View, () => Promise<{ open: Open }>>> = {
  count: () => import('./count/room'),
  theatre: () => import('./theatre/room'),
  race: () => import('./race/room'),
  large: () => import('./large/room'),
  solutions: () => import('./solutions/room'),
  bits: () => import('./bits/room'),
};

export interface Rooms {
  /** Fetches rooms as they are entered, and lets those that are there hear of every action. */
  readonly effect: (loop: Loop) => Effect;
  /** The room that is shown; null for a view that is no room, or one that is not there yet. */
  readonly view: (state: State, dispatch: Dispatch) => TemplateResult | null;
}

export const isRoom = (view: View): boolean => view in ROOMS;

export function createRooms(hire: Hire): Rooms {
  const open = new Map<View, Room>();
  const fetching = new Set<View>();

  async function enter(view: View, loop: Loop): Promise<void> {
    const fetchRoom = ROOMS[view];
    if (!fetchRoom || open.has(view) || fetching.has(view)) return;
    fetching.add(view);
    try {
      const [{ open: openRoom }] = await Promise.all([fetchRoom(), furnish()]);
      const room = openRoom(loop, hire);
      open.set(view, room);
      loop.dispatch({ type: 'entered', view });
    } catch {
      loop.dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'room-missing', detail: {} } });
      loop.dispatch({ type: 'look', look: { view: 'board' } });
    } finally {
      fetching.delete(view);
    }
  }

  return {
    effect: (loop) => (action, before, after) => {
      for (const room of open.values()) room.effect(action, before, after);
      void enter(after.look.view, loop);
    },
    view: (state, dispatch) => open.get(state.look.view)?.view(state, dispatch) ?? null,
  };
}

let furnished: Promise<unknown> | null = null;

/** Fetches what all rooms share, once: their texts and their styles. */
function furnish(): Promise<unknown> {
  furnished ??= Promise.all([import('../texts/rooms'), dress('rooms.css')]).catch((error: unknown) => {
    furnished = null;
    throw error;
  });
  return furnished;
}

/** Waits for a sheet of styles that lies beside the page's own. */
function dress(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = file;
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${file} could not be fetched`));
    };
    document.head.append(sheet);
  });
}
