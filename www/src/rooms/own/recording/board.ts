// Finds which variable of a program is the board, and reads the queens from its values.
//
//   columns  [0, 4, 7]  (0, 4, 7)  [0, 4, None]    a column for each row; -1 or None where there is no queen
//   map      {0: 0, 1: 4}                          the same as a dictionary
//   digits   '047'                                 the same as a text
//   table    [[0, 1], [0, 0]]  ['.Q', '..']        a list or a text for each row: 1, True or 'Q' where there is a queen
//   flat     [0, 1, 0, 0]                          the squares of all rows, one after the other
//   squares  [(0, 0), (1, 4)]  {(0, 0), (1, 4)}    the squares of the queens

import { entriesOf } from './log';
import { parseValue, type Value } from './value';

const FORMS = ['columns', 'table', 'squares', 'map', 'flat', 'digits'] as const;

/** How a variable represents queens. */
export type Form = (typeof FORMS)[number];

export interface Board {
  readonly name: string;
  readonly form: Form;
  /** The number of the first column. */
  readonly from: 0 | 1;
}

/** A variable that is almost a board, and the reason why it is not. */
export interface Near {
  readonly name: string;
  /** `long`: it has too many entries to be read; `few`: never two queens; `outside`: numbers that are no columns. */
  readonly why: 'long' | 'few' | 'outside' | 'other';
}

/** The boards of a log, the likeliest first; `full`: whether the first one ever had all its queens. */
export interface Boards {
  readonly boards: readonly Board[];
  readonly near: Near | null;
  /** The likeliest one held a solution, or as many queens as there are rows. */
  readonly solved: boolean;
  readonly full: boolean;
}

/** The values that one variable has had. */
export interface VariableValues {
  readonly name: string;
  readonly values: ReadonlyMap<string, Value | null>;
  readonly changes: number;
  /** Some values, one after the other, by their texts. */
  readonly order: readonly string[];
}

interface GatheredValues {
  readonly name: string;
  readonly values: Map<string, Value | null>;
  changes: number;
  readonly order: string[];
}

/** The maximum number of different values of one variable that are read. */
const MAX_VALUES = 4_000;
const MAX_ORDER = 400;
/** Usual names of boards. */
const USUAL =
  /(?:^|\.|_)(?:queens?|board|grid|field|brett|damen|solution|positions?|placement|state)$|(?:^|\.)(?:cols?|columns?|sol|pos|placed|path|current|chess|perm|q|b)$/i;

