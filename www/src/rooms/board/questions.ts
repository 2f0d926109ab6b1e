// The questions about the input board: what is known of it at once, one completion, and their number. Under every rule: the worker
// that the page opens with answers them for queens, the one with the whole engine for variants.

import type { Calls, Engine } from '../../client/engine';
import type { Completion, RuleTable } from '../../engine/types';
import type { Known } from '../../kernel/answer';
import type { Board, Variant } from '../../kernel/input';

/** A set of pieces, by their squares. */
export type Squares = readonly number[];

/** What a search for a completion came to, pieces by their squares whatever the rule. */
export interface Completed extends Pick<Completion, 'verdict' | 'blameIs' | 'engine' | 'nodes'> {
  readonly squares: Squares | null;
  readonly blame: Squares;
}

export interface BoardQuestions {
  survey: { question: Board; progress: null; answer: Known };
  /** `known`: once it is proved that there is none, with the smallest set to blame that was found by then. `seen`: completions that are left out. Rests by itself each time that another `budget` of nodes is spent, and goes on when asked to. */
  complete: {
    question: { board: Board; seed: number; budget: number; seen: readonly Squares[] };
    progress: { nodes: number; milliseconds: number; phase: 'search' | 'blame'; budget: number; known?: Completed };
    answer: Completed & { milliseconds: number };
  };
  count: {
    question: Board;
    progress: { nodes: number; milliseconds: number; share: number; count: bigint };
    answer: { count: bigint; nodes: number; milliseconds: number };
  };
}

/** What the whole engine is asked: it knows every rule, joins half boards, and knows what a count takes. */
export interface WholeQuestions
  extends BoardQuestions,
    Engine<'listByRule' | 'goal' | 'countByRule'>,
    Calls<'refute' | 'planCount'> {
  /** What rules do on their boards. A rule, a board or a combination that nobody knows is an error. */
  tables: { question: readonly Variant[]; progress: null; answer: RuleTable[] };
  /** Regions of a square board, drawn by the seed; null where no way to set the pieces would remain. */
  regions: { question: { size: number; seed: number }; progress: null; answer: readonly number[] | null };
}
