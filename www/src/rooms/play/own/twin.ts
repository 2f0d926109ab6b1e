// Finds a known puzzle that is the same up to turning and mirroring: on the shelf, in a pack, or played on this device.

import { type Puzzle, readName } from '../puzzle/puzzle';
import { canonicalName, isSame } from '../puzzle/symmetry';
import { MADE_PUZZLES, readPuzzle } from '../shelf/made';
import { packs } from '../shelf/packs';

export interface Twin {
  readonly name: string;
  /** `played`: begun or solved on this device. */
  readonly where: 'shelf' | 'played';
  /** Whether one puzzle has to be turned or mirrored to get the other. */
  readonly turned: boolean;
}

/** `played`: the names of the puzzles that were begun or solved. */
export function twinOf(puzzle: Puzzle, played: readonly string[]): Twin | null {
  const common = canonicalName(puzzle);
  const among = (names: readonly string[], where: Twin['where']): Twin | null => {
    for (const name of names) {
      const other = puzzleOf(name);
      if (other && other.size === puzzle.size && other.family === puzzle.family && canonicalOf(name, other) === common)
        return { name, where, turned: !isSame(other, puzzle) };
    }
    return null;
  };
  return among(played, 'played') ?? among([MADE_PUZZLES, ...Object.values(packs)].flatMap(Object.keys), 'shelf');
}

/** Canonical names are cached, because every puzzle is compared after each change in the editor. */
const canonicalNames = new Map<string, string>();

function canonicalOf(name: string, puzzle: Puzzle): string {
  const common = canonicalNames.get(name) ?? canonicalName(puzzle);
  canonicalNames.set(name, common);
  return common;
}

/** The puzzle with this name, if it is handmade or stored; otherwise null. */
function puzzleOf(name: string): Puzzle | null {
  const source = readName(name);
  if (typeof source === 'string') return null;
  if (source.kind === 'own') {
    const { family, given, regions } = source;
    return { family, size: given.length, given, regions };
  }
  const text = MADE_PUZZLES[name] ?? Object.values(packs).find((pack) => name in pack)?.[name];
  return source.kind === 'made' && text !== undefined ? readPuzzle(source, text) : null;
}
