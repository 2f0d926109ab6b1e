// The rooms: one is added by a folder and a line, and what becomes of one that cannot be fetched or opened.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { TemplateResult } from 'lit-html';
import type { Action } from '../../www/src/kernel/action';
import { type Loop, startLoop } from '../../www/src/kernel/loop';
import { opening } from '../../www/src/kernel/state';
import type { Line } from '../../www/src/line/client';
import { createRooms, type Rooms } from '../../www/src/rooms/host';
import type { NoQuestions, Room } from '../../www/src/rooms/room';
import { type Entry, ROOMS, served } from '../../www/src/rooms/rooms';
import type { Starter } from '../../www/src/worker/job';
import type { Toy } from './toy/slice';

const TOY: Entry = {
  name: 'toy',
  ...served(
    () => import('./toy/room'),
    () => import('./toy/jobs'),
  ),
};

/** A worker that serves the jobs of a room in this process. */
function inProcess(entry: Entry): Line<NoQuestions> {
  async function run(name: string, question: unknown): Promise<unknown> {
    const jobs: Record<string, Starter<never> | undefined> = (await entry.jobs?.())?.jobs ?? {};
    const outcome = jobs[name]?.({} as never, question as never).slice(20);
    return outcome?.done ? outcome.answer : undefined;
  }
  const ask = (name: string, question: unknown) => ({
    answer: run(name, question),
    pause() {},
    goOn() {},
    cancel() {},
  });
  return { ask, onLost() {}, close() {} } as unknown as Line<NoQuestions>;
}

const board: Room<null, never> = {
  start: null,
  update: (state) => state,
  open: () => ({ view: () => drawn('board') }),
};
const drawn = (text: string): TemplateResult => ({ strings: [text], values: [] }) as unknown as TemplateResult;

/** The page without its document: the loop and the rooms. */
function page(entries: readonly Entry[], furnish = async () => {}): { rooms: Rooms; loop: Loop; did: Action[] } {
  const did: Action[] = [];
  const rooms = createRooms(
    entries,
    (name) => inProcess(entries.find((entry) => entry.name === name) as Entry),
    { board },
    furnish,
  );
  const loop = startLoop(
    rooms.opening(opening),
    rooms.update,
    (loop) => [rooms.effect(loop), (action) => did.push(action)],
    () => {},
    () => {},
  );
  return { rooms, loop, did };
}

const show = (view: string): Action => ({ type: 'look', look: { view } });
const deed = (room: string, what: unknown): Action => ({ type: 'room', room, deed: what });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const link = (view: string, own: string): Action => ({
  type: 'linked',
  link: { view, own, rows: new Int32Array(8).fill(-1), search: 'bitmask', seed: 1, step: 0 },
});
const codeOf = ({ state }: Loop): string | null => {
  const { notice } = state().look;
  return notice?.kind === 'trouble' ? notice.code : null;
};

