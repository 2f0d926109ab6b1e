// The store: the order of actions and effects, and when the page is drawn. The test runs the frames.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { type Effect, opening, type State } from '../../www/src/kernel/state';
import { createStore, type Store } from '../../www/src/kernel/store';

const chooseSeed = (seed: number): AppAction => ({ type: 'choose', seed });
const seedOf = ({ input }: State): number => input.seed;
/** An update that only changes the seed. */
const update = (state: State, action: AppAction): State =>
  action.type === 'choose' ? { ...state, input: { ...state.input, seed: action.seed ?? 0 } } : state;

function page(effects: (store: Store) => readonly Effect[] = () => []) {
  const drawn: number[] = [];
  const frames: (() => void)[] = [];
  const store = createStore(
    opening,
    update,
    effects,
    (state) => void drawn.push(seedOf(state)),
    (callback) => void frames.push(callback),
  );
  const frame = (): void => {
    for (const callback of frames.splice(0)) callback();
  };
  return { store, drawn, frames, frame };
}

describe('the store', () => {
  test('draws the opening state at once, and then the newest state once a frame', () => {
    const { store, drawn, frame } = page();
    for (const seed of [2, 3, 4]) store.dispatch(chooseSeed(seed));
    assert.deepEqual(drawn, [1]);
    assert.equal(seedOf(store.state()), 4);
    frame();
    assert.deepEqual(drawn, [1, 4]);
  });

  test('draws before the frame if requested, and not again in the frame', () => {
    const { store, drawn, frame, frames } = page();
    // A handler that draws before it dispatches.
    const next = (): void => {
      store.drawNow();
      store.dispatch(chooseSeed((drawn.at(-1) ?? 0) + 1));
    };
    next();
    assert.deepEqual(drawn, [1]);
    next();
    next();
    assert.deepEqual([seedOf(store.state()), frames.length], [4, 1]);
    frame();
    assert.deepEqual(drawn, [1, 2, 3, 4]);
    store.drawNow();
    assert.deepEqual(drawn, [1, 2, 3, 4]);
  });

  test('draws nothing while effects run', () => {
    const { store, drawn } = page((created) => [() => created.drawNow()]);
    store.dispatch(chooseSeed(5));
    assert.deepEqual(drawn, [1]);
  });

  test('draws nothing if nothing has changed', () => {
    const { store, drawn, frame, frames } = page();
    store.dispatch({ type: 'halt' });
    assert.equal(frames.length, 1);
    frame();
    assert.deepEqual(drawn, [1]);
  });

  test('runs effects in their order, with the state before and after', () => {
    const calls: [string, number, number][] = [];
    const effect =
      (name: string): Effect =>
      (_, before, after) =>
        calls.push([name, seedOf(before), seedOf(after)]);
    page(() => [effect('one'), effect('two')]).store.dispatch(chooseSeed(7));
    assert.deepEqual(calls, [
      ['one', 1, 7],
      ['two', 1, 7],
    ]);
  });

  test('handles actions of effects after all effects of the current action, and before dispatch returns', () => {
    const calls: number[] = [];
    const { store } = page(({ dispatch }) => [
      (_, __, after) => {
        if (seedOf(after) < 4) dispatch(chooseSeed(seedOf(after) + 1));
      },
      (_, __, after) => calls.push(seedOf(after)),
    ]);
    store.dispatch(chooseSeed(2));
    assert.deepEqual(calls, [2, 3, 4]);
  });

  test('continues after an effect that throws', () => {
    const { store, drawn, frame } = page(() => [
      (action) => {
        if (action.type === 'halt') throw new Error('by intent');
      },
    ]);
    assert.throws(() => store.dispatch({ type: 'halt' }), /by intent/);
    store.dispatch(chooseSeed(9));
    frame();
    assert.deepEqual(drawn, [1, 9]);
  });
});
