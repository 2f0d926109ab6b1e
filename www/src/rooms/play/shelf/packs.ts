// The packs: stored puzzles grouped by the rule of their hardest step (see www/packs.mjs). Fetched when the shelf is first
// shown, and by the worker that opens them.

import made from '../../../../../data/packs.json' with { type: 'json' };
import type { Puzzle } from '../puzzle/puzzle';
import { nameOf } from '../puzzle/puzzle';
import { puzzleFrom } from './made';
import type { MadeSource, PackName, Packs } from './slice';

const KEPT: Readonly<Record<PackName, Readonly<Record<string, string>>>> = made;

export const packs: Packs = KEPT;

/** Null for a puzzle that is in no pack. */
export function packedOf(source: MadeSource): Puzzle | null {
  const name = nameOf(source);
  const text = Object.values(KEPT).find((pack) => name in pack)?.[name];
  return text === undefined ? null : puzzleFrom(source, text);
}
