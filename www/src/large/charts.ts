// The charts of a figure, from what has been measured of it: one for each part, or one for all.

import type { Figure, Samples } from '../state/figures';
import { histogram } from '../state/samples';
import { digits, type Key, t } from '../texts/texts';
import type { ChartSpec } from './plotted';

/** A chart under its title. */
export interface Titled {
  readonly title: string;
  readonly spec: ChartSpec;
}

type Results = readonly (Samples | null)[];

export function chartsOf(figure: Figure, results: Results): Titled[] {
  switch (figure.chart) {
    case 'histogram':
      return eachPart(figure, results, 'figures.partTitle', (samples) => histogramOf(samples, figure.column));
    case 'shares':
      return eachPart(figure, results, 'figures.sharesTitle', (samples) => sharesOf(samples, figure));
    case 'times':
      return [{ title: t('figures.timesTitle'), spec: timesOf(figure, results) }];
    case 'rows':
      return rowsOf(figure, results);
  }
}

function eachPart({ parts }: Figure, results: Results, title: Key, specOf: (samples: Samples) => ChartSpec): Titled[] {
  return parts.flatMap(({ n }, part) => {
    const samples = results[part];
    return samples ? [{ title: t(title, { size: n }), spec: specOf(samples) }] : [];
  });
}

const columnOf = (samples: Samples, name: string): Float64Array => samples[name] ?? new Float64Array(0);

function histogramOf(samples: Samples, column: string): ChartSpec {
  const { at, counts } = histogram(columnOf(samples, column));
  return {
    x: at,
    series: [{ label: t('figures.samples'), values: counts, as: 'bars', ink: 'accent' }],
    xLabel: t(`figures.columns.${column as 'queens' | 'milliseconds'}`),
    whole: column === 'queens',
  };
}

/** The share of samples with none, one, two ... beside the published ones. */
function sharesOf(samples: Samples, { column, published }: Figure): ChartSpec {
  const values = columnOf(samples, column);
  const shown = 12;
  const x = Array.from({ length: shown }, (_, index) => index);
  const share = (wanted: number): number => (100 * values.filter((value) => value === wanted).length) / values.length;
  const known = x.map((wanted) => {
    const found = published.find(({ of }) => of.equals === wanted);
    return found ? found.value * 100 : null;
  });
  const paper = { label: t('figures.published'), values: known, as: 'dots', ink: 'given' } as const;
  return {
    x,
    series: [
      { label: t('figures.measured'), values: x.map(share), as: 'bars', ink: 'accent' },
      ...(published.length > 0 ? [paper] : []),
    ],
    xLabel: t('figures.columns.returns'),
    whole: true,
  };
}

/** Mean times against n, both axes logarithmic. */
function timesOf({ parts, published, column }: Figure, results: Results): ChartSpec {
  const mean = (values: Float64Array): number | null =>
    values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: parts.map(({ n }) => n),
    series: [
      {
        label: t('figures.measured'),
        values: parts.map((_, part) => {
          const samples = results[part];
          return samples ? mean(columnOf(samples, column)) : null;
        }),
        as: 'line',
        ink: 'accent',
      },
      {
        label: t('figures.published'),
        values: parts.map((_, part) => published.find((one) => one.part === part)?.value ?? null),
        as: 'line',
        ink: 'given',
      },
    ],
    xLabel: t('top.size'),
    logarithmic: true,
  };
}

/** Mean free squares of each row that is still free, rows filled one after the other beside rows filled at random. */
function rowsOf({ parts }: Figure, results: Results): Titled[] {
  const samples = results[0];
  const size = parts[0]?.n ?? 0;
  if (!samples) return [];
  const [order, after, row, squares] = ['order', 'after', 'row', 'squares'].map((name) => columnOf(samples, name));
  if (!order || !after || !row || !squares) return [];
  return (parts[0]?.options.after ?? []).map((queens) => {
    const lineOf = (wanted: number): (number | null)[] => {
      const sums = new Float64Array(size);
      const counts = new Float64Array(size);
      row.forEach((at, index) => {
        if (order[index] !== wanted || after[index] !== queens) return;
        sums[at] = (sums[at] ?? 0) + (squares[index] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      });
      return [...sums].map((sum, at) => (counts[at] ? sum / (counts[at] ?? 1) : null));
    };
    return {
      title: t('figures.afterTitle', { queens: digits(queens) }),
      spec: {
        x: Array.from({ length: size }, (_, at) => at + 1),
        series: [
          { label: t('figures.random'), values: lineOf(1), as: 'line', ink: 'accent' },
          { label: t('figures.sequential'), values: lineOf(0), as: 'line', ink: 'given' },
        ],
        xLabel: t('figures.columns.row'),
        whole: true,
      },
    };
  });
}
