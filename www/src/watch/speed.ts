// The speed knob: each notch doubles, from one step in two seconds, and the last one is as fast as the machine can go.

/** The last notch: no limit. */
export const FASTEST = 26;

/** Steps a second at a notch; Infinity at the last. */
export const stepsPerSecond = (notch: number): number =>
  notch >= FASTEST ? Number.POSITIVE_INFINITY : 0.5 * 2 ** notch;

/** The notch within the knob's range. */
export const clampNotch = (notch: number): number => Math.min(FASTEST, Math.max(0, Math.round(notch)));
