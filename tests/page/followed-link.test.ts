// A link that is followed on the open page: the run opens at the step of the link.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { opening, update } from '../../www/src/kernel/state';
import { createStore } from '../../www/src/kernel/store';
import { watchEffect } from '../../www/src/watch/effect';

const never = (): never => assert.fail('no run is watched');
const LINK = { view: 'theatre', rows: new Int32Array(6).fill(-1), search: 'bitmask', seed: 1, step: 5, own: '' };

test('a link opens the run at its step, although another action comes before the run is requested', () => {
  const seen: AppAction[] = [];
  const store = createStore(
    { ...opening, ui: { ...opening.ui, engine: 'ready' } },
    update,
    (store) => [
      ({ type }) => type === 'linked' && store.dispatch({ type: 'ui', ui: { introduced: true } }),
      watchEffect(never, never, store, { showsRun: () => true, showsTree: () => false }),
      (action) => seen.push(action),
    ],
    () => {},
    () => {},
  );
  store.dispatch({ type: 'linked', link: LINK });
  assert.deepEqual(
    seen.filter(({ type }) => type === 'watch'),
    [{ type: 'watch', step: 5 }],
  );
  assert.deepEqual(store.state().watch.goal, { kind: 'position', position: 5 });
});
