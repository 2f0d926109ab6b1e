// Figures, and how times are measured: several times, and the median counts.

export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** One group of figures, yielded as they are measured. */
export type Group = () => AsyncGenerator<Figure>;

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that a piece of work takes. */
export function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The median of several times, in milliseconds. */
export const medianTime = (work: () => void, times = 5): number =>
  median(Array.from({ length: times }, () => time(work)));
