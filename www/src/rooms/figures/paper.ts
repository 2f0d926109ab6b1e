// The figures of the papers: the experiments of each figure, and the published numbers beside them.

import { type ExperimentKind, MAX_BOARD_SIZE } from '../../engine/types';
import type { Figure, FigureName, Part, PublishedFigure, Quantity } from './figure';
import { LINEAR, REPAIR, TABLE } from './published';

/** The default seed, so that a measurement can be repeated. */
export const FIGURES_SEED = 1;

const at = (...sizes: number[]): Part[] => sizes.map((n) => ({ n, options: {} }));
const by = (kind: ExperimentKind, ...sizes: number[]): Part[] => sizes.map((n) => ({ n, kind, options: {} }));
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const TIME: Quantity = { column: 'milliseconds' };
const RETURNS: Quantity = { column: 'returns' };
const STRAIGHT: Quantity = { column: 'returns', equals: 0 };
const QUEENS: Quantity = { column: 'queens' };
const FILLED: Quantity = { column: 'queens', per: 'size' };
const FULL: Quantity = { column: 'full', equals: 1 };
const UNDECIDED: Quantity = { column: 'completed', equals: 0 };
const LOOKS: Quantity = { column: 'looks' };
const FIRST: Quantity = { column: 'first', equals: 1 };

/** How many base squares block 5 may try at n = 1,000 before it returns to base level 2: the numbers that the figure "bases" compares. */
const BASES = [1, 3, 10] as const;

/** Sizes of table 2 that are measured here: a browser has no room for more than ten million rows. */
const SIZES = TABLE.map(({ size }) => size).filter((size) => size <= MAX_BOARD_SIZE);

const KINDS = { randSet: 'randSet', randRand: 'randRand', inOrder: 'inOrder' } as const;
const kindNamed = (name: string): ExperimentKind => KINDS[name as keyof typeof KINDS];

const { returns, withoutReturn, firstPass, lengths, full, none, toLength, leastRisk, cluster, slowestTenth } = LINEAR;

const straightBounds = (size: number): PublishedFigure[] => {
  const bounds = withoutReturn.ranges.filter(({ from, to }) => size >= from && size <= to).map(({ above }) => above);
  return bounds.length > 0 ? [{ n: size, of: STRAIGHT, value: Math.max(...bounds), bound: 'above' }] : [];
};

/** Sizes of figure 9, and the ends of the ranges that the text names. */
const STRAIGHT_SIZES = [7, ...SIZES.filter((size) => size < 320), 320, ...SIZES.filter((size) => size > 320)]
  .flatMap((size) => (size === 10_000 ? [size, 22_500] : [size]))
  .filter((size) => size <= 100_000);

