// The questions about the input board: what is known of it at once, one completion, and their number.

import type { Completion, Counted, CountPlan, Rows, Survey } from '../../engine/types';

export interface BoardQuestions {
  survey: { question: { rows: Rows; order: Uint32Array }; progress: null; answer: Survey };
  /** `known`: once it is proved that there is none, with the smallest set to blame that was found by then. `seen`: completions that are left out. Rests by itself each time that another `budget` of nodes is spent, and goes on when asked to. */
  complete: {
    question: { rows: Rows; seed: number; budget: number; seen: readonly Rows[] };
    progress: { nodes: number; milliseconds: number; phase: 'search' | 'blame'; budget: number; known?: Completion };
    answer: Completion & { milliseconds: number };
  };
  count: {
    question: { rows: Rows };
    progress: { nodes: number; milliseconds: number; share: number; count: bigint };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}

/** What the whole engine is asked: it joins half boards, and knows what a count takes. */
export interface WholeQuestions extends Pick<BoardQuestions, 'count'> {
  planCount: { question: Counted; progress: null; answer: CountPlan };
}
