// Chooses the room for a board that was read.

import type { ReadBoard } from '../../engine/types';
import { MAX_SIZE } from '../../kernel/input';
import { boardLink } from '../../rooms/board/links';
import { MAX_OWN_SIZE, MIN_OWN_SIZE, nameOf, STARS } from '../../rooms/play/puzzle/puzzle';

/** The maximum length of a text that the engine reads as one board. */
export const MAX_TEXT_LENGTH = 1_000_000;

export type Fit =
  /** Queens, one in a row at most: the Board. */
  | { readonly kind: 'place'; readonly rows: Int32Array }
  /** A puzzle: the editor of Play, with the part of a link for it. */
  | { readonly kind: 'play'; readonly own: string }
  /** A board under another rule, by its link. */
  | { readonly kind: 'rule'; readonly hash: string }
  | { readonly kind: 'large' }
  /** No room can show it. */
  | { readonly kind: 'refused'; readonly code: string; readonly detail: Readonly<Record<string, number>> };

/** `view`: the room that is shown. */
export function fitBoard(board: ReadBoard, view: string): Fit {
  const { rows, columns, stars, rule } = board;
  if (stars > 1)
    return isStars(board)
      ? { kind: 'play', own: nameOf({ kind: 'stars', stars, regions: [...(board.regions ?? [])] }) }
      : { kind: 'refused', code: 'opening-stars', detail: { rows, columns, stars } };
  const doubtful = withWholeRegions(board);
  if (doubtful !== board) return fitBoard(doubtful, view);
  const queens = rowsOf(board);
  const regions = new Set(board.regions).size;
  if (regions > rows) return { kind: 'refused', code: 'opening-regions', detail: { rows, regions } };
  if (Math.max(rows, columns) > MAX_SIZE)
    return queens
      ? { kind: 'large' }
      : { kind: 'refused', code: 'opening-size', detail: { rows, columns, largest: MAX_SIZE } };
  if (queens && rule === 'touching' && isPuzzle(board, 'regions'))
    return { kind: 'play', own: ownOf('regions', queens, board.regions) };
  if (queens && rule === 'queens' && !board.regions && board.marks.length === 0) {
    if (view === 'play' && isPuzzle(board, 'completion')) return { kind: 'play', own: ownOf('completion', queens) };
    return { kind: 'place', rows: queens };
  }
  return { kind: 'rule', hash: ruleLink(board) };
}

/**
 * The board with as many regions as rows, if a picture was read with a border too many or too few: the smallest region
 * joins the neighbour with the longest common border, or the largest region gives a square away. A person can correct that
 * in the editor.
 */
export function withWholeRegions(board: ReadBoard): ReadBoard {
  const { rows, columns, rule, stars } = board;
  if (!board.regions || rows !== columns || rule !== 'touching' || stars > 1 || rows < MIN_OWN_SIZE) return board;
  const labels = [...new Set(board.regions)];
  if (labels.length === rows) return board;
  let regions = Array.from(board.regions, (label) => labels.indexOf(label));
  const squaresOf = (label: number): number[] => regions.flatMap((one, square) => (one === label ? [square] : []));
  const bySize = (): number[] =>
    [...new Set(regions)].sort((one, other) => squaresOf(one).length - squaresOf(other).length || one - other);
  while (new Set(regions).size > rows) {
    const [smallest = 0] = bySize();
    const neighbours = squaresOf(smallest).flatMap((square) =>
      [
        square % columns > 0 ? square - 1 : -1,
        square % columns < columns - 1 ? square + 1 : -1,
        square - columns,
        square + columns,
      ].flatMap((near) => (regions[near] === undefined || regions[near] === smallest ? [] : [regions[near]])),
    );
    const shared = (label: number): number => neighbours.filter((one) => one === label).length;
    const into = [...new Set(neighbours)].sort((one, other) => shared(other) - shared(one))[0] ?? smallest;
    regions = regions.map((label) => (label === smallest ? into : label));
  }
  while (new Set(regions).size < rows) {
    const last = squaresOf(bySize().at(-1) ?? 0).at(-1) ?? 0;
    const next = Math.max(...regions) + 1;
    regions = regions.map((label, square) => (square === last ? next : label));
  }
  const used = [...new Set(regions)].sort((one, other) => one - other);
  return { ...board, regions: Int32Array.from(regions, (label) => used.indexOf(label)) };
}

/** Whether Play accepts a star battle with several stars. */
const isStars = ({ rows, columns, stars, rule, regions, given }: ReadBoard): boolean =>
  rule === 'touching' &&
  rows === columns &&
  STARS.includes(stars) &&
  given.length === 0 &&
  new Set(regions).size === rows &&
  rows >= MIN_OWN_SIZE &&
  rows <= MAX_OWN_SIZE.stars;

/** The column of each row, if the board is square, has no walls, and no row has two queens; otherwise null. */
function rowsOf({ rows, columns, walls, given }: ReadBoard): Int32Array | null {
  if (rows !== columns || walls.length > 0) return null;
  const queens = new Int32Array(rows).fill(-1);
  for (const square of given) {
    const row = Math.floor(square / columns);
    if (queens[row] !== -1) return null;
    queens[row] = square % columns;
  }
  return queens;
}

/** Whether the editor of Play accepts a board. A player's crosses are not part of a puzzle. */
function isPuzzle({ rows, regions }: ReadBoard, family: 'regions' | 'completion'): boolean {
  const all = regions ? new Set(regions).size === rows : family === 'completion';
  return all && rows >= MIN_OWN_SIZE && rows <= MAX_OWN_SIZE[family];
}

const ownOf = (family: string, queens: Int32Array, regions?: Int32Array): string => {
  const map = regions ? `-${Array.from(regions, (region) => region.toString(36)).join('')}` : '';
  return `edit-own-${family}-${Array.from(queens, (column) => column + 1).join('.')}${map}`;
};

/** The link to a board under a rule. Marks are excluded diagonals and blocked squares; with regions, single marks are only notes. */
function ruleLink(board: ReadBoard): string {
  const { rule, rows, columns, walls, given, regions } = board;
  const { sums, differences } = diagonalsOf(board);
  const isOn = (square: number): boolean => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    return sums.includes(row + column) || differences.includes(column - row);
  };
  const blocked = regions ? [] : [...board.marks].filter((square) => !isOn(square));
  const extras = { regions: [...(regions ?? [])], keptEmpty: blocked, differences, sums };
  return boardLink({ rule, rows, columns, pieces: rows, walls: [...walls], squares: [...given], ...extras });
}

/** The diagonals of which every square is marked. */
function diagonalsOf({ rows, columns, marks }: ReadBoard): { sums: number[]; differences: number[] } {
  const marked = new Set(marks);
  const lines = (of: (row: number, column: number) => number): number[] => {
    const open = new Map<number, boolean>();
    for (let square = 0; square < rows * columns; square++) {
      const line = of(Math.floor(square / columns), square % columns);
      open.set(line, (open.get(line) ?? true) && marked.has(square));
    }
    return [...open].filter(([, all]) => all).map(([line]) => line);
  };
  if (marked.size === 0) return { sums: [], differences: [] };
  return { sums: lines((row, column) => row + column), differences: lines((row, column) => column - row) };
}
