// What the first visit loads from the site as it was built: a budget that every part of the page shares.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLoad } from '../bench/sizes';

/** As brotli sends it, in KB. What is over that is to be fetched later instead. */
const BUDGET = 145;

test(`the first visit loads at most ${BUDGET} KB`, () => {
  const files = firstLoad();
  const sum = files.reduce((sum, { size }) => sum + size, 0);
  assert.ok(sum <= BUDGET, `${sum.toFixed(1)} KB: ${files.map(({ path, size }) => `${path} ${size}`).join(', ')}`);
});
