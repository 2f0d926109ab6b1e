// Where a search stops: the line of the program that ran last in it, and how far it had come.

import { QueensByStep, stepsOf } from './replay';

export interface Ending {
  /** The line, from 1; null where the trace names none. */
  readonly line: number | null;
  /**
   * `solution`: as soon as it had one. `usedUp`: every column of the first row was tried. `early`: some were not. `standing`: with
   * queens on the board.
   */
  readonly how: 'solution' | 'usedUp' | 'early' | 'standing';
  /** The queens on the board, and the columns of the first row that were tried. */
  readonly queens: number;
  readonly tried: number;
}

/** The ending of the last call that the program made itself or, without calls, of its own loops. */
export function endingOf(trace: string): Ending {
  const source = [...trace.matchAll(/^\|(?: (.*))?$/gm)].map(([, line = '']) => line);
  /** A search lives in loops and functions; the lines after it, and its output, are not its end. */
  const searches = (line: number): boolean => {
    const text = source[line - 1] ?? '';
    return /^(?:\s|while\b|for\b)/.test(text) && !/^\s*print\b/.test(text);
  };
  const standing = new QueensByStep();
  const first = new Set<number>();
  let solved = false;
  let depth = 0;
  let last: number | null = null;
  let line: number | null = null;
  for (const step of stepsOf(trace)) {
    const [row = 0, column = 0] = step.numbers;
    if (step.word === 'line') {
      last = row;
      if (depth <= 1 && searches(row)) line = row;
    } else if (step.word === 'call') depth += 1;
    else if (step.word === 'return') depth -= 1;
    else if (standing.take(step)) {
      solved = standing.isSolution();
      if (step.word === 'set' && row === 0) first.add(column);
    }
  }
  const { count: queens, size } = standing;
  const how = solved ? 'solution' : queens > 0 ? 'standing' : first.size === size ? 'usedUp' : 'early';
  return { line: line ?? last, how, queens, tried: first.size };
}
