// Squares in words.

import { squareNames } from '../../texts/squares';
import { list, t } from '../../texts/texts';

/** "row 3, column 5". */
export const squareName = (size: number, square: number): string => t('board.cell', rowAndColumn(size, square));

/** The names of the row and the column of a square. */
export const rowAndColumn = (size: number, square: number): ReturnType<typeof squareNames> =>
  squareNames({ row: Math.floor(square / size), column: square % size }, size);

export const squareList = (size: number, squares: readonly number[]): string =>
  list(squares.map((square) => squareName(size, square)));
