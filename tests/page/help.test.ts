// Help is fetched when it is first opened; a failure is reported once, and the next opening tries again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppAction } from '../../www/src/kernel/action';
import { helpEffect } from '../../www/src/shell/helping';
import { offlineStore, requestsAnswered } from './offline';

/** A document whose style sheets load at once. */
Object.assign(globalThis, {
  document: { createElement: () => ({}), head: { append: (sheet: { onload(): void }) => sheet.onload() } },
});

const ask: AppAction = { type: 'ui', ui: { dialog: 'help' } };

test('if Help cannot be fetched, a message is shown, which disappears once it is fetched', async () => {
  const { store, fetched, connect } = offlineStore(helpEffect);
  store.dispatch(ask);
  await requestsAnswered();
  const { ui } = store.state();
  assert.deepEqual([ui.dialog, ui.notice?.kind], [null, 'trouble']);
  connect();
  store.dispatch(ask);
  await requestsAnswered();
  assert.deepEqual([store.state().ui.dialog, store.state().ui.notice], ['help', null]);
  store.dispatch({ type: 'ui', ui: { dialog: null } });
  store.dispatch(ask);
  await requestsAnswered();
  const texts = fetched.map((file) => file.replace(/^.*\//, ''));
  assert.deepEqual(
    texts.sort(),
    ['help.json', 'help.json', 'rooms.json', 'rooms.json'],
    'a part that was fetched is not fetched again',
  );
});
