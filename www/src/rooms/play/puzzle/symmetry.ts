// Puzzles that are equal up to rotation and reflection, and ways to finish that repeat for this reason.

import { imageOf, SYMMETRIES } from '../../../board/symmetry';
import type { Transform } from '../../../engine/types';
import type { Puzzle } from './puzzle';
import { squaresOf } from './sketch';

/** A text that is the same for two puzzles if and only if a rotation or a reflection maps one to the other. */
export const canonicalName = (puzzle: Puzzle): string =>
  smallest(SYMMETRIES.map((symmetry) => canonicalForm(puzzle, symmetry)));

/** Whether two puzzles are the same without turning: their regions may have other numbers. */
export const isSame = (one: Puzzle, other: Puzzle): boolean =>
  canonicalForm(one, 'identity') === canonicalForm(other, 'identity');

/** The number of ways up to the symmetries of the puzzle. `ways`: all of them. */
export function differentWays(puzzle: Puzzle, ways: readonly (readonly number[])[]): number {
  const { size } = puzzle;
  const here = canonicalForm(puzzle, 'identity');
  const own = SYMMETRIES.filter((symmetry) => canonicalForm(puzzle, symmetry) === here);
  // Burnside's lemma: the number of classes is the mean number of ways that a symmetry leaves unchanged.
  const unchanged = (squares: readonly number[], symmetry: Transform): boolean =>
    squares.every((square) => squares.includes(imageOf(square, size, symmetry)));
  const counts = ways.map((rows) => {
    const squares = squaresOf(rows, size);
    return own.filter((symmetry) => unchanged(squares, symmetry)).length;
  });
  return counts.reduce((sum, count) => sum + count, 0) / own.length;
}

const smallest = (texts: readonly string[]): string => texts.reduce((one, other) => (other < one ? other : one));

/** A puzzle after a symmetry, as a text. Regions are numbered in the order of their first squares. */
function canonicalForm({ size, given, regions, stars = 1 }: Puzzle, symmetry: Transform): string {
  const map = new Array<number>(size * size).fill(0);
  regions?.forEach((region, square) => {
    map[imageOf(square, size, symmetry)] = region;
  });
  const names = new Map<number, number>();
  const numbers = map.map((region) => {
    if (!names.has(region)) names.set(region, names.size);
    return names.get(region);
  });
  return [size, stars, regions ? numbers.join() : '', stars > 1 ? '' : queensAfter(given, size, symmetry)].join(' ');
}

/** The squares of queens after a symmetry, in order. */
function queensAfter(rows: readonly number[], size: number, symmetry: Transform): string {
  const squares = squaresOf(rows, size).map((square) => imageOf(square, size, symmetry));
  return squares.sort((one, other) => one - other).join();
}
