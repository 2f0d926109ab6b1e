// Help is fetched when it is first asked for; where that fails it is said once, and tried again the next time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../www/src/kernel/action';
import { helping } from '../../www/src/top/helping';
import { cutOff, rest } from './cut-off';

/** A document whose sheets are there at once. */
Object.assign(globalThis, {
  document: { createElement: () => ({}), head: { append: (sheet: { onload(): void }) => sheet.onload() } },
});

const ask: Action = { type: 'look', look: { dialog: 'help' } };

test('Help that cannot be fetched says so in one line, which goes when it is there', async () => {
  const { loop, fetched, connect } = cutOff(helping);
  loop.dispatch(ask);
  await rest();
  const { look } = loop.state();
  assert.deepEqual([look.dialog, look.notice?.kind], [null, 'trouble']);
  connect();
  loop.dispatch(ask);
  await rest();
  assert.deepEqual([loop.state().look.dialog, loop.state().look.notice], ['help', null]);
  loop.dispatch({ type: 'look', look: { dialog: null } });
  loop.dispatch(ask);
  await rest();
  assert.equal(fetched.length, 2, 'what is there is not fetched again');
});
