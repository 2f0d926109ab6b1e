// A board under a rule, as plain data: how it is made, changed, written into a link and as text, and read back.

import { type Asked, LARGEST, type Ruled } from '../../kernel/asked';

export const SURFACES = ['plane', 'cylinder', 'torus'] as const;
export type Surface = (typeof SURFACES)[number];

/** The pieces, and the laws of queens, that can be chosen. */
export const PIECES = [
  'queens',
  'half',
  'rooks',
  'bishops',
  'knights',
  'kings',
  'superqueens',
  'empresses',
  'touching',
] as const;
export const LAWS = [
  'toggled',
  'toggled-open',
  'parity-diagonals',
  'parity',
  'parity-in-order',
  'light-dark',
  'sliding',
  'formula',
] as const;
export type Law = (typeof PIECES)[number] | (typeof LAWS)[number];

/** What a rule is made of. `more`: what stands behind the colon. */
export interface Parts {
  readonly law: Law;
  readonly more: string;
  readonly surface: Surface;
}

/** The parts of the name of a rule; those of queens for one that nobody knows. */
export function partsOf(rule: string): Parts {
  const [, name = '', joined] = /^(.*?)(?:\+(cylinder|torus))?$/.exec(rule) ?? [];
  const [law = '', ...more] = name.split(':');
  const known = [...PIECES, ...LAWS].find((one) => one === law);
  return { law: known ?? 'queens', more: more.join(':'), surface: SURFACES.find((one) => one === joined) ?? 'plane' };
}

/** Whether a piece moves on any surface, with walls; the laws of their own are for queens on the plane. */
export const isPiece = (law: Law): boolean => PIECES.some((piece) => piece === law);

export function ruleOf({ law, more, surface }: Parts): string {
  const name = more === '' ? law : `${law}:${more}`;
  return isPiece(law) && surface !== 'plane' ? `${name}+${surface}` : name;
}

/** The board that is asked: queens on a square plane board, where no rule was chosen. */
export function askedBoard({ ruled, rows, order }: Asked): Ruled {
  if (ruled) return ruled;
  const size = rows.length;
  const squares = order.map((row) => row * size + (rows[row] ?? 0));
  return { rule: 'queens', rows: size, columns: size, walls: [], pieces: size, squares };
}

/** Whether this is the board that the Board itself shows. */
export const isPlain = ({ rule, rows, columns, walls, pieces }: Ruled): boolean =>
  rule === 'queens' && rows === columns && walls.length === 0 && pieces === rows;

/** The board with a piece on a square, or without it. `alone`: no row holds two, so one that stood there moves. */
export function toggled(board: Ruled, square: number, alone: boolean): Ruled {
  if (board.walls.includes(square)) return board;
  const { squares, columns } = board;
  if (squares.includes(square)) return { ...board, squares: squares.filter((other) => other !== square) };
  const row = Math.floor(square / columns);
  const kept = alone ? squares.filter((other) => Math.floor(other / columns) !== row) : squares;
  return { ...board, squares: [...kept, square] };
}

/** The board with a wall on a square, or without it. A piece gives way to a wall. */
export function walled(board: Ruled, square: number): Ruled {
  const { walls, squares } = board;
  if (walls.includes(square)) return { ...board, walls: walls.filter((other) => other !== square) };
  return { ...board, walls: [...walls, square], squares: squares.filter((other) => other !== square) };
}

/** In a link, behind its room. */
export const writeBoard = ({ rule, rows, columns, walls, pieces, squares }: Ruled): string =>
  `rule=${encodeURIComponent(rule)}&n=${rows}&columns=${columns}&pieces=${pieces}&walls=${walls.join('.')}&set=${squares.join('.')}`;

/** What `writeBoard` wrote; null for anything else. Whether there is such a rule, the engine says. */
export function readBoard(text: string): Ruled | null {
  const form =
    /^rule=([^&]{1,4200})&n=(\d{1,4})&columns=(\d{1,4})&pieces=(\d{1,4})&walls=([\d.]{0,5000})&set=([\d.]{0,5000})$/;
  const found = form.exec(text);
  if (!found) return null;
  const [, name = '', n = '', m = '', count = '', cut = '', set = ''] = found;
  const rule = decoded(name);
  const squaresOf = (list: string): number[] => [...new Set(list === '' ? [] : list.split('.').map(Number))];
  return rule === null
    ? null
    : {
        rule,
        rows: Number(n),
        columns: Number(m),
        pieces: Number(count),
        walls: squaresOf(cut),
        squares: squaresOf(set),
      };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** As a diagram, a line a row: `Q` a piece, `#` a wall, `.` neither; above it the rule. */
export function textOf({ rule, rows, columns, walls, squares }: Ruled): string {
  const sign = (square: number): string => (squares.includes(square) ? 'Q' : walls.includes(square) ? '#' : '.');
  const line = (row: number): string =>
    Array.from({ length: columns }, (_, column) => sign(row * columns + column)).join(' ');
  return [rule, ...Array.from({ length: rows }, (_, row) => line(row))].join('\n');
}

/** What `textOf` wrote; null for anything else. Without a line for the rule, that of `before` stays. */
export function boardOfText(text: string, before: Ruled): Ruled | null {
  const lines = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isRow = (line: string): boolean => /^[.#QqXx*\-_ ]+$/.test(line);
  const named = lines[0] !== undefined && !isRow(lines[0]);
  const rows = (named ? lines.slice(1) : lines).map((line) => [...line.replace(/\s/g, '')]);
  const columns = rows[0]?.length ?? 0;
  if (columns === 0 || columns > LARGEST || rows.length > LARGEST) return null;
  if (rows.some((row) => row.length !== columns)) return null;
  const squaresOf = (signs: RegExp): number[] =>
    rows.flatMap((row, at) => row.flatMap((sign, column) => (signs.test(sign) ? [at * columns + column] : [])));
  const rule = named ? (lines[0] ?? before.rule) : before.rule;
  const pieces = before.pieces === before.rows ? rows.length : before.pieces;
  return { rule, rows: rows.length, columns, pieces, walls: squaresOf(/#/), squares: squaresOf(/[QqXx*]/) };
}
