// The eight views of a board, by number: quarter turns to the right, from 4 on after a reflection of left and right.

import { imageOf } from '../../board/symmetry';
import type { Transform } from '../../engine/types';

const SYMMETRY: readonly Transform[] = [
  'identity',
  'quarterTurn',
  'halfTurn',
  'threeQuarterTurn',
  'flipHorizontal',
  'antiTranspose',
  'flipVertical',
  'transpose',
];

export const VIEWS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The view after another quarter turn to the right. */
export const turnRight = (view: number): number => (view < 4 ? 0 : 4) + ((view + 1) % 4);

/** The view after exchanging left and right. */
export const mirror = (view: number): number => (view < 4 ? 4 : 0) + ((4 - (view % 4)) % 4);

/** The square on which a view shows another square of a board of n rows. Squares count from 0, row by row. */
export const seenAt = (square: number, n: number, view: number): number =>
  imageOf(square, n, SYMMETRY[view] ?? 'identity');
