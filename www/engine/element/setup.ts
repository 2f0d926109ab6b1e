// The board of the element: a rule on squares, with walls, regions and fixed pieces. Squares are row * columns +
// column, counted from 0.

import { type Pieces, piecesOf, queensOn, type Rule } from '../../src/board/rule';
import { optionsOf } from '../../src/board/variant/options';
import { ruleOn } from '../../src/board/variant/table';
import type { EngineModule, RuledBoard } from '../../src/engine/types';
import type { Board } from '../../src/kernel/input';

/** The maximum number of rows of the element; the page shows larger boards. */
export const MAX_ROWS = 32;

export interface Setup {
  readonly board: Board;
  readonly rule: Rule;
  /** The number of pieces for each row, column and region. */
  readonly stars: number;
  /** Pieces that are given. */
  readonly fixed: Pieces;
  /** One queen in each row of a square board and nothing else, so that a list of columns describes it. */
  readonly plain: boolean;
}

/** Whether a list contains valid columns, from 0, and -1 for empty rows. */
export const fits = (rows: readonly number[]): boolean =>
  rows.length > 0 &&
  rows.length <= MAX_ROWS &&
  rows.every((column) => Number.isInteger(column) && column >= -1 && column < rows.length);

/** Reads columns from 1, and 0 for an empty row. Throws a `RangeError` that names the word that is not a column. */
export function parse(text: string): Int32Array {
  const words = text.trim() === '' ? [] : text.trim().split(/[\s,.]+/);
  if (words.length === 0 || words.length > MAX_ROWS)
    throw new RangeError(`"queens" has ${words.length} numbers; expected a column for each of 1 to ${MAX_ROWS} rows`);
  return Int32Array.from(words, (word) => {
    if (/^\d{1,2}$/.test(word) && Number(word) <= words.length) return Number(word) - 1;
    throw new RangeError(
      `"queens" contains '${word.slice(0, 20)}'; expected columns from 1 to ${words.length}, and 0 for an empty row`,
    );
  });
}

/** A square board for queens, without given ones. */
export const queensSetup = (size: number): Setup => ({
  board: { rule: 'queens', rows: size, columns: size, walls: [], pieces: size, squares: [] },
  rule: queensOn(size),
  stars: 1,
  fixed: new Set(),
  plain: true,
});

/** Reads a board in any form that the engine knows. Throws an error of the engine for any other text. */
export function setupFrom(engine: EngineModule, text: string): { setup: Setup; marks: Pieces } {
  const { rule, rows, columns, stars, regions, walls, given, marks } = engine.readBoard(text);
  const board: Board = {
    ...{ rule, rows, columns, walls: [...walls], pieces: rows * stars, squares: [...given] },
    ...(regions ? { regions: [...regions] } : {}),
  };
  const table = engine.ruleTable(rule, rows, columns, { walls, ...(regions ? { regions } : {}) });
  const fixed = new Set(given);
  return { setup: { board, rule: ruleOn(table, board), stars, fixed, plain: false }, marks: new Set(marks) };
}

/** The column of the first piece of each row, from 0; -1 for a row without. */
export function rowsOf({ board: { rows, columns } }: Setup, pieces: Pieces): Int32Array {
  const found = new Int32Array(rows).fill(-1);
  for (const piece of [...pieces].sort((one, other) => other - one))
    found[Math.floor(piece / columns)] = piece % columns;
  return found;
}

/** The same as a board under a rule, as the engine takes it. */
export const ruledBoard = ({ board }: Setup, pieces: Pieces): RuledBoard => ({
  ...{ rule: board.rule, rows: board.rows, columns: board.columns },
  options: optionsOf({ ...board, squares: [...pieces] }),
});

/** The result of `complete` for the present pieces. */
export interface Answer {
  readonly verdict: 'completed' | 'impossible' | 'undecided' | 'noOther';
  readonly rows: Int32Array | null;
  readonly squares: Int32Array | null;
  readonly blame: readonly number[];
}

/** Asks the engine whether these pieces can be completed. */
export function answerTo(engine: EngineModule, setup: Setup, pieces: Pieces): Answer {
  if (setup.plain) {
    const { verdict, rows = null, blame = [] } = engine.complete(rowsOf(setup, pieces), {});
    const squares = rows && Int32Array.from(piecesOf(rows));
    return { verdict, rows, squares, blame: [...blame] };
  }
  const { board, stars } = setup;
  const { rule, rows, columns } = board;
  const { pieces: _, ...options } = optionsOf({ ...board, squares: [...pieces] });
  const asked = stars > 1 ? { ...options, stars } : options;
  const { verdict, squares: found = null, blame = [] } = engine.completeByRule(rule, rows, columns, asked);
  return { verdict, rows: null, squares: found && Int32Array.from(found), blame: [...blame] };
}

/** The next step of a puzzle that has one solution. */
export function hintFor(engine: EngineModule, setup: Setup, pieces: Pieces, marks: Pieces) {
  const { board, stars, fixed } = setup;
  const starred = (set: Pieces): Int32Array => {
    const columns = Array.from({ length: board.rows }, () => new Array<number>(stars).fill(-1));
    for (const square of [...set].sort((one, other) => one - other)) {
      const row = columns[Math.floor(square / board.columns)];
      const free = row?.indexOf(-1) ?? -1;
      if (row && free >= 0) row[free] = square % board.columns;
    }
    return Int32Array.from(columns.flat());
  };
  const regions = board.regions ? { regions: Int32Array.from(board.regions), stars } : {};
  return engine.hintPuzzle({ rows: starred(fixed), ...regions }, starred(pieces), Uint32Array.from(marks));
}
