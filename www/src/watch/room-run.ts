// A run that a room shows instead of the one that all rooms share. Code outside the room that acts on the visible run
// finds it here.

import type { AppAction, AppDispatch } from '../kernel/action';
import type { Shared, State } from '../kernel/state';
import type { WatchAction } from '../kernel/watch';

/** How a room shows a run of its own. */
interface RoomRun {
  /** The state of the page with the run of the room instead of the shared run. */
  watched(state: State): Shared;
  /** Wraps an action on the run as an action of the room. */
  act(action: WatchAction): AppAction;
}

const runs = new Map<string, RoomRun>();

export const setRoomRun = (room: string, run: RoomRun): void => void runs.set(room, run);

/** The state with the visible run, and a dispatch that acts on that run. */
export function visibleRun(state: State, dispatch: AppDispatch): readonly [State, AppDispatch] {
  const run = runs.get(state.ui.view);
  return run ? [{ ...state, ...run.watched(state) }, actingOn(run.act, dispatch)] : [state, dispatch];
}

/** Passes actions on its run to a room; everything else belongs to the page. */
export const actingOn =
  (act: (action: WatchAction) => AppAction, dispatch: AppDispatch): AppDispatch =>
  (action) =>
    dispatch(isAboutRun(action) ? act(action) : action);

const ABOUT_RUN: Readonly<Record<WatchAction['type'], true>> = {
  ...{
    watch: true,
    unwatch: true,
    go: true,
    foresee: true,
    step: true,
    find: true,
    play: true,
    halt: true,
    speed: true,
  },
  ...{
    grain: true,
    breakpoint: true,
    opened: true,
    refused: true,
    shown: true,
    foreseen: true,
    explored: true,
    grown: true,
  },
};

const isAboutRun = (action: AppAction): action is WatchAction => Object.hasOwn(ABOUT_RUN, action.type);
