// Answers of the engine about the input board, under every rule: the survey, which is made at once, and the answer to a
// request.

import type { Trouble } from '../client/trouble';
import type { BlameIs, EngineName, Goal, GoalReport, Refutation, Survey } from '../engine/types';

/** The facts known at once about a board; for a variant, only the number of ways to finish it. */
export interface KnownFacts extends Omit<Survey, 'count'> {
  readonly count: number | bigint | null;
}

/**
 * The facts about the board that are known at once. The `report` of a pending survey is the previous report, which is shown until
 * the new report is late.
 */
export type SurveyState = { readonly kind: 'pending' | 'known'; readonly report: KnownFacts | null };

/** The progress of a job. */
export interface Progress {
  readonly nodes: number;
  readonly milliseconds: number;
  /** For Complete: its present phase. */
  readonly phase?: 'search' | 'blame';
  /** For Complete: the number of nodes after which it answers "undecided". */
  readonly budget?: number;
  /** For Count: the finished part of the search, 0 to 1. */
  readonly share?: number;
  /** For Count: completions so far. */
  readonly count?: bigint;
  /** For Count: its expected time in milliseconds, once that has been asked for. */
  readonly expected?: number;
  /** For an optimisation goal: the pieces of the best result so far. */
  readonly pieces?: number;
}

interface Work {
  readonly nodes: number;
  readonly milliseconds: number;
}

/**
 * `pawns`: counts the solutions of the empty board with a pawn on each square in turn. `goal`: asks for the most pieces, the
 * fewest, or two armies.
 */
export type Question = 'complete' | 'count' | 'pawns' | 'goal';

/** Why there is no completion, as it is shown to a person. */
export interface Reason {
  /** Null if no short reason was found. */
  readonly refutation: Refutation | null;
  /** For each piece to blame, its square and the number of completions without it. */
  readonly without: readonly { readonly square: number; readonly count: number | bigint }[];
}

export type Answer =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'searching';
      readonly question: Question;
      readonly progress: Progress;
      readonly paused: boolean;
      /** The completion that stays on the board meanwhile. */
      readonly squares?: readonly number[];
    }
  | ({
      readonly kind: 'completed';
      /** The squares of all pieces. */
      readonly squares: readonly number[];
      readonly engine: EngineName;
      /** How many different completions have been shown, including the present completion. */
      readonly seen: number;
      /** Whether it is known that there are no others. */
      readonly last: boolean;
      /** The first ways to finish, to be shown as pictures; absent until they are known. */
      readonly ways?: readonly (readonly number[])[];
    } & Work)
  | ({
      readonly kind: 'impossible';
      /** Squares of the pieces to blame; empty when the empty board itself has no solution. */
      readonly blame: readonly number[];
      /** How small that set is, as far as known. */
      readonly blameIs: BlameIs;
      /** A smaller set is still being searched for. */
      readonly refining: boolean;
      readonly engine: EngineName;
      /** The reason; absent until it was requested. */
      readonly why?: Reason;
    } & Work)
  | ({ readonly kind: 'undecided' } & Work)
  | ({ readonly kind: 'counted'; readonly question: 'count' | 'pawns'; readonly count: bigint } & Work)
  /** `setAside`: how many pieces of the board the goal ignores. */
  | ({ readonly kind: 'reached'; readonly goal: Goal; readonly report: GoalReport; readonly setAside: number } & Work)
  | { readonly kind: 'cancelled'; readonly question: Question; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

export const noAnswer: Answer = { kind: 'none' };

/** The time beyond which a count is refused: a year, in milliseconds. */
const ENDLESS = 365.25 * 86_400_000;

/** Whether the expected time of a count is too long. */
export const isEndless = (expected: number | undefined): boolean => (expected ?? 0) > ENDLESS;
