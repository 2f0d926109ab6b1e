// The attacks of pieces under any rule, from the table that the engine made. The searches use the same table.

import type { Line, RuleTable, SquareLists } from '../../engine/types';
import type { Variant } from '../../kernel/input';
import { t } from '../../texts/texts';
import type { Attacks, Clash, Pieces, Rule } from '../rule';
import { noAttacks, squaresOn } from '../rule';
import { partsOf, pieceOf } from './parts';

/** The list of one square, in the lists of all squares. */
const listOf = ({ starts, squares }: SquareLists, square: number): Uint32Array =>
  squares.subarray(starts[square] ?? 0, starts[square + 1] ?? 0);

/** The words of styles/squares.css for the ways of the engine. */
const wordOf = (way: string): string => (way === 'antiDiagonal' ? 'anti' : way);

/** The rule of a table. */
export function ruleOn(table: RuleTable, board: Variant): Rule {
  const { rows, columns } = board;
  const words = table.ways.flatMap(({ way }) => [wordOf(way), `wrap-${wordOf(way)}`]);
  return {
    rows,
    columns,
    // The last way marks squares that one diagonal excludes and another makes free again.
    ways: [...words, 'reopened'],
    onePerRow: table.onePerRow,
    attacks: (pieces, leftOut) => (table.ordered ? inOrder : atOnce)(table, board, pieces, leftOut),
    conflicts: (pieces) => (table.ordered ? clashesInOrder(table, board, pieces) : clashes(table, board, pieces)),
    squaresOf: (line) => squaresOn(line, rows, columns),
  };
}

/** The rule until the engine has sent its table. */
const unknownRule = ({ rows, columns }: Variant): Rule => {
  const rule: Rule = {
    rows,
    columns,
    ways: [],
    onePerRow: false,
    attacks: () => noAttacks(rule),
    conflicts: () => [],
    squaresOf: (line) => squaresOn(line, rows, columns),
  };
  return rule;
};

/** A rule on a board, as far as known. */
export const ruleBy = (table: RuleTable | null, board: Variant): Rule =>
  table ? { ...ruleOn(table, board), ...pieceNameOf(board) } : unknownRule(board);

/** The name of the piece, if it is not a queen. */
function pieceNameOf({ rule }: Variant): Pick<Rule, 'pieceName'> {
  const piece = pieceOf(partsOf(rule).law);
  return piece === 'queen' ? {} : { pieceName: () => t('piece.name', { piece }) };
}

/** The attacks to draw: by way and by piece. */
interface DrawnAttacks {
  readonly along: Uint16Array;
  readonly by: string[];
}

/** Draws the attacks of a piece. `from`: the first row to draw. */
function draw({ along, by }: DrawnAttacks, { ways }: RuleTable, columns: number, piece: number, from = 0): void {
  const attacker = String.fromCharCode(piece);
  ways.forEach(({ reaches, beyond }, way) => {
    const wrapped = new Set(listOf(beyond, piece));
    for (const square of listOf(reaches, piece)) {
      if (square < from * columns) continue;
      along[square] = (along[square] ?? 0) | (1 << (2 * way + (wrapped.has(square) ? 1 : 0)));
      by[square] += attacker;
    }
  });
}

const nothingDrawn = ({ rows, columns }: Variant): DrawnAttacks => ({
  along: new Uint16Array(rows * columns),
  by: new Array<string>(rows * columns).fill(''),
});

/** The attacks if the order in which pieces were set does not matter. */
function atOnce(table: RuleTable, board: Variant, pieces: Pieces, leftOut: ReadonlySet<number>): Attacks {
  const drawn = nothingDrawn(board);
  const excluded = new Set<number>([...board.walls, ...pieces, ...leftOut]);
  for (const piece of pieces) {
    draw(drawn, table, board.columns, piece);
    for (const square of listOf(table.conflicts, piece)) excluded.add(square);
  }
  return { ...drawn, ...freeOf(table, board, pieces, (square) => !excluded.has(square)) };
}

/** The attacks if pieces are set row by row, and a piece may free a square that another piece attacks. */
function inOrder(table: RuleTable, board: Variant, pieces: Pieces, leftOut: ReadonlySet<number>): Attacks {
  const { columns } = board;
  const drawn = nothingDrawn(board);
  const reopened = 1 << (2 * table.ways.length);
  const fixed = new Set<number>([...board.walls, ...pieces, ...leftOut]);
  for (const piece of pieces) {
    draw(drawn, table, columns, piece, Math.floor(piece / columns));
    for (const square of listOf(table.conflicts, piece)) fixed.add(square);
  }
  const state = excludedBy(table, pieces);
  drawn.along.forEach((ways, square) => {
    if (ways !== 0 && !state.has(square) && !fixed.has(square)) drawn.along[square] = reopened;
  });
  const isAllowed = (square: number): boolean =>
    !fixed.has(square) && clashesInOrder(table, board, new Set([...pieces, square])).length === 0;
  const clean = clashesInOrder(table, board, pieces).length === 0;
  return { ...drawn, ...freeOf(table, board, pieces, (square) => clean && isAllowed(square)) };
}

