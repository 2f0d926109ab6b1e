// The custom element `queens-board`, which the module defines as it is loaded.

import type * as engine from './queens.js';
import type { Happened, PuzzleHint } from './shapes.js';

/** The result of `complete` for the present pieces. */
export interface BoardAnswer {
  readonly verdict: 'completed' | 'impossible' | 'undecided' | 'noOther';
  /** With `completed`, of a board of `queens`: the column of the queen in each row, from 0. */
  readonly rows: Int32Array | null;
  /** With `completed`: the squares of all pieces, row * columns + column from 0. */
  readonly squares: Int32Array | null;
  /** For `impossible`: the culprits, as rows of a board of `queens`, as squares of another `board`. */
  readonly blame: readonly number[];
}

export class QueensBoard extends HTMLElement {
  /** Loads the engine, by default from the folder of this module. Set another function if a bundler built the page. */
  static load: () => Promise<typeof engine>;
  /**
   * The column of the queen in each row, from 0; -1 for a row without a queen. During a run: the queens at this
   * position. Setting an invalid list throws a `RangeError`.
   */
  rows: Int32Array;
  /** The squares of all present pieces, row * columns + column from 0. Given pieces stay. */
  squares: Int32Array;
  /** The squares that are marked "not here". */
  marks: Int32Array;
  /** The last result of `complete`; null as soon as a piece is set or removed, or the run continues. */
  readonly answer: BoardAnswer | null;
  /** The mistake in the attributes; null if they describe a board. */
  readonly problem: string | null;
  /** Settled when the board of the attributes is shown. */
  readonly ready: Promise<void>;
  /** The trace of a program, which is shown as a run; null for none. */
  trace: string | null;
  /** How many steps of the run have happened; 0 without a run. */
  readonly position: number;
  /** The length of the run in steps; null if it is unknown, or without a run. */
  readonly length: number | null;
  /** The last event of the run; null at its start. */
  readonly happened: Happened | null;
  /** Goes to a step of the run, or to its end if the run is shorter. Rejects with a `RangeError` without a run. */
  seek(position: number): Promise<void>;
  /** Goes forward by a number of steps, 1 by default, or back if it is negative. */
  step(by?: number): Promise<void>;
  /** Adds the missing pieces, or marks the culprits; `answer` has the details. */
  complete(): Promise<BoardAnswer['verdict']>;
  /** Returns the next step of a puzzle with one solution, or its mistake, and marks the squares. */
  hint(): Promise<PuzzleHint>;
}

declare global {
  interface HTMLElementTagNameMap {
    'queens-board': QueensBoard;
  }
}
