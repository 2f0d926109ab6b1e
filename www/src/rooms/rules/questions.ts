// The questions about a board under any rule.

import type { CompletionByRule, Goal, GoalReport, RuleTable } from '../../engine/types';
import type { Ruled } from '../../kernel/asked';

export interface RulesQuestions {
  /** What rules do on their boards. A rule, a board or a combination that nobody knows is an error. */
  tables: { question: readonly Ruled[]; progress: null; answer: RuleTable[] };
  /** What is known at once; null for what is not. */
  survey: { question: Ruled; progress: null; answer: { count: bigint | null; squares: Float64Array | null } };
  complete: {
    question: { board: Ruled; seed: number };
    progress: { nodes: number; milliseconds: number };
    answer: CompletionByRule & { milliseconds: number };
  };
  goal: {
    question: { board: Ruled; goal: Goal };
    progress: GoalReport & { milliseconds: number };
    answer: GoalReport & { milliseconds: number };
  };
  count: {
    question: Ruled;
    progress: { count: bigint; nodes: number; milliseconds: number };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}
