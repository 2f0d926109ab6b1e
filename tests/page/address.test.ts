// The address follows the page, and the page follows the address, in whatever order answers arrive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WorkerClient } from '../../www/src/client/client';
import type { Link } from '../../www/src/engine/types';
import type { AppAction } from '../../www/src/kernel/action';
import { address } from '../../www/src/kernel/address';
import type { TextQuestions } from '../../www/src/kernel/questions';
import type { RoomRegistry } from '../../www/src/kernel/room-registry';
import { opening, type State, update } from '../../www/src/kernel/state';
import { mockClient } from './mock-client';

const registry: RoomRegistry = {
  resolve: (view) => ({ view, own: '' }),
  showsRun: () => false,
  showsTree: () => false,
  ownOf: () => '',
  wholeOf: () => null,
  overrides: () => ({}),
};

/** A page with an address, a history, and a worker whose questions the test answers. */
function page(hash = '') {
  const { client, questions } = mockClient<readonly [Link]>();
  const entries = [hash];
  const listeners: (() => void)[] = [];
  const write = (now: string): void => {
    location.hash = now;
  };
  const location = { hash };
  const history = {
    pushState: (_: null, __: '', now: string) => write(entries[entries.push(now) - 1] ?? ''),
    replaceState: (_: null, __: '', now: string) => write(entries.splice(-1, 1, now) && now),
  };
  const addEventListener = (_: string, listener: () => void): void => void listeners.push(listener);
  Object.assign(globalThis, { location, history, addEventListener });
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  let state: State = opening;
  const actions: AppAction[] = [];
  const dispatch = (action: AppAction): void => {
    const before = state;
    state = update(before, action);
    actions.push(action);
    effect(action, before, state);
  };
  const store = { dispatch, state: () => state, drawNow: () => {} };
  const effect = address(client as unknown as WorkerClient<TextQuestions>, store, registry);
  return {
    questions,
    entries,
    actions,
    dispatch,
    go(to: string): void {
      write(to);
      for (const listener of listeners) listener();
    },
  };
}

test('two rooms that are entered before the engine is ready become two history entries after the entry of the Board', async () => {
  const { questions, entries, dispatch } = page('#1&n=8');
  dispatch({ type: 'ui', ui: { view: 'count' } });
  dispatch({ type: 'ui', ui: { view: 'theatre' } });
  await new Promise(setImmediate);
  // The worker answers the last question first.
  for (let open = questions.length; open > 0; open = questions.length) {
    const all = questions.splice(0);
    for (const { question, answer } of all.reverse()) await answer(`1&n=8&view=${question[0].view}`);
  }
  assert.deepEqual(entries, ['#1&n=8&view=board', '#1&n=8&view=count', '#1&n=8&view=theatre']);
});

test('a link that is replaced before it is read is not reported', async () => {
  for (const next of ['', '#2&view=count&any']) {
    const { questions, actions, dispatch, go } = page('#1&n=9');
    dispatch({ type: 'begin' });
    go(next);
    await new Promise(setImmediate);
    assert.deepEqual(
      actions.filter(({ type }) => type === 'notLinked'),
      [],
      next,
    );
    assert.equal(questions.length, 1);
  }
});