/** The values of all variables of a log that may be a board. */
export function valuesIn(log: string): VariableValues[] {
  const variables = new Map<string, GatheredValues>();
  for (const entry of entriesOf(log)) {
    if (entry.kind !== 'value' || !/^(?:[[({'"]|set|~(?:list|tuple|set|dict|str))/.test(entry.text)) continue;
    const held: GatheredValues = variables.get(entry.name) ?? {
      name: entry.name,
      values: new Map(),
      changes: 0,
      order: [],
    };
    variables.set(entry.name, held);
    held.changes += 1;
    if (held.order.length < MAX_ORDER) held.order.push(entry.text);
    if (held.values.size < MAX_VALUES && !held.values.has(entry.text))
      held.values.set(entry.text, parseValue(entry.text));
  }
  return [...variables.values()];
}

/** The boards among the values of variables. */
export function boardsIn(variables: readonly VariableValues[], size: number): Boards {
  const found = variables.flatMap((held) => rank(held, size) ?? []);
  found.sort((one, other) => other.rank - one.rank);
  const [first] = found;
  return {
    boards: found.map(({ board }) => board),
    near: first ? null : nearest(variables, size),
    solved: first?.solved ?? false,
    full: first?.full ?? false,
  };
}

interface RankedVariable {
  readonly board: Board;
  readonly rank: number;
  readonly solved: boolean;
  readonly full: boolean;
}

/** How likely a variable is the board; null if it cannot be. */
function rank(held: VariableValues, size: number): RankedVariable | null {
  const known = [...held.values.values()];
  const read = known.filter((value) => value !== null);
  const form = FORMS.find((each) => isMostly(read, (value) => fits(value, each, size)));
  if (!form || read.length * 2 < known.length) return null;
  const board: Board = { name: held.name, form, from: firstOf(read, form, size) };
  let most = 0;
  let solved = false;
  let full = false;
  for (const value of read) {
    const squares = squaresOf(value, board, size);
    most = Math.max(most, squares.length);
    full ||= squares.length === size;
    solved ||= squares.length === size && isPeaceful(squares, size);
  }
  if (most < Math.min(2, size)) return null;
  const score =
    (solved ? 1e6 : 0) +
    (full ? 1e5 : 0) +
    (USUAL.test(held.name) ? 2e5 : 0) +
    2e5 * steadiness(held, board, size) +
    (isFlags(read, form, size) ? -5e5 : 0) +
    Math.min(most, size) * 1e3 +
    Math.min(held.changes, 999);
  return { board, rank: score, solved, full };
}

/** How many of the changes set, remove or move one queen, from 0 to 1. */
function steadiness({ order, values }: VariableValues, board: Board, size: number): number {
  let before: ReadonlySet<number> | null = null;
  let small = 0;
  let all = 0;
  for (const text of order) {
    const value = values.get(text);
    if (!value) continue;
    const now = new Set(squaresOf(value, board, size));
    if (before) {
      const earlier: ReadonlySet<number> = before;
      const moved =
        [...now].filter((square) => !earlier.has(square)).length +
        [...earlier].filter((square) => !now.has(square)).length;
      all += 1;
      if (moved <= 2) small += 1;
    }
    before = now;
  }
  return all === 0 ? 0 : small / all;
}

/** Whether a list of `size` numbers only ever has 0 and 1: which columns are attacked, not where queens are. */
export function isFlags(values: readonly Value[], form: Form, size: number): boolean {
  if (form !== 'columns' || size < 3) return false;
  const numbers = values.flatMap(itemsOf).flatMap((item) => (item.kind === 'number' ? [item.number] : []));
  return (
    values.every((value) => itemsOf(value).length === size) && numbers.every((number) => number === 0 || number === 1)
  );
}

function nearest(variables: readonly VariableValues[], size: number): Near | null {
  const usual = variables.filter(({ name }) => USUAL.test(name));
  const [held] = [...(usual.length > 0 ? usual : variables)].sort((one, other) => other.changes - one.changes);
  if (!held) return null;
  const texts = [...held.values.keys()];
  const numbers = [...held.values.values()].flatMap((value) =>
    value ? itemsOf(value).flatMap((item) => (item.kind === 'number' ? [item.number] : [])) : [],
  );
  const isFew = [...held.values.values()].every((value) => value !== null && itemsOf(value).length < 2);
  let why: Near['why'] = 'other';
  if (texts.some((text) => text.startsWith('~'))) why = 'long';
  else if (isFew) why = 'few';
  else if (numbers.some((number) => number > size || number < -1)) why = 'outside';
  return { name: held.name, why };
}

const isMostly = (values: readonly Value[], holds: (value: Value) => boolean): boolean =>
  values.some((value) => lengthOf(value) > 0) && values.filter(holds).length * 10 >= values.length * 9;

const lengthOf = (value: Value): number => (value.kind === 'text' ? value.text.length : itemsOf(value).length);
const itemsOf = (value: Value): readonly Value[] => ('items' in value ? value.items : []);

function fits(value: Value, form: Form, size: number): boolean {
  if (form === 'digits')
    return value.kind === 'text' && size <= 9 && /^\d*$/.test(value.text) && value.text.length <= size;
  if (!('items' in value)) return false;
  const { items } = value;
  if (items.length === 0) return true;
  switch (form) {
    case 'columns':
      return (
        (value.kind === 'list' || value.kind === 'tuple') && items.length <= size + 1 && items.every(isColumn(size))
      );
    case 'table':
      return (
        value.kind !== 'set' &&
        value.kind !== 'dict' &&
        items.length === size &&
        items.every((row) => lengthOf(row) === size && (row.kind !== 'text' || isRow(row.text))) &&
        (tableOf(value).length <= size || isTwoValued(items))
      );
    case 'squares':
      return value.kind === 'dict'
        ? items.every((item) => pairOf(itemsOf(item)[0] ?? item) !== null)
        : items.length <= size && items.every((item) => pairOf(item) !== null && isSquare(item, size));
    case 'map':
      return (
        value.kind === 'dict' &&
        items.length <= size &&
        items.every((item) => isColumn(size)(itemsOf(item)[0] ?? item) && isColumn(size)(itemsOf(item)[1] ?? item))
      );
    case 'flat':
      return (
        size > 2 &&
        (value.kind === 'list' || value.kind === 'tuple') &&
        items.length === size * size &&
        items.filter(isQueen).length <= size
      );
  }
}

/** A table with two values alone says where queens are, if too many; one of numbers may count attacks. */
const isTwoValued = (rows: readonly Value[]): boolean =>
  new Set(
    rows.flatMap((row) => (row.kind === 'text' ? [...row.text] : itemsOf(row).map((each) => JSON.stringify(each)))),
  ).size <= 2;
const isRow = (text: string): boolean => /^[.\-_ 0*#xXqQ1♛♕]+$/.test(text);
const isSquare = (value: Value, size: number): boolean =>
  pairOf(value)?.every((number) => number >= 0 && number <= size) ?? false;
const isColumn =
  (size: number) =>
  (item: Value): boolean =>
    item.kind === 'none' || (item.kind === 'number' && !item.bool && item.number >= -1 && item.number <= size);

/** Whether columns are counted from 0 or from 1. */
function firstOf(values: readonly Value[], form: Form, size: number): 0 | 1 {
  if (form === 'table' || form === 'flat') return 0;
  let highest = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let longer = false;
  for (const value of values) {
    if (form === 'columns' && itemsOf(value).length > size) longer = true;
    for (const number of numbersOf(value, form)) {
      highest = Math.max(highest, number);
      if (number >= 0) lowest = Math.min(lowest, number);
    }
  }
  // A dictionary from 0 has a row 0 sooner or later.
  return longer || highest >= size || (form === 'map' && lowest === 1 && highest === size) ? 1 : 0;
}

function numbersOf(value: Value, form: Form): number[] {
  if (value.kind === 'text') return form === 'digits' ? [...value.text].map(Number) : [];
  return itemsOf(value).flatMap((item): number[] => {
    if (item.kind === 'number') return [item.number];
    if (form === 'squares') return [...(pairOf(value.kind === 'dict' ? (itemsOf(item)[0] ?? item) : item) ?? [])];
    return form === 'map' ? itemsOf(item).flatMap((each) => (each.kind === 'number' ? [each.number] : [])) : [];
  });
}

function pairOf(value: Value): readonly [number, number] | null {
  const [one, other, ...more] = itemsOf(value);
  return one?.kind === 'number' && other?.kind === 'number' && more.length === 0 ? [one.number, other.number] : null;
}

/** The squares of the queens, as row × size + column, without those outside the board. */
export function squaresOf(value: Value, { form, from }: Board, size: number): number[] {
  const isInside = (at: number): boolean => at >= 0 && at < size;
  const inside = placesOf(value, form, from, size).filter(([row, column]) => isInside(row) && isInside(column));
  return [...new Set(inside.map(([row, column]) => row * size + column))];
}

type Place = readonly [row: number, column: number];

function placesOf(value: Value, form: Form, from: 0 | 1, size: number): readonly Place[] {
  const items = itemsOf(value);
  switch (form) {
    case 'columns': {
      // With a list that is one longer, the first place is not used.
      const rows = items.length > size ? items.slice(1) : items;
      return rows.flatMap((item, row): Place[] => (item.kind === 'number' ? [[row, item.number - from]] : []));
    }
    case 'digits':
      return value.kind === 'text' ? [...value.text].map((digit, row): Place => [row, Number(digit) - from]) : [];
    case 'map':
      return items.flatMap((item): Place[] => {
        const pair = pairOf(item);
        return pair ? [[pair[0] - from, pair[1] - from]] : [];
      });
    case 'squares':
      return items.flatMap((item): Place[] => {
        const [key = item, marked] = value.kind === 'dict' ? itemsOf(item) : [item];
        const pair = pairOf(key);
        return pair && (!marked || isQueen(marked)) ? [[pair[0] - from, pair[1] - from]] : [];
      });
    case 'flat':
      return items.flatMap((item, at): Place[] => (isQueen(item) ? [[Math.floor(at / size), at % size]] : []));
    case 'table':
      return tableOf(value);
  }
}

function tableOf(value: Value): Place[] {
  return itemsOf(value).flatMap((row, at): Place[] => {
    const squares: readonly Value[] =
      row.kind === 'text' ? [...row.text].map((text): Value => ({ kind: 'text', text })) : itemsOf(row);
    return squares.flatMap((square, column): Place[] => (isQueen(square) ? [[at, column]] : []));
  });
}

const isQueen = (value: Value): boolean =>
  (value.kind === 'number' && value.number > 0) || (value.kind === 'text' && /^[qQ1xX*♛♕]$/.test(value.text));

/** Two queens that attack each other, as squares; null if no two do. */
export function attackIn(squares: readonly number[], size: number): readonly [number, number] | null {
  const lines = new Map<string, number>();
  for (const square of [...squares].sort((one, other) => one - other)) {
    const row = Math.floor(square / size);
    const column = square % size;
    for (const line of [`r${row}`, `c${column}`, `d${row - column}`, `a${row + column}`]) {
      const other = lines.get(line);
      if (other !== undefined) return [other, square];
      lines.set(line, square);
    }
  }
  return null;
}

export const isPeaceful = (squares: readonly number[], size: number): boolean => attackIn(squares, size) === null;
