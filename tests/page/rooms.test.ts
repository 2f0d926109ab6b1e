// Rooms: a folder and a line in the table add a room, and a room that cannot be fetched or opened is reported.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { TemplateResult } from 'lit-html';
import type { WorkerClient } from '../../www/src/client/client';
import type { AppAction } from '../../www/src/kernel/action';
import { opening } from '../../www/src/kernel/state';
import { createStore, type Store } from '../../www/src/kernel/store';
import { type Entry, withJobs } from '../../www/src/rooms/entry';
import { createRooms, type Rooms } from '../../www/src/rooms/host';
import type { NoQuestions, Room } from '../../www/src/rooms/room';
import { ROOMS } from '../../www/src/rooms/rooms';
import type { JobFactory } from '../../www/src/worker/job';
import type { Toy } from './toy/slice';

const TOY: Entry = {
  name: 'toy',
  ...withJobs(
    () => import('./toy/room'),
    () => import('./toy/jobs'),
  ),
};

/** A worker that serves the jobs of a room in this process. */
function inProcess(entry: Entry): WorkerClient<NoQuestions> {
  async function run(name: string, question: unknown): Promise<unknown> {
    const jobs: Record<string, JobFactory<never> | undefined> = (await entry.jobs?.())?.jobs ?? {};
    const outcome = jobs[name]?.({} as never, question as never).slice(20);
    return outcome?.done ? outcome.answer : undefined;
  }
  const ask = (name: string, question: unknown) => ({
    answer: run(name, question),
    pause() {},
    goOn() {},
    cancel() {},
  });
  return { ask, onLost() {}, close() {} } as unknown as WorkerClient<NoQuestions>;
}

const board: Room<null, never> = {
  start: null,
  update: (state) => state,
  open: () => ({ view: () => template('board') }),
};
const template = (text: string): TemplateResult => ({ strings: [text], values: [] }) as unknown as TemplateResult;

/** The page without its document: the store and the rooms. */
function page(
  entries: readonly Entry[],
  furnish = async () => {},
): { rooms: Rooms; store: Store; actions: AppAction[] } {
  const actions: AppAction[] = [];
  const rooms = createRooms(
    entries,
    (name) => inProcess(entries.find((entry) => entry.name === name) as Entry),
    { board },
    furnish,
  );
  const store = createStore(
    rooms.opening(opening),
    rooms.update,
    (loop) => [rooms.effect(loop), (action) => actions.push(action)],
    () => {},
    () => {},
  );
  return { rooms, store, actions };
}

const show = (view: string): AppAction => ({ type: 'ui', ui: { view } });
const roomAction = (room: string, what: unknown): AppAction => ({ type: 'room', room, action: what });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const link = (view: string, own: string): AppAction => ({
  type: 'linked',
  link: { view, own, rows: new Int32Array(8).fill(-1), search: 'bitmask', seed: 1, step: 0 },
});
const codeOf = ({ state }: Store): string | null => {
  const { notice } = state().ui;
  return notice?.kind === 'trouble' ? notice.code : null;
};

