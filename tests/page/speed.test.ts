// The speed knob: monotonic, its slow half slow, its ends as they say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampNotch, FASTEST, stepsPerSecond } from '../../www/src/watch/speed';

const rates = Array.from({ length: FASTEST + 1 }, (_, notch) => stepsPerSecond(notch));

test('the knob goes from one step in two seconds to no limit, and each notch is faster', () => {
  assert.equal(rates[0], 0.5);
  assert.equal(rates.at(-1), Number.POSITIVE_INFINITY);
  assert.ok(rates.every((rate, notch) => notch === 0 || rate > (rates[notch - 1] ?? 0)));
});

test('half of the knob is slow enough to follow each step', () => {
  assert.ok((rates[FASTEST / 2 - 1] ?? 0) <= 30, `${rates[FASTEST / 2 - 1]} steps a second`);
});

test('a notch beyond the ends is the end', () => {
  assert.deepEqual([clampNotch(-3), clampNotch(FASTEST + 9)], [0, FASTEST]);
});
