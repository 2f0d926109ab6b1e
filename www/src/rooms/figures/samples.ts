// Results of samples: the numbers to compare with the published numbers, and the samples as a file.

import { type Figure, kindOf, type Quantity, type Results, type Samples } from './figure';
import { figureNow } from './paper';

/** Our number to compare with a published number, with its standard error, and the standard deviation of the samples. */
export interface MeasuredValue {
  readonly value: number;
  readonly error: number;
  readonly spread: number;
  readonly count: number;
}

/** The value of a quantity in the samples of a part on a board of this size. */
export function measuredOf(of: Quantity, size: number, samples: Samples | null | undefined): MeasuredValue | null {
  const column = samples ? valuesOf(samples, of.column) : null;
  if (!column || column.length === 0) return null;
  const { equals, atMost } = of;
  const isMeant = (value: number): boolean => (equals === undefined ? value <= (atMost ?? value) : value === equals);
  const values =
    equals === undefined && atMost === undefined ? column : column.map((value) => (isMeant(value) ? 1 : 0));
  const counted = of.trimmed
    ? [...values].sort((one, other) => one - other).slice(0, Math.ceil(values.length * 0.9))
    : values;
  const scale = of.per === 'size' ? 1 / size : 1;
  const count = counted.length;
  const mean = sum(counted) / count;
  const squares = sum(counted.map((value) => (value - mean) ** 2));
  const spread = count > 1 ? Math.sqrt(squares / (count - 1)) : 0;
  return { value: mean * scale, error: (spread * scale) / Math.sqrt(count), spread: spread * scale, count };
}

const sum = (values: Float64Array | readonly number[]): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** The measured value for the published ratio of a figure; null as long as one of its two numbers is not measured. */
export function ratioOf(
  figure: Figure,
  results: Results,
): { readonly of: number; readonly to: number; readonly value: number } | null {
  const { ratio, parts } = figure;
  if (!ratio) return null;
  const { n, kinds = [figure.kind, figure.kind] } = ratio;
  const [of, to] = kinds.map((kind) => parts.findIndex((part, at) => part.n === n && kindOf(figure, at) === kind));
  if (of === undefined || to === undefined) return null;
  const [one, other] = [measuredOf(ratio.of, n, results[of]), measuredOf(ratio.to, n, results[to])];
  return one && other && other.value > 0 ? { of, to, value: one.value / other.value } : null;
}

/** The numbers of a column, which may be computed from other columns. */
export function valuesOf(samples: Samples, column: string): Float64Array {
  if (column === 'singles') return singlesOf(samples);
  if (column === 'asymmetry') return Float64Array.of(asymmetryOf(samples));
  return samples[column] ?? new Float64Array(0);
}

/** For each run, the number of last steps at which a row had a single free square. */
function singlesOf({ place, squares, step }: Samples): Float64Array {
  const runs: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  place?.forEach((at, line) => {
    if (at !== 0) return;
    const now = step?.[line] ?? 0;
    if (now < last) runs.push(0);
    last = now;
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + (squares?.[line] === 1 ? 1 : 0);
  });
  return Float64Array.from(runs);
}

/** The largest difference between a square and its mirror images, left to right and top to bottom. */
function asymmetryOf({ solutions }: Samples): number {
  const side = Math.sqrt(solutions?.length ?? 0);
  const at = (row: number, column: number): number => solutions?.[row * side + column] ?? 0;
  let most = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const here = at(row, column);
      const apart = Math.max(Math.abs(here - at(row, side - 1 - column)), Math.abs(here - at(side - 1 - row, column)));
      most = Math.max(most, apart);
    }
  }
  return most;
}

