// The shelf: for each kind, size and grade a few puzzles, the same for everyone, each with its picture once it was made.

import { type Family, type Puzzle, SIZES, type Source, type Word, wordsOf } from '../puzzle/puzzle';

/** So many puzzles of each grade: those with the first numbers. */
export const EACH = 3;

/** Larger boards with regions take long to make: they are on the shelf without pictures. */
const LARGEST_DRAWN: Readonly<Record<Family, number>> = { completion: 12, regions: 8 };

/** The puzzles of one kind and size. */
export interface Board {
  readonly family: Family;
  readonly size: number;
}

/** What a puzzle of the shelf looks like. */
export interface Picture extends Pick<Puzzle, 'given' | 'regions'> {
  readonly word: Word;
  readonly seed: number;
}

export interface Shelf {
  readonly family: Family;
  /** The size that is shown where there is room for one. */
  readonly size: number;
  /** What was made so far, by `boardName`. */
  readonly pictures: Readonly<Record<string, readonly Picture[]>>;
}

export type ShelfAction =
  | { readonly type: 'look'; readonly family: Family; readonly size: number }
  | { readonly type: 'drawn'; readonly board: Board; readonly pictures: readonly Picture[] };

export const startShelf: Shelf = { family: 'completion', size: 8, pictures: {} };

export function updateShelf(shelf: Shelf, action: ShelfAction): Shelf {
  if (action.type === 'drawn')
    return { ...shelf, pictures: { ...shelf.pictures, [boardName(action.board)]: action.pictures } };
  const sizes = SIZES[action.family];
  const size = Math.min(Math.max(action.size, sizes[0] ?? 0), sizes.at(-1) ?? 0);
  return { ...shelf, family: action.family, size };
}

export const boardName = ({ family, size }: Board): string => `${family}-${size}`;

/** The puzzles of the shelf of one grade. */
export const sourcesOf = ({ family, size }: Board, word: Word): readonly Extract<Source, { kind: 'made' }>[] =>
  wordsOf(family, size).includes(word)
    ? Array.from({ length: EACH }, (_, index) => ({ kind: 'made', family, size, word, seed: index + 1 }))
    : [];

/** The next board whose pictures are to be made: the size that is looked at first, then the smallest; null when all are. */
export function nextToDraw({ family, size, pictures }: Shelf): Board | null {
  const sizes = [size, ...SIZES[family]].filter((one) => one <= LARGEST_DRAWN[family]);
  const next = sizes.find((one) => !(boardName({ family, size: one }) in pictures));
  return next === undefined ? null : { family, size: next };
}
