// Automatic counts: only quick counts start, the current question comes first, and no count starts twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountPlan } from '../../www/src/engine/types';
import { quickCounts } from '../../www/src/rooms/count/quick';
import { keyOf, wholeBoard } from '../../www/src/rooms/count/slice';

const plan = (seconds: number | null): CountPlan => ({ shards: 2, bytes: 1, seconds }) as CountPlan;

/** Offers counts of these sizes while `wanted` is the size of the current question. Returns the finished counts in order. */
async function countsOf(
  offers: readonly (readonly [size: number, seconds: number | null])[],
  wanted: number,
  started: readonly number[] = [],
): Promise<string[]> {
  const found: string[] = [];
  let closed = 0;
  const client = {
    close: () => closed++,
    ask: (_: string, { shard }: { shard: number }) => ({
      answer: Promise.resolve({ result: { shard }, milliseconds: 1 }),
    }),
  };
  const quick = quickCounts(
    () => client as unknown as ReturnType<Parameters<typeof quickCounts>[0]>,
    async (_, results) => ({ open: [], shards: results.length }) as never,
    () => wholeBoard('solutions', wanted),
    (what) => !started.some((size) => keyOf(what) === keyOf(wholeBoard('solutions', size))),
    (key, { milliseconds, workers }) => found.push(`${key} ${milliseconds} ms ${workers}`),
  );
  for (const [size, seconds] of offers) quick.offer(wholeBoard('solutions', size), plan(seconds));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(closed, offers.some(([, seconds]) => seconds !== null && seconds < 0.2) ? 1 : 0);
  return found;
}

test('quick counts run shard by shard, and counts that take longer or an unknown time do not start', async () => {
  assert.deepEqual(
    await countsOf(
      [
        [8, 0.001],
        [18, 4],
        [9, null],
      ],
      8,
    ),
    ['solutions-8 2 ms 1'],
  );
});

test('after the running count, the current question comes before the other counts', async () => {
  const found = await countsOf(
    [
      [4, 0],
      [5, 0],
      [6, 0],
      [12, 0.002],
    ],
    12,
  );
  assert.deepEqual(
    found.map((line) => line.split(' ')[0]),
    ['solutions-4', 'solutions-12', 'solutions-5', 'solutions-6'],
  );
});

test('a count that a person has started is not started again', async () => {
  assert.deepEqual(await countsOf([[8, 0]], 8, [8]), []);
});
