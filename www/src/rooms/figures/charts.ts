// The charts of a figure, from its measurements: a chart for each part, or one chart for all parts.

import { digits, type Key, t } from '../../texts/texts';
import type { ChartSpec, TitledChart } from '../../ui/plotted';
import { curveOf, levelsOf, timesOf } from './curves';
import type { Results, Samples } from './figure';
import { type Figure, type Part, publishedOf } from './figure';
import { countedOn, endingsOf, histogram, measuredOf, valuesOf } from './samples';

export function chartsOf(figure: Figure, results: Results): TitledChart[] {
  const { column } = figure.of;
  switch (figure.chart) {
    case 'histogram':
      return [
        ...eachPart(figure, results, (samples) => histogramOf(samples, column)),
        ...(hasFlanks(figure)
          ? eachPart(figure, results, (samples) => endings(samples, column), 'figures.endingsTitle')
          : []),
      ];
    case 'pairs':
      return eachPart(figure, results, (samples) => histogramOf(samples, column));
    case 'clusters':
      return ['milliseconds', 'nodes'].flatMap((column) =>
        eachPart(figure, results, (samples) => clustersOf(samples, column)),
      );
    case 'shares':
      return eachPart(figure, results, (samples, part) => sharesOf(samples, figure, part), 'figures.sharesTitle');
    case 'table':
      return timesOf(figure, results);
    case 'curve':
      return [curveOf(figure, results)];
    case 'rows':
      return rowsOf(figure, results);
    case 'risk':
      return eachPart(figure, results, (samples) => histogramOf(samples, column), 'figures.risk.runs');
    case 'squares':
      return [];
    case 'levels':
      return [levelsOf(figure, results)];
  }
}

function eachPart(
  figure: Figure,
  results: Results,
  specOf: (samples: Samples, part: number) => ChartSpec,
  title: Key = 'figures.partTitle',
): TitledChart[] {
  return figure.parts.flatMap((_, part) => {
    const samples = results[part];
    return samples ? [{ title: titleOf(figure, part, title), spec: specOf(samples, part) }] : [];
  });
}

/** The board of a part or, if the figure already names it, the experiment on it. */
export function titleOf({ kind, parts }: Figure, part: number, title: Key = 'figures.partTitle'): string {
  const { n: size, options, kind: own } = parts[part] as Part;
  if (own && own !== kind) return t('figures.kindTitle', { size, kind: t(`figures.kinds.${own}` as Key) });
  if (options.baseBound !== undefined && title === 'figures.partTitle')
    return t('figures.basesTitle', { size, count: options.baseBound });
  if (options.queens !== undefined && title === 'figures.partTitle')
    return t('figures.queensTitle', { size, queens: options.queens });
  return t(title, { size });
}

/** Whether the histogram of a figure shows the lengths at which runs get stuck, and so has two unequal flanks. */
export const hasFlanks = ({ name }: Figure): boolean => name === 'randSet' || name === 'randRand';

/** The probability that a run that reaches a length ends there, for each length. */
function endings(samples: Samples, column: string): ChartSpec {
  const { at, shares } = endingsOf(valuesOf(samples, column));
  return {
    x: at,
    series: [{ label: t('figures.measured'), values: shares.map((share) => 100 * share), as: 'line', ink: 'accent' }],
    xLabel: t(`figures.columns.${column}` as Key),
    whole: true,
  };
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

/** The histogram of all runs and, in front of it, the histogram of the runs without a return. Each cluster is a number of returns. */
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

/** Leaves out the largest 5%, because their long tail would compress the others. */
const inSight = (values: Float64Array): Float64Array =>
  values
    .slice()
    .sort()
    .slice(0, Math.max(1, Math.floor(values.length * 0.95)));

/** The share of samples with 0, 1, 2 ... returns, beside the published shares. */
function sharesOf(samples: Samples, figure: Figure, part: number): ChartSpec {
  const { of } = figure;
  const published = publishedOf(figure, part);
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

/** The inks of up to five moments of a run, from the first to the last. */
const MOMENTS = ['accent', 'given', 'good', 'bad', 'text'] as const;

/** Figures 5 and 6: the free squares of each free row, a dot for each row of each run, after several numbers of queens. */
function rowsOf(figure: Figure, results: Results): TitledChart[] {
  return figure.parts.flatMap(({ n: size, options }, part) => {
    const samples = results[part];
    if (!samples) return [];
    const [order, after, row, squares] = ['order', 'after', 'row', 'squares'].map((name) => valuesOf(samples, name));
    if (!order || !after || !row || !squares) return [];
    return ([0, 1] as const).map((wanted) => {
      const places = [...order.keys()].filter((at) => order[at] === wanted);
      places.sort((one, other) => (row[one] ?? 0) - (row[other] ?? 0));
      const reached = (options.after ?? []).filter((queens) => places.some((at) => after[at] === queens));
      return {
        title: t(wanted === 0 ? 'figures.orderTitle' : 'figures.randomTitle', { size }),
        spec: {
          x: places.map((at) => (row[at] ?? 0) + 1),
          series: reached.map((queens, index) => ({
            label: t('figures.afterTitle', { queens: digits(queens) }),
            values: places.map((at) => (after[at] === queens ? (squares[at] ?? null) : null)),
            as: 'points' as const,
            ink: MOMENTS[index % MOMENTS.length] ?? 'text',
          })),
          xLabel: t('figures.columns.row'),
          whole: true,
        },
      };
    });
  });
}