/** Adds the attacks of one piece, if pieces are set row by row: some ways exclude squares, others toggle them. */
function exclude(excluded: Set<number>, { ways }: RuleTable, piece: number): void {
  for (const { reaches, toggles } of ways) if (!toggles) for (const one of listOf(reaches, piece)) excluded.add(one);
  for (const { reaches, toggles } of ways) {
    if (!toggles) continue;
    for (const one of listOf(reaches, piece)) if (!excluded.delete(one)) excluded.add(one);
  }
}

/** The squares that are excluded once all pieces are set. */
function excludedBy(table: RuleTable, pieces: Pieces): Set<number> {
  const excluded = new Set<number>();
  for (const piece of inRows(pieces)) exclude(excluded, table, piece);
  return excluded;
}

const inRows = (pieces: Pieces): number[] => [...pieces].sort((one, other) => one - other);

/** The free squares, and their consequences for rows and columns. */
function freeOf(
  table: RuleTable,
  { rows, columns, pieces: wanted, walls }: Variant,
  pieces: Pieces,
  isFree: (square: number) => boolean,
): Pick<Attacks, 'free' | 'open' | 'left'> {
  const free = new Uint8Array(rows * columns);
  const full = pieces.size >= wanted;
  for (let square = 0; square < free.length; square++) free[square] = !full && isFree(square) ? 1 : 0;
  const occupied = { row: new Set<number>(), column: new Set<number>() };
  for (const piece of pieces) {
    occupied.row.add(Math.floor(piece / columns));
    occupied.column.add(piece % columns);
  }
  const counted = (line: Line): number =>
    squaresOn(line, rows, columns).filter(({ row, column }) => free[row * columns + column]).length;
  const lines = (kind: 'row' | 'column', count: number): Line[] =>
    Array.from({ length: count }, (_, index) => ({ kind, index }) as const);
  const must = [
    ...(table.onePerRow && wanted === rows ? lines('row', rows) : []),
    ...(table.onePerColumn && wanted === columns ? lines('column', columns) : []),
  ];
  const open = must
    .filter(({ kind, index }) => !occupied[kind as 'row' | 'column'].has(index))
    .map((line) => ({ line, free: counted(line) }));
  const done = (row: number): boolean => full || (table.onePerRow && occupied.row.has(row) && walls.length === 0);
  const left = lines('row', rows).map((line) => (done(line.index) ? null : counted(line)));
  return { free, open: full ? [] : open, left };
}

const squareAt = (square: number, { columns }: Variant): Clash['from'] => ({
  row: Math.floor(square / columns),
  column: square % columns,
});

/** Returns the way in which one of two conflicting pieces attacks the other. */
function wayBetween(table: RuleTable, one: number, other: number): string {
  const way = table.ways.find(
    ({ reaches }) => listOf(reaches, one).includes(other) || listOf(reaches, other).includes(one),
  );
  return way?.way ?? 'row';
}

/** The pairs of each piece and the next piece further down in each direction. */
function clashes(table: RuleTable, board: Variant, pieces: Pieces): Clash[] {
  const found: Clash[] = [];
  for (const one of inRows(pieces)) {
    const ways = new Set<string>();
    for (const other of listOf(table.conflicts, one)) {
      if (other <= one || !pieces.has(other)) continue;
      const line = wayBetween(table, one, other);
      if (!ways.has(line)) found.push({ from: squareAt(one, board), to: squareAt(other, board), line });
      ways.add(line);
    }
  }
  return found;
}

/** Pieces on squares that pieces above exclude, each with the last piece above that attacks it. */
function clashesInOrder(table: RuleTable, board: Variant, pieces: Pieces): Clash[] {
  const excluded = new Set<number>();
  const above: number[] = [];
  const found: Clash[] = [];
  for (const piece of inRows(pieces)) {
    if (excluded.has(piece)) {
      const attacksPiece = (other: number): boolean =>
        table.ways.some(({ reaches }) => listOf(reaches, other).includes(piece));
      const from = above.findLast(attacksPiece) ?? piece;
      found.push({ from: squareAt(from, board), to: squareAt(piece, board), line: wayBetween(table, from, piece) });
    }
    exclude(excluded, table, piece);
    above.push(piece);
  }
  return found;
}
