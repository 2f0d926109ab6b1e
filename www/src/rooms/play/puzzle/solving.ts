// A puzzle that is being solved, as plain data: the player's queens and marks, and the steps so far.

import type { Trouble } from '../../../client/trouble';
import { type History, noHistory } from '../../../kernel/undo';
import type { GradedPuzzle, Hint } from '../questions';
import type { Moves } from './moves';
import type { Pace } from './pace';
import type { Source, Wanted } from './puzzle';
import type { Sketch } from './sketch';

/** The degrees of a hint, from the least to the most detailed. */
export const DEGREES = ['where', 'why', 'do'] as const;
export type Degree = (typeof DEGREES)[number];

/** An open hint, and how much of it is shown. */
export interface OpenHint {
  readonly hint: Hint;
  readonly degree: Degree;
}

/** Squares of queens and crosses that a person has put on a board elsewhere. */
export interface ImportedPosition {
  readonly queens: readonly number[];
  readonly marks: readonly number[];
}

export interface Solving {
  readonly source: Source;
  /** Null while it is being made. */
  readonly found: GradedPuzzle | null;
  /** The progress of making it. */
  readonly tries: number;
  readonly sketch: Sketch;
  readonly history: History<Sketch>;
  /** The current stroke of marks has changed something, so it is a step already. */
  readonly stroke: boolean;
  /** The board at the savepoint, and the number of steps before it; null without one. */
  readonly saved: { readonly sketch: Sketch; readonly steps: number } | null;
  readonly hint: OpenHint | null;
  /** The row that was tapped last, if its queen is given and the tap changed nothing. */
  readonly fixed: number | null;
  /** The square that was tapped last, if it was refused because nothing forces it. */
  readonly notYet: number | null;
  /** The number of refused taps; null once a queen or mark was set without a proof. */
  readonly refused: number | null;
  /** The rule that applies next, once the player has requested whether guessing is needed. */
  readonly guess: Hint | null;
  /** The number of hints that explained or carried out a step. */
  readonly hints: number;
  /** The queens that were set and removed, in order, without their squares. */
  readonly changes: readonly QueenChange[];
  readonly milliseconds: number;
  /** The progress at each second. */
  readonly pace: Pace;
  /** The pace of the sender, for a race. */
  readonly rival: Pace | null;
  /** The moves of the solution that came with the link: as text, and as sketches once the puzzle is known. */
  readonly sent: string | null;
  readonly moves: Moves | null;
  readonly solved: boolean;
  /** Whether it was solved in this visit. */
  readonly solvedHere: boolean;
  /** The solution that is replayed: the steps of the machine, the moves of the person, or the moves of the link. */
  readonly replays: Replayed;
  /** The step of the solution that is shown, once it is played; null while it is not. */
  readonly shownStep: number | null;
  /** The solution plays by itself: forwards, or backwards. */
  readonly playing: boolean;
  readonly backwards: boolean;
  readonly trouble: Trouble | null;
  /** Queens and marks to put on the board once it is there; null for an empty board. */
  readonly imported: ImportedPosition | null;
  /** In a puzzle with culprits: whether the remaining queens can be completed, and how; null before this is requested. */
  readonly finish: { readonly rows: readonly number[] | null } | null;
}

export type Replayed = 'machine' | 'mine' | 'sent';

/** The sketches of the moves that are replayed, from the empty board on. */
export const movesOf = ({ replays, history, sketch, moves }: Solving): Moves =>
  replays === 'sent' ? (moves ?? []) : [...history.past, sketch];

/** The number of steps of the solution that is replayed. */
export const stepCount = (solving: Solving): number =>
  solving.replays === 'machine' ? (solving.found?.steps.length ?? 0) : Math.max(0, movesOf(solving).length - 1);

export type QueenChange = 'found' | 'hinted' | 'removed';

export const firstWanted: Wanted = { family: 'completion', size: 8, word: 'easy', seed: 1 };

const noSketch: Sketch = { queens: [], marks: new Set() };

export const newSolving = (source: Source, rival: Pace | null = null, sent: string | null = null): Solving => ({
  source,
  found: null,
  tries: 0,
  sketch: noSketch,
  history: noHistory,
  stroke: false,
  saved: null,
  hint: null,
  fixed: null,
  notYet: null,
  refused: 0,
  guess: null,
  hints: 0,
  changes: [],
  milliseconds: 0,
  pace: [],
  rival,
  sent,
  moves: null,
  solved: false,
  solvedHere: false,
  replays: 'machine',
  shownStep: null,
  playing: false,
  backwards: false,
  trouble: null,
  imported: null,
  finish: null,
});
