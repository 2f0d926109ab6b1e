// A recorded run that one room passes to others. It may have millions of lines, too many for the state of the page.

import type { Rows } from '../engine/types';

export interface PassedRun {
  /** See docs/trace.md for its format. */
  readonly trace: string;
  /** The board that it began with. */
  readonly rows: Rows;
}

let lastRun: PassedRun | null = null;

export function passRun(run: PassedRun): void {
  lastRun = run;
}

/** The run that was passed last. */
export const lastPassedRun = (): PassedRun | null => lastRun;
