// The figures of the paper on linear completion that can be measured again, and the one that is being measured.
//
// Source of every published number: E. Grigoryan, "Linear algorithm for solution n-Queens Completion Problem", 2020.

import type { ExperimentKind } from '../engine/types-large';
import type { Trouble } from './answer';

/** One experiment of a figure: at one size, with options of its own. */
export interface Part {
  readonly n: number;
  readonly options: { readonly queens?: number; readonly damage?: 'once' | 'anew'; readonly after?: number[] };
}

/** What is drawn: a histogram of a column, the mean of one against n, or the free squares of each row. */
export type Chart = 'histogram' | 'shares' | 'times' | 'rows';

/** A number that the paper gives, and how ours is made of the samples. */
export interface Published {
  /** Which part it is about. */
  readonly part: number;
  /** mean, or the share of samples where the column equals `equals`. `per`: divided by the size. */
  readonly of: { readonly column: string; readonly equals?: number; readonly per?: 'size' };
  readonly value: number;
}

export interface Figure {
  readonly name: FigureName;
  readonly kind: ExperimentKind;
  readonly parts: readonly Part[];
  readonly chart: Chart;
  readonly column: string;
  /** Samples of each part: what is proposed, and the most. */
  readonly samples: number;
  readonly most: number;
  readonly published: readonly Published[];
}

export type FigureName =
  | 'firstPass'
  | 'randSet'
  | 'randRand'
  | 'freeSquares'
  | 'returns'
  | 'anew'
  | 'times'
  | 'cluster';

const at = (...sizes: number[]): Part[] => sizes.map((n) => ({ n, options: {} }));

export const FIGURES: readonly Figure[] = [
  {
    name: 'returns',
    kind: 'returns',
    parts: at(5_000),
    chart: 'shares',
    column: 'returns',
    samples: 1_000,
    most: 100_000,
    published: [0.6192, 0.2187, 0.0907, 0.0377].map((value, returns) => ({
      part: 0,
      of: { column: 'returns', equals: returns },
      value,
    })),
  },
  {
    name: 'anew',
    kind: 'returns',
    parts: [{ n: 5_000, options: { damage: 'anew' } }],
    chart: 'shares',
    column: 'returns',
    samples: 1_000,
    most: 100_000,
    published: [],
  },
  {
    name: 'times',
    kind: 'returns',
    parts: at(100, 1_000, 10_000, 100_000, 1_000_000),
    chart: 'times',
    column: 'milliseconds',
    samples: 20,
    most: 10_000,
    published: [7.3, 62, 321, 2_250, 11_400].map((value, part) => ({ part, of: { column: 'milliseconds' }, value })),
  },
  {
    name: 'cluster',
    kind: 'returns',
    parts: [{ n: 1_000, options: { queens: 800 } }],
    chart: 'histogram',
    column: 'milliseconds',
    samples: 2_000,
    most: 100_000,
    published: [],
  },
  {
    name: 'firstPass',
    kind: 'firstPass',
    parts: at(10, 100, 1_000_000),
    chart: 'histogram',
    column: 'queens',
    samples: 1_000,
    most: 100_000,
    published: [0.6057, 0.6005, 0.5998].map((value, part) => ({ part, of: { column: 'queens', per: 'size' }, value })),
  },
  {
    name: 'randSet',
    kind: 'randSet',
    parts: at(7, 30, 100, 1_000),
    chart: 'histogram',
    column: 'queens',
    samples: 10_000,
    most: 1_000_000,
    published: [
      { part: 0, of: { column: 'full' }, value: 0.057 },
      { part: 1, of: { column: 'full' }, value: 0.00011 },
      { part: 2, of: { column: 'queens' }, value: 89 },
      { part: 3, of: { column: 'queens' }, value: 967 },
    ],
  },
  {
    name: 'randRand',
    kind: 'randRand',
    parts: at(30, 100),
    chart: 'histogram',
    column: 'queens',
    samples: 10_000,
    most: 1_000_000,
    published: [
      { part: 0, of: { column: 'full' }, value: 0.0017 },
      { part: 1, of: { column: 'queens' }, value: 89 },
    ],
  },
  {
    name: 'freeSquares',
    kind: 'freeSquares',
    parts: [{ n: 100, options: { after: [10, 40, 60, 70] } }],
    chart: 'rows',
    column: 'squares',
    samples: 100,
    most: 10_000,
    published: [],
  },
];

/** What has been measured of one part: for each column, a number a sample. */
export type Samples = Readonly<Record<string, Float64Array>>;

export interface Figures {
  readonly chosen: FigureName;
  readonly samples: number;
  readonly status: 'idle' | 'running' | 'paused' | 'done' | 'cancelled';
  /** Counts the measurements, so that what belongs to an earlier one is dropped. */
  readonly run: number;
  /** Samples done, of all parts. */
  readonly done: number;
  /** The results by part; null until there is something. */
  readonly results: readonly (Samples | null)[];
  readonly trouble: Trouble | null;
}

export const startFigures: Figures = {
  chosen: 'returns',
  samples: 1_000,
  status: 'idle',
  run: 0,
  done: 0,
  results: [],
  trouble: null,
};

export type FiguresAction = { readonly type: 'figures' } & FiguresDeed;

export type FiguresDeed =
  | { readonly does: 'run' | 'pause' | 'goOn' | 'cancel' | 'save' }
  | { readonly does: 'choose'; readonly name: FigureName }
  | { readonly does: 'samples'; readonly samples: number }
  | { readonly does: 'measured'; readonly run: number; readonly done: number; readonly results: Figures['results'] }
  | { readonly does: 'over'; readonly run: number; readonly trouble: Trouble | null };

/** The figure of this name. */
export const figureOf = (name: FigureName): Figure =>
  FIGURES.find((each) => each.name === name) ?? (FIGURES[0] as Figure);

/** Samples of all parts together. */
export const wantedOf = ({ chosen, samples }: Figures): number => figureOf(chosen).parts.length * samples;

/** The slice after an action. */
export function updateFigures(figures: Figures, action: FiguresDeed): Figures {
  switch (action.does) {
    case 'choose':
      return { ...startFigures, run: figures.run + 1, chosen: action.name, samples: figureOf(action.name).samples };
    case 'samples':
      return { ...figures, samples: Math.min(figureOf(figures.chosen).most, Math.max(1, action.samples)) };
    case 'run':
      return { ...figures, run: figures.run + 1, status: 'running', done: 0, results: [], trouble: null };
    case 'pause':
      return figures.status === 'running' ? { ...figures, status: 'paused' } : figures;
    case 'goOn':
      return figures.status === 'paused' ? { ...figures, status: 'running' } : figures;
    case 'cancel':
      return isMeasuring(figures) ? { ...figures, run: figures.run + 1, status: 'cancelled' } : figures;
    case 'measured':
      return action.run === figures.run ? { ...figures, done: action.done, results: action.results } : figures;
    case 'over':
      return action.run === figures.run ? { ...figures, status: 'done', trouble: action.trouble } : figures;
    case 'save':
      return figures;
  }
}

export const isMeasuring = ({ status }: Figures): boolean => status === 'running' || status === 'paused';
