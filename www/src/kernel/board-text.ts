// Writes a board under any rule as text, and reads it back.

import { squareName } from '../texts/lines';
import { namesSquaresBy } from '../texts/squares';
import { type Board, EXTRAS, MAX_SIZE } from './input';

/**
 * Writes a diagram, a line for each row: `Q` a piece, `#` a wall, `.` neither; above it the rule, below it the other
 * lists of the board.
 */
export function textOf(board: Board): string {
  const { rule, rows, columns, walls, squares, pieces } = board;
  const sign = (square: number): string => (squares.includes(square) ? 'Q' : walls.includes(square) ? '#' : '.');
  const line = (row: number): string =>
    Array.from({ length: columns }, (_, column) => sign(row * columns + column)).join(' ');
  return [
    rule,
    ...Array.from({ length: rows }, (_, row) => line(row)),
    ...(pieces === rows ? [] : [`pieces: ${pieces}`]),
    ...EXTRAS.flatMap((name) => (board[name]?.length ? [`${name}: ${board[name].join(' ')}`] : [])),
  ].join('\n');
}

/**
 * The squares of queens, if they are named by letters and imply the size of the board: one for each row, or a board of
 * the default size for fewer queens. Null for any other board.
 */
export function squaresText({ rows, columns, squares }: Board): string | null {
  const places = squares.map((square) => ({ row: Math.floor(square / columns), column: square % columns }));
  const farthest = places.reduce((most, { row, column }) => Math.max(most, rows - row, column + 1), 0);
  const read = places.length === farthest ? farthest : Math.max(farthest, 8);
  if (namesSquaresBy() === 'numbers' || places.length === 0 || read !== rows) return null;
  places.sort((one, other) => one.row - other.row);
  return places.map(({ row, column }) => squareName(row, column, rows)).join(' ');
}

/**
 * Reads the output of `textOf`; returns null for anything else. Without a line for the rule, the rule of `before`
 * stays.
 */
export function boardOfText(text: string, before: Board): Board | null {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const below = lines.findIndex((line) => MORE_LINE.test(line));
  const more = below < 0 ? {} : moreOf(lines.splice(below));
  const isRow = (line: string): boolean => /^[.#QqXx*\-_ ]+$/.test(line);
  const named = lines[0] !== undefined && !isRow(lines[0]);
  const rows = (named ? lines.slice(1) : lines).map((line) => [...line.replace(/\s/g, '')]);
  const columns = rows[0]?.length ?? 0;
  if (more === null || columns === 0 || columns > MAX_SIZE || rows.length > MAX_SIZE) return null;
  if (rows.some((row) => row.length !== columns)) return null;
  const squaresOf = (signs: RegExp): number[] =>
    rows.flatMap((row, at) => row.flatMap((sign, column) => (signs.test(sign) ? [at * columns + column] : [])));
  const rule = named ? (lines[0] ?? before.rule) : before.rule;
  const pieces = named || before.pieces === before.rows ? rows.length : before.pieces;
  return { rule, rows: rows.length, columns, pieces, walls: squaresOf(/#/), squares: squaresOf(/[QqXx*]/), ...more };
}

/** Facts that a diagram does not show, each on a line of its own below it. */
const MORE_LINE = new RegExp(`^(pieces|${EXTRAS.join('|')}): (-?\\d{1,4}(?: -?\\d{1,4})*)$`);

/** Reads the lines below the diagram; returns null if one of them is malformed. */
function moreOf(lines: readonly string[]): Partial<Board> | null {
  const read = lines.map((line) => MORE_LINE.exec(line));
  if (read.some((found) => found === null)) return null;
  return Object.fromEntries(
    read.map((found) => {
      const [, name = '', list = ''] = found ?? [];
      const numbers = list.split(' ').map(Number);
      return [name, name === 'pieces' ? numbers[0] : numbers];
    }),
  );
}
