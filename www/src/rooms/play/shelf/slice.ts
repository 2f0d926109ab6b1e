// The shelf: for each kind, size and grade a few puzzles, the same for everyone.

import { type Family, type MadeFamily, SIZES, type Source, type Word, wordsOf } from '../puzzle/puzzle';

export type MadeSource = Extract<Source, { kind: 'made' }>;

/** The number of puzzles of each grade. */
export const PUZZLES_PER_GRADE = 3;

/** The puzzles of one kind and size. */
export interface Board {
  readonly family: MadeFamily;
  readonly size: number;
}

/** The techniques of the packs of each kind, the easiest first. */
export const TECHNIQUES = {
  completion: ['singles', 'killers', 'pairs', 'trials'],
  regions: ['singles', 'pointers', 'killers', 'pairs', 'triples', 'trials'],
} as const satisfies Readonly<Record<Family, readonly string[]>>;
export type Technique = (typeof TECHNIQUES)[Family][number];

export type PackName = { [Of in Family]: `${Of}-${(typeof TECHNIQUES)[Of][number]}` }[Family];

export interface Shelf {
  readonly family: MadeFamily;
  /** The shown size, if there is room for only one. */
  readonly size: number;
  /** The pack that is open. */
  readonly pack: PackName | null;
}

export type ShelfAction =
  | { readonly type: 'look'; readonly family: MadeFamily; readonly size: number }
  /** Opens a pack, or closes it. */
  | { readonly type: 'pack'; readonly pack: PackName };

export const startShelf: Shelf = { family: 'completion', size: 8, pack: null };

export function updateShelf(shelf: Shelf, action: ShelfAction): Shelf {
  if (action.type === 'pack') return { ...shelf, pack: shelf.pack === action.pack ? null : action.pack };
  const sizes = SIZES[action.family];
  const size = sizes.findLast((one) => one <= action.size) ?? sizes[0] ?? action.size;
  const pack = action.family === shelf.family ? shelf.pack : null;
  return { ...shelf, family: action.family, size, pack };
}

/** The puzzles of the shelf of one grade. */
export const sourcesOf = ({ family, size }: Board, word: Word): readonly MadeSource[] =>
  wordsOf(family, size).includes(word)
    ? Array.from({ length: PUZZLES_PER_GRADE }, (_, index) => ({ kind: 'made', family, size, word, seed: index + 1 }))
    : [];
