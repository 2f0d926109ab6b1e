// Steps of a search as followed by hand, on paper or in a test: the event of each, its square, and the words after it.

import type { EngineModule, Happened, Register, Rows } from '../engine/types';

/** The events of a step, as written into a table. */
export const EVENTS = ['set', 'rejected', 'removed', 'deadEnd', 'solution', 'swapped', 'other'] as const;
export type Event = (typeof EVENTS)[number];

/** A line of a trace. Rows and columns count from 1; null where the event has none. Of a swap, `column` is the other row. */
export interface TraceLine {
  readonly event: Event;
  readonly row: number | null;
  readonly column: number | null;
}

export interface ByHand {
  /** The step that it begins after, and the board there. */
  readonly step: number;
  readonly rows: Rows;
  readonly lines: readonly TraceLine[];
  /** Columns, diagonals, anti-diagonals and free squares after each line, the bit of column 1 first; empty where the search has no such words. */
  readonly words: readonly (readonly (readonly boolean[])[])[];
}

export interface ToFollow {
  readonly search: string;
  readonly size: number;
  /** The step that it begins after; of a run that has ended by then, its start. */
  readonly from: number;
  readonly steps: number;
}

/**
 * Steps of a search on an empty board.
 *
 * @throws EngineError where the search cannot run on a board of that size.
 */
export function followed(engine: EngineModule, { search, size, from, steps }: ToFollow): ByHand {
  const run = new engine.Timeline(search, new Int32Array(size).fill(-1), 1);
  try {
    run.seek(from, Number.MAX_SAFE_INTEGER);
    if (run.frame().finished) run.seek(0, Number.MAX_SAFE_INTEGER);
    const { position, rows } = run.frame();
    const begin = Int32Array.from(rows);
    const lines: TraceLine[] = [];
    const words: boolean[][][] = [];
    while (lines.length < steps && run.seek(run.frame().position + 1, Number.MAX_SAFE_INTEGER)) {
      const { happened, finished } = run.frame();
      if (happened) {
        lines.push(lineOf(happened));
        words.push(wordsOf(run.registers(), size));
      }
      if (finished) break;
    }
    return { step: position, rows: begin, lines, words };
  } finally {
    run.free();
  }
}

const EVENT_OF: Readonly<Partial<Record<Happened['kind'], Event>>> = {
  tried: 'set',
  forced: 'set',
  removed: 'removed',
  rejected: 'rejected',
  deadEnd: 'deadEnd',
  solution: 'solution',
  swapped: 'swapped',
};

function lineOf(happened: Happened): TraceLine {
  const event = EVENT_OF[happened.kind] ?? 'other';
  if (happened.kind === 'swapped') return { event, row: happened.row + 1, column: happened.otherRow + 1 };
  if (happened.kind === 'deadEnd') {
    const { line } = happened;
    return {
      event,
      row: line?.kind === 'row' ? line.index + 1 : null,
      column: line?.kind === 'column' ? line.index + 1 : null,
    };
  }
  return 'row' in happened && 'column' in happened
    ? { event, row: happened.row + 1, column: happened.column + 1 }
    : { event, row: null, column: null };
}

/** The words that are filled in by hand. */
export const WORDS = ['columns', 'diagonals', 'antiDiagonals', 'free'] as const;

function wordsOf(registers: readonly Register[], size: number): boolean[][] {
  const words = WORDS.flatMap((name) =>
    registers.filter((register) => register.kind === 'word').filter((word) => word.name === name),
  );
  return words.length === WORDS.length
    ? words.map(({ bits }) => Array.from({ length: size }, (_, column) => ((bits >>> column) & 1) === 1))
    : [];
}
