// The boards that a program collected in a list, or returned, as they are when it ends.

import { attackIn, boardsIn, isFlags, squaresOf } from './board';
import { entriesOf } from './log';
import { parseValue } from './value';

/** A list of boards, compared with the truth. */
export interface BoardList {
  /** The variable; null for the result of the last call. */
  readonly name: string | null;
  readonly count: number;
  /** All entries are one and the same list; this is what it contains. */
  readonly same: string | null;
  readonly different: number;
  /** The number of solutions among the different boards, and of entries that are not solutions. */
  readonly solutions: number;
  readonly wrong: number;
  readonly first: readonly [number, number] | null;
}

interface List {
  readonly name: string;
  readonly count: number;
  readonly items: { readonly object: string | null; readonly text: string }[];
}

/** The collections of a log that consist of full boards, or of one list again and again; the largest first. `board`: the name of the board itself. */
export function collectedIn(log: string, size: number, board: string | null): BoardList[] {
  const found = listsIn(log).flatMap((list) => (list.name === board ? [] : (compareItems(list, size) ?? [])));
  return found.sort((one, other) => other.count - one.count);
}

function listsIn(log: string): List[] {
  const lists: List[] = [];
  const start = log.search(/^#/m);
  if (start < 0) return lists;
  for (const entry of entriesOf(log.slice(start))) {
    if (entry.kind === 'list') lists.push({ name: entry.name, count: entry.count, items: [] });
    else if (entry.kind === 'item') lists.at(-1)?.items.push({ object: entry.object, text: entry.text });
  }
  return lists.filter(({ count, items }) => count === items.length);
}

function compareItems({ name, count, items }: List, size: number): BoardList | null {
  const shown = name === 'return' ? null : name;
  const [first] = items;
  if (!first) return null;
  const isOne = count > 1 && first.object !== null && items.every(({ object }) => object === first.object);
  if (isOne && first.text.startsWith('[')) {
    return { name: shown, count, same: first.text, different: 1, solutions: 0, wrong: count, first: null };
  }
  const values = new Map(items.map(({ text }) => [text, parseValue(text)]));
  const { boards } = boardsIn([{ name, values, changes: items.length, order: [] }], size);
  const [board] = boards;
  const read = [...values.values()].filter((value) => value !== null);
  // The rows of a table of 0 and 1 are no boards.
  if (!board || isFlags(read, board.form, size)) return null;
  const full = new Map<string, readonly number[]>();
  let wrong = 0;
  let attack: readonly [number, number] | null = null;
  for (const { text } of items) {
    const value = values.get(text);
    const squares = value ? squaresOf(value, board, size) : [];
    if (squares.length !== size) return null;
    const queens = attackIn(squares, size);
    if (queens) wrong += 1;
    attack ??= queens;
    full.set([...squares].sort((one, other) => one - other).join(), squares);
  }
  const solutions = [...full.values()].filter((squares) => attackIn(squares, size) === null).length;
  return { name: shown, count, same: null, different: full.size, solutions, wrong, first: attack };
}
