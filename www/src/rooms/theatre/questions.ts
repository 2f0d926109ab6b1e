// The questions of the worker that compares searches.

import type { Rows } from '../../engine/types';

/** A finished run, in queens. */
export interface Measured {
  readonly search: string;
  readonly tried: number;
  readonly forced: number;
}

/** Finished runs on one board. */
export interface Comparison {
  readonly size: number;
  /** How many queens are given. */
  readonly given: number;
  /** Whether it is an empty board of 8 by 8, because a run on the requested board was refused or too long. */
  readonly instead: boolean;
  readonly runs: readonly Measured[];
}

export type TheatreQuestions = {
  /** Runs these searches to their ends. */
  compare: { question: { searches: readonly string[]; rows: Rows }; progress: null; answer: Comparison };
};
