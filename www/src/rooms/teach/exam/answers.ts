// The answers of a pupil to the tasks of a test, as text, and the check whether they are right.
//
//   a question: as in a lesson, "row-6"     a trace: one line for each step, "set 3 2"
//   a puzzle, a proof: squares, "1.3 4.2"

import type { Rows } from '../../../engine/types';
import type { TraceLine } from '../../../watch/by-hand';
import type { Item } from './items';

/** Squares by row and column from 1, in order. */
const writeSquares = (squares: readonly (readonly [number, number])[]): string =>
  squares
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
    .map(([row, column]) => `${row}.${column}`)
    .join(' ');

export const readSquares = (text: string): (readonly [number, number])[] =>
  [...text.matchAll(/(\d+)\.(\d+)/g)].map(([, row, column]) => [Number(row), Number(column)]);

export const squaresOf = (rows: Rows): (readonly [number, number])[] =>
  Array.from(rows, (column, row) => [row + 1, column + 1] as const).filter(([, column]) => column > 0);

/** Returns the queens on squares, as rows. If a row has two, the last counts. */
export function rowsOf(size: number, squares: readonly (readonly [number, number])[]): Int32Array {
  const rows = new Int32Array(size).fill(-1);
  for (const [row, column] of squares) if (row <= size) rows[row - 1] = column - 1;
  return rows;
}

const writeLines = (lines: readonly TraceLine[]): string =>
  lines.map(({ event, row, column }) => `${event} ${row ?? ''} ${column ?? ''}`.trim()).join('\n');

/** Returns `count` lines; lines that were not written yet are empty. */
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

/** Adds a square to an answer, or removes it if it was chosen. `alone`: it replaces the others. */
export function withSquare(answer: string, [row, column]: readonly [number, number], alone: boolean): string {
  const chosen = readSquares(answer);
  const others = chosen.filter(([r, c]) => r !== row || c !== column);
  const left = alone ? [] : others;
  return writeSquares(others.length < chosen.length ? left : [...left, [row, column]]);
}

/** All lines of a table: the first is an example, the others were written. */
export const tableOf = (answer: string, lines: readonly TraceLine[]): TraceLine[] =>
  readLines(answer, lines.length).map((line, at) => (at === 0 ? (lines[0] ?? line) : line));

/** An answer with a part of one line changed. */
export const withLine = (answer: string, lines: readonly TraceLine[], at: number, part: Partial<TraceLine>): string =>
  writeLines(tableOf(answer, lines).map((line, each) => (each === at ? { ...line, ...part } : line)));

/**
 * Whether an answer is right, as far as the page can judge it without the engine. A proof also needs that its queens
 * admit no completion.
 */
export function isRight(item: Item, answer: string): boolean {
  switch (item.kind) {
    case 'lessonQuestions':
      return item.answers.includes(answer);
    case 'traces':
      // The first line is an example.
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
