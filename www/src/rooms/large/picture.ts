// Pictures of a large board, as the worker paints them and the page shows them, and the place below the pointer.

import type { LargeSquare, QueenOf, Square } from '../../engine/types';
import type { Viewport } from './viewport';

/** The numbers of given and of found queens. */
export interface Tally {
  readonly given: number;
  readonly found: number;
}

/**
 * The picture of a viewport: painted if many squares share a pixel, or a list of queens if squares are large enough to
 * be seen.
 */
export type Picture = { readonly viewport: Viewport; readonly inView: Tally } & (
  | { readonly kind: 'painted'; readonly bitmap: ImageBitmap; readonly side: number }
  | { readonly kind: 'listed'; readonly queens: readonly QueenOf[] }
);

/** The place below the pointer. */
export interface PointedPlace {
  /** The square that was asked about. */
  readonly square: Square;
  /** The nearest queen within reach. */
  readonly queen: QueenOf | null;
  /** The queens around it, for the lens. */
  readonly near: readonly QueenOf[];
  /** The queen on the square, or the attacks on it; null if squares are too small to point at. */
  readonly is: LargeSquare | null;
}

/** The lens shows this many squares along a side. */
export const LENS = 9;

/** Frees the pixels of a picture that is no longer shown, because they are not garbage-collected. */
export function close(picture: Picture | null): void {
  if (picture?.kind === 'painted') picture.bitmap.close();
}
