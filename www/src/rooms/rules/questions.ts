// The questions about a board under any rule.

import type { Completion, Goal, GoalReport, RuleTable } from '../../engine/types';
import type { Variant } from '../../kernel/input';

export interface RulesQuestions {
  /** What rules do on their boards. A rule, a board or a combination that nobody knows is an error. */
  tables: { question: readonly Variant[]; progress: null; answer: RuleTable[] };
  /** Regions of a square board, drawn by the seed; null where no way to set the pieces would remain. */
  regions: { question: { size: number; seed: number }; progress: null; answer: readonly number[] | null };
  /** What is known at once; null for what is not. */
  survey: { question: Variant; progress: null; answer: { count: bigint | null; squares: Float64Array | null } };
  complete: {
    /** `seen`: the completions shown so far, as `keyOf` writes them: another one is found, while there is one. */
    question: { board: Variant; seed: number; seen: readonly string[] };
    progress: { nodes: number; milliseconds: number };
    answer: Completion & { milliseconds: number };
  };
  goal: {
    question: { board: Variant; goal: Goal };
    progress: GoalReport & { milliseconds: number };
    answer: GoalReport & { milliseconds: number };
  };
  count: {
    question: Variant;
    progress: { count: bigint; nodes: number; milliseconds: number; share: number };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
  /** The same for a pawn on each square of the board in turn, in place of the walls that stand there: all of them together. */
  pawns: {
    question: Variant;
    progress: { count: bigint; nodes: number; milliseconds: number; share: number };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}
