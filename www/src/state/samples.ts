// What samples come to: the numbers to set beside the published ones, and the samples as a file.

import { type Figures, figureOf, type Published, type Samples } from './figures';

/** Our number for a published one, with its standard error; null without samples. */
export interface Measured {
  readonly value: number;
  readonly error: number;
  readonly count: number;
}

export function measuredOf({ of }: Published, size: number, samples: Samples | null | undefined): Measured | null {
  const column = samples?.[of.column];
  if (!column || column.length === 0) return null;
  const { equals } = of;
  const values = equals === undefined ? column : column.map((value) => (value === equals ? 1 : 0));
  const scale = of.per === 'size' ? 1 / size : 1;
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
  return { value: mean * scale, error: error * scale, count };
}

/** All samples as CSV: the size, then a column each, with a header. */
export function csvOf({ chosen, results }: Figures): string {
  const { parts } = figureOf(chosen);
  const lines: string[] = [];
  results.forEach((samples, part) => {
    if (!samples) return;
    const columns = Object.entries(samples);
    if (lines.length === 0) lines.push(['n', ...columns.map(([name]) => name)].join(','));
    const count = columns[0]?.[1].length ?? 0;
    for (let row = 0; row < count; row++) {
      lines.push([parts[part]?.n ?? 0, ...columns.map(([, values]) => values[row] ?? '')].join(','));
    }
  });
  return `${lines.join('\n')}\n`;
}

/** How many values fall on each of the equal steps of a histogram: whole numbers as they are, others in so many steps. */
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
