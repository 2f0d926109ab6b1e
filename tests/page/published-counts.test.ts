// The published counts of boards that are too large for a browser, and conditions that they must meet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedNumber, RECORD_COUNTS } from '../../www/src/rooms/count/published';

/** OEIS A000170, from 24 queens on. */
const TOTALS = [227_514_171_973_736n, 2_207_893_435_808_352n, 22_317_699_616_364_044n, 234_907_967_154_122_528n];

test('published counts of larger boards agree with OEIS A000170, without a gap', () => {
  assert.deepEqual(
    RECORD_COUNTS.map(({ size, total }) => [size, total]),
    TOTALS.map((total, at) => [24 + at, total]),
  );
  for (let size = 4; size <= 27; size++) assert.ok(publishedNumber('solutions', size), `${size}`);
});

test('in published counts, orbits have at most eight members, and nearly all have eight', () => {
  for (const { size, total, fundamental } of RECORD_COUNTS) {
    assert.ok(fundamental !== null && 8n * fundamental >= total, `${size}`);
    assert.ok(8n * fundamental - total < total / 100_000n, `${size}`);
  }
});
