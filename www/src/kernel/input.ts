// The input of the page: the board, the "not here" marks, the search and its seed. Undo and a shared link bring these back.

import type { Rows, Square } from '../engine/types';

/** The sizes that the Board draws; the engine supports larger boards. */
export const MIN_SIZE = 1;
export const MAX_SIZE = 32;

/** A board, under any rule. Never changed in place. Squares are row * columns + column, counted from 0. */
export interface Board {
  /** The name of the rule in the engine, such as `queens+torus`. */
  readonly rule: string;
  readonly rows: number;
  readonly columns: number;
  /** Squares that no piece may use, and that block lines. */
  readonly walls: readonly number[];
  /** The number of pieces on the finished board. */
  readonly pieces: number;
  /** Squares with a piece, in the order in which they were set. */
  readonly squares: readonly number[];
  /** A label for each square, row by row: no region may have two pieces. Absent without regions. */
  readonly regions?: readonly number[];
  /** Blocked squares: no piece may be placed on them, but attacks pass through. Absent if there are no such squares. */
  readonly keptEmpty?: readonly number[];
  /**
   * Diagonals to leave empty, by column - row, and anti-diagonals, by column + row; absent if there are no such
   * diagonals.
   */
  readonly differences?: readonly number[];
  readonly sums?: readonly number[];
}

/** Lists that a board may have besides its pieces and walls; absent or empty otherwise. */
export const EXTRAS = ['regions', 'keptEmpty', 'differences', 'sums'] as const;

/** A board that is not for classic queens: another rule, shape or number of pieces, walls, or regions. */
export type Variant = Board;

/** A board with the person's notes, and the part of it that classic queens can express. */
export interface Position {
  readonly board: Board;
  /** Squares marked "not here": notes for the person, which no search takes into account. */
  readonly notHere: ReadonlySet<number>;
  /**
   * A column per row, -1 where the row is empty. For a variant: the first piece of each row, without pieces that a square board
   * of as many rows would not have.
   */
  readonly rows: Rows;
  /** The rows that have a queen in `rows`, in the order in which the queens were set. */
  readonly order: readonly number[];
  /** The board, if it is a variant; null for classic queens, which need only `rows`. */
  readonly variant: Variant | null;
}

export interface Input extends Position {
  /** Name of the search to watch, as `searches()` of the engine lists it. */
  readonly search: string;
  /** Seed of everything random, an unsigned 32-bit number. */
  readonly seed: number;
}

/** State that undo and redo restore: a board, and the position of its run. */
export interface UndoEntry extends Position {
  readonly run: { readonly search: string; readonly seed: number; readonly step: number };
}

const noMarks: ReadonlySet<number> = new Set();

/** The part of a board that classic queens can express: see `Position`. */
export function queensOf({ rows: size, columns, squares }: Board): Pick<Position, 'rows' | 'order'> {
  const rows = emptyRows(size);
  const order: number[] = [];
  for (const square of squares) {
    const [row, column] = [Math.floor(square / columns), square % columns];
    if (column >= size || rows[row] !== -1) continue;
    rows[row] = column;
    order.push(row);
  }
  return { rows, order };
}

/** The position of a board, with everything that follows from the board. */
export function positionOf(board: Board, notHere = noMarks): Position {
  const queens = queensOf(board);
  const classic = isClassic(board) && queens.order.length === board.squares.length;
  return { ...queens, board, notHere, variant: classic ? null : board };
}

const isClassic = ({ rule, rows, columns, pieces, walls, ...more }: Board): boolean =>
  rule === 'queens' &&
  rows === columns &&
  rows === pieces &&
  !walls.length &&
  EXTRAS.every((name) => !more[name]?.length);

/** A board of classic queens. */
export const queensBoard = (size: number, squares: readonly number[]): Board => ({
  rule: 'queens',
  rows: size,
  columns: size,
  walls: [],
  pieces: size,
  squares,
});

/** A board of classic queens from its rows: the queens count as set from the top down, unless `order` says in which order. */
export const classicPosition = (rows: Rows, order: readonly number[] = [...rows.keys()]): Position =>
  positionOf(
    queensBoard(
      rows.length,
      order.flatMap((row) => ((rows[row] ?? -1) < 0 ? [] : [row * rows.length + (rows[row] ?? 0)])),
    ),
  );

/** An empty board of size n. */
export const emptyRows = (size: number): Rows => new Int32Array(size).fill(-1);

/** The columns of queens on squares of a board. */
export const rowsOf = (board: Board, squares: readonly number[]): Rows => queensOf({ ...board, squares }).rows;

/** The row and column of a square. */
export const squareAt = ({ columns }: Pick<Board, 'columns'>, square: number): Square => ({
  row: Math.floor(square / columns),
  column: square % columns,
});

/** Adds a piece on a square, except on a wall or a blocked square. `alone`: the piece replaces another one in its row. */
export function withPiece({ board, notHere }: Position, square: number, alone: boolean): Position {
  if (board.walls.includes(square) || board.keptEmpty?.includes(square)) return positionOf(board, notHere);
  const { row } = squareAt(board, square);
  const others = board.squares.filter((other) => other !== square && !(alone && squareAt(board, other).row === row));
  return positionOf({ ...board, squares: [...others, square] }, withoutSquare(notHere, square));
}

/** Removes the piece of a square. */
export const withoutPiece = ({ board, notHere }: Position, square: number): Position =>
  positionOf({ ...board, squares: board.squares.filter((other) => other !== square) }, notHere);

/** Adds or removes the mark "not here" on a square. A square with a piece takes no mark. */
export function withMark<P extends Position>(position: P, square: number, on: boolean): P {
  const { notHere, board } = position;
  if (notHere.has(square) === on || (on && board.squares.includes(square))) return position;
  return { ...position, notHere: on ? new Set([...notHere, square]) : withoutSquare(notHere, square) };
}

const withoutSquare = (marks: ReadonlySet<number>, square: number): ReadonlySet<number> =>
  new Set([...marks].filter((other) => other !== square));

/**
 * The board at another size. Everything that still fits stays on its square; regions and diagonals belong to one size.
 */
export function resizeBoard(board: Board, rows: number, columns: number): Board {
  const { rule, walls, squares, keptEmpty } = board;
  const moved = movedTo(board, rows, columns);
  const pieces = board.pieces === board.rows ? rows : board.pieces;
  const sized = { rule, rows, columns, pieces, walls: moved(walls), squares: moved(squares) };
  return keptEmpty ? { ...sized, keptEmpty: moved(keptEmpty) } : sized;
}

/** Changes the number of rows. A square board stays square. */
export function withSize({ board, notHere }: Position, rows: number): Position {
  const columns = board.columns === board.rows ? rows : board.columns;
  return positionOf(resizeBoard(board, rows, columns), new Set(movedTo(board, rows, columns)([...notHere])));
}

const movedTo =
  (board: Board, rows: number, columns: number) =>
  (squares: readonly number[]): number[] =>
    squares.flatMap((square) => {
      const { row, column } = squareAt(board, square);
      return row < rows && column < columns ? [row * columns + column] : [];
    });

/** Whether two boards have the same queens. */
export const sameRows = (one: Rows, other: Rows): boolean =>
  one.length === other.length && one.every((column, row) => column === other[row]);
