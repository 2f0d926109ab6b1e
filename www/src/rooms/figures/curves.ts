// Charts of means against n: times beside the published times, and shares with a line for each method.

import type { ExperimentKind } from '../../engine/types';
import { type Key, t } from '../../texts/texts';
import type { ChartSpec, TitledChart } from '../../ui/plotted';
import type { Results } from './figure';
import { type Figure, kindOf, publishedOf, type Quantity } from './figure';
import { proportional, publishedLine, TABLE } from './published';
import { lineOf, measuredOf } from './samples';

/** The sizes from which the paper draws its line. */
export const LINE_FROM = 50;

/** Our own line through the mean times, as the paper draws its own: log10 of milliseconds against log10 of n. */
export const ownLine = ({ parts, of }: Figure, results: Results): ReturnType<typeof lineOf> =>
  lineOf(
    parts.flatMap(({ n }, part) => {
      const mean = measuredOf(of, n, results[part])?.value;
      return mean === undefined || n < LINE_FROM ? [] : [[n, mean] as const];
    }),
  );

/**
 * The charts of table 2, which are figures 7 to 9 of the paper: the mean times with our line, the published line and a line of slope 1; the
 * time of a row; and the share of runs without a return.
 */
export function timesOf(figure: Figure, results: Results): TitledChart[] {
  const { of, parts } = figure;
  const means = measuredIn(figure, results, of);
  const line = ownLine(figure, results);
  const theirs = parts.map(({ n }) => {
    const row = TABLE.find(({ size }) => size === n);
    return row ? 1_000 * row.mean : null;
  });
  const x = parts.map(({ n }) => n);
  const perRow = (values: readonly (number | null)[]): (number | null)[] =>
    values.map((value, part) => (value === null ? null : (1_000 * value) / (x[part] ?? 1)));
  const lined = (own: (n: number) => number): (number | null)[] => x.map((n) => (n < LINE_FROM ? null : own(n)));
  const both = (ours: readonly (number | null)[], others: readonly (number | null)[]): ChartSpec['series'] => [
    { label: t('figures.measured'), values: ours, as: 'dots', ink: 'accent' },
    { label: t('figures.published'), values: others, as: 'dots', ink: 'given' },
  ];
  const lines: ChartSpec['series'] = [
    { label: t('figures.publishedLine'), values: lined(publishedLine), as: 'line', ink: 'given' },
    {
      label: t('figures.proportional'),
      values: lined((n) => proportional(n, LINE_FROM)),
      as: 'line',
      ink: 'text',
      dash: [6, 4],
    },
    ...(line
      ? [
          {
            label: t('figures.ownLine'),
            values: lined((n) => 10 ** (line.constant + line.slope * Math.log10(n))),
            as: 'line' as const,
            ink: 'accent' as const,
          },
        ]
      : []),
  ];
  const axes = { x, xLabel: t('top.size') } as const;
  const straight = parts.map(({ n }, part) => {
    const share = measuredOf({ column: 'returns', equals: 0 }, n, results[part])?.value;
    return share === undefined ? null : 100 * share;
  });
  return [
    {
      title: t('figures.timesTitle'),
      spec: { ...axes, series: [...both(means, theirs), ...lines], logarithmic: 'both' },
    },
    {
      title: t('figures.rowTitle'),
      spec: { ...axes, series: both(perRow(means), perRow(theirs)), logarithmic: 'both' },
    },
    {
      title: t('figures.curves.straight'),
      spec: {
        ...axes,
        series: [{ label: t('figures.measured'), values: straight, as: 'line', ink: 'accent' }],
        logarithmic: 'x',
      },
    },
  ];
}

/** How many rows the first blocks leave free, by the size of the board. */
export function levelsOf({ parts }: Figure, results: Results): TitledChart {
  const x = parts.map(({ n }) => n);
  const leave = (column: 'second' | 'third'): (number | null)[] =>
    parts.map((_, part) => results[part]?.[column]?.[0] ?? null);
  return {
    title: t('figures.levelsTitle'),
    spec: {
      x,
      series: [
        { label: t('figures.leaves.second'), values: leave('second'), as: 'line', ink: 'accent' },
        { label: t('figures.leaves.third'), values: leave('third'), as: 'line', ink: 'given' },
      ],
      xLabel: t('top.size'),
      logarithmic: 'both',
    },
  };
}

/** A line for each kind of experiment among the parts, and a dot for each published number. */
export function curveOf(figure: Figure, results: Results): TitledChart {
  const { name, of, parts } = figure;
  const ours = measuredIn(figure, results, of);
  const theirs = publishedIn(figure, of);
  const kinds = [...new Set(parts.map((_, part) => kindOf(figure, part)))];
  const x = [...new Set(parts.map(({ n }) => n))].sort((one, other) => one - other);
  const lineOf = (values: readonly (number | null)[], kind: ExperimentKind): (number | null)[] =>
    x.map((size) => {
      const part = parts.findIndex(({ n }, at) => n === size && kindOf(figure, at) === kind);
      return visible(values[part] ?? null, figure);
    });
  const rare = isRare(figure);
  const series = kinds.flatMap((kind, at): ChartSpec['series'][number][] => [
    {
      label: kinds.length > 1 ? t(`figures.kinds.${kind}` as Key) : t('figures.measured'),
      values: lineOf(ours, kind),
      as: 'line',
      ink: INKS[at] ?? 'text',
      ...(at === 2 ? { dash: [6, 4] } : {}),
    },
  ]);
  const paper = kinds.map((kind, at) => ({
    label:
      kinds.length > 1
        ? t('figures.kindPublished', { kind: t(`figures.kinds.${kind}` as Key) })
        : t('figures.published'),
    values: lineOf(theirs, kind),
    as: 'dots' as const,
    ink: kinds.length > 1 ? (INKS[at] ?? 'text') : ('given' as const),
  }));
  return {
    title: t(`figures.curves.${name}` as Key),
    spec: {
      x,
      series: [...series, ...paper.filter(({ values }) => values.some((value) => value !== null))],
      xLabel: t('top.size'),
      logarithmic: rare ? 'both' : 'x',
    },
  };
}

const INKS = ['accent', 'given', 'text'] as const;

/** Probabilities that fall by powers of ten are drawn on a logarithmic scale, without zeros. */
const isRare = ({ name }: Figure): boolean => name === 'chance' || name === 'undecided';

const visible = (value: number | null, figure: Figure): number | null =>
  value === null || (value === 0 && isRare(figure)) ? null : 100 * value;

const measuredIn = ({ parts }: Figure, results: Results, of: Quantity): (number | null)[] =>
  parts.map(({ n }, part) => measuredOf(of, n, results[part])?.value ?? null);

const publishedIn = (figure: Figure, of: Quantity): (number | null)[] =>
  figure.parts.map((_, part) => publishedOf(figure, part).find((one) => one.of.column === of.column)?.value ?? null);
