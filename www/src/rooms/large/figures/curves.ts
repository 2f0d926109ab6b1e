// Charts of means against n: times beside the published ones, and shares of each method on a line of its own.

import type { ExperimentKind } from '../../../engine/types';
import { type Key, t } from '../../../texts/texts';
import type { ChartSpec, Titled } from '../../../ui/plotted';
import { type Figure, kindOf, publishedLine, type Quantity } from './paper';
import { measuredOf } from './samples';
import type { Results } from './slice';

/** Times: the mean with the paper's own line, the mean without the slowest tenth, and the time of a row. */
export function timesOf(figure: Figure, results: Results): Titled[] {
  const { of, parts } = figure;
  const trimmed: Quantity = { ...of, trimmed: true };
  const perRow = (values: readonly (number | null)[]): (number | null)[] =>
    values.map((value, part) => (value === null ? null : (1_000 * value) / (parts[part]?.n ?? 1)));
  const chart = (
    title: Key,
    ours: readonly (number | null)[],
    theirs: readonly (number | null)[],
    line?: readonly number[],
  ): Titled => ({
    title: t(title),
    spec: {
      x: parts.map(({ n }) => n),
      series: [
        { label: t('figures.measured'), values: ours, as: 'line', ink: 'accent' },
        { label: t('figures.published'), values: theirs, as: line ? 'dots' : 'line', ink: 'given' },
        ...(line ? [{ label: t('figures.publishedLine'), values: line, as: 'line', ink: 'given' } as const] : []),
      ],
      xLabel: t('top.size'),
      logarithmic: 'both',
    },
  });
  const [ours, theirs] = [measuredIn(figure, results, of), publishedIn(figure, of)];
  return [
    chart(
      'figures.timesTitle',
      ours,
      theirs,
      parts.map(({ n }) => publishedLine(n)),
    ),
    chart('figures.trimmedTitle', measuredIn(figure, results, trimmed), publishedIn(figure, trimmed)),
    chart('figures.rowTitle', perRow(ours), perRow(theirs)),
  ];
}

/** A line for each kind among the parts, and a dot for each published number. */
export function curveOf(figure: Figure, results: Results): Titled {
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

/** Chances that fall by powers of ten are drawn so; one of zero has no place there. */
const isRare = ({ name }: Figure): boolean => name === 'chance' || name === 'undecided';

const visible = (value: number | null, figure: Figure): number | null =>
  value === null || (value === 0 && isRare(figure)) ? null : 100 * value;

const measuredIn = ({ parts }: Figure, results: Results, of: Quantity): (number | null)[] =>
  parts.map(({ n }, part) => measuredOf(of, n, results[part])?.value ?? null);

const publishedIn = ({ parts, published }: Figure, of: Quantity): (number | null)[] =>
  parts.map((_, part) => published.find((one) => one.part === part && one.of.trimmed === of.trimmed)?.value ?? null);
