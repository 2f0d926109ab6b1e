// The store of the page: `dispatch` runs the pure update, then the effects; the views are drawn once per animation frame.

import type { AppAction, AppDispatch } from './action';
import type { Effect, State } from './state';

export interface Store {
  readonly dispatch: AppDispatch;
  /** The state now. */
  readonly state: () => State;
  /**
   * Draws all changes without waiting for the frame. Called when a press begins: handlers take values from the drawing,
   * and of two presses within one frame the second would undo the first.
   */
  readonly drawNow: () => void;
}

/**
 * Creates the store. `effects` run in their order after every action, with the state before and after it. Actions that
 * they dispatch are handled after all effects of the current action, and before `dispatch` returns. `frame` calls back
 * when the page is about to be drawn.
 */
export function createStore(
  opening: State,
  update: (state: State, action: AppAction) => State,
  effects: (store: Store) => readonly Effect[],
  draw: (state: State, dispatch: AppDispatch) => void,
  frame: (callback: () => void) => void = requestAnimationFrame,
): Store {
  let state = opening;
  let drawn: State | undefined;
  let awaited = false;
  let busy = false;
  const queue: AppAction[] = [];

  const loop: Store = {
    state: () => state,
    dispatch(action) {
      queue.push(action);
      if (busy) return;
      busy = true;
      try {
        for (let next = queue.shift(); next; next = queue.shift()) handle(next);
      } finally {
        busy = false;
      }
      if (!awaited)
        frame(() => {
          awaited = false;
          show();
        });
      awaited = true;
    },
    drawNow() {
      if (!busy) show();
    },
  };

  function handle(action: AppAction): void {
    const before = state;
    state = update(before, action);
    for (const effect of running) effect(action, before, state);
  }

  function show(): void {
    if (state === drawn) return;
    drawn = state;
    draw(state, loop.dispatch);
  }

  const running = effects(loop);
  show();
  return loop;
}
