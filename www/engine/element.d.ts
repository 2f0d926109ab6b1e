// The custom element `queens-board`, which the module defines as it is loaded.

import type * as engine from './queens.js';

export class QueensBoard extends HTMLElement {
  /** Where the engine comes from: from beside this module. A page that a bundler built sets its own. */
  static load: () => Promise<typeof engine>;
  /** The column of the queen in each row, from 0; -1 for a row without. */
  rows: Int32Array;
  /** Adds the missing queens, or marks the ones to blame. */
  complete(): Promise<'completed' | 'impossible' | 'undecided'>;
}

declare global {
  interface HTMLElementTagNameMap {
    'queens-board': QueensBoard;
  }
}
