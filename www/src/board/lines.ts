// Lines of attack on a board of up to 32 rows: which rows' queens attack a square, and along which lines.

import type { Conflict, Rows, Square } from '../engine/types';
import { columnOf } from './model';

/** The line that two squares share, or null. A square shares none with itself. */
export function lineBetween(one: Square, other: Square): 'row' | 'column' | 'diagonal' | 'antiDiagonal' | null {
  const [down, right] = [one.row - other.row, one.column - other.column];
  if (down === 0) return right === 0 ? null : 'row';
  if (right === 0) return 'column';
  if (down === right) return 'diagonal';
  return down === -right ? 'antiDiagonal' : null;
}

/** Bits of `attackedAlong`. */
export const ALONG = { row: 1, column: 2, diagonal: 4, antiDiagonal: 8 } as const;

export interface Attacks {
  /** For each square, a set of ALONG: the lines along which a queen of another square attacks it. */
  readonly along: Uint8Array;
  /** For each square, the rows of the queens that attack it, as 32 bits. */
  readonly by: Uint32Array;
  /** Squares that count as not free without being attacked. */
  readonly shut: ReadonlySet<number>;
  /** Free squares (without a queen, not attacked, not shut) in each row and each column. */
  readonly rowFree: Uint8Array;
  readonly columnFree: Uint8Array;
  /** Rows and columns that have a queen. */
  readonly columnTaken: Uint8Array;
}

/** For a board that is to show its queens alone: no square is attacked, and none is free. */
export const noAttacks = (size: number): Attacks => ({
  along: new Uint8Array(size * size),
  by: new Uint32Array(size * size),
  shut: new Set(),
  rowFree: new Uint8Array(size),
  columnFree: new Uint8Array(size),
  columnTaken: new Uint8Array(size).fill(1),
});

/** Everything about the attacks of these queens, in one pass over squares and queens. */
export function attacksOf(rows: Rows, shut: ReadonlySet<number>): Attacks {
  const size = rows.length;
  const along = new Uint8Array(size * size);
  const by = new Uint32Array(size * size);
  const [rowFree, columnFree, columnTaken] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  rows.forEach((column, row) => {
    if (column < 0) return;
    columnTaken[column] = 1;
    for (let step = 0; step < size; step++) {
      if (step !== column) mark(row, step, row, ALONG.row);
      if (step === row) continue;
      mark(step, column, row, ALONG.column);
      mark(step, column + step - row, row, ALONG.diagonal);
      mark(step, column - step + row, row, ALONG.antiDiagonal);
    }
  });
  for (let square = 0; square < along.length; square++) {
    const [row, column] = [Math.floor(square / size), square % size];
    if (along[square] || rows[row] === column || shut.has(square)) continue;
    rowFree[row] = (rowFree[row] ?? 0) + 1;
    columnFree[column] = (columnFree[column] ?? 0) + 1;
  }
  return { along, by, shut, rowFree, columnFree, columnTaken };

  function mark(row: number, column: number, attacker: number, line: number): void {
    if (column < 0 || column >= size) return;
    const square = row * size + column;
    along[square] = (along[square] ?? 0) | line;
    by[square] = (by[square] ?? 0) | (1 << attacker);
  }
}

/** The pairs of queens that attack each other and have none between them, from the top down. */
export function conflictsOf(rows: Rows): Conflict[] {
  const size = rows.length;
  const last = new Map<string, number>();
  const conflicts: Conflict[] = [];
  for (let row = 0; row < size; row++) {
    const column = columnOf(rows, row);
    if (column < 0) continue;
    const lines = { column, diagonal: row - column, antiDiagonal: row + column } as const;
    for (const line of ['column', 'diagonal', 'antiDiagonal'] as const) {
      const name = `${line} ${lines[line]}`;
      const otherRow = last.get(name);
      if (otherRow !== undefined) conflicts.push({ row: otherRow, otherRow: row, line });
      last.set(name, row);
    }
  }
  return conflicts;
}
