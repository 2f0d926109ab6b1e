// The board to write, and the forms that can represent it.

import { emptySquares } from '../../../board/variant/extras';
import type { BoardForm, BoardToWrite, EngineModule } from '../../../engine/types';
import type { Shared } from '../../../kernel/state';

/** The forms in the order in which they are offered, each with its file extension. */
export const ENDINGS: Readonly<Record<BoardForm, string>> = {
  'puzz.link': 'txt',
  penpa: 'txt',
  pzpr: 'txt',
  letters: 'txt',
  task: 'txt',
  sbn: 'txt',
  json: 'json',
  fen: 'fen',
  squares: 'txt',
  diagonals: 'param',
  cnf: 'cnf',
  dzn: 'dzn',
  legup: 'xml',
  starb: 'starb',
  placement: 'txt',
  minizinc: 'mzn',
  'minizinc-link': 'txt',
  ortools: 'py',
  smtlib: 'smt2',
};

export const FORMS = Object.keys(ENDINGS) as BoardForm[];

/** Whether a form can represent everything on the board. */
export function canContain(engine: EngineModule, form: BoardForm, board: BoardToWrite): boolean {
  try {
    engine.writeBoard(form, board);
    return true;
  } catch {
    return false;
  }
}

/** The part of a link that Play adds for a handmade puzzle. */
const OWN_PUZZLE = /^(?:edit-)?own-(?:completion|regions)-([\d.]+)(?:-([0-9a-z]+))?$/;

/**
 * The visible board; null if no form can express it. `play`: the part that Play adds to a link, if it was
 * shown last.
 */
export function boardOf({ input }: Shared, play: string): BoardToWrite | null {
  const [, list, map] = OWN_PUZZLE.exec(play) ?? [];
  if (list !== undefined) {
    const columns = list.split('.').map((column) => Number(column) - 1);
    const regions = map === undefined ? {} : { regions: Int32Array.from(map, (region) => Number.parseInt(region, 36)) };
    return { ...queens(columns), ...regions, rule: map === undefined ? 'queens' : 'touching' };
  }
  const { variant } = input;
  if (!variant) return queens([...input.rows]);
  const { rule, rows, columns, pieces, walls, squares, regions } = variant;
  // Texts cannot express a number of pieces that differs from the number of rows.
  if (pieces !== rows) return null;
  return {
    rule,
    rows,
    columns,
    walls: Int32Array.from(walls),
    given: Int32Array.from(squares),
    marks: Int32Array.from(emptySquares(variant)).sort(),
    ...(regions?.length ? { regions: Int32Array.from(regions) } : {}),
  };
}

function queens(columns: readonly number[]): BoardToWrite {
  const size = columns.length;
  const squares = columns.flatMap((column, row) => (column < 0 ? [] : [row * size + column]));
  return { rule: 'queens', rows: size, columns: size, given: Int32Array.from(squares) };
}
