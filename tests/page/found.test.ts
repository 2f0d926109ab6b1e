// The solutions that a person has found by hand: which boards count, and how several tabs store them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followFound } from '../../www/src/kernel/found';
import { classicPosition } from '../../www/src/kernel/input';
import { opening, type State } from '../../www/src/kernel/state';
import { createStore } from '../../www/src/kernel/store';
import { onRefused } from '../../www/src/kernel/stored';
import { solutionIn } from '../../www/src/rooms/board/found';
import { newDevice, openTab } from './tabs';

/** A tab with the solutions that it knows. */
function tab(device: ReturnType<typeof newDevice>) {
  const { notify } = openTab(device, { start: {}, update: (own) => own });
  const store = createStore(
    { ...opening, rooms: {} },
    (state, action): State => (action.type === 'ui' ? { ...state, ui: { ...state.ui, ...action.ui } } : state),
    () => [],
    () => {},
    () => {},
  );
  // The first call restores the solutions.
  followFound(store, null);
  return { add: (solution: string) => followFound(store, solution), found: () => store.state().ui.found, notify };
}

test('a board of classic queens without conflicts is a solution', () => {
  const solutionOf = (...rows: number[]) => solutionIn({ ...opening.input, ...classicPosition(Int32Array.from(rows)) });
  assert.equal(solutionOf(1, 3, 0, 2), '2.4.1.3');
  assert.deepEqual([solutionOf(1, 3, 0, -1), solutionOf(1, 3, 0, 3), solutionOf(0)], [null, null, null]);
});

test('solutions that two tabs have found are stored together, and full storage is reported', () => {
  let reports = 0;
  onRefused(() => {
    reports += 1;
  });
  const device = newDevice({ 'queens-found': '["2.4.1.3", "x"]' });
  const [one, two] = [tab(device), tab(device)];
  assert.deepEqual(one.found(), ['2.4.1.3']);
  one.add('3.1.4.2');
  two.add('1.3.5.2.4');
  assert.deepEqual(two.found(), ['2.4.1.3', '3.1.4.2', '1.3.5.2.4']);
  one.notify('queens-found');
  assert.deepEqual(one.found(), two.found());
  device.isFull = true;
  one.add('1.4.2.5.3');
  assert.deepEqual(
    [one.found()?.length, reports, JSON.parse(device.items.get('queens-found') ?? '').length],
    [4, 1, 3],
  );
});
