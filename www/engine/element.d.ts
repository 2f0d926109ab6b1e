// The custom element `queens-board`, which the module defines as it is loaded.

import type * as engine from './queens.js';

/** What `complete` found, for the queens that stand. */
export interface BoardAnswer {
  readonly verdict: 'completed' | 'impossible' | 'undecided' | 'noOther';
  /** With `completed`: the column of the queen in each row, from 0. */
  readonly rows: Int32Array | null;
  /** With `impossible`: the rows of the queens to blame, from 0. */
  readonly blame: readonly number[];
}

export class QueensBoard extends HTMLElement {
  /** Where the engine comes from: from beside this module. A page that a bundler built sets its own. */
  static load: () => Promise<typeof engine>;
  /** The column of the queen in each row, from 0; -1 for a row without. What is no such list is refused with a `RangeError`. */
  rows: Int32Array;
  /** What `complete` found last; null as soon as a queen is set or removed. */
  readonly answer: BoardAnswer | null;
  /** What is wrong with the attribute `queens`; null where it reads as a board. */
  readonly problem: string | null;
  /** Adds the missing queens, or marks the ones to blame; `answer` says what was found. */
  complete(): Promise<BoardAnswer['verdict']>;
}

declare global {
  interface HTMLElementTagNameMap {
    'queens-board': QueensBoard;
  }
}
