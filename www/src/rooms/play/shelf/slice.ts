// The shelf: for each kind, size and grade a few puzzles, the same for everyone.

import { type Family, SIZES, type Source, type Word, wordsOf } from '../puzzle/puzzle';

/** So many puzzles of each grade: those with the first numbers. */
export const EACH = 3;

/** The puzzles of one kind and size. */
export interface Board {
  readonly family: Family;
  readonly size: number;
}

export interface Shelf {
  readonly family: Family;
  /** The size that is shown where there is room for one. */
  readonly size: number;
}

export interface ShelfAction {
  readonly type: 'look';
  readonly family: Family;
  readonly size: number;
}

export const startShelf: Shelf = { family: 'completion', size: 8 };

export function updateShelf(shelf: Shelf, action: ShelfAction): Shelf {
  const sizes = SIZES[action.family];
  const size = Math.min(Math.max(action.size, sizes[0] ?? 0), sizes.at(-1) ?? 0);
  return { ...shelf, family: action.family, size };
}

/** The puzzles of the shelf of one grade. */
export const sourcesOf = ({ family, size }: Board, word: Word): readonly Extract<Source, { kind: 'made' }>[] =>
  wordsOf(family, size).includes(word)
    ? Array.from({ length: EACH }, (_, index) => ({ kind: 'made', family, size, word, seed: index + 1 }))
    : [];
