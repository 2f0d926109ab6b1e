// The input of the page: the board, the "not here" marks, the search and its seed. Undo and a shared link bring these back.

import type { Rows, Square } from '../engine/types';

/** The sizes that this page draws; the engine takes more. */
export const SMALLEST = 1;
export const LARGEST = 32;

/** A board under another rule. Squares are row * columns + column, counted from 0. */
export interface Variant {
  /** In the words of the engine, such as `queens+torus`. */
  readonly rule: string;
  readonly rows: number;
  readonly columns: number;
  /** Squares on which no piece stands, and which cut lines. */
  readonly walls: readonly number[];
  /** How many pieces are to stand in the end. */
  readonly pieces: number;
  /** Squares that hold a piece, in the order in which they were set. */
  readonly squares: readonly number[];
  /** A label for each square, row by row: no region holds two pieces. Absent where there are no regions. */
  readonly regions?: readonly number[];
  /** Diagonals that are kept empty, by column - row, and anti-diagonals, by column + row; absent where there are none. */
  readonly differences?: readonly number[];
  readonly sums?: readonly number[];
}

/** A board. Never changed in place. */
export interface Board {
  /** The queens given: a column per row, -1 where the row is empty. */
  readonly rows: Rows;
  /** The rows that have a queen, in the order in which the queens were set. */
  readonly order: readonly number[];
  /** Squares marked "not here" (row * n + column): notes for the person, which no search heeds. */
  readonly notHere: ReadonlySet<number>;
  /** The board under another rule, a variant; null for classic queens; `rows` then holds the part that a classic board can express. */
  readonly variant: Variant | null;
}

export interface Input extends Board {
  /** Name of the search to watch, as `searches()` of the engine lists it. */
  readonly search: string;
  /** Seed of everything random, an unsigned 32-bit number. */
  readonly seed: number;
}

/** What undo and redo bring back: a board, and where its run stood. */
export interface UndoEntry extends Board {
  readonly run: { readonly search: string; readonly seed: number; readonly step: number };
}

/** A board from its rows alone: the queens count as set from the top down. */
export function placed(rows: Rows): Board {
  const order: number[] = [];
  rows.forEach((column, row) => {
    if (column >= 0) order.push(row);
  });
  return { rows, order, notHere: new Set(), variant: null };
}

/** A board under another rule. */
export function placedBy(variant: Variant): Board {
  const rows = emptyRows(variant.rows);
  for (const square of variant.squares) {
    const [row, column] = [Math.floor(square / variant.columns), square % variant.columns];
    if (column < rows.length && rows[row] === -1) rows[row] = column;
  }
  return { ...placed(rows), variant };
}

/** The board at another size. What still fits stays on its square. */
export function resized(variant: Variant, rows: number, columns: number): Variant {
  const moved = (squares: readonly number[]): number[] =>
    squares.flatMap((square) => {
      const [row, column] = [Math.floor(square / variant.columns), square % variant.columns];
      return row < rows && column < columns ? [row * columns + column] : [];
    });
  const pieces = variant.pieces === variant.rows ? rows : variant.pieces;
  // Regions and diagonals belong to one size.
  return { rule: variant.rule, rows, columns, pieces, walls: moved(variant.walls), squares: moved(variant.squares) };
}

/** An empty board of size n. */
export const emptyRows = (size: number): Rows => new Int32Array(size).fill(-1);

/** The board with a queen on the square; one that stood in the same row moves there. */
export function withQueen(board: Board, { row, column }: Square): Board {
  const rows = board.rows.slice();
  rows[row] = column;
  const notHere = new Set(board.notHere);
  notHere.delete(row * rows.length + column);
  return { rows, order: [...board.order.filter((other) => other !== row), row], notHere, variant: null };
}

/** The board without the queen of this row. */
export function withoutQueen(board: Board, row: number): Board {
  const rows = board.rows.slice();
  rows[row] = -1;
  return { ...board, rows, order: board.order.filter((other) => other !== row), variant: null };
}

/** The board with a square marked "not here", or with the mark taken off. A queen's square takes no mark. */
export function withMark(board: Board, { row, column }: Square, on: boolean): Board {
  const square = row * board.rows.length + column;
  if (board.notHere.has(square) === on || (on && board.rows[row] === column)) return board;
  const notHere = new Set(board.notHere);
  if (on) notHere.add(square);
  else notHere.delete(square);
  return { ...board, notHere };
}

/** The board at another size. Queens and marks that still fit stay, on the squares where they stood. */
export function withSize(board: Board, size: number): Board {
  const old = board.rows.length;
  const rows = emptyRows(size);
  for (let row = 0; row < Math.min(old, size); row++) {
    const column = board.rows[row] ?? -1;
    if (column < size) rows[row] = column;
  }
  const notHere = new Set<number>();
  for (const square of board.notHere) {
    const [row, column] = [Math.floor(square / old), square % old];
    if (row < size && column < size) notHere.add(row * size + column);
  }
  return { rows, order: board.order.filter((row) => (rows[row] ?? -1) >= 0), notHere, variant: null };
}

/** True when two boards hold the same queens. */
export const sameRows = (one: Rows, other: Rows): boolean =>
  one.length === other.length && one.every((column, row) => column === other[row]);
