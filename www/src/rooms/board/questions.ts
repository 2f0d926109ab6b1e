// The questions about the input board: what is known of it at once, one completion, and their number. Under every rule: the worker
// that the page opens with answers them for queens, the one with the whole engine for variants.

import type { Completion, Counted, CountPlan, Goal, GoalReport, Refutation, Rows, RuleTable } from '../../engine/types';
import type { Known } from '../../kernel/answer';
import type { Board, Variant } from '../../kernel/input';

/** A set of pieces, by their squares. */
export type Squares = readonly number[];

/** What a search for a completion came to, pieces by their squares whatever the rule. */
export interface Completed extends Pick<Completion, 'verdict' | 'blameIs' | 'engine' | 'nodes'> {
  readonly squares: Squares | null;
  readonly blame: Squares;
}

interface Counting {
  question: Board;
  progress: { nodes: number; milliseconds: number; share: number; count: bigint };
  answer: { count: bigint; nodes: number; milliseconds: number };
}

export interface BoardQuestions {
  survey: { question: Board; progress: null; answer: Known };
  /** `known`: once it is proved that there is none, with the smallest set to blame that was found by then. `seen`: completions that are left out. Rests by itself each time that another `budget` of nodes is spent, and goes on when asked to. */
  complete: {
    question: { board: Board; seed: number; budget: number; seen: readonly Squares[] };
    progress: { nodes: number; milliseconds: number; phase: 'search' | 'blame'; budget: number; known?: Completed };
    answer: Completed & { milliseconds: number };
  };
  count: Counting;
}

/** A goal is about the board without its pieces, under every rule: `setAside` is how many those are. */
export interface GoalAsked {
  readonly board: Board;
  readonly goal: Goal;
  readonly setAside: number;
}

export const goalAsked = (board: Board, goal: Goal): GoalAsked => ({
  board: { ...board, squares: [] },
  goal,
  setAside: board.squares.length,
});

/** What the whole engine is asked: it knows every rule, joins half boards, and knows what a count takes. */
export interface WholeQuestions extends BoardQuestions {
  /** A short reason why queens have no completion. */
  reason: { question: Rows; progress: null; answer: { readonly refutation: Refutation | null } };
  /** The first ways to finish, at most so many. */
  ways: { question: { board: Board; most: number }; progress: null; answer: readonly Squares[] };
  planCount: { question: Counted; progress: null; answer: CountPlan };
  /** What rules do on their boards. A rule, a board or a combination that nobody knows is an error. */
  tables: { question: readonly Variant[]; progress: null; answer: RuleTable[] };
  /** Regions of a square board, drawn by the seed; null where no way to set the pieces would remain. */
  regions: { question: { size: number; seed: number }; progress: null; answer: readonly number[] | null };
  goal: {
    question: GoalAsked;
    progress: GoalReport & { milliseconds: number };
    answer: GoalReport & { milliseconds: number };
  };
  /** As `count`, for a pawn on each square of the board in turn, in place of the walls that stand there: all of them together. */
  pawns: Counting;
}
