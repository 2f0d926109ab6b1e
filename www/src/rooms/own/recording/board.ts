// Which variable of a program is the board, and which queens it stands for.
//
//   [0, 4, 7]  (0, 4, 7)  [0, 4, None]     a column for each row, from 0 or from 1; -1 or None where there is no queen
//   [[0, 1], [0, 0]]                       a list for each row: 1, True or 'Q' where there is a queen
//   [(0, 0), (1, 4)]  {(0, 0), (1, 4)}     the squares

import { entriesOf } from './log';
import { parseValue, type Value } from './value';

/** How a variable holds queens. */
export type Form = 'columns' | 'table' | 'squares';

export interface Board {
  readonly name: string;
  readonly form: Form;
  /** What it calls the first column. */
  readonly from: 0 | 1;
}

/** What one variable has held. */
interface Held {
  readonly name: string;
  readonly values: Map<string, Value | null>;
  changes: number;
}

/** More values of one variable than this are not looked at. */
const LOOKED_AT = 4_000;
/** What a board is called, where several could be it. */
const USUAL = /^(?:self\.)?(?:queens?|board|cols|columns|solution|positions?|placed|state|path)$/i;

/** The variables of a log that hold queens, the likeliest first. */
export function boardsIn(log: string, size: number): Board[] {
  const found = [...heldIn(log).values()].flatMap((held) => ranked(held, size) ?? []);
  found.sort((one, other) => other.rank - one.rank);
  return found.map(({ board }) => board);
}

function heldIn(log: string): Map<string, Held> {
  const variables = new Map<string, Held>();
  for (const entry of entriesOf(log)) {
    if (entry.kind !== 'value' || !/^[[({s]/.test(entry.text)) continue;
    const held = variables.get(entry.name) ?? { name: entry.name, values: new Map(), changes: 0 };
    variables.set(entry.name, held);
    held.changes += 1;
    if (held.values.size < LOOKED_AT && !held.values.has(entry.text))
      held.values.set(entry.text, parseValue(entry.text));
  }
  return variables;
}

/** How likely a variable is the board; null where it cannot be. */
function ranked({ name, values, changes }: Held, size: number): { board: Board; rank: number } | null {
  const known = [...values.values()];
  const read = known.filter((value) => value !== null);
  const form = (['columns', 'table', 'squares'] as const).find((each) =>
    isMostly(read, (value) => fits(value, each, size)),
  );
  if (!form || read.length * 2 < known.length) return null;
  const board: Board = { name, form, from: form === 'table' ? 0 : firstOf(read, form, size) };
  let most = 0;
  let solved = false;
  for (const value of read) {
    const squares = squaresOf(value, board, size);
    const peaceful = isPeaceful(squares, size);
    if (peaceful) most = Math.max(most, squares.length);
    solved ||= peaceful && squares.length === size;
  }
  if (most < Math.min(2, size)) return null;
  const usual = USUAL.test(name) ? 1 : 0;
  return { board, rank: (solved ? 1e6 : 0) + most * 1e4 + usual * 5e3 + Math.min(changes, 4_999) };
}

const isMostly = (values: readonly Value[], holds: (value: Value) => boolean): boolean =>
  values.some((value) => itemsOf(value).length > 0) && values.filter(holds).length * 10 >= values.length * 9;

const itemsOf = (value: Value): readonly Value[] => ('items' in value ? value.items : []);

function fits(value: Value, form: Form, size: number): boolean {
  const items = itemsOf(value);
  if (!('items' in value)) return false;
  if (items.length === 0) return true;
  switch (form) {
    case 'columns':
      return (
        value.kind !== 'set' &&
        items.length <= size + 1 &&
        items.every(
          (item) => item.kind === 'none' || (item.kind === 'number' && item.number >= -1 && item.number <= size),
        )
      );
    case 'table':
      return items.length === size && items.every((row) => 'items' in row && row.items.length === size);
    case 'squares':
      return items.length <= size && items.every((item) => pairOf(item) !== null);
  }
}

/** Whether columns are counted from 0 or from 1. */
function firstOf(values: readonly Value[], form: Form, size: number): 0 | 1 {
  let highest = 0;
  let longer = false;
  for (const value of values) {
    const items = itemsOf(value);
    if (form === 'columns' && items.length > size) longer = true;
    for (const item of items) {
      if (item.kind === 'number') highest = Math.max(highest, item.number);
      const pair = form === 'squares' ? pairOf(item) : null;
      if (pair) highest = Math.max(highest, ...pair);
    }
  }
  return longer || highest >= size ? 1 : 0;
}

function pairOf(value: Value): readonly [number, number] | null {
  const [one, other, ...more] = itemsOf(value);
  return one?.kind === 'number' && other?.kind === 'number' && more.length === 0 ? [one.number, other.number] : null;
}

/** The squares of the queens, as row × size + column; what lies outside the board is left out. */
export function squaresOf(value: Value, { form, from }: Board, size: number): number[] {
  const items = itemsOf(value);
  // With a list that is one longer, the first place is not used.
  const rows = form === 'columns' && items.length > size ? items.slice(1) : items;
  const found = rows.flatMap((item, row): (readonly [number, number])[] => {
    if (form === 'columns') return item.kind === 'number' ? [[row, item.number - from]] : [];
    if (form === 'squares') {
      const pair = pairOf(item);
      return pair ? [[pair[0] - from, pair[1] - from]] : [];
    }
    return itemsOf(item).flatMap((square, column) => (isQueen(square) ? [[row, column] as const] : []));
  });
  const isInside = (at: number): boolean => at >= 0 && at < size;
  const inside = found.filter(([row, column]) => isInside(row) && isInside(column));
  return [...new Set(inside.map(([row, column]) => row * size + column))];
}

const isQueen = (value: Value): boolean =>
  (value.kind === 'number' && value.number > 0) || (value.kind === 'text' && /^[qQ1xX*♛♕]$/.test(value.text));

/** Whether no two of these queens attack each other. */
function isPeaceful(squares: readonly number[], size: number): boolean {
  const lines = new Set<string>();
  for (const square of squares) {
    const row = Math.floor(square / size);
    const column = square % size;
    for (const line of [`r${row}`, `c${column}`, `d${row - column}`, `a${row + column}`]) lines.add(line);
  }
  return lines.size === 4 * squares.length;
}
