// What a pupil answers to the tasks of a test, as text, and what is right.
//
//   a question: as in a lesson, "row-6"     a trace: a line a step, "set 3 2"
//   a puzzle, a proof: squares, "1.3 4.2"

import type { Rows } from '../../../engine/types';
import type { Item, TraceLine } from './items';

/** Squares by row and column from 1, in their order. */
export const writeSquares = (squares: readonly (readonly [number, number])[]): string =>
  squares
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
    .map(([row, column]) => `${row}.${column}`)
    .join(' ');

export const readSquares = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(/(\d+)\.(\d+)/g)].map(([, row, column]) => [Number(row), Number(column)]);

export const squaresOf = (rows: Rows): (readonly [number, number])[] =>
  Array.from(rows, (column, row) => [row + 1, column + 1] as const).filter(([, column]) => column > 0);

/** The queens of squares, as rows; of two in one row the last counts. */
export function rowsOf(size: number, squares: readonly (readonly [number, number])[]): Int32Array {
  const rows = new Int32Array(size).fill(-1);
  for (const [row, column] of squares) if (row <= size) rows[row - 1] = column - 1;
  return rows;
}

export const writeLines = (lines: readonly TraceLine[]): string =>
  lines.map(({ event, row, column }) => `${event} ${row ?? ''} ${column ?? ''}`.trim()).join('\n');

/** The lines that were written so far; an empty one where nothing was. */
export function readLines(text: string, count: number): TraceLine[] {
  const lines = text.split('\n');
  return Array.from({ length: count }, (_, at) => {
    const [event = '', row, column] = (lines[at] ?? '').split(' ');
    return {
      event: event as TraceLine['event'],
      row: row ? Number(row) : null,
      column: column ? Number(column) : null,
    };
  });
}

/** Whether an answer is right, as far as it can be told without the engine: a proof also needs that its queens admit no completion. */
export function isRight(item: Item, answer: string): boolean {
  switch (item.kind) {
    case 'asked':
      return item.answers.includes(answer);
    case 'traces':
      // The first line is given.
      return (
        answer !== '' && writeLines(item.lines.slice(1)) === writeLines(readLines(answer, item.lines.length).slice(1))
      );
    case 'puzzles': {
      const all = [...squaresOf(item.rows), ...readSquares(answer)];
      return writeSquares(all) === writeSquares(squaresOf(item.solution));
    }
    case 'proofs':
      return readSquares(answer).length === item.blame.length;
  }
}
