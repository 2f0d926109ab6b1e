// The questions to the worker of this room.

import type {
  Closing,
  FewestProgress,
  GameValues,
  Level,
  PuzzleClaim,
  PuzzleGrade,
  PuzzleLevel,
  PuzzleStep,
} from '../../engine/types';
import type { Puzzle } from './puzzle/puzzle';
import type { AcceptedMove, ProvedStep } from './reasons/cases';
import type { Drat } from './reasons/drat';
import type { Goal } from './reasons/goal';
import type { Lemma } from './reasons/lemma';
import type { Move } from './reasons/moves';

/** A position of a game: the squares of the queens, in the order in which they were set. */
export interface GamePosition {
  readonly size: number;
  readonly closing: Closing;
  readonly moves: readonly number[];
}

/** A puzzle with one way to finish, and how it is found. */
export interface GradedPuzzle {
  readonly puzzle: Puzzle;
  readonly grade: PuzzleGrade;
  /** How hard the puzzle is; null if no rule suffices. */
  readonly level: PuzzleLevel | null;
  /** The deductions that solve it, the weakest rules first. */
  readonly steps: readonly PuzzleStep[];
  /** The column of the queen in each row. */
  readonly solution: readonly number[];
  /** In a puzzle with culprits: the minimum number of queens to remove. */
  readonly fewest?: number;
  /** For a board with any number of ways: this number, and the length of the engine's proof; null if it is too long. */
  readonly ways?: number;
  readonly machine?: number | null;
}

/** The answer to a request for a hint. */
export type Hint =
  /** A wrong queen or mark. `step`: the trial that proves it wrong, if there is one. */
  | { readonly kind: 'wrong'; readonly square: number; readonly marked: boolean; readonly step?: PuzzleStep }
  | { readonly kind: 'step'; readonly step: PuzzleStep }
  /** No rule applies. */
  | { readonly kind: 'search' }
  | { readonly kind: 'solved' };

/** A claim about a square. */
export interface Claim {
  readonly square: number;
  readonly is: PuzzleClaim;
}

/** The smallest sets of further given queens that leave one way to finish. */
export interface AddedQueens {
  /** The number of such sets. */
  readonly choices: number;
  /** Some of the sets, the easiest puzzle first. */
  readonly easiest: readonly {
    readonly squares: readonly number[];
    readonly grade: PuzzleGrade;
    readonly level: PuzzleLevel | null;
    /** How often the strongest rule is needed. */
    readonly hardest: number;
  }[];
}

/** The progress of adding queens. */
export type AddingProgress = FewestProgress | { readonly stage: 'begun' };

/** How many of the moves of a proof have been written, for programs that check it. */
export interface WritingProgress {
  readonly moves: number;
  readonly of: number;
}

export interface PlayQuestions {
  /** The steps of these moves, up to the first invalid move. */
  reasons: {
    question: { readonly puzzle: Puzzle; readonly reasons: readonly Move[] };
    progress: null;
    answer: readonly AcceptedMove[];
  };
  /** The steps of a lemma, placed so that it ends at `square`; null if it is not valid there after `steps`. */
  lemma: {
    question: {
      readonly puzzle: Puzzle;
      readonly steps: readonly AcceptedMove[];
      readonly lemma: Lemma;
      readonly square: number;
    };
    progress: null;
    answer: readonly ProvedStep[] | null;
  };
  /** Writes a proof for programs that check it. */
  drat: {
    question: { readonly puzzle: Puzzle; readonly steps: readonly AcceptedMove[]; readonly goal: Goal | null };
    progress: WritingProgress;
    answer: Drat;
  };
  /** The value of a position, and of the position after each move. */
  weigh: { question: GamePosition; progress: { known: number }; answer: GameValues };
  /** The square of the engine's move; null if the game is over. */
  reply: {
    question: GamePosition & { readonly level: Level; readonly seed: number };
    progress: { known: number };
    answer: number | null;
  };
}
