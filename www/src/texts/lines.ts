// Names of squares and diagonals, in one word; and the reverse: lines found by their names.

import type { Line } from '../engine/types';
import { wholeNumber } from './numbers';
import { type ColumnName, columnName, namesSquaresBy, type RowName, rowName, type squareNames } from './squares';

/** Names a square by numbers from 1, in every setting for the names of squares, as lessons do. */
export const numberedSquare = (row: number, column: number): ReturnType<typeof squareNames> => ({
  row: row as RowName,
  column: column as ColumnName,
});

/** The square in one word: `3, 5`, or `e4`. */
export const squareName = (row: number, column: number, rows: number): string =>
  namesSquaresBy() === 'letters' ? `${columnName(column)}${rowName(row, rows)}` : `${row + 1}, ${column + 1}`;

/** Writes queens as text: the columns of each row, which may have several queens, or their squares from the top row down. */
export function placementText(columns: ArrayLike<number>, rows = columns.length): string {
  const each = columns.length / rows;
  return Array.from({ length: rows }, (_, row) => {
    const queens = Array.from({ length: each }, (_, place) => columns[row * each + place] ?? -1);
    return namesSquaresBy() === 'letters'
      ? queens.flatMap((column) => (column < 0 ? [] : squareName(row, column, rows))).join(' ')
      : queens.map((column) => column + 1).join(',');
  })
    .filter((names) => names !== '')
    .join(' ');
}

/** A line of a square board: a diagonal by the number that its squares share, as in the papers, or by its ends. */
export function lineName({ kind, index }: Line, size: number): number | string {
  if (kind === 'row') return rowName(index, size);
  if (kind === 'column') return columnName(index);
  const falls = kind === 'diagonal';
  const shared = falls ? index - size + 1 : index;
  if (namesSquaresBy() === 'numbers') return falls ? shared : shared + 2;
  const [first, last] = falls
    ? [Math.max(0, shared), Math.min(size, size + shared) - 1]
    : [Math.max(0, shared - size + 1), Math.min(shared, size - 1)];
  const end = (row: number): string => squareName(row, falls ? row - shared : shared - row, size);
  if (first === last) return end(first);
  return falls ? `${end(first)}–${end(last)}` : `${end(last)}–${end(first)}`;
}

/** The row that a text names, counted from 0 at the top; null if the board has no such row. */
export function rowByName(text: string, rows: number): number | null {
  const number = wholeNumber(text.trim());
  if (number === null || number < 1 || number > rows) return null;
  return namesSquaresBy() === 'letters' ? rows - number : number - 1;
}

/** The column that a text names by its number or its letters, counted from 0; null if the board has no such column. */
export function columnByName(text: string, columns: number): number | null {
  const name = text.trim().toLowerCase();
  const number = /^[a-z]{1,5}$/.test(name)
    ? [...name].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0)
    : wholeNumber(name);
  return number === null || number < 1 || number > columns ? null : number - 1;
}
