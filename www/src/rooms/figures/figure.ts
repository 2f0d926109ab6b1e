// A figure: experiments at some sizes, the numbers computed from their samples, their charts, and the published numbers.

import type { Damage, ExperimentKind } from '../../engine/types';

/** Figures by name: the first is shown. */
export type FigureName =
  | 'table2'
  | 'returns'
  | 'eachStep'
  | 'straight'
  | 'undecided'
  | 'cluster'
  | 'firstPass'
  | 'lengths'
  | 'randSet'
  | 'randRand'
  | 'chance'
  | 'toLength'
  | 'freeSquares'
  | 'leastRisk'
  | 'pair'
  | 'squares'
  | 'repair'
  | 'repairLarge'
  | 'levels'
  | 'bases';

/** The options of one experiment besides its kind and its size. */
export interface PartOptions {
  readonly queens?: number;
  readonly damage?: Damage;
  readonly secondLevel?: number;
  readonly thirdLevel?: number;
  readonly repeatBound?: number;
  readonly baseBound?: number;
  readonly returnBound?: number;
  readonly after?: number[];
}

/**
 * One experiment of a figure: at one size, with options of its own. `kind`: the kind, if it differs from the kind of the
 * figure.
 */
export interface Part {
  readonly n: number;
  readonly kind?: ExperimentKind;
  readonly options: PartOptions;
}

/**
 * The kinds of chart. histogram: of a column; clusters: a histogram in which the runs without a return are marked; shares: of
 * samples with 0, 1, 2 ...; table: table 2, and means of time against n; curve: means against n; rows: free squares of
 * each row; risk, pairs, squares: tables and maps of their own; levels: rows that the blocks leave, against n.
 */
export type Chart =
  | 'histogram'
  | 'clusters'
  | 'shares'
  | 'table'
  | 'curve'
  | 'rows'
  | 'risk'
  | 'pairs'
  | 'squares'
  | 'levels';

/**
 * A statistic of the samples of a part: the mean of a column, or the share of samples in which the column equals a number, or is
 * at most some number.
 */
export interface Quantity {
  readonly column: string;
  readonly equals?: number;
  /** The upper limit, instead of an equal number. */
  readonly atMost?: number;
  /** Set if the values are divided by the size. */
  readonly per?: 'size';
  /** Set if the slowest tenth of the samples is left out. */
  readonly trimmed?: true;
}

/** A published number, the parts that it is about, and how our number is computed from their samples. */
export interface PublishedFigure {
  readonly n: number;
  /** The kind of experiment, if it differs from the kind of the figure. */
  readonly kind?: ExperimentKind;
  /** Published only for this many given queens. */
  readonly queens?: number;
  readonly of: Quantity;
  readonly value: number;
  /** Whether the published number is a lower or an upper bound. */
  readonly bound?: 'above' | 'below';
}

/** The ratio of two numbers of the samples, and its published value. */
interface Ratio {
  readonly of: Quantity;
  readonly to: Quantity;
  /** The size of both boards. */
  readonly n: number;
  /** The kinds of both measurements, if they differ from the kind of the figure. */
  readonly kinds?: readonly [of: ExperimentKind, to: ExperimentKind];
  readonly value: number;
}

export interface Figure {
  readonly name: FigureName;
  readonly kind: ExperimentKind;
  readonly parts: readonly Part[];
  readonly chart: Chart;
  /** The quantity in the chart. */
  readonly of: Quantity;
  /** Quantities that are shown for each part although nothing is published about them. */
  readonly extra?: readonly Quantity[];
  /** Above this size, a part takes proportionally fewer samples, but at least three. */
  readonly full?: number;
  /** Samples of each part: the default, and the maximum. */
  readonly samples: number;
  readonly most: number;
  readonly published: readonly PublishedFigure[];
  readonly ratio?: Ratio;
}

/** Returns the kind of experiment of a part. */
export const kindOf = (figure: Figure, part: number): ExperimentKind => figure.parts[part]?.kind ?? figure.kind;

/** Returns the published figures of a part. */
export function publishedOf(figure: Figure, part: number): PublishedFigure[] {
  const { n, options } = figure.parts[part] as Part;
  const queens = figure.name === 'cluster' ? options.queens : undefined;
  return figure.published.filter(
    (one) => one.n === n && (one.kind ?? figure.kind) === kindOf(figure, part) && one.queens === queens,
  );
}

/** The measurements of one part: for each column, one number for each sample. */
export type Samples = Readonly<Record<string, Float64Array>>;

/** The results by part; null for a part without results. */
export type Results = readonly (Samples | null)[];
