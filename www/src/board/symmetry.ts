// The eight rotations and reflections of a square board: the page's only copy, by the engine's names and in its order.

import type { Transform } from '../engine/types';

export const SYMMETRIES = [
  'identity',
  'quarterTurn',
  'halfTurn',
  'threeQuarterTurn',
  'flipHorizontal',
  'flipVertical',
  'transpose',
  'antiTranspose',
] as const satisfies readonly Transform[];

/** The image of (x, y) is (a x + b y, c x + d y). x counts to the right and y down, from the middle of the board. */
export type Matrix = readonly [a: number, b: number, c: number, d: number];

export const MATRICES: Readonly<Record<Transform, Matrix>> = {
  identity: [1, 0, 0, 1],
  quarterTurn: [0, -1, 1, 0],
  halfTurn: [-1, 0, 0, -1],
  threeQuarterTurn: [0, 1, -1, 0],
  flipHorizontal: [-1, 0, 0, 1],
  flipVertical: [1, 0, 0, -1],
  transpose: [0, 1, 1, 0],
  antiTranspose: [0, -1, -1, 0],
};

/** The square to which a symmetry moves another square. Squares count from 0, row by row. */
export function imageOf(square: number, size: number, symmetry: Transform): number {
  const [a, b, c, d] = MATRICES[symmetry];
  const middle = (size - 1) / 2;
  const [x, y] = [(square % size) - middle, Math.floor(square / size) - middle];
  return (c * x + d * y + middle) * size + a * x + b * y + middle;
}

/** The image of a board with one queen in each row and column: the column of each row. */
export function imageOfRows(rows: ArrayLike<number>, symmetry: Transform): Int32Array {
  const image = new Int32Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const square = imageOf(row * rows.length + (rows[row] ?? 0), rows.length, symmetry);
    image[Math.floor(square / rows.length)] = square % rows.length;
  }
  return image;
}
