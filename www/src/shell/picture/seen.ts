// A board as read from a picture and corrected by a person: the effect of a tap, its doubtful parts, and the resulting
// board.

import type { ReadBoard } from '../../engine/types';
import { bordersOf, loose, regionsOf, type Seen } from './read';

/** The unfinished board: the reading with its corrections. */
export type Corrected = Pick<Seen, 'size' | 'pieces' | 'doubtfulPieces' | 'walls' | 'sure'>;

/** How many ways there are to finish: not known yet, or more than anybody counts. */
export type Ways = number | 'counting' | 'many';

const NEXT = { none: 'queen', queen: 'cross', cross: 'none' } as const;
/** A reading below this confidence is not reliable. */
const UNSURE = 0.3;
/** Where something is wrong, this many borders are lit at least, the least sure ones. */
const LIT = 4;

/** Corrects a square; the user's word is final. */
export function withNextPiece(board: Corrected, square: number): Corrected {
  return {
    ...board,
    pieces: board.pieces.map((piece, at) => (at === square ? NEXT[piece] : piece)),
    doubtfulPieces: board.doubtfulPieces.map((doubtful, at) => doubtful && at !== square),
  };
}

export function withOtherWall(board: Corrected, border: number): Corrected {
  return {
    ...board,
    walls: board.walls.map((wall, at) => (at === border ? !wall : wall)),
    sure: board.sure.map((sure, at) => (at === border ? 1 : sure)),
  };
}

/** The border between two neighbouring squares; -1 if they are not neighbours. */
export const borderBetween = (size: number, square: number, other: number): number =>
  bordersOf(size).findIndex(
    ({ one, other: next }) => one === Math.min(square, other) && next === Math.max(square, other),
  );

export const hasRegions = ({ walls }: Corrected): boolean => walls.some(Boolean);

export const countRegions = ({ size, walls }: Corrected): number => new Set(regionsOf(size, walls)).size;

/** Borders to look at again. The number of ways is the checksum: a puzzle has as many regions as rows, and one way. */
export function doubtfulBorders(board: Corrected, ways: Ways): boolean[] {
  const { size, walls, sure } = board;
  if (!hasRegions(board)) return sure.map((each) => each < UNSURE);
  const right = countRegions(board) === size && (ways === 1 || ways === 'counting');
  const dangling = loose(size, walls);
  const least = [...sure].sort((one, other) => one - other)[LIT - 1] ?? 0;
  return sure.map((each, at) => dangling[at] === true || (!right && each < 1 && each <= Math.max(least, UNSURE)));
}

/** Whether anything is shown as doubtful. */
export const isDoubtful = (board: Corrected, ways: Ways): boolean =>
  doubtfulBorders(board, ways).some(Boolean) ||
  board.doubtfulPieces.some(Boolean) ||
  (hasRegions(board) && (countRegions(board) !== board.size || ways !== 1));

/** The board for the rooms. */
export function boardOf(board: Corrected): ReadBoard {
  const { size, pieces, walls } = board;
  const squares = (wanted: string): Int32Array =>
    Int32Array.from(pieces.flatMap((piece, square) => (piece === wanted ? [square] : [])));
  const regions = hasRegions(board) ? { regions: Int32Array.from(regionsOf(size, walls)) } : {};
  const rule = hasRegions(board) ? 'touching' : 'queens';
  const [given, marks] = [squares('queen'), squares('cross')];
  // Crosses are squares that a player has excluded: they are not part of a board without regions.
  const kept = hasRegions(board) ? marks : new Int32Array();
  return {
    ...{ form: 'json', rule, rows: size, columns: size, stars: 1, walls: new Int32Array(), given, marks: kept },
    ...regions,
  };
}
