// Finished shards of a count in a database that several tabs share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Counted, ShardResult, Tally } from '../../www/src/engine/types';
import type { Records } from '../../www/src/kernel/records';
import { keyOf } from '../../www/src/rooms/count/slice';
import type { StoredShard } from '../../www/src/rooms/count/store';
import { StoredCount } from '../../www/src/rooms/count/stored-count';

const WHAT: Counted = { kind: 'solutions', size: 18 };
const KEY = keyOf(WHAT);
const shardOf = (shard: number, checksum = 1): StoredShard => ({
  key: KEY,
  shard,
  what: WHAT,
  milliseconds: 1,
  result: { shard, checksum } as ShardResult,
});

/** A database in memory. It notifies every tab except the tab that has written. */
function database() {
  const kinds = new Map<string, Map<string, unknown>>([
    ['shards', new Map()],
    ['times', new Map()],
  ]);
  const listeners = new Set<() => void>();
  let isFull = false;
  const all = (kind: string): Map<string, unknown> => kinds.get(kind) ?? new Map();
  const open = (): Records => {
    const own = new Set<() => void>();
    const notifyOthers = (): void => {
      for (const listener of listeners) if (!own.has(listener)) listener();
    };
    return {
      all: async (kind) => [...all(kind).values()],
      async put(kind, record) {
        if (isFull) throw new Error('QuotaExceededError');
        const { key, shard = '' } = record as { key: string; shard?: number };
        all(kind).set(`${key} ${shard}`, record);
        notifyOthers();
      },
      async remove(kind, key) {
        for (const each of all(kind).keys()) if (each.startsWith(`${key} `)) all(kind).delete(each);
        notifyOthers();
      },
      onChange(listener) {
        own.add(listener);
        listeners.add(listener);
      },
    };
  };
  return {
    open,
    shards: () => [...all('shards').values()].map((record) => (record as StoredShard).shard),
    fill: () => {
      isFull = true;
    },
  };
}

/** A tab. The engine refuses reports with the checksum 0. `checked` is the number of reports that the engine has checked. */
function tab(of: ReturnType<typeof database>) {
  const seen = { checked: 0, changes: 0, denied: 0 };
  const tally = async (_: Counted, results: readonly unknown[]): Promise<Tally> => {
    seen.checked += results.length;
    const refused = results.filter((result) => (result as ShardResult).checksum === 0).length;
    return { refused, open: [] } as unknown as Tally;
  };
  const count = new StoredCount(
    tally,
    async () => of.open(),
    () => {
      seen.changes += 1;
    },
    () => {
      seen.denied += 1;
    },
  );
  return { count, seen, shards: () => count.of(KEY).map(({ shard }) => shard) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a second tab uses finished shards of the first tab, and neither tab loses its own shards', async () => {
  const device = database();
  const [one, two] = [tab(device), tab(device)];
  await one.count.read();
  await two.count.read();
  one.count.add(shardOf(0));
  two.count.add(shardOf(1));
  await settled();
  assert.deepEqual([one.seen.changes, two.seen.changes], [1, 1]);
  const { counts } = await two.count.read();
  assert.deepEqual([two.shards(), counts.length], [[0, 1], 1]);
  // Known shards are not checked again.
  const { checked } = two.seen;
  assert.deepEqual(await two.count.read(), { counts: [], refused: 0 });
  assert.equal(two.seen.checked, checked);
  const third = tab(device);
  await third.count.read();
  assert.deepEqual(third.shards(), [0, 1]);
});

test('damaged reports of another tab are deleted, and the valid reports are stored again', async () => {
  const device = database();
  const [one, two] = [tab(device), tab(device)];
  await one.count.read();
  two.count.add(shardOf(4));
  await two.count.read();
  for (const shard of [shardOf(0), shardOf(1, 0), shardOf(2)]) one.count.add(shard);
  await settled();
  assert.equal((await two.count.read()).refused, 1);
  assert.deepEqual(two.shards(), [0, 2, 4]);
  assert.deepEqual(device.shards(), [0, 2, 4]);
});

test('full storage is reported, and the count continues in memory', async () => {
  const device = database();
  const one = tab(device);
  await one.count.read();
  device.fill();
  one.count.add(shardOf(0));
  await settled();
  assert.deepEqual([one.seen.denied, one.count.lasting, one.shards()], [1, false, [0]]);
});
