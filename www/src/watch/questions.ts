// The questions of the watching worker. It has one timeline, which `watchOpen` replaces.
//
// Each question is answered within one slice. The answer reports whether the goal is reached; if not, the page asks again. So there is
// never more than one pending question, and the latest request wins.

import type { Rows, RuleTable } from '../engine/types';
import type { Variant } from '../kernel/input';
import type { Goal, GrownTree, Note, PositionReport, Ruler } from '../kernel/watch';

/** An opened run at its start. */
export interface OpenedRun {
  listing: string[];
  /** The first line of each block of the listing, ascending. */
  blocks: number[];
  shown: PositionReport;
  /** The attack table of the rule; absent for queens. */
  table?: RuleTable;
}

/** The position of a run after a slice. */
export interface MovedRun {
  shown: PositionReport;
  /** Whether the run has arrived at its goal. */
  arrived: boolean;
  note: Note | null;
}

export interface WatchQuestions {
  /** `variant`: the board, if it has another rule. */
  watchOpen: {
    question: { search: string; rows: Rows; seed: number; variant: Variant | null };
    progress: null;
    answer: OpenedRun;
  };
  watchGo: { question: { goal: Goal; breakpoints: readonly number[] }; progress: null; answer: MovedRun };
  /** Takes this many steps, each to an event of these kinds; Infinity means as many as fit into a frame. */
  watchPlay: {
    question: { steps: number; kinds: number; breakpoints: readonly number[] };
    progress: null;
    answer: MovedRun;
  };
  /** Reports the next step; the run stays where it is. */
  watchForesee: { question: null; progress: null; answer: PositionReport };
  /** Extends the explored part for this time, to find the length of the run, and returns the data of the ruler. */
  watchExplore: { question: { milliseconds: number }; progress: null; answer: Ruler };
  /** The tree of everything that was explored so far. */
  watchTree: { question: null; progress: null; answer: GrownTree };
}
