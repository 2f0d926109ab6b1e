// What the worker of the open questions is asked.

import type { BlockingQueens, HardBoard, Rows, SolutionsEstimate, ThresholdProgress } from '../../engine/types';

/** An estimate so far. */
export interface Estimated {
  readonly size: number;
  /** Null before there are enough probes for a bar. */
  readonly estimate: SolutionsEstimate | null;
  readonly milliseconds: number;
}

/** A threshold, and what it took. */
export interface Found extends BlockingQueens {
  readonly size: number;
  /** The placements that were proved to have completions, of every number of queens. */
  readonly placements: number;
  readonly milliseconds: number;
}

/** Whether a placement can be completed. */
export interface Judged {
  readonly rows: Rows;
  readonly verdict: 'completed' | 'impossible' | 'undecided';
}

/** A board of which so many diagonals are excluded. */
export interface Hard {
  readonly size: number;
  readonly excluded: number;
  readonly board: HardBoard;
}

export interface FrontierQuestions {
  /** It never ends by itself. */
  estimate: { question: { readonly size: number; readonly seed: number }; progress: Estimated; answer: never };
  threshold: { question: { readonly size: number }; progress: ThresholdProgress; answer: Found };
  hardness: {
    question: { readonly size: number; readonly excluded: number; readonly seed: number };
    progress: null;
    answer: Hard;
  };
  judge: { question: { readonly rows: Rows }; progress: null; answer: Judged };
  /** The columns of the rows; so far, how many rows have their queen. */
  greedy: { question: { readonly rows: number }; progress: null; answer: Uint32Array };
}
