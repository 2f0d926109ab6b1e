// The puzzles of the shelf, stored so that none has to be made again: see www/shelf.mjs.

import made from '../../../../../data/shelf.json' with { type: 'json' };
import { starsOf } from '../../../board/stars';
import { nameOf, type Puzzle, starPuzzle } from '../puzzle/puzzle';
import type { MadeSource } from './slice';

/** The texts of the puzzles, by their names. */
export const MADE_PUZZLES: Readonly<Record<string, string>> = made;

/** Null for a puzzle that is not on the shelf. */
export function shelfPuzzle(source: MadeSource): Puzzle | null {
  const text = MADE_PUZZLES[nameOf(source)];
  return text === undefined ? null : readPuzzle(source, text);
}

/** Reads a stored puzzle: a letter for each column or region, a dot where no queen is given. */
export function readPuzzle(source: MadeSource, text: string): Puzzle {
  const { family, size } = source;
  const numbers = [...text].map((letter) => (letter === '.' ? -1 : Number.parseInt(letter, 36)));
  if (family === 'stars') return starPuzzle(numbers, starsOf(size));
  return family === 'regions'
    ? { family, size, given: Array<number>(size).fill(-1), regions: numbers }
    : { family, size, given: numbers, regions: null };
}
