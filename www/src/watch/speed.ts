// The speed knob: from one step in two seconds to as fast as the machine can go. In its first half each step can be followed; in the second
// half every level is several times as fast as the level before.

/** Steps a second at each speed level. */
const RATES: readonly number[] = [
  ...[0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 30],
  ...[60, 120, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 4_000_000],
  Number.POSITIVE_INFINITY,
];

/** The last speed level: no limit. */
export const MAX_SPEED = RATES.length - 1;

/** Steps a second at a speed level; Infinity at the last. */
export const stepsPerSecond = (speedLevel: number): number => RATES[speedLevel] ?? Number.POSITIVE_INFINITY;

/** The speed level within the knob's range. */
export const clampSpeed = (speedLevel: number): number => Math.min(MAX_SPEED, Math.max(0, Math.round(speedLevel)));
