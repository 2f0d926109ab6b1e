// Names of rows, columns and squares, on every board and in every sentence: numbers from the top left or, as chess
// players write, letters for columns (z is followed by aa) and numbers from the bottom for rows.
//
// The values of texts that are called `row` or `column` are of these types, so that a plain number does not compile.

export type Naming = 'numbers' | 'letters';

declare const names: unique symbol;

/** The name of a row. */
export type RowName = number & { readonly [names]: 'row' };
/** The name of a column. */
export type ColumnName = (number | string) & { readonly [names]: 'column' };

let naming: Naming = 'numbers';

/** Sets how rows and columns are named. */
export function nameSquares(by: Naming): void {
  naming = by;
}

export const namesSquaresBy = (): Naming => naming;

/** A row, counted from 0 at the top, of a board with this many rows. */
export const rowName = (row: number, rows: number): RowName => (naming === 'letters' ? rows - row : row + 1) as RowName;

/** A column, counted from 0 at the left. */
export const columnName = (column: number): ColumnName =>
  (naming === 'letters' ? lettersOf(column) : column + 1) as ColumnName;

/** The values of a text that names a square. */
export const squareNames = (
  { row, column }: { readonly row: number; readonly column: number },
  rows: number,
): { readonly row: RowName; readonly column: ColumnName } => ({ row: rowName(row, rows), column: columnName(column) });

function lettersOf(column: number): string {
  const before = Math.floor(column / 26);
  return `${before === 0 ? '' : lettersOf(before - 1)}${String.fromCharCode(97 + (column % 26))}`;
}