export const FIGURES: readonly Figure[] = [
  {
    name: 'table2',
    kind: 'returns',
    parts: at(...SIZES),
    chart: 'table',
    of: TIME,
    full: 10_000,
    samples: 1_000,
    most: 1_000_000,
    published: [],
    ratio: { of: TIME, to: { ...TIME, trimmed: true }, n: slowestTenth.size, value: slowestTenth.ratio },
  },
  {
    name: 'returns',
    kind: 'returns',
    parts: at(returns.size),
    chart: 'shares',
    of: RETURNS,
    samples: 1_000,
    most: 100_000,
    published: [
      ...returns.shares.map((value, equals) => ({ n: returns.size, of: { ...RETURNS, equals }, value })),
      {
        n: returns.size,
        of: { ...RETURNS, atMost: returns.shares.length - 1 },
        value: returns.shares.reduce((sum, share) => sum + share, 0),
      },
    ],
  },
  {
    name: 'eachStep',
    kind: 'returns',
    parts: [{ n: returns.size, options: { damage: 'eachStep' } }],
    chart: 'shares',
    of: RETURNS,
    samples: 1_000,
    most: 100_000,
    published: [],
  },
  {
    name: 'straight',
    kind: 'returns',
    parts: at(...STRAIGHT_SIZES),
    chart: 'curve',
    of: STRAIGHT,
    samples: 200,
    most: 100_000,
    published: [
      ...STRAIGHT_SIZES.filter((size) => size !== returns.size).flatMap(straightBounds),
      { n: returns.size, of: STRAIGHT, value: returns.shares[0] ?? 0 },
    ],
  },
  {
    name: 'undecided',
    kind: 'returns',
    parts: at(...SIZES.filter((size) => size <= 1_000)),
    chart: 'curve',
    of: UNDECIDED,
    samples: 10_000,
    most: 1_000_000,
    published: TABLE.filter(({ size }) => size <= 1_000).map(({ size, sample, undecided }) => ({
      n: size,
      of: UNDECIDED,
      value: undecided / sample,
    })),
  },
  {
    name: 'bases',
    kind: 'returns',
    parts: [{ n: 1_000, options: {} }, ...BASES.map((baseBound) => ({ n: 1_000, options: { baseBound } }))],
    chart: 'histogram',
    of: RETURNS,
    extra: [UNDECIDED, RETURNS, { column: 'nodes' }],
    samples: 10_000,
    most: 1_000_000,
    published: TABLE.filter(({ size }) => size === 1_000).map(({ sample, undecided }) => ({
      n: 1_000,
      of: UNDECIDED,
      value: undecided / sample,
    })),
  },
  {
    name: 'levels',
    kind: 'levels',
    parts: at(...new Set([...SIZES.filter((size) => size >= 50), 29_999])).toSorted((one, other) => one.n - other.n),
    chart: 'levels',
    of: { column: 'second' },
    samples: 1,
    most: 1,
    published: [],
  },
  {
    name: 'cluster',
    kind: 'returns',
    parts: [
      { n: cluster.size, options: { queens: cluster.queens } },
      { n: cluster.size, options: {} },
    ],
    chart: 'clusters',
    of: TIME,
    samples: 2_000,
    most: 100_000,
    published: TABLE.filter(({ size }) => size === cluster.size).map(({ size, mean }) => ({
      n: size,
      of: TIME,
      value: 1_000 * mean,
    })),
  },
  {
    name: 'firstPass',
    kind: 'firstPass',
    parts: [...at(...firstPass.map(({ size }) => size)), ...by('firstPassInOrder', 1_000)],
    chart: 'histogram',
    of: QUEENS,
    extra: [FILLED],
    samples: 100,
    most: 100_000,
    published: firstPass.map(({ size, share }) => ({ n: size, of: FILLED, value: share })),
  },
  {
    name: 'lengths',
    kind: 'randSet',
    parts: [
      ...by('randSet', 10, 100, 1_000, 10_000, 100_000, 1_000_000, MAX_BOARD_SIZE),
      ...by('randRand', 10, 100, 1_000, 10_000),
      ...by('inOrder', 10, 100, 1_000, 10_000),
    ],
    chart: 'curve',
    of: FILLED,
    samples: 20,
    most: 10_000,
    published: lengths.map(({ method, size, mean }) => ({
      n: size,
      kind: kindNamed(method),
      of: FILLED,
      value: mean / size,
    })),
  },
  {
    name: 'randSet',
    kind: 'randSet',
    parts: at(100, 1_000),
    chart: 'histogram',
    of: QUEENS,
    samples: 10_000,
    most: 1_000_000,
    published: lengths
      .filter(({ method, size }) => method === 'randSet' && size <= 1_000)
      .map(({ size, mean }) => ({ n: size, of: QUEENS, value: mean })),
  },
  {
    name: 'randRand',
    kind: 'randRand',
    parts: at(30, 100),
    chart: 'histogram',
    of: QUEENS,
    samples: 10_000,
    most: 1_000_000,
    published: lengths
      .filter(({ method }) => method === 'randRand')
      .map(({ size, mean }) => ({ n: size, of: QUEENS, value: mean })),
  },
  {
    name: 'chance',
    kind: 'randSet',
    parts: [...by('randSet', ...range(7, 71)), ...by('randRand', 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 371)],
    chart: 'curve',
    of: FULL,
    samples: 10_000,
    most: 1_000_000,
    published: [
      ...full.map(({ method, size, chance }) => ({ n: size, kind: kindNamed(method), of: FULL, value: chance })),
      ...none.cases.map(({ method, above }) => ({ n: above + 1, kind: kindNamed(method), of: FULL, value: 0 })),
    ],
  },
  {
    name: 'toLength',
    kind: 'randSet',
    parts: [
      { n: toLength.size, kind: 'randSet', options: {} },
      { n: toLength.size, kind: 'randRandTo', options: { queens: toLength.queens } },
      { n: toLength.million.size, kind: 'randSet', options: {} },
    ],
    chart: 'histogram',
    of: LOOKS,
    extra: [LOOKS],
    full: 1_000,
    samples: 200,
    most: 100_000,
    published: [
      { n: toLength.size, kind: 'randSet', of: TIME, value: 1_000 * toLength.seconds.randSet },
      { n: toLength.size, kind: 'randRandTo', of: TIME, value: 1_000 * toLength.seconds.randRand },
      { n: toLength.million.size, kind: 'randSet', of: TIME, value: 1_000 * toLength.million.seconds },
    ],
    ratio: { of: TIME, to: TIME, n: toLength.size, kinds: ['randRandTo', 'randSet'], value: toLength.ratio },
  },
  {
    name: 'freeSquares',
    kind: 'freeSquares',
    parts: [
      {
        n: LINEAR.freeSquares.size,
        options: {
          after: [...new Set([...LINEAR.freeSquares.inOrder, ...LINEAR.freeSquares.atRandom])].toSorted(
            (one, other) => one - other,
          ),
        },
      },
    ],
    chart: 'rows',
    of: { column: 'squares' },
    samples: 20,
    most: 10_000,
    published: [],
  },
  {
    name: 'leastRisk',
    kind: 'leastRisk',
    parts: at(leastRisk.size),
    chart: 'risk',
    of: { column: 'singles' },
    samples: 1_000,
    most: 20_000,
    published: [
      {
        n: leastRisk.size,
        of: { column: 'singles' },
        value: leastRisk.tables.filter(([least]) => least === 1).length,
      },
    ],
  },
  {
    name: 'pair',
    kind: 'pair',
    parts: at(100, 10_000, 1_000_000),
    chart: 'pairs',
    of: { column: 'moves' },
    extra: [{ column: 'different' }],
    samples: 10,
    most: 1_000,
    published: [],
  },
  {
    name: 'squares',
    kind: 'squares',
    parts: at(8, 9, 12),
    chart: 'squares',
    of: { column: 'solutions' },
    samples: 1,
    most: 1,
    published: [8, 9, 12].map((n) => ({ n, of: { column: 'asymmetry' }, value: 0 })),
  },
  {
    name: 'repair',
    kind: 'gradient',
    parts: at(10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000),
    chart: 'curve',
    of: FIRST,
    extra: [FIRST, { column: 'attempts' }, { column: 'swaps' }],
    full: 5_000,
    samples: 50,
    most: 10_000,
    published: [],
  },
  {
    name: 'repairLarge',
    kind: 'gradient',
    parts: at(REPAIR.seconds.size),
    chart: 'histogram',
    of: { column: 'swaps' },
    extra: [FIRST, { column: 'swaps' }, { column: 'sweeps' }],
    samples: 1,
    most: 1_000,
    published: [{ n: REPAIR.seconds.size, of: TIME, value: 1_000 * REPAIR.seconds.below, bound: 'below' }],
  },
];

/** The figure of this name. */
export const figureOf = (name: FigureName): Figure =>
  FIGURES.find((each) => each.name === name) ?? (FIGURES[0] as Figure);

/** The chosen figure, with the boards of the last measurement. */
export const figureNow = ({
  chosen,
  measurement,
}: {
  chosen: FigureName;
  measurement: { parts: readonly Part[] };
}): Figure => ({
  ...figureOf(chosen),
  parts: measurement.parts,
});