describe('a room that is added by a folder and a line', () => {
  const toyOf = (loop: Loop): Toy | undefined => loop.state().rooms.toy as Toy | undefined;

  test('has no state until it is entered, and then its own', async () => {
    const { loop, rooms } = page([...ROOMS, TOY]);
    assert.ok(rooms.has('toy'));
    assert.equal(toyOf(loop), undefined);
    loop.dispatch(show('toy'));
    assert.equal(rooms.view(loop.state(), loop.dispatch), null, 'nothing to draw while it is fetched');
    await settled();
    assert.deepEqual(toyOf(loop), { count: 0 });
    assert.deepEqual(rooms.view(loop.state(), loop.dispatch)?.values, [0, 8]);
  });

  test('changes by its deeds alone, and asks its worker', async () => {
    const { loop, rooms } = page([TOY]);
    loop.dispatch(deed('toy', { type: 'up' }));
    assert.equal(toyOf(loop), undefined, 'a deed of a room that was never entered changes nothing');
    loop.dispatch(show('toy'));
    await settled();
    for (let times = 0; times < 3; times++) loop.dispatch(deed('toy', { type: 'up' }));
    loop.dispatch(deed('toy', { type: 'double' }));
    await settled();
    assert.deepEqual(toyOf(loop), { count: 6 });
    assert.equal(loop.state().asked.rows.length, 5, 'what crosses rooms is an action of the kernel');
    assert.deepEqual(rooms.subject(loop.state()), { count: 6, own: true, named: null });
  });

  test('writes its part of a link, and reads it when it is there; until then it stays text', async () => {
    const { loop, rooms } = page([TOY]);
    loop.dispatch(link('toy', 'at-12'));
    assert.equal(rooms.ownOf(loop.state()), 'at-12');
    await settled();
    assert.deepEqual(toyOf(loop), { count: 12 });
    loop.dispatch(deed('toy', { type: 'up' }));
    assert.equal(rooms.ownOf(loop.state()), 'at-13');
    loop.dispatch(link('toy', 'at-7'));
    assert.deepEqual(toyOf(loop), { count: 7 });
    loop.dispatch(link('toy', 'nonsense'));
    assert.deepEqual([toyOf(loop), codeOf(loop)], [{ count: 7 }, 'room-link']);
  });

  test('takes undo and what is pasted for itself, while it is shown', async () => {
    const { loop, rooms } = page([TOY]);
    loop.dispatch(show('toy'));
    await settled();
    const { undo, redo, paste } = rooms.takes(loop.state());
    assert.deepEqual(undo, deed('toy', { type: 'set', count: 0 }));
    assert.equal(redo, undefined);
    assert.deepEqual(paste?.('four'), deed('toy', { type: 'set', count: 4 }));
    loop.dispatch(show('board'));
    assert.deepEqual(rooms.takes(loop.state()), {});
  });
});

describe('a room', () => {
  test('hears its own deeds and what all rooms share, and no deed of another room', async () => {
    const heard: string[] = [];
    const listening = (name: string): Entry => ({
      name,
      load: async () => ({
        room: {
          start: null,
          update: (state) => state,
          open: () => ({ view: () => drawn(name), effect: ({ type }) => void heard.push(`${name} ${type}`) }),
        },
      }),
    });
    const { loop } = page([listening('one'), listening('other')]);
    for (const name of ['one', 'other']) {
      loop.dispatch(show(name));
      await settled();
    }
    heard.length = 0;
    loop.dispatch(deed('one', {}));
    loop.dispatch({ type: 'undo' });
    assert.deepEqual(heard, ['one deed', 'one undo', 'other undo']);
  });

  // A script that was missing is asked for at another address, which only a browser does: rooms.spec.ts.
  test('whose texts could not be fetched is said so, the Board is shown, and it is fetched again when it is entered again', async () => {
    let there = false;
    const entry: Entry = {
      name: 'far',
      load: async () => ({ room: board }),
    };
    const { loop } = page([entry], async () => {
      if (!there) throw new SyntaxError('cut off');
    });
    loop.dispatch(show('far'));
    await settled();
    assert.deepEqual([codeOf(loop), loop.state().look.view], ['room-missing', 'board']);
    there = true;
    loop.dispatch(show('far'));
    await settled();
    assert.equal(loop.state().look.view, 'far');
  });

  test('that throws as it opens is said so with its own error, and the Board is shown', async () => {
    const broken: Room<null, never> = {
      ...board,
      open: () => {
        throw new Error('no chalk');
      },
    };
    const { loop } = page([{ name: 'broken', load: async () => ({ room: broken }) }]);
    loop.dispatch(show('broken'));
    await settled();
    assert.deepEqual([codeOf(loop), loop.state().look.view], ['room-failed', 'board']);
    const { notice } = loop.state().look;
    assert.match(String(notice?.kind === 'trouble' && notice.detail.why), /no chalk/);
  });

  test('that is not shown any more when it comes does not come into view', async () => {
    const { loop } = page([TOY]);
    loop.dispatch(show('toy'));
    loop.dispatch(show('board'));
    await settled();
    assert.equal(loop.state().look.view, 'board');
    assert.ok('toy' in loop.state().rooms);
  });
});

test('every folder of a room has its line in the table, and every line a folder', () => {
  const folders = readdirSync('www/src/rooms', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = folders.map(({ name }) => name).filter((name) => name !== 'texts');
  assert.deepEqual(ROOMS.map(({ name }) => name).sort(), rooms.sort());
});
