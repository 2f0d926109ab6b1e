// Steps of a search as followed by hand, on paper or in a test: the event of each, its square, and the words after it.

import type { EngineModule, Happened, Register, Rows } from '../engine/types';

/** The events of a step, as written into a table. */
export const EVENTS = ['set', 'rejected', 'removed', 'deadEnd', 'solution', 'swapped', 'other'] as const;
export type Event = (typeof EVENTS)[number];

/** A line of a trace. Row and column count from 1, and are null for an event without a square. For a swap, `column` is the other row. */
export interface TraceLine {
  readonly event: Event;
  readonly row: number | null;
  readonly column: number | null;
}

/** The words of a row, in the order of `WORDS`. */
export type NextWords = readonly (readonly boolean[])[];

export interface HandTrace {
  /** The step after which the lines begin, and the board there. */
  readonly step: number;
  readonly rows: Rows;
  readonly lines: readonly TraceLine[];
  /**
   * For each line that sets a queen: columns, diagonals, anti-diagonals and free squares of the next row, the bit of column 1
   * first. Null for every other line and for the last row; null for all lines of a search without such words.
   */
  readonly words: readonly (NextWords | null)[];
}

export interface TraceRequest {
  readonly search: string;
  readonly size: number;
  /** The step after which to begin; the start if the run has ended by then. */
  readonly from: number;
  readonly steps: number;
}

/**
 * Steps of a search on an empty board.
 *
 * @throws EngineError where the search cannot run on a board of that size.
 */
export function followSearch(engine: EngineModule, { search, size, from, steps }: TraceRequest): HandTrace {
  const run = new engine.Timeline(search, new Int32Array(size).fill(-1), 1);
  try {
    run.seek(from, Number.MAX_SAFE_INTEGER);
    if (run.frame().finished) run.seek(0, Number.MAX_SAFE_INTEGER);
    const { position, rows } = run.frame();
    const begin = Int32Array.from(rows);
    const lines: TraceLine[] = [];
    const words: (NextWords | null)[] = [];
    let isRowByRow = true;
    while (lines.length < steps && run.seek(run.frame().position + 1, Number.MAX_SAFE_INTEGER)) {
      const { happened, finished } = run.frame();
      if (happened) {
        const line = lineOf(happened);
        lines.push(line);
        const { row } = line;
        if (line.event !== 'set' || row === null || row === size) words.push(null);
        else {
          const below = wordsBelow(run.frame().rows, row - 1);
          isRowByRow &&= below !== null && hasWords(run.registers());
          words.push(below);
        }
      }
      if (finished) break;
    }
    return { step: position, rows: begin, lines, words: isRowByRow ? words : lines.map(() => null) };
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

/** The registers of a search whose words are filled in by hand. */
export const WORDS = ['columns', 'diagonals', 'antiDiagonals', 'free'] as const;

const hasWords = (registers: readonly Register[]): boolean =>
  WORDS.every((name) => registers.some((register) => register.kind === 'word' && register.name === name));

/**
 * The words of the row below a queen, by their definition: a search that skips mirror images has fewer free squares in its own
 * word. Null if there is a queen below, because then the search does not go down row by row.
 */
function wordsBelow(rows: Rows, row: number): NextWords | null {
  const queens = Array.from(rows, (column, at) => ({ column, by: row + 1 - at })).filter(({ column }) => column >= 0);
  if (queens.some(({ by }) => by <= 0)) return null;
  const word = (is: (column: number) => boolean): boolean[] => Array.from(rows, (_, column) => is(column));
  const columns = word((column) => queens.some((queen) => queen.column === column));
  const diagonals = word((column) => queens.some((queen) => queen.column + queen.by === column));
  const antiDiagonals = word((column) => queens.some((queen) => queen.column - queen.by === column));
  const free = word((column) => !columns[column] && !diagonals[column] && !antiDiagonals[column]);
  return [columns, diagonals, antiDiagonals, free];
}
