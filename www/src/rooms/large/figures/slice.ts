// The figure of the paper that is being measured again. What there is to measure stands in `paper.ts`.

import type { Trouble } from '../../../line/trouble';

export type FigureName =
  | 'returns'
  | 'anew'
  | 'straight'
  | 'undecided'
  | 'times'
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
  | 'squares';

/** What has been measured of one part: for each column, a number a sample. */
export type Samples = Readonly<Record<string, Float64Array>>;

/** The results by part; null until there is something. */
export type Results = readonly (Samples | null)[];

export interface Figures {
  readonly chosen: FigureName;
  readonly samples: number;
  readonly status: 'idle' | 'running' | 'paused' | 'done' | 'cancelled';
  /** Counts the measurements, so that what belongs to an earlier one is dropped. */
  readonly run: number;
  /** Samples done, of all parts. */
  readonly done: number;
  readonly results: Results;
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

export type FiguresDeed =
  | { readonly type: 'run' | 'pause' | 'goOn' | 'cancel' | 'save' }
  /** With the number of samples that is proposed for it. */
  | { readonly type: 'choose'; readonly name: FigureName; readonly samples: number }
  | { readonly type: 'samples'; readonly samples: number }
  | { readonly type: 'measured'; readonly run: number; readonly done: number; readonly results: Figures['results'] }
  | { readonly type: 'over'; readonly run: number; readonly trouble: Trouble | null };

/** The slice after an deed. */
export function updateFigures(figures: Figures, deed: FiguresDeed): Figures {
  switch (deed.type) {
    case 'choose':
      return { ...startFigures, run: figures.run + 1, chosen: deed.name, samples: deed.samples };
    case 'samples':
      return { ...figures, samples: deed.samples };
    case 'run':
      return { ...figures, run: figures.run + 1, status: 'running', done: 0, results: [], trouble: null };
    case 'pause':
      return figures.status === 'running' ? { ...figures, status: 'paused' } : figures;
    case 'goOn':
      return figures.status === 'paused' ? { ...figures, status: 'running' } : figures;
    case 'cancel':
      return isMeasuring(figures) ? { ...figures, run: figures.run + 1, status: 'cancelled' } : figures;
    case 'measured':
      return deed.run === figures.run ? { ...figures, done: deed.done, results: deed.results } : figures;
    case 'over':
      return deed.run === figures.run ? { ...figures, status: 'done', trouble: deed.trouble } : figures;
    case 'save':
      return figures;
  }
}

export const isMeasuring = ({ status }: Figures): boolean => status === 'running' || status === 'paused';
