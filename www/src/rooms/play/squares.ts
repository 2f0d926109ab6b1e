// Squares in words.

import { list, t } from '../../texts/texts';

/** "row 3, column 5". */
export const named = (size: number, square: number): string => t('board.cell', at(size, square));

/** Row and column of a square, counted from 1. */
export const at = (size: number, square: number): { row: number; column: number } => ({
  row: Math.floor(square / size) + 1,
  column: (square % size) + 1,
});

export const namedAll = (size: number, squares: readonly number[]): string =>
  list(squares.map((square) => named(size, square)));
