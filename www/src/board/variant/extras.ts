// Additions to a board under a rule: walls, regions, and squares and diagonals to leave empty.

import type { Variant } from '../../kernel/input';
import type { Sign } from '../model';

/** Whether the board has no additions. */
export const isBare = ({ walls, regions, keptEmpty, differences, sums }: Variant): boolean =>
  walls.length === 0 && !regions && !keptEmpty?.length && !differences?.length && !sums?.length;

/** All additions, as a text to compare. */
export const extrasOf = ({ walls, regions = [], keptEmpty = [], differences = [], sums = [] }: Variant): string =>
  [walls, regions, keptEmpty, differences, sums].map((list) => list.join()).join(';');

/** All squares to leave empty: blocked squares, and the squares of excluded diagonals. */
export function emptySquares({
  rows,
  columns,
  keptEmpty: blocked = [],
  differences = [],
  sums = [],
}: Variant): Set<number> {
  const empty = new Set(blocked);
  if (differences.length + sums.length === 0) return empty;
  for (let square = 0; square < rows * columns; square++) {
    const [row, column] = [Math.floor(square / columns), square % columns];
    if (differences.includes(column - row) || sums.includes(column + row)) empty.add(square);
  }
  return empty;
}

/** The signs of walls and of squares to leave empty. */
export function signsOf(board: Variant): Map<number, readonly Sign[]> {
  const signs = new Map<number, readonly Sign[]>();
  for (const square of emptySquares(board)) signs.set(square, ['keptEmpty']);
  for (const wall of board.walls) signs.set(wall, ['wall']);
  return signs;
}
