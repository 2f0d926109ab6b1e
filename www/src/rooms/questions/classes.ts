// The squares of one colour: their diagonals, and an upper bound for the number of queens.

export type Sum = 'even' | 'odd';

/** The numbers of diagonals and anti-diagonals through the squares whose row and column have a sum of this parity. */
export function diagonalsOf(size: number, sum: Sum): { diagonals: number; antiDiagonals: number } {
  const [differences, sums] = [new Set<number>(), new Set<number>()];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if ((row + column) % 2 !== (sum === 'odd' ? 1 : 0)) continue;
      differences.add(column - row);
      sums.add(column + row);
    }
  }
  return { diagonals: differences.size, antiDiagonals: sums.size };
}

/**
 * An upper bound for the number of queens on these squares, with one on each diagonal and on each anti-diagonal. If there are n
 * anti-diagonals, the first and the last are corners on the longest diagonal, so one of them stays empty.
 */
export function boundOf(size: number, sum: Sum): number {
  const { diagonals, antiDiagonals } = diagonalsOf(size, sum);
  const corners = antiDiagonals === size && size > 1 ? 1 : 0;
  return Math.min(diagonals, antiDiagonals - corners);
}
