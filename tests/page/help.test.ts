// Help is fetched when it is first asked for; where that fails it is said once, and tried again the next time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../www/src/kernel/action';
import { type Loop, startLoop } from '../../www/src/kernel/loop';
import { opening, update } from '../../www/src/kernel/state';
import { helping } from '../../www/src/top/helping';

const ask: Action = { type: 'look', look: { dialog: 'help' } };
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test('Help that cannot be fetched says so in one line, which goes when it is there', async () => {
  const fetched: string[] = [];
  let network = false;
  Object.assign(globalThis, {
    fetch: async (address: URL) => {
      fetched.push(address.pathname);
      if (!network) throw new TypeError('no network');
      return { ok: true, json: async () => ({}) };
    },
  });
  const loop: Loop = startLoop(
    opening,
    update,
    (loop) => [helping(loop)],
    () => {},
    () => {},
  );
  loop.dispatch(ask);
  await rest();
  const { look } = loop.state();
  assert.deepEqual([look.dialog, look.notice?.kind], [null, 'trouble']);
  network = true;
  loop.dispatch(ask);
  await rest();
  assert.deepEqual([loop.state().look.dialog, loop.state().look.notice], ['help', null]);
  loop.dispatch({ type: 'look', look: { dialog: null } });
  loop.dispatch(ask);
  await rest();
  assert.equal(fetched.length, 2, 'what is there is not fetched again');
});
