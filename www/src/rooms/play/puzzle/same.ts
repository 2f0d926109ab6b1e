// Puzzles that turns and mirrors bring into each other, and ways to finish that repeat for this reason.

import type { Puzzle } from './puzzle';
import { squaresOf } from './sketch';

/** Where a square of a board goes. */
type Motion = (row: number, column: number, last: number) => readonly [number, number];

/** The four turns, and each of them mirrored. */
const MOTIONS: readonly Motion[] = [
  (row, column) => [row, column],
  (row, column, last) => [column, last - row],
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [last - column, row],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
];

/** What is the same of two puzzles that a turn or a mirror brings into each other, and of no others. */
export const commonName = (puzzle: Puzzle): string => least(MOTIONS.map((motion) => moved(puzzle, motion)));

/** Whether two puzzles are the same as they stand: their regions may have other numbers. */
export const isSame = (one: Puzzle, other: Puzzle): boolean => moved(one, still) === moved(other, still);

/** How many of the ways are left where those that a symmetry of the puzzle brings into each other count once. */
export function differentWays(puzzle: Puzzle, ways: readonly (readonly number[])[]): number {
  const here = moved(puzzle, still);
  const own = MOTIONS.filter((motion) => moved(puzzle, motion) === here);
  if (own.length === 1) return ways.length;
  return new Set(ways.map((rows) => least(own.map((motion) => placed(rows, puzzle.size, motion))))).size;
}

const still: Motion = (row, column) => [row, column];

const least = (texts: readonly string[]): string => texts.reduce((one, other) => (other < one ? other : one));

/** A puzzle after a motion, as a text. Regions are numbered as they are met. */
function moved({ size, given, regions, stars = 1 }: Puzzle, motion: Motion): string {
  const map = new Array<number>(size * size).fill(0);
  regions?.forEach((region, square) => {
    map[target(square, size, motion)] = region;
  });
  const names = new Map<number, number>();
  const numbers = map.map((region) => {
    if (!names.has(region)) names.set(region, names.size);
    return names.get(region);
  });
  return [size, stars, regions ? numbers.join() : '', stars > 1 ? '' : placed(given, size, motion)].join(' ');
}

/** The squares of queens after a motion, in order. */
function placed(rows: readonly number[], size: number, motion: Motion): string {
  const squares = squaresOf(rows, size).map((square) => target(square, size, motion));
  return squares.sort((one, other) => one - other).join();
}

function target(square: number, size: number, motion: Motion): number {
  const [row, column] = motion(Math.floor(square / size), square % size, size - 1);
  return row * size + column;
}
