// The questions about the input board: a survey, one completion, and the number of completions. Under every rule: the worker
// that the page opens with answers them for queens, the worker with the whole engine for variants.

import type { Calls, Engine } from '../../client/engine';
import type { Completion } from '../../engine/types';
import type { KnownFacts } from '../../kernel/answer';
import type { Board } from '../../kernel/input';

/** A set of pieces, by their squares. */
export type Squares = readonly number[];

/** The result of a search for a completion; pieces are named by their squares under every rule. */
export interface CompletionResult extends Pick<Completion, 'verdict' | 'blameIs' | 'engine' | 'nodes'> {
  readonly squares: Squares | null;
  readonly blame: Squares;
}

export interface BoardQuestions {
  survey: { question: Board; progress: null; answer: KnownFacts };
  /**
   * `known`: set once it is proved that no completion exists, with the smallest set of culprits so far. `seen`: completions to
   * exclude. The search pauses each time it has spent another `budget` of nodes, and resumes on request.
   */
  complete: {
    question: { board: Board; seed: number; budget: number; seen: readonly Squares[] };
    progress: {
      nodes: number;
      milliseconds: number;
      phase: 'search' | 'blame';
      budget: number;
      known: CompletionResult | null;
    };
    answer: CompletionResult & { milliseconds: number };
  };
  count: {
    question: Board;
    progress: { nodes: number; milliseconds: number; share: number; count: bigint };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}

/** Questions for the whole engine: it knows every rule, joins half boards, and plans counts. */
export interface WholeQuestions
  extends BoardQuestions,
    Engine<'listByRule' | 'goal' | 'countByRule'>,
    Calls<'refute' | 'planCount' | 'ruleTable' | 'completeByRule'> {}
