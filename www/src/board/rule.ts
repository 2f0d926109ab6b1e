// Attack geometry: the page's only copy. Drawings, hints and sentences ask a rule and do not compute lines.
//
// Rows, columns and squares count from 0; a square is row * columns + column.

import type { Line, Rows, Square } from '../engine/types';

/** Squares with a piece. */
export type Pieces = ReadonlySet<number>;

/** A rule on one board. */
export interface Rule {
  readonly rows: number;
  readonly columns: number;
  /** The ways of attack, as words for styles/squares.css: bit k of `Attacks.along` is way k. */
  readonly ways: readonly string[];
  /** The name of the piece, if it is not a queen. */
  readonly pieceName?: (as: string) => string;
  /** Whether no row can have two pieces, so that a row identifies a piece. */
  readonly onePerRow: boolean;
  /** Returns the attacks of these pieces. `leftOut`: squares that count as not free although nothing attacks them. */
  attacks(pieces: Pieces, leftOut: ReadonlySet<number>): Attacks;
  /** Pairs of pieces that attack each other without a piece between them, from the top down. */
  conflicts(pieces: Pieces): Clash[];
  /** The squares of a line, from the top or the left. */
  squaresOf(line: Line): Square[];
}

export interface Attacks {
  /** For each square the ways by which pieces on other squares attack it, as a bit mask over `Rule.ways`. */
  readonly along: Uint16Array;
  /** For each square the squares of the pieces that attack it, one UTF-16 unit each, because such texts are fast to compare. */
  readonly by: readonly string[];
  /** 1 for each square on which a piece can be added. */
  readonly free: Uint8Array;
  /** The lines that must still get a piece, and how many squares are free on each. */
  readonly open: readonly { readonly line: Line; readonly free: number }[];
  /** For each row the number of free squares; null if the row needs no more pieces. */
  readonly left: readonly (number | null)[];
}

/** Two pieces that attack each other, and the way in which they do. */
export interface Clash<Way extends string = string> {
  readonly from: Square;
  readonly to: Square;
  readonly line: Way;
}

/** The column of the queen in a row, or -1. */
export const columnOf = (rows: Rows, row: number): number => rows[row] ?? -1;

/** The squares of the queens of a square board of `size` rows, each of which can have several queens. */
export function piecesOf(rows: Rows, size = rows.length): Set<number> {
  const pieces = new Set<number>();
  const each = rows.length / size;
  rows.forEach((column, place) => {
    if (column >= 0) pieces.add(Math.floor(place / each) * size + column);
  });
  return pieces;
}

/** For a board that shows only its pieces: no square is attacked or free. */
export const noAttacks = ({ rows, columns }: Rule): Attacks => ({
  along: new Uint16Array(rows * columns),
  by: [],
  free: new Uint8Array(rows * columns),
  open: [],
  left: [],
});

/** The squares of a line of a plane board. */
export function squaresOn({ kind, index }: Line, rows: number, columns: number): Square[] {
  const squares: Square[] = [];
  const steps = kind === 'row' ? columns : rows;
  for (let step = 0; step < steps; step++) {
    if (kind === 'row') squares.push({ row: index, column: step });
    else if (kind === 'column') squares.push({ row: step, column: index });
    else if (kind === 'diagonal') squares.push({ row: step, column: step - index + rows - 1 });
    else squares.push({ row: step, column: index - step });
  }
  return squares.filter(({ column }) => column >= 0 && column < columns);
}

const WAYS = ['row', 'column', 'diagonal', 'anti'];

/** Queens on the square board of this many rows. */
export const queensOn = (size: number): Rule => ({
  rows: size,
  columns: size,
  ways: WAYS,
  onePerRow: true,
  attacks: (pieces, leftOut) => queensAttack(size, pieces, leftOut),
  conflicts: (pieces) => queensClash(size, pieces),
  squaresOf: (line) => squaresOn(line, size, size),
});

/** Whether queens on these two squares of a square board attack each other if nothing is between them. */
export const attackEachOther = (one: Square, other: Square): boolean =>
  one.row === other.row ||
  one.column === other.column ||
  Math.abs(one.row - other.row) === Math.abs(one.column - other.column);

/** The pairs of queens that attack each other without a queen between them. */
export const clashesOf = (rows: Rows): Clash<Line['kind']>[] => queensClash(rows.length, piecesOf(rows));

const [ROW, COLUMN, DIAGONAL, ANTI] = [1, 2, 4, 8];

/** Computes the attacks in one pass over queens and squares. */
function queensAttack(size: number, pieces: Pieces, leftOut: ReadonlySet<number>): Attacks {
  const along = new Uint16Array(size * size);
  const by = new Array<string>(size * size).fill('');
  const free = new Uint8Array(size * size);
  const [rowTaken, columnTaken] = [new Uint8Array(size), new Uint8Array(size)];
  const [rowFree, columnFree] = [new Uint8Array(size), new Uint8Array(size)];
  for (const piece of pieces) {
    const [row, column] = [Math.floor(piece / size), piece % size];
    const attacker = String.fromCharCode(piece);
    rowTaken[row] = columnTaken[column] = 1;
    const mark = (at: number, to: number, way: number): void => {
      if (to < 0 || to >= size) return;
      const square = at * size + to;
      along[square] = (along[square] ?? 0) | way;
      by[square] += attacker;
    };
    for (let step = 0; step < size; step++) {
      if (step !== column) mark(row, step, ROW);
      if (step === row) continue;
      mark(step, column, COLUMN);
      mark(step, column + step - row, DIAGONAL);
      mark(step, column - step + row, ANTI);
    }
  }
  for (let square = 0; square < along.length; square++) {
    if (along[square] || pieces.has(square) || leftOut.has(square)) continue;
    const [row, column] = [Math.floor(square / size), square % size];
    free[square] = 1;
    rowFree[row] = (rowFree[row] ?? 0) + 1;
    columnFree[column] = (columnFree[column] ?? 0) + 1;
  }
  const open: { line: Line; free: number }[] = [];
  for (let index = 0; index < size; index++) {
    if (!rowTaken[index]) open.push({ line: { kind: 'row', index }, free: rowFree[index] ?? 0 });
    if (!columnTaken[index]) open.push({ line: { kind: 'column', index }, free: columnFree[index] ?? 0 });
  }
  return { along, by, free, open, left: Array.from(rowFree, (count, row) => (rowTaken[row] ? null : count)) };
}

function queensClash(size: number, pieces: Pieces): Clash<Line['kind']>[] {
  const last = new Map<string, Square>();
  const clashes: Clash<Line['kind']>[] = [];
  for (const piece of [...pieces].sort((one, other) => one - other)) {
    const to = { row: Math.floor(piece / size), column: piece % size };
    const lines = { column: to.column, diagonal: to.row - to.column, antiDiagonal: to.row + to.column } as const;
    for (const line of ['column', 'diagonal', 'antiDiagonal'] as const) {
      const name = `${line} ${lines[line]}`;
      const from = last.get(name);
      if (from) clashes.push({ from, to, line });
      last.set(name, to);
    }
  }
  return clashes;
}
