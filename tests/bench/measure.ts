// Measures times: each task runs several times, and the median counts.

export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** Yields the figures of one group as they are measured. */
export type Group = () => AsyncGenerator<Figure>;

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The milliseconds that a task takes. */
export function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The median of the milliseconds that a task takes when it runs several times. */
export const medianTime = (work: () => void, times = 5): number =>
  median(Array.from({ length: times }, () => time(work)));