/** All samples as CSV with a header: the kind of experiment if there are several, the size, and the columns of the samples. */
export function csvOf(figures: Parameters<typeof figureNow>[0] & { readonly results: Results }): string {
  const { parts, kind: usual } = figureNow(figures);
  const { results } = figures;
  const named = parts.some(({ kind }) => kind !== undefined);
  const lines: string[] = [];
  results.forEach((samples, part) => {
    if (!samples) return;
    const count = Object.values(samples)[0]?.length ?? 0;
    // A sample may be several lines: then its time belongs to none of them.
    const columns = Object.entries(samples).filter(([, values]) => values.length === count);
    const { n, kind } = parts[part] ?? { n: 0 };
    if (lines.length === 0) lines.push([...(named ? ['kind'] : []), 'n', ...columns.map(([name]) => name)].join(','));
    const head = named ? [kind ?? usual, n] : [n];
    for (let row = 0; row < count; row++) {
      lines.push([...head, ...columns.map(([, values]) => values[row] ?? '')].join(','));
    }
  });
  return `${lines.join('\n')}\n`;
}

/** The bins of a histogram: about `most` bins of equal width. For whole numbers the width is a whole number, at least 1. */
export function histogram(values: Float64Array, most = 60): { readonly at: number[]; readonly counts: number[] } {
  const [least, greatest] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)] as [number, number],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as [number, number],
  );
  if (values.length === 0) return { at: [], counts: [] };
  const whole = values.every((value) => Number.isInteger(value));
  const width = whole ? Math.max(1, Math.ceil((greatest - least + 1) / most)) : (greatest - least || 1) / most;
  const steps = Math.floor((greatest - least) / width) + 1;
  const counts = new Array<number>(steps).fill(0);
  for (const value of values) {
    const step = Math.min(steps - 1, Math.floor((value - least) / width));
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { at: counts.map((_, step) => least + (step + (whole ? 0 : 0.5)) * width), counts };
}

/** Counts values in the bins of another histogram. */
export function countedOn(at: readonly number[], values: Float64Array): number[] {
  const [first = 0, second = first + 1] = at;
  const counts = new Array<number>(at.length).fill(0);
  for (const value of values) {
    const step = Math.round((value - first) / (second - first));
    if (step in counts) counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

/** The most frequent whole number, and the root mean square distance of the numbers on either side of it. */
export function flanksOf(
  values: Float64Array,
): { readonly mode: number; readonly below: number; readonly above: number } | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let mode: number | null = null;
  for (const [value, count] of counts) if (mode === null || count > (counts.get(mode) ?? 0)) mode = value;
  if (mode === null || counts.size < 3) return null;
  const middle = mode;
  const stray = (side: Float64Array): number =>
    side.length === 0 ? 0 : Math.sqrt(sum(side.map((value) => (value - middle) ** 2)) / side.length);
  return {
    mode,
    below: stray(values.filter((value) => value < middle)),
    above: stray(values.filter((value) => value > middle)),
  };
}

/** The probability that a run that reaches a length ends there: for each length, the share of the runs that reached it. */
export function endingsOf(values: Float64Array, fewest = 30): { readonly at: number[]; readonly shares: number[] } {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const at: number[] = [];
  const shares: number[] = [];
  let left = values.length;
  for (const value of [...counts.keys()].sort((one, other) => one - other)) {
    if (left < fewest) break;
    at.push(value);
    shares.push((counts.get(value) ?? 0) / left);
    left -= counts.get(value) ?? 0;
  }
  return { at, shares };
}

/** The line of least squares through the logarithms of points, and how well it fits; null with fewer than three of them. */
export function lineOf(points: readonly (readonly [x: number, y: number])[]): {
  readonly constant: number;
  readonly slope: number;
  readonly correlation: number;
} | null {
  const logs = points.filter(([x, y]) => x > 0 && y > 0).map(([x, y]) => [Math.log10(x), Math.log10(y)] as const);
  if (logs.length < 3) return null;
  const mean = (at: 0 | 1): number => sum(logs.map((point) => point[at])) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const snapshot = (of: (x: number, y: number) => number): number =>
    sum(logs.map(([x, y]) => of(x - meanX, y - meanY)));
  const [xx, yy, xy] = [snapshot((x) => x * x), snapshot((_, y) => y * y), snapshot((x, y) => x * y)];
  const slope = xy / xx;
  return { constant: meanY - slope * meanX, slope, correlation: xy / Math.sqrt(xx * yy) };
}
