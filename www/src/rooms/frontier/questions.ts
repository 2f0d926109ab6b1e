// Questions to the worker of the open questions.

import type { Engine } from '../../client/engine';
import type { BlockingQueens, Rows, SolutionsEstimate, ThresholdProgress, ThresholdReports } from '../../engine/types';
import type { Asked } from './hardness/asked';
import type { Hard } from './hardness/plan';
import type { Recounted } from './recount';

/** An estimate so far. */
export interface Estimated {
  readonly size: number;
  /** Null before there are enough probes for a bar. */
  readonly estimate: SolutionsEstimate | null;
  readonly milliseconds: number;
}

/** The report on a shard of the search for a threshold. */
export type Report = ThresholdReports['reports'][number];

/** How far the search for a threshold is, with the reports since it last said so. */
interface Searched extends ThresholdProgress, ThresholdReports {}

/** A threshold, and the work for it. */
export interface Found extends BlockingQueens {
  readonly size: number;
  /** The placements that were proved to have completions, of every number of queens. */
  readonly placements: number;
  readonly milliseconds: number;
}

/** The certificate of a count, and the checker's verdict. */
export interface Certified {
  readonly size: number;
  readonly text: string;
  /** The word that was changed, from 1; null for an unchanged certificate. */
  readonly spoiledAt: number | null;
  readonly recounted: Recounted;
}

/** Whether a placement can be completed. */
export interface Judged {
  readonly rows: Rows;
  readonly verdict: 'completed' | 'impossible' | 'undecided';
}

/** Coins on a board, while they are repaired and after. */
export interface Coined {
  readonly size: number;
  /** The coins of each row and column, and the most of a diagonal. */
  readonly each: number;
  /** The columns of the coins, row by row. */
  readonly columns: Uint16Array;
  /** How many are too many, over all diagonals. */
  readonly excess: number;
  readonly swaps: number;
  readonly milliseconds: number;
}

export interface FrontierQuestions extends Engine<'refute'> {
  coins: {
    question: { readonly size: number; readonly each: number; readonly seed: number };
    progress: Coined;
    answer: Coined;
  };
  /** It never ends by itself. */
  estimate: { question: { readonly size: number; readonly seed: number }; progress: Estimated; answer: never };
  /** `reports`: of an earlier search, as they were kept. */
  threshold: {
    question: { readonly size: number; readonly reports: readonly unknown[] };
    progress: Searched;
    answer: Found & ThresholdReports;
  };
  /** `seed`: changes one word of it; null: none. */
  certificate: {
    question: { readonly size: number; readonly seed: number | null };
    progress: null;
    answer: Certified;
  };
  hardness: { question: Asked & { readonly amount: number }; progress: null; answer: Hard };
  judge: { question: { readonly rows: Rows }; progress: null; answer: Judged };
  /** The columns of the rows; so far, how many rows have their queen. */
  greedy: { question: { readonly rows: number }; progress: null; answer: Uint32Array };
}
