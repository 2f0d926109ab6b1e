// The charts of a figure, from what has been measured of it: one for each part, or one for all.

import { digits, type Key, t } from '../../../texts/texts';
import type { ChartSpec, Titled } from '../../../ui/plotted';
import { curveOf, timesOf } from './curves';
import type { Figure, Part } from './paper';
import { countedOn, histogram, measuredOf, valuesOf } from './samples';
import type { Results, Samples } from './slice';

export function chartsOf(figure: Figure, results: Results): Titled[] {
  const { column } = figure.of;
  switch (figure.chart) {
    case 'histogram':
    case 'pairs':
      return eachPart(figure, results, (samples) => histogramOf(samples, column));
    case 'clusters':
      return ['milliseconds', 'nodes'].flatMap((column) =>
        eachPart(figure, results, (samples) => clustersOf(samples, column)),
      );
    case 'shares':
      return eachPart(figure, results, (samples) => sharesOf(samples, figure), 'figures.sharesTitle');
    case 'times':
      return timesOf(figure, results);
    case 'curve':
      return [curveOf(figure, results)];
    case 'rows':
      return rowsOf(figure, results);
    case 'risk':
      return eachPart(figure, results, (samples) => histogramOf(samples, column), 'figures.risk.runs');
    case 'squares':
      return [];
  }
}

function eachPart(
  figure: Figure,
  results: Results,
  specOf: (samples: Samples) => ChartSpec,
  title: Key = 'figures.partTitle',
): Titled[] {
  return figure.parts.flatMap((_, part) => {
    const samples = results[part];
    return samples ? [{ title: titleOf(figure, part, title), spec: specOf(samples) }] : [];
  });
}

/** Which board a part is about, and where that is not said by the figure, what is done on it. */
export function titleOf({ kind, parts }: Figure, part: number, title: Key = 'figures.partTitle'): string {
  const { n: size, options, kind: own } = parts[part] as Part;
  if (own && own !== kind) return t('figures.kindTitle', { size, kind: t(`figures.kinds.${own}` as Key) });
  if (options.queens !== undefined && title === 'figures.partTitle')
    return t('figures.queensTitle', { size, queens: options.queens });
  return t(title, { size });
}

function histogramOf(samples: Samples, column: string): ChartSpec {
  const values = valuesOf(samples, column);
  const { at, counts } = histogram(values);
  return {
    x: at,
    series: [{ label: t('figures.samples'), values: counts, as: 'bars', ink: 'accent' }],
    xLabel: t(`figures.columns.${column}` as Key),
    whole: values.every(Number.isInteger),
  };
}

/** All runs, and before them those that never went back: the clusters are the number of returns. */
function clustersOf(samples: Samples, column: string): ChartSpec {
  const values = valuesOf(samples, column);
  const returns = valuesOf(samples, 'returns');
  const { at, counts } = histogram(inSight(values));
  const straight = countedOn(
    at,
    values.filter((_, run) => returns[run] === 0),
  );
  return {
    x: at,
    series: [
      { label: t('figures.allRuns'), values: counts, as: 'bars', ink: 'accent' },
      { label: t('figures.straightRuns'), values: straight, as: 'bars', ink: 'given' },
    ],
    xLabel: t(`figures.columns.${column}` as Key),
  };
}

/** All but the greatest twentieth, whose long tail would press the others together. */
const inSight = (values: Float64Array): Float64Array =>
  values
    .slice()
    .sort()
    .slice(0, Math.max(1, Math.floor(values.length * 0.95)));

/** The share of samples with none, one, two ... beside the published ones. */
function sharesOf(samples: Samples, { of, published }: Figure): ChartSpec {
  const shown = 12;
  const x = Array.from({ length: shown }, (_, index) => index);
  const share = (equals: number): number => 100 * (measuredOf({ ...of, equals }, 1, samples)?.value ?? 0);
  const known = x.map((wanted) => {
    const found = published.find((one) => one.of.equals === wanted);
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

/** Mean free squares of each row that is still free, rows filled one after the other beside rows filled at random. */
function rowsOf({ parts }: Figure, results: Results): Titled[] {
  const samples = results[0];
  const size = parts[0]?.n ?? 0;
  if (!samples) return [];
  const [order, after, row, squares] = ['order', 'after', 'row', 'squares'].map((name) => valuesOf(samples, name));
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
