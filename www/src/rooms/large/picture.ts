// Pictures of a large board, as the worker paints them and the page shows them, and what lies under the pointer.

import type { LargeSquare, QueenOf, Square } from '../../engine/types';
import type { Viewport } from './viewport';

/** How many queens of each sort. */
export interface Tally {
  readonly given: number;
  readonly found: number;
}

/** What a viewport shows: painted where many squares share a pixel, as a list of queens where squares can be told apart. */
export type Picture = { readonly viewport: Viewport; readonly inView: Tally } & (
  | { readonly kind: 'painted'; readonly bitmap: ImageBitmap; readonly side: number }
  | { readonly kind: 'listed'; readonly queens: readonly QueenOf[] }
);

/** What is under the pointer. */
export interface Under {
  /** The square that was asked about. */
  readonly square: Square;
  /** The nearest queen within reach. */
  readonly queen: QueenOf | null;
  /** The queens around it, for the lens. */
  readonly near: readonly QueenOf[];
  /** What stands on the square or attacks it; null where squares are too small to be meant. */
  readonly is: LargeSquare | null;
}

/** The lens shows this many squares along a side. */
export const LENS = 9;

/** Gives back the pixels of a picture that is no longer shown: they lie outside of what is collected. */
export function close(picture: Picture | null): void {
  if (picture?.kind === 'painted') picture.bitmap.close();
}
