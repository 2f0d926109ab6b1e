// Coins in every line: the repair does not change the numbers in rows and columns, and ends with a board that the checker accepts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateOnly } from '../../www/src/rooms/commands';
import { Coins, isRight } from '../../www/src/rooms/frontier/coins/repair';
import { readFrontier, writeFrontier } from '../../www/src/rooms/frontier/link';
import { startFrontier, updateFrontier as update } from '../../www/src/rooms/frontier/slice';

const updateFrontier = stateOnly(update);

/** Runs a repair to its end. Its work is limited, not its time. */
function repair(size: number, each: number, seed: number): Coins {
  const coins = new Coins(size, each, seed);
  for (let rounds = 0; !coins.run(100_000); rounds++) assert.ok(rounds < 200, `${size} rows, ${each} in a line`);
  return coins;
}

test('every board of 4 to 12 rows has coins, any number of them in a line', () => {
  for (let size = 4; size <= 12; size++)
    for (let each = 1; each <= size; each++) {
      const { columns, excess } = repair(size, each, size + each);
      assert.equal(excess, 0);
      assert.ok(isRight(columns, size, each), `${size} rows, ${each} in a line`);
    }
});

test('larger boards are also repaired, and the same seed gives the same board', () => {
  for (const [size, each] of [
    [50, 1],
    [100, 10],
    [100, 99],
    [200, 3],
    [300, 17],
  ] as const) {
    const { columns } = repair(size, each, 1);
    assert.ok(isRight(columns, size, each), `${size} rows, ${each} in a line`);
  }
  assert.deepEqual(repair(30, 4, 7).columns, repair(30, 4, 7).columns);
  assert.notDeepEqual(repair(30, 4, 7).columns, repair(30, 4, 8).columns);
});

test('every row and column always has its number of coins, and surplus coins are counted', () => {
  const [size, each] = [40, 6];
  const coins = new Coins(size, each, 3);
  for (let over = false; !over; ) {
    const [inColumn, sums, differences] = [new Map(), new Map(), new Map()] as Map<number, number>[];
    const add = (lines: Map<number, number> | undefined, at: number): unknown =>
      lines?.set(at, (lines.get(at) ?? 0) + 1);
    coins.columns.forEach((column, at) => {
      const row = Math.floor(at / each);
      add(inColumn, column);
      add(sums, row + column);
      add(differences, row - column);
    });
    assert.ok([...(inColumn?.values() ?? [])].every((count) => count === each));
    for (let row = 0; row < size; row++)
      assert.equal(new Set(coins.columns.subarray(row * each, (row + 1) * each)).size, each);
    const tooMany = [...(sums?.values() ?? []), ...(differences?.values() ?? [])].reduce(
      (sum, count) => sum + Math.max(0, count - each),
      0,
    );
    assert.equal(coins.excess, tooMany);
    over = coins.run(50);
  }
});

test('the checker refuses missing, doubled and outside coins, and too many in a line', () => {
  assert.ok(isRight([1, 3, 0, 2], 4, 1));
  for (const [columns, each] of [
    [[1, 3, 0], 1],
    [[1, 3, 0, 4], 1],
    [[1, 3, 1, 2], 1],
    [[0, 1, 2, 3], 1],
    [[0, 0, 1, 1, 2, 2, 3, 3], 2],
    [[0, 1, 0, 1, 0, 1, 2, 3], 2],
  ] as const)
    assert.ok(!isRight(columns, 4, each), String(columns));
  // A correct board with any one coin moved is refused.
  const { columns } = repair(20, 5, 2);
  for (let at = 0; at < columns.length; at++) {
    const spoiled = columns.slice();
    spoiled[at] = ((spoiled[at] ?? 0) + 1) % 20;
    assert.ok(!isRight(spoiled, 20, 5), String(at));
  }
});

test('a link contains the rows and the coins in a line; a line has no more coins than squares', () => {
  const coins = updateFrontier(startFrontier, { type: 'coins', to: { size: 60, each: 7 } });
  assert.equal(writeFrontier(coins), 'coins.60.7');
  const read = readFrontier('coins.60.7');
  assert.ok(read);
  assert.deepEqual(updateFrontier(startFrontier, read), coins);
  assert.deepEqual(updateFrontier(coins, { type: 'coins', to: { size: 5 } }).coins, { size: 5, each: 5, shown: null });
  for (const text of ['coins', 'coins.8', 'coins.8.', 'coins.1000.3']) assert.equal(readFrontier(text), null, text);
});
