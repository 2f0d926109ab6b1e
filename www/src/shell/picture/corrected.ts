// A board that was read from a picture and is corrected by the user.

import type { ReadBoard } from '../../engine/types';
import { bordersOf, danglingBorders, type PictureReading, regionsOf } from './read';

/** The unfinished board: the reading with its corrections. */
export type Corrected = Pick<PictureReading, 'size' | 'pieces' | 'doubtfulPieces' | 'walls' | 'confidence'>;

/** The number of solutions: `counting` until it is known, `many` above the limit. */
export type Ways = number | 'counting' | 'many';

const NEXT_PIECE = { none: 'queen', queen: 'cross', cross: 'none' } as const;
/** A border with less confidence is doubtful. */
const MIN_CONFIDENCE = 0.3;
/** If the regions are wrong, at least this many borders are marked, beginning with the least confidence. */
const MIN_HIGHLIGHTED = 4;

/** Changes a square to the next piece. It is then no longer doubtful. */
export function withNextPiece(board: Corrected, square: number): Corrected {
  return {
    ...board,
    pieces: board.pieces.map((piece, at) => (at === square ? NEXT_PIECE[piece] : piece)),
    doubtfulPieces: board.doubtfulPieces.map((doubtful, at) => doubtful && at !== square),
  };
}

export function withOtherWall(board: Corrected, border: number): Corrected {
  return {
    ...board,
    walls: board.walls.map((wall, at) => (at === border ? !wall : wall)),
    confidence: board.confidence.map((each, at) => (at === border ? 1 : each)),
  };
}

/** The border between two neighbouring squares; -1 if they are not neighbours. */
export const borderBetween = (size: number, square: number, other: number): number =>
  bordersOf(size).findIndex(
    ({ one, other: next }) => one === Math.min(square, other) && next === Math.max(square, other),
  );

export const hasRegions = ({ walls }: Corrected): boolean => walls.some(Boolean);

export const countRegions = ({ size, walls }: Corrected): number => new Set(regionsOf(size, walls)).size;

/** Marks borders that the user should check. A valid puzzle has as many regions as rows and exactly one solution. */
export function doubtfulBorders(board: Corrected, ways: Ways): boolean[] {
  const { size, walls, confidence } = board;
  if (!hasRegions(board)) return confidence.map((each) => each < MIN_CONFIDENCE);
  const right = countRegions(board) === size && (ways === 1 || ways === 'counting');
  const loose = danglingBorders(size, walls);
  const least = [...confidence].sort((one, other) => one - other)[MIN_HIGHLIGHTED - 1] ?? 0;
  return confidence.map(
    (each, at) => loose[at] === true || (!right && each < 1 && each <= Math.max(least, MIN_CONFIDENCE)),
  );
}

/** Whether anything is shown as doubtful. */
export const isDoubtful = (board: Corrected, ways: Ways): boolean =>
  doubtfulBorders(board, ways).some(Boolean) ||
  board.doubtfulPieces.some(Boolean) ||
  (hasRegions(board) && (countRegions(board) !== board.size || ways !== 1));

/** Returns the board in the form that rooms open. */
export function boardOf(board: Corrected): ReadBoard {
  const { size, pieces, walls } = board;
  const squares = (wanted: string): Int32Array =>
    Int32Array.from(pieces.flatMap((piece, square) => (piece === wanted ? [square] : [])));
  const regions = hasRegions(board) ? { regions: Int32Array.from(regionsOf(size, walls)) } : {};
  const rule = hasRegions(board) ? 'touching' : 'queens';
  const [given, marks] = [squares('queen'), squares('cross')];
  // Crosses are squares that a player has excluded: they are not part of a board without regions.
  const crosses = hasRegions(board) ? marks : new Int32Array();
  return {
    form: 'json',
    rule,
    rows: size,
    columns: size,
    stars: 1,
    walls: new Int32Array(),
    given,
    marks: crosses,
    ...regions,
  };
}
