// The figures of the paper on linear completion: what is measured for each, how it is drawn, and the published numbers.
//
// Source of every published number: E. Grigoryan, "Linear algorithm for solution n-Queens Completion Problem", 2020.

import type { ExperimentKind } from '../../../engine/types';
import type { FigureName } from './slice';

/** Every measurement is of this seed, so that it can be made again. */
export const FIGURES_SEED = 1;

/** One experiment of a figure: at one size, with options of its own. `kind`: where it is not that of the figure. */
export interface Part {
  readonly n: number;
  readonly kind?: ExperimentKind;
  readonly options: { readonly queens?: number; readonly damage?: 'once' | 'anew'; readonly after?: number[] };
}

/**
 * What is drawn. histogram: of a column; clusters: the same, with the runs that never went back; shares: of samples with 0, 1,
 * 2 ...; times, curve: means against n; rows: free squares of each row; risk, pairs, squares: tables and maps of their own.
 */
export type Chart = 'histogram' | 'clusters' | 'shares' | 'times' | 'curve' | 'rows' | 'risk' | 'pairs' | 'squares';

/** What is made of the samples of a part: the mean of a column, or the share of samples where it equals a number. */
export interface Quantity {
  readonly column: string;
  readonly equals?: number;
  /** Divided by the size. */
  readonly per?: 'size';
  /** Without the slowest tenth of the samples. */
  readonly trimmed?: true;
}

/** A number that the paper gives, and how ours is made of the samples. */
export interface Published {
  /** Which part it is about. */
  readonly part: number;
  readonly of: Quantity;
  readonly value: number;
  /** The paper says: more than that. */
  readonly above?: true;
}

export interface Figure {
  readonly name: FigureName;
  readonly kind: ExperimentKind;
  readonly parts: readonly Part[];
  readonly chart: Chart;
  /** What the chart shows. */
  readonly of: Quantity;
  /** Samples of each part: what is proposed, and the most. */
  readonly samples: number;
  readonly most: number;
  readonly published: readonly Published[];
}

const at = (...sizes: number[]): Part[] => sizes.map((n) => ({ n, options: {} }));
const by = (kind: ExperimentKind, ...sizes: number[]): Part[] => sizes.map((n) => ({ n, kind, options: {} }));

/** The same quantity of several parts, from the first one on; null where nothing is published. */
const each = (of: Quantity, values: readonly (number | null)[]): Published[] =>
  values.flatMap((value, part) => (value === null ? [] : [{ part, of, value }]));

const TIME: Quantity = { column: 'milliseconds' };
const RETURNS: Quantity = { column: 'returns' };
const STRAIGHT: Quantity = { column: 'returns', equals: 0 };
const QUEENS: Quantity = { column: 'queens' };
const FILLED: Quantity = { column: 'queens', per: 'size' };
const FULL: Quantity = { column: 'full', equals: 1 };
const UNDECIDED: Quantity = { column: 'completed', equals: 0 };

