// Mean seconds of the linear completion as published (Grigoryan 2020, Matlab on a desktop of 2013), for comparison.

const SECONDS: readonly (readonly [size: number, seconds: number])[] = [
  [100, 0.0073],
  [1_000, 0.062],
  [10_000, 0.321],
  [100_000, 2.25],
  [1_000_000, 11.4],
  [10_000_000, 61.4],
];

/** Null for a size of which nothing is published. */
export const publishedSeconds = (size: number): number | null =>
  SECONDS.find(([published]) => published === size)?.[1] ?? null;
