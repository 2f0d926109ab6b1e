// Observations of a program: the boards that it takes for solutions, the output that it printed and collected, and the
// mistakes in both.

import type { Acceptance, WrongBoard } from './accepted';
import type { Near } from './board';
import { type BoardList, collectedIn } from './collected';
import { entriesOf } from './log';
import { printedIn } from './printed';

export interface SeenBoards {
  /**
   * `says`: by solution(); `does`: by counting, printing or collecting; `none`: no sign that it recognises solutions.
   */
  readonly by: 'says' | 'does' | 'none';
  /** The full boards that it takes for solutions; with `none`, solutions that stood on the board. */
  readonly solutions: number;
  readonly different: number;
  readonly wrong: number;
  readonly first: WrongBoard | null;
  /** A number that it prints, and that is not the number of solutions. */
  readonly printed: number | null;
  /** It prints the number of solutions. */
  readonly prints: boolean;
  /** It prints that there is no solution. */
  readonly denies: boolean;
  /** It prints nothing. */
  readonly silent: boolean;
  /** A list of boards that are not all solutions, or not all different; null if there is no such list. */
  readonly collected: BoardList | null;
  /** A list of all solutions, each once. */
  readonly collects: BoardList | null;
  /** The solutions are written in the program. */
  readonly table: boolean;
  /** The line that makes a board whose rows are one list. */
  readonly rows: number | null;
  /** No board was found: the variable that comes nearest. */
  readonly near: Near | null;
}

/** The input of the analysis. */
export interface Evidence {
  readonly log: string;
  readonly source: string;
  readonly board: string | null;
  readonly size: number;
  /** The number of solutions; null if it is unknown. */
  readonly all: number | null;
  readonly acceptance: Acceptance;
  /** The solutions that the program says it has, as the engine counts them; null if it says nothing. */
  readonly says: { readonly solutions: number; readonly different: number; readonly wrong: number } | null;
  /** The solutions on the whole board, as the engine counts them, where lines are missing in the last part of the log. */
  readonly thin: { readonly solutions: number; readonly different: number } | null;
  readonly near: Near | null;
}

export function seenIn({ log, source, board, size, all, acceptance, says, thin, near }: Evidence): SeenBoards {
  const printed = printedIn(log, size, all);
  const lists = collectedIn(log, size, board);
  const isWhole = ({ count, same, different, wrong }: BoardList): boolean =>
    same === null && wrong === 0 && count === different && different === all;
  const isFaulty = ({ count, same, different, wrong }: BoardList): boolean =>
    same !== null || wrong > 0 || count > different;
  const collects = lists.find(isWhole) ?? null;
  const accepted = says ? null : acceptance.accepted();
  const reached = thin ?? acceptance.reached;
  // If lines are missing in the last part of the log, the marks cover only the first part.
  const counted = says ?? (thin && accepted?.wrong === 0 ? thin : accepted) ?? reached;
  return {
    by: says ? 'says' : accepted ? 'does' : 'none',
    solutions: counted.solutions,
    different: counted.different,
    wrong: says?.wrong ?? accepted?.wrong ?? 0,
    first: says ? null : (accepted?.first ?? null),
    printed: printed.right || printed.claim === all || all === null ? null : printed.claim,
    prints: printed.right,
    denies: printed.denies,
    silent: printed.lines === 0,
    collected: collects ? null : (lists.find(isFaulty) ?? null),
    collects,
    table: isTable(source, size, counted.different),
    rows: sameRows(log, source),
    near,
  };
}

/** Whether the solutions that stood on the board, so many, are written in the program, row by row. */
function isTable(source: string, size: number, different: number): boolean {
  if (size < 4 || different === 0) return false;
  const lists = source.matchAll(/[[(]\s*(\d{1,2}(?:\s*,\s*\d{1,2}){3,})\s*,?\s*[\])]/g);
  let found = 0;
  for (const [, numbers = ''] of lists) {
    const columns = numbers.split(',').map(Number);
    if (columns.length === size && new Set(columns).size === size && isSolution(columns)) found += 1;
  }
  for (const [, digits = ''] of source.matchAll(/['"](\d{4,9})['"]/g))
    if (digits.length === size && isSolution([...digits].map(Number))) found += 1;
  return found >= different;
}

const isSolution = (columns: readonly number[]): boolean =>
  columns.every((column, row) =>
    columns.slice(row + 1).every((other, at) => other !== column && Math.abs(other - column) !== at + 1),
  );

/** The line of `[[0] * n] * n`, if the program changed such a list. */
function sameRows(log: string, source: string): number | null {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => SAME_ROWS.test(line.replace(/#.*/, '')));
  if (at < 0) return null;
  const [, name] = SAME_ROWS.exec(lines[at] ?? '') ?? [];
  for (const entry of entriesOf(log)) {
    if (entry.kind !== 'value' || entry.name !== name) continue;
    const rows = entry.text.slice(1, -1).match(/\[[^[\]]*\]/g) ?? [];
    if (rows.length > 1 && new Set(rows).size === 1 && new Set(rows[0]?.slice(1, -1).split(', ')).size > 1)
      return at + 1;
  }
  return null;
}

const SAME_ROWS = /^\s*([\w.]+)\s*(?::[^=]+)?=\s*\[\s*\[[^[\]]*\]\s*(?:\*\s*[\w.()]+\s*)?\]\s*\*/;
