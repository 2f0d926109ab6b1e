// The speed knob: monotonic, with a slow lower half and the documented ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampSpeed, MAX_SPEED, stepsPerSecond } from '../../www/src/watch/speed';

const rates = Array.from({ length: MAX_SPEED + 1 }, (_, speedLevel) => stepsPerSecond(speedLevel));

test('the speed knob goes from one step in two seconds to no limit, and each notch is faster', () => {
  assert.equal(rates[0], 0.5);
  assert.equal(rates.at(-1), Number.POSITIVE_INFINITY);
  assert.ok(rates.every((rate, speedLevel) => speedLevel === 0 || rate > (rates[speedLevel - 1] ?? 0)));
});

test('half of the speed knob is slow enough to follow each step', () => {
  assert.ok((rates[MAX_SPEED / 2 - 1] ?? 0) <= 30, `${rates[MAX_SPEED / 2 - 1]} steps a second`);
});

test('a speed beyond an end of the knob becomes that end', () => {
  assert.deepEqual([clampSpeed(-3), clampSpeed(MAX_SPEED + 9)], [0, MAX_SPEED]);
});