describe('a room that is added by a folder and a line', () => {
  const toyOf = (store: Store): Toy | undefined => store.state().rooms.toy as Toy | undefined;

  test('has no state until it is entered, and then its start state', async () => {
    const { store, rooms } = page([...ROOMS, TOY]);
    assert.deepEqual(rooms.resolve('toy'), { view: 'toy', own: '' });
    assert.equal(toyOf(store), undefined);
    store.dispatch(show('toy'));
    assert.equal(rooms.view(store.state(), store.dispatch), null, 'nothing to draw while it is fetched');
    await settled();
    assert.deepEqual(toyOf(store), { count: 0 });
    assert.deepEqual(rooms.view(store.state(), store.dispatch)?.values, [0, 8]);
  });

  test('changes only by its actions, and asks its worker', async () => {
    const { store, rooms } = page([TOY]);
    store.dispatch(roomAction('toy', { type: 'up' }));
    assert.equal(toyOf(store), undefined, 'an action of a room that was never entered changes nothing');
    store.dispatch(show('toy'));
    await settled();
    for (let times = 0; times < 3; times++) store.dispatch(roomAction('toy', { type: 'up' }));
    store.dispatch(roomAction('toy', { type: 'double' }));
    await settled();
    assert.deepEqual(toyOf(store), { count: 6 });
    assert.equal(store.state().input.rows.length, 5, 'an action of the kernel changes the shared state');
    assert.deepEqual(rooms.subject(store.state()), { count: 6, own: true, named: null });
  });

  test('writes and reads its part of a link, which stays text until the room is loaded', async () => {
    const { store, rooms } = page([TOY]);
    store.dispatch(link('toy', 'at-12'));
    assert.equal(rooms.ownOf(store.state()), 'at-12');
    await settled();
    assert.deepEqual(toyOf(store), { count: 12 });
    store.dispatch(roomAction('toy', { type: 'up' }));
    assert.equal(rooms.ownOf(store.state()), 'at-13');
    store.dispatch(link('toy', 'at-7'));
    assert.deepEqual(toyOf(store), { count: 7 });
    store.dispatch(link('toy', 'nonsense'));
    assert.deepEqual([toyOf(store), codeOf(store)], [{ count: 7 }, 'room-link']);
  });

  test('handles undo and pasted text while it is shown', async () => {
    const { store, rooms } = page([TOY]);
    store.dispatch(show('toy'));
    await settled();
    const { undo, redo, paste } = rooms.overrides(store.state());
    assert.deepEqual(undo, roomAction('toy', { type: 'set', count: 0 }));
    assert.equal(redo, undefined);
    assert.deepEqual(paste?.('four'), roomAction('toy', { type: 'set', count: 4 }));
    store.dispatch(show('board'));
    assert.deepEqual(rooms.overrides(store.state()), {});
  });
});

describe('a room', () => {
  test('receives its own actions and actions on shared state, but no actions of another room', async () => {
    const received: string[] = [];
    const recording = (name: string): Entry => ({
      name,
      load: async () => ({
        room: {
          start: null,
          update: (state) => state,
          open: () => ({ view: () => template(name), effect: ({ type }) => void received.push(`${name} ${type}`) }),
        },
      }),
    });
    const { store } = page([recording('one'), recording('other')]);
    for (const name of ['one', 'other']) {
      store.dispatch(show(name));
      await settled();
    }
    received.length = 0;
    store.dispatch(roomAction('one', {}));
    store.dispatch({ type: 'undo' });
    assert.deepEqual(received, ['one action', 'one undo', 'other undo']);
  });

  // Only a browser requests a missing script again, at another address: rooms.spec.ts tests that.
  test('is reported if its texts cannot be fetched: the Board is shown, and entering the room again fetches them again', async () => {
    let isOnline = false;
    const entry: Entry = {
      name: 'far',
      load: async () => ({ room: board }),
    };
    const { store } = page([entry], async () => {
      if (!isOnline) throw new SyntaxError('cut off');
    });
    store.dispatch(show('far'));
    await settled();
    assert.deepEqual([codeOf(store), store.state().ui.view], ['room-missing', 'board']);
    isOnline = true;
    store.dispatch(show('far'));
    await settled();
    assert.equal(store.state().ui.view, 'far');
  });

  test('that throws as it opens is reported with its own error, and the Board is shown', async () => {
    const broken: Room<null, never> = {
      ...board,
      open: () => {
        throw new Error('no chalk');
      },
    };
    const { store } = page([{ name: 'broken', load: async () => ({ room: broken }) }]);
    store.dispatch(show('broken'));
    await settled();
    assert.deepEqual([codeOf(store), store.state().ui.view], ['room-failed', 'board']);
    const { notice } = store.state().ui;
    assert.match(String(notice?.kind === 'trouble' && notice.detail.why), /no chalk/);
  });

  test('is not shown if the person has left it before it arrives', async () => {
    const { store } = page([TOY]);
    store.dispatch(show('toy'));
    store.dispatch(show('board'));
    await settled();
    assert.equal(store.state().ui.view, 'board');
    assert.ok('toy' in store.state().rooms);
  });
});

test('every folder of a room has its line in the table, and every line has a folder', () => {
  const folders = readdirSync('www/src/rooms', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = folders.map(({ name }) => name).filter((name) => name !== 'texts');
  assert.deepEqual(ROOMS.map(({ name }) => name).sort(), rooms.sort());
});
