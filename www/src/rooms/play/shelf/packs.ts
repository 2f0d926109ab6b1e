// The packs: stored puzzles grouped by the rule of their hardest step (see www/packs.mjs).

import made from '../../../../../data/packs.json' with { type: 'json' };
import { nameOf, type Puzzle, readName } from '../puzzle/puzzle';
import { readPuzzle } from './made';
import type { MadeSource, PackName } from './slice';

/** The puzzles of each pack in their order: the text of each by its name. */
export const packs: Readonly<Record<PackName, Readonly<Record<string, string>>>> = made;

/** Null for a puzzle that is in no pack. */
export function packPuzzle(source: MadeSource): Puzzle | null {
  const name = nameOf(source);
  const text = Object.values(packs).find((pack) => name in pack)?.[name];
  return text === undefined ? null : readPuzzle(source, text);
}

/** The puzzles of a pack. */
export const packOf = (name: PackName): readonly MadeSource[] =>
  Object.keys(packs[name]).flatMap((one) => {
    const source = readName(one);
    return typeof source === 'object' && source.kind === 'made' ? [source] : [];
  });

/** The puzzle after this one in its pack; null for the last, and outside packs. */
export function nextInPack(name: string): MadeSource | null {
  const pack = (Object.keys(packs) as PackName[]).find((one) => name in packs[one]);
  if (pack === undefined) return null;
  const all = packOf(pack);
  return all[all.findIndex((source) => nameOf(source) === name) + 1] ?? null;
}
