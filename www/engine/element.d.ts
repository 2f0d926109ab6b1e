// The custom element `queens-board`, which the module defines as it is loaded.

import type * as engine from './queens.js';
import type { Happened, PuzzleHint } from './shapes.js';

/** What `complete` found, for the pieces that stand. */
export interface BoardAnswer {
  readonly verdict: 'completed' | 'impossible' | 'undecided' | 'noOther';
  /** With `completed`, of a board of `queens`: the column of the queen in each row, from 0. */
  readonly rows: Int32Array | null;
  /** With `completed`: the squares of all pieces, row * columns + column from 0. */
  readonly squares: Int32Array | null;
  /** With `impossible`: what is to blame, of a board of `queens` by rows, of another `board` by squares. */
  readonly blame: readonly number[];
}

export class QueensBoard extends HTMLElement {
  /** Where the engine comes from: from beside this module. A page that a bundler built sets its own. */
  static load: () => Promise<typeof engine>;
  /**
   * The column of the queen in each row, from 0; -1 for a row without. In a run: of the queens that stand at this position. What is no
   * such list is refused with a `RangeError`.
   */
  rows: Int32Array;
  /** The squares of all pieces that stand, row * columns + column from 0. Given pieces stay. */
  squares: Int32Array;
  /** The squares that are marked "not here". */
  marks: Int32Array;
  /** What `complete` found last; null as soon as a piece is set or removed, or the run goes on. */
  readonly answer: BoardAnswer | null;
  /** What is wrong with the attributes; null where they read as a board. */
  readonly problem: string | null;
  /** Settled when all that the attributes ask for is shown. */
  readonly ready: Promise<void>;
  /** The trace of a program, which is shown as a run; null for none. */
  trace: string | null;
  /** How many steps of the run have happened; 0 without a run. */
  readonly position: number;
  /** How many steps the run has; null where that is not known, or without a run. */
  readonly length: number | null;
  /** What happened last in the run; null at its start. */
  readonly happened: Happened | null;
  /** Goes to a step of the run, or to its end where it comes first. Rejects with a `RangeError` without a run. */
  seek(position: number): Promise<void>;
  /** Goes on by a number of steps, 1 by default, or back where it is below 0. */
  step(by?: number): Promise<void>;
  /** Adds the missing pieces, or marks the ones to blame; `answer` says what was found. */
  complete(): Promise<BoardAnswer['verdict']>;
  /** What follows next in a puzzle with one way, or what is wrong with it; its squares are marked. */
  hint(): Promise<PuzzleHint>;
}

declare global {
  interface HTMLElementTagNameMap {
    'queens-board': QueensBoard;
  }
}
