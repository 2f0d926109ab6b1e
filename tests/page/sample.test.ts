// The panes of Watch while a run is faster than frames.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opening, type Shared } from '../../www/src/kernel/state';
import type { Watch } from '../../www/src/kernel/watch';
import { MOMENT, Sample } from '../../www/src/watch/sample';
import { MAX_SPEED } from '../../www/src/watch/speed';

const at = (watch: Partial<Watch>): Shared => ({ ...opening, watch: { ...opening.watch, ...watch } });
const atFullSpeed = (run = 0): Shared => at({ run, playing: true, speed: MAX_SPEED });

/** Whether the second state is shown if it follows the first one after this many milliseconds. */
const cases: readonly (readonly [string, Shared, Shared, number, boolean])[] = [
  ['a run at full speed within the interval', atFullSpeed(), atFullSpeed(), MOMENT - 1, false],
  ['a run at full speed after the interval', atFullSpeed(), atFullSpeed(), MOMENT, true],
  ['a run that has been halted', atFullSpeed(), at({ speed: MAX_SPEED }), 1, true],
  ['a run that has been slowed down', atFullSpeed(), at({ playing: true, speed: 3 }), 1, true],
  ['a run that reaches full speed', at({}), atFullSpeed(), 1, true],
  ['another run', atFullSpeed(1), atFullSpeed(2), 1, true],
  ['slow play', at({ playing: true, speed: 3 }), at({ playing: true, speed: 3 }), 1, true],
];

for (const [name, before, after, milliseconds, isSeen] of cases) {
  test(`${name} is ${isSeen ? 'shown at once' : 'not shown yet'}`, () => {
    const sample = new Sample();
    assert.equal(sample.of(before, 1_000), before);
    assert.equal(sample.of(after, 1_000 + milliseconds), isSeen ? after : before);
  });
}

test('the first interval may be shorter than the others', () => {
  const sample = new Sample(MOMENT / 2);
  const states = [atFullSpeed(), atFullSpeed(), atFullSpeed(), atFullSpeed()] as const;
  const seen = [0, MOMENT / 2, MOMENT, (3 * MOMENT) / 2].map((at, index) => sample.of(states[index] ?? opening, at));
  assert.deepEqual(
    seen.map((state) => states.indexOf(state)),
    [0, 1, 1, 3],
  );
});
