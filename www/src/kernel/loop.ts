// The wheel of the page: an action changes the state at once, effects hear of it, and one animation frame draws the result.

import type { Action, Dispatch } from './action';
import type { Effect, State } from './state';

export interface Loop {
  readonly dispatch: Dispatch;
  /** The state now. */
  readonly state: () => State;
}

/**
 * Starts the wheel. `effects` run in their order after every action, with the state before and after it; what they
 * dispatch is served before `dispatch` returns, after all effects of the action at hand. `frame` calls back when the page
 * is about to be drawn.
 */
export function startLoop(
  opening: State,
  update: (state: State, action: Action) => State,
  effects: (loop: Loop) => readonly Effect[],
  draw: (state: State, dispatch: Dispatch) => void,
  frame: (callback: () => void) => void = requestAnimationFrame,
): Loop {
  let state = opening;
  let drawn: State | undefined;
  let awaited = false;
  let busy = false;
  const queue: Action[] = [];

  const loop: Loop = {
    state: () => state,
    dispatch(action) {
      queue.push(action);
      if (busy) return;
      busy = true;
      try {
        for (let next = queue.shift(); next; next = queue.shift()) serve(next);
      } finally {
        busy = false;
      }
      if (!awaited) frame(show);
      awaited = true;
    },
  };

  function serve(action: Action): void {
    const before = state;
    state = update(before, action);
    for (const effect of running) effect(action, before, state);
  }

  function show(): void {
    awaited = false;
    if (state === drawn) return;
    drawn = state;
    draw(state, loop.dispatch);
  }

  const running = effects(loop);
  show();
  return loop;
}
