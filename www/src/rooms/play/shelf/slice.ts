// The shelf: for each kind, size and grade a few puzzles, the same for everyone.

import {
  type Family,
  type MadeFamily,
  nameOf,
  readName,
  SIZES,
  type Source,
  type Word,
  wordsOf,
} from '../puzzle/puzzle';

export type MadeSource = Extract<Source, { kind: 'made' }>;

/** The number of puzzles of each grade. */
export const EACH = 3;

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

/** The puzzles of each pack in their order, by their names. */
export type Packs = Readonly<Record<PackName, Readonly<Record<string, string>>>>;

export interface Shelf {
  readonly family: MadeFamily;
  /** The shown size, if there is room for only one. */
  readonly size: number;
  /** Null until they are fetched. */
  readonly packs: Packs | null;
  /** The pack that is open. */
  readonly pack: PackName | null;
}

export type ShelfAction =
  | { readonly type: 'look'; readonly family: MadeFamily; readonly size: number }
  | { readonly type: 'packs'; readonly packs: Packs }
  /** Opens a pack, or closes it. */
  | { readonly type: 'pack'; readonly pack: PackName };

export const startShelf: Shelf = { family: 'completion', size: 8, packs: null, pack: null };

export function updateShelf(shelf: Shelf, action: ShelfAction): Shelf {
  if (action.type === 'packs') return { ...shelf, packs: action.packs };
  if (action.type === 'pack') return { ...shelf, pack: shelf.pack === action.pack ? null : action.pack };
  const sizes = SIZES[action.family];
  const size = sizes.findLast((one) => one <= action.size) ?? sizes[0] ?? action.size;
  const pack = action.family === shelf.family ? shelf.pack : null;
  return { ...shelf, family: action.family, size, pack };
}

/** The puzzles of a pack. */
export const packOf = ({ packs }: Shelf, name: PackName): readonly MadeSource[] =>
  Object.keys(packs?.[name] ?? {}).flatMap((one) => {
    const source = readName(one);
    return typeof source === 'object' && source.kind === 'made' ? [source] : [];
  });

/** The puzzle after this one in its pack; null for the last, and outside packs. */
export function nextInPack(shelf: Shelf, name: string): MadeSource | null {
  const pack = (Object.keys(shelf.packs ?? {}) as PackName[]).find((one) => name in (shelf.packs?.[one] ?? {}));
  if (pack === undefined) return null;
  const all = packOf(shelf, pack);
  return all[all.findIndex((source) => nameOf(source) === name) + 1] ?? null;
}

/** The puzzles of the shelf of one grade. */
export const sourcesOf = ({ family, size }: Board, word: Word): readonly MadeSource[] =>
  wordsOf(family, size).includes(word)
    ? Array.from({ length: EACH }, (_, index) => ({ kind: 'made', family, size, word, seed: index + 1 }))
    : [];
