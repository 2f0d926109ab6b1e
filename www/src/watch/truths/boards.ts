// Truths about the queens on a board.

import { clashesOf, piecesOf, queensOn } from '../../board/rule';
import type { EngineModule } from '../../engine/types';
import { boardNow, type Judges, lineName, squareName } from './judge';
import { seenAt, VIEWS } from './turning';

export const BOARDS: Judges = {
  /** The number of free squares of a row, or of the whole board. */
  free: (engine, setting, { row }) => [freeOf(boardNow(engine, setting), row).length],
  /**
   * The queens that a search of all solutions tries, estimated from the path of the queens on the board (Knuth, Estimating
   * the efficiency of backtrack programs, 1975): the product of the free squares down to a `row`, or the sum over all rows.
   */
  'path-estimate': (engine, setting, { row: only }) => {
    const path = boardNow(engine, setting);
    let [sum, product] = [0, 1];
    for (let row = 0; row < path.length; row += 1) {
      const above = path.map((column, at) => (at < row ? column : -1));
      product *= freeOf(above, row + 1).length;
      sum += product;
      if (row + 1 === only) return [product];
      if (path[row] === -1) break;
    }
    return [sum];
  },
  /** The free squares of a row, or of the whole board, by their names. */
  'free-squares': (engine, setting, { row }) => {
    const rows = boardNow(engine, setting);
    const wanted = row === undefined ? [...rows.keys()].map((each) => each + 1) : [Number(row)];
    return wanted.flatMap((each) => freeOf(rows, each).map((column) => squareName(each - 1, column - 1)));
  },
  /** The columns of the queens from the top, 0 where a row is empty: "2 4 1 3". */
  columns: (engine, setting) => [[...boardNow(engine, setting)].map((column) => column + 1).join(' ')],
  /** The column of the queen of a row. */
  queen: (engine, setting, { row }) => [(boardNow(engine, setting)[Number(row) - 1] ?? -1) + 1],
  /** The number of pieces, if none attacks another; `no` otherwise. */
  peaceful: (engine, setting) => {
    const pieces = setting.pieces ?? [...piecesOf(boardNow(engine, setting))];
    const { conflicts } = engine.ruleTable(setting.rule ?? 'queens', setting.rows.length, setting.rows.length);
    const attacked = pieces.flatMap((piece) => [
      ...conflicts.squares.subarray(conflicts.starts[piece] ?? 0, conflicts.starts[piece + 1] ?? 0),
    ]);
    return [pieces.some((piece) => attacked.includes(piece)) ? 'no' : pieces.length];
  },
  /** The rows that have no queen and no free square. */
  dead: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [...rows.keys()]
      .filter((row) => rows[row] === -1 && freeOf(rows, row + 1).length === 0)
      .map((row) => lineName('row', row));
  },
  /** The forced squares: each is the only free square of an empty row or column. */
  forced: (engine, setting) => {
    const rows = boardNow(engine, setting);
    const free = [...rows.keys()].flatMap((row) =>
      freeOf(rows, row + 1).map((column) => ({ row, column: column - 1 })),
    );
    const alone = free.filter(
      (square) =>
        free.filter(({ row }) => row === square.row).length === 1 ||
        free.filter(({ column }) => column === square.column).length === 1,
    );
    return alone.map(({ row, column }) => squareName(row, column));
  },
  /** The other squares of the diagonal, or of another `line`, through a square. */
  along: (_, { rows }, { square, line }) => {
    const [row = 0, column = 0] = Array.isArray(square) ? square.map((each) => Number(each) - 1) : [];
    const rule = queensOn(rows.length);
    const kind = line === 'antiDiagonal' ? line : 'diagonal';
    const index = kind === 'diagonal' ? row - column + rows.length - 1 : row + column;
    return rule
      .squaresOf({ kind, index })
      .filter((each) => each.row !== row)
      .map((each) => squareName(each.row, each.column));
  },
  /** `yes` when a queen attacks the square, `no` otherwise. */
  attacked: (engine, setting, { square }) => {
    const [row, column] = Array.isArray(square) ? square.map(Number) : [];
    return [freeOf(boardNow(engine, setting), row).includes(Number(column)) ? 'no' : 'yes'];
  },
  /** The number of squares that the queens attack, without their own squares. */
  'attacked-squares': (engine, setting) => {
    const rows = boardNow(engine, setting);
    const queens = rows.filter((column) => column >= 0).length;
    return [rows.length ** 2 - queens - freeOf(rows, undefined).length];
  },
  /** The number of ways to complete the queens. */
  ways: (engine, setting) => [engine.countCompletions(boardNow(engine, setting)).count],
  /** The squares of the queens to blame. */
  blame: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return blamedQueens(engine, rows).map((row) => squareName(row, rows[row] ?? -1));
  },
  'blame-size': (engine, setting) => [blamedQueens(engine, boardNow(engine, setting)).length],
  /** The number of pairs of queens that attack each other. */
  conflicts: (engine, setting) => [clashesOf(boardNow(engine, setting)).length],
  /** The rows of the queens that attack the queen of a row. */
  'clashes-with': (engine, setting, { row }) =>
    clashesOf(boardNow(engine, setting)).flatMap(({ from, to }) => {
      const [one, other] = [lineName('row', from.row), lineName('row', to.row)];
      const wanted = lineName('row', Number(row) - 1);
      if (one === wanted) return [other];
      return other === wanted ? [one] : [];
    }),
  /** The columns without a queen: "2-4-6-8". */
  'columns-left': (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [
      [...rows.keys()]
        .filter((column) => !rows.includes(column))
        .map((column) => column + 1)
        .join('-'),
    ];
  },
  /** The column of the queen of a row in the mirror image. */
  mirrored: (engine, setting, { row }) => {
    const rows = boardNow(engine, setting);
    return [rows.length - (rows[Number(row) - 1] ?? 0)];
  },
  /** `yes` when every row has a queen and none attacks another. */
  solved: (engine, setting) => {
    const rows = boardNow(engine, setting);
    return [rows.every((column) => column >= 0) && clashesOf(rows).length === 0 ? 'yes' : 'no'];
  },
  /** The number of different images among the eight rotations and reflections of the board. */
  images: (engine, setting) => [imagesOf(boardNow(engine, setting)).size],
  /** The names of the rotations, and of the mirror image from left to right, that leave the board as it is: `quarter`, `half`, … */
  'unchanged-by': (engine, setting) => {
    const rows = boardNow(engine, setting);
    const now = viewOf(rows, 0);
    return Object.entries({ quarter: 1, half: 2, 'three-quarters': 3, mirror: 4 })
      .filter(([, view]) => viewOf(rows, view) === now)
      .map(([name]) => name);
  },
};

function blamedQueens(engine: EngineModule, rows: Int32Array): readonly number[] {
  const answer = engine.complete(rows);
  return answer.verdict === 'impossible' ? [...(answer.blame ?? [])] : [];
}

/** The columns, from 1, of the free squares of a row (from 1), or of all rows if no row is given. */
function freeOf(rows: Int32Array, row: unknown): number[] {
  const { length: size } = rows;
  const { free } = queensOn(size).attacks(piecesOf(rows), new Set());
  const squares = [...free.keys()].filter((square) => free[square] === 1);
  return squares
    .filter((square) => row === undefined || Math.floor(square / size) === Number(row) - 1)
    .map((square) => (square % size) + 1);
}

/** The different images of a board under rotations and reflections. */
const imagesOf = (rows: Int32Array): Set<string> => new Set(VIEWS.map((view) => viewOf(rows, view)));

/** The squares of the queens as one view shows them, in ascending order, as a text to compare. */
const viewOf = (rows: Int32Array, view: number): string =>
  [...piecesOf(rows)]
    .map((square) => seenAt(square, rows.length, view))
    .sort((one, other) => one - other)
    .join(' ');
