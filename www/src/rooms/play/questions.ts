// The questions to the worker of this room.

import type {
  Closing,
  FewestProgress,
  GameValues,
  Level,
  PuzzleClaim,
  PuzzleGrade,
  PuzzleLevel,
  PuzzleMove,
  PuzzleRule,
  PuzzleStep,
} from '../../engine/types';
import type { Twin } from './own/twin';
import type { Puzzle, Source } from './puzzle/puzzle';
import type { Entry, Proved } from './reasons/cases';
import type { Drat } from './reasons/drat';
import type { Goal } from './reasons/goal';
import type { Lemma } from './reasons/lemma';
import type { Move } from './reasons/moves';
import type { Asked, Judged } from './reasons/proving';
import type { Exercise, Wish } from './training/technique';

/** A moment of a game: the squares that were taken, in their order. */
export interface GameMoment {
  readonly size: number;
  readonly closing: Closing;
  readonly moves: readonly number[];
}

/** A puzzle with one way to finish, and how it is found. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly grade: PuzzleGrade;
  /** How hard it is; null where no rule suffices. */
  readonly level: PuzzleLevel | null;
  /** The deductions that solve it, the weakest rules first. */
  readonly steps: readonly PuzzleStep[];
  /** The column of the queen in each row. */
  readonly solution: readonly number[];
  /** Of guilty queens: how few have to be removed. */
  readonly fewest?: number;
  /** For a board with any number of ways: this number, and the length of the engine's proof; null if it is too long. */
  readonly ways?: number;
  readonly machine?: number | null;
}

/** The answer to a request for a hint. */
export type Hint =
  /** `step`: the trial that shows it, if there is one. */
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

export interface ReasonQuestion {
  readonly puzzle: Puzzle;
  readonly steps: readonly Entry[];
  readonly reason: Asked;
}

/** A sketch as it crosses to the worker. */
export interface Plain {
  readonly queens: readonly number[];
  readonly marks: readonly number[];
}

export interface ReviewQuestion {
  readonly puzzle: Puzzle;
  readonly solution: readonly number[];
  /** The sketch after each step, from the first to the last. */
  readonly sketches: readonly Plain[];
}

/** How often, by rule. */
export type Tally = Readonly<Partial<Record<PuzzleRule, number>>>;

export interface Review {
  /** Queens and marks that needed the rule. */
  readonly used: Tally;
  /** Queens and marks that used a stronger rule although this one applied. */
  readonly missed: Tally;
}

/** The survey of a puzzle that a person makes. */
export interface OwnSurvey {
  /** Ways to finish, columns by row. */
  readonly ways: readonly (readonly number[])[];
  /** Whether these are all. */
  readonly all: boolean;
  /** The number of ways up to the symmetries of the puzzle. */
  readonly different: number;
  /** With one way: how it is found. */
  readonly found: Found | null;
  /** Where the puzzle was published. */
  readonly twin: Twin | null;
  /** Without: the squares of the queens that are guilty. */
  readonly blame: readonly number[];
  /** Or the regions that cannot all have a queen. */
  readonly regions: readonly number[];
}

/** The fewest more queens that leave one way. */
export interface Given {
  /** The number of equally small choices. */
  readonly choices: number;
  /** The first of them, the easiest puzzle first. */
  readonly easiest: readonly {
    readonly squares: readonly number[];
    readonly grade: PuzzleGrade;
    readonly level: PuzzleLevel | null;
    /** How often the strongest rule is needed. */
    readonly hardest: number;
  }[];
}

/** The progress of adding or dropping queens. */
export type Working =
  | FewestProgress
  | { readonly stage: 'begun' }
  | { readonly stage: 'dropping'; readonly done: number; readonly of: number };

/** How many moves of a proof are written for programs that check it. */
export interface Saving {
  readonly moves: number;
  readonly of: number;
}

export interface PlayQuestions {
  /** Makes a puzzle, or proves that one has one way to finish. */
  puzzle: { question: Source; progress: { tries: number }; answer: Found };
  /** `played`: the names of the puzzles that were begun or solved on this device. */
  survey: {
    question: { readonly puzzle: Puzzle; readonly played: readonly string[] };
    progress: null;
    answer: OwnSurvey;
  };
  /** The given queens without those that are superfluous. */
  drop: { question: Puzzle; progress: Working; answer: readonly number[] };
  /** Whether a reason follows from what is proved. */
  reason: { question: ReasonQuestion; progress: null; answer: Judged };
  /** The steps of these moves, up to the first that does not follow. */
  reasons: {
    question: { readonly puzzle: Puzzle; readonly reasons: readonly Move[] };
    progress: null;
    answer: readonly Entry[];
  };
  /** The engine's next move in a proof; null if no allowed rule applies. */
  nextMove: {
    /** `allowed`: the rules that may be used, and `cases`; empty for all. */
    question: { readonly puzzle: Puzzle; readonly steps: readonly Entry[]; readonly allowed: readonly string[] };
    progress: null;
    answer: PuzzleMove | null;
  };
  /** The steps of a lemma that ends at a square, applied to the proof; null if it is not valid there. */
  lemma: {
    question: {
      readonly puzzle: Puzzle;
      readonly steps: readonly Entry[];
      readonly lemma: Lemma;
      readonly square: number;
    };
    progress: null;
    answer: readonly Proved[] | null;
  };
  /** A proof for programs that check it. */
  drat: {
    question: { readonly puzzle: Puzzle; readonly steps: readonly Entry[]; readonly goal: Goal | null };
    progress: Saving;
    answer: Drat;
  };
  /** A position in which a technique applies. */
  exercise: { question: Wish; progress: { tries: number }; answer: Exercise };
  /** The rules that a solved puzzle took, and those that were missed. */
  review: { question: ReviewQuestion; progress: null; answer: Review };
  /** The value of each move. */
  weigh: { question: GameMoment; progress: { known: number }; answer: GameValues };
  /** The square that the engine takes; null where the game is over. */
  reply: {
    question: GameMoment & { readonly level: Level; readonly seed: number };
    progress: { known: number };
    answer: number | null;
  };
}