export const FIGURES: readonly Figure[] = [
  {
    name: 'returns',
    kind: 'returns',
    parts: at(5_000),
    chart: 'shares',
    of: RETURNS,
    samples: 1_000,
    most: 100_000,
    published: [0.6192, 0.2187, 0.0907, 0.0377].map((value, equals) => ({
      part: 0,
      of: { ...RETURNS, equals },
      value,
    })),
  },
  {
    name: 'anew',
    kind: 'returns',
    parts: [{ n: 5_000, options: { damage: 'anew' } }],
    chart: 'shares',
    of: RETURNS,
    samples: 1_000,
    most: 100_000,
    published: [],
  },
  {
    name: 'straight',
    kind: 'returns',
    parts: at(7, 20, 50, 100, 320, 1_000, 5_000, 22_500),
    chart: 'curve',
    of: STRAIGHT,
    samples: 200,
    most: 100_000,
    published: each(STRAIGHT, [0.35, null, null, null, 0.5, null, 0.6192, 0.5]).map((one) =>
      one.value === 0.6192 ? one : { ...one, above: true },
    ),
  },
  {
    name: 'undecided',
    kind: 'returns',
    parts: at(10, 20, 30, 50, 100, 300, 1_000),
    chart: 'curve',
    of: UNDECIDED,
    samples: 500,
    most: 100_000,
    published: each(UNDECIDED, [0.0004, 0.00005, 0.0001, 0.00009, 0.00004, 0.00003, 0]),
  },
  {
    name: 'times',
    kind: 'returns',
    parts: at(100, 1_000, 10_000, 100_000, 1_000_000),
    chart: 'times',
    of: TIME,
    samples: 20,
    most: 10_000,
    published: [
      ...each(TIME, [7.264, 62.157, 321.003, 2_253.118, 11_376.632]),
      ...each({ ...TIME, trimmed: true }, [5.107, 27.727, 270.927, 1_433.197, 7_932.194]),
    ],
  },
  {
    name: 'cluster',
    kind: 'returns',
    parts: [
      { n: 1_000, options: { queens: 800 } },
      { n: 1_000, options: {} },
    ],
    chart: 'clusters',
    of: TIME,
    samples: 2_000,
    most: 100_000,
    published: [{ part: 1, of: TIME, value: 62.157 }],
  },
  {
    name: 'firstPass',
    kind: 'firstPass',
    parts: [...at(10, 100, 1_000_000), ...by('firstPassInOrder', 1_000)],
    chart: 'histogram',
    of: QUEENS,
    samples: 100,
    most: 100_000,
    published: each(FILLED, [0.6057, 0.6005, 0.5998, 0.608]),
  },
  {
    name: 'lengths',
    kind: 'randSet',
    parts: [
      ...by('randSet', 10, 100, 1_000, 10_000, 100_000, 1_000_000),
      ...by('randRand', 10, 100, 1_000, 10_000),
      ...by('inOrder', 10, 100, 1_000, 10_000),
    ],
    chart: 'curve',
    of: FILLED,
    samples: 20,
    most: 10_000,
    published: each(FILLED, [null, 0.89, 0.967, null, null, 0.999793, null, 0.89, null, null, null, 0.62]),
  },
  {
    name: 'randSet',
    kind: 'randSet',
    parts: at(100, 1_000),
    chart: 'histogram',
    of: QUEENS,
    samples: 10_000,
    most: 1_000_000,
    published: each(QUEENS, [89, 967]),
  },
  {
    name: 'randRand',
    kind: 'randRand',
    parts: at(30, 100),
    chart: 'histogram',
    of: QUEENS,
    samples: 10_000,
    most: 1_000_000,
    published: each(QUEENS, [null, 89]),
  },
  {
    name: 'chance',
    kind: 'randSet',
    parts: [...by('randSet', 7, 10, 15, 20, 30, 71), ...by('randRand', 7, 10, 15, 20, 30, 100, 371)],
    chart: 'curve',
    of: FULL,
    samples: 10_000,
    most: 1_000_000,
    published: each(FULL, [0.057, null, null, null, 0.00011, 0, null, null, null, null, 0.0017, null, 0]),
  },
  {
    name: 'toLength',
    kind: 'randSetTo',
    parts: (['randSetTo', 'randRandTo'] as const).map((kind) => ({ n: 1_000, kind, options: { queens: 967 } })),
    chart: 'histogram',
    of: { column: 'looks' },
    samples: 200,
    most: 100_000,
    published: each(TIME, [1.5, 49.7]),
  },
  {
    name: 'freeSquares',
    kind: 'freeSquares',
    parts: [{ n: 100, options: { after: [10, 40, 60, 62, 70] } }],
    chart: 'rows',
    of: { column: 'squares' },
    samples: 100,
    most: 10_000,
    published: [],
  },
  {
    name: 'leastRisk',
    kind: 'leastRisk',
    parts: at(100),
    chart: 'risk',
    of: { column: 'singles' },
    samples: 1_000,
    most: 20_000,
    published: [{ part: 0, of: { column: 'singles' }, value: 11 }],
  },
  {
    name: 'pair',
    kind: 'pair',
    parts: at(100, 10_000, 1_000_000),
    chart: 'pairs',
    of: { column: 'moves' },
    samples: 10,
    most: 1_000,
    published: [{ part: 2, of: { column: 'different' }, value: 1_506 }],
  },
  {
    name: 'squares',
    kind: 'squares',
    parts: at(8, 9, 12),
    chart: 'squares',
    of: { column: 'solutions' },
    samples: 1,
    most: 1,
    published: each({ column: 'asymmetry' }, [0, 0, 0]),
  },
];

/** The figure of this name. */
export const figureOf = (name: FigureName): Figure =>
  FIGURES.find((each) => each.name === name) ?? (FIGURES[0] as Figure);

/** What is measured in a part. */
export const kindOf = (figure: Figure, part: number): ExperimentKind => figure.parts[part]?.kind ?? figure.kind;

/** The published mean time in milliseconds by the paper's own line through its times (n from 50 to 10^8). */
export const publishedLine = (n: number): number => 10 ** (-0.628927 + 0.781568 * Math.log10(n));

/** The squares of each free row in the published tables of risk, steps 89 to 100 at n = 100. */
export const PUBLISHED_RISK: readonly (readonly number[])[] = [
  [1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5],
  [2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  [1, 2, 2, 2, 2, 3, 3, 3, 4, 4],
  [1, 2, 2, 2, 2, 3, 3, 4, 4],
  [1, 2, 2, 2, 2, 3, 3, 4],
  [1, 2, 2, 2, 2, 3, 4],
  [1, 2, 2, 3, 3],
  [1, 1, 2, 3, 3],
  [1, 1, 2, 3],
  [1, 2, 2],
  [1, 1],
  [1],
];
