// The eight views of a board, by number: quarter turns to the right, from 4 on after a reflection of left and right.

export const VIEWS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The view after another quarter turn to the right. */
export const turned = (view: number): number => (view < 4 ? 0 : 4) + ((view + 1) % 4);

/** The view after exchanging left and right. */
export const mirrored = (view: number): number => (view < 4 ? 4 : 0) + ((4 - (view % 4)) % 4);

/** The square of a board of n rows and columns on which another is seen. Squares count from 0, row by row. */
export function seenAt(square: number, n: number, view: number): number {
  let [row, column] = [Math.floor(square / n), square % n];
  if (view >= 4) column = n - 1 - column;
  for (let quarter = 0; quarter < view % 4; quarter += 1) [row, column] = [column, n - 1 - row];
  return row * n + column;
}
