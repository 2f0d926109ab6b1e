// From what a board shows to one plain record a square. Squares that did not change keep their record, and are not drawn again.

import type { Line } from '../engine/types';
import { labelOf } from './label';
import { ALONG, type Attacks, attacksOf, noAttacks } from './lines';
import { type BoardModel, columnOf, type Facts, type Sign, type Stroke } from './model';

export interface Cell extends Facts {
  /** Words for styles/squares.css. */
  readonly attacked: string;
  /** The number in the circle ("" for a circle without), or null for no circle; and its share of the largest, 0 to 1. */
  readonly heat: string | null;
  readonly share: number;
  /** For those who do not see it. */
  readonly label: string;
}

/** How many free squares a row has, for the margin. */
export interface Left {
  readonly count: number;
  readonly is: 'done' | 'dead' | 'one' | 'some' | 'would';
  /** What stands there in place of the number. */
  readonly text?: string;
}

export interface Drawing {
  readonly size: number;
  /** The largest number of ways on the board, to which the circles are drawn. */
  readonly most: number;
  readonly cells: readonly Cell[];
  readonly left: readonly Left[];
  readonly strokes: readonly Stroke[];
}

/** The records of a board. `before`: what was drawn last, of which the unchanged squares are kept. */
export function drawingOf(model: BoardModel, before: Drawing | null): Drawing {
  const { size, heat } = model;
  const rows = model.rows ?? model.given;
  const attacks = model.attacks ? attacksOf(rows, model.shut) : noAttacks(size);
  const { signs, deadLines } = signsOf(model, rows, attacks);
  let most = 1;
  heat?.forEach((ways, square) => {
    if (isFree(rows, attacks, Math.floor(square / size), square % size)) most = Math.max(most, ways);
  });
  // Numbers stand in all circles or in none: three figures at most, and two where the squares are small.
  const numbered = String(most).length <= (size <= 12 ? 3 : 2);
  const kept = before?.size === size && before.most === most ? before.cells : [];
  const cells: Cell[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const square = row * size + column;
      const facts = factsOf(model, rows, attacks, signs.get(square), row, column);
      const old = kept[square];
      cells.push(old && sameFacts(old, facts) ? old : cellOf(facts, row, column, most, numbered));
    }
  }
  const left = model.left && model.attacks ? leftOf(rows, attacks) : [];
  return { size, most, cells, left, strokes: [...deadLines, ...model.strokes] };
}

function isFree(rows: Int32Array, attacks: Attacks, row: number, column: number): boolean {
  const square = row * rows.length + column;
  const open = attacks.along[square] === 0 && !attacks.shut.has(square);
  return open && columnOf(rows, row) < 0 && attacks.columnTaken[column] === 0;
}

/** The signs of the model, and those that follow from the attacks: what is forced, and which lines are dead. */
function signsOf(
  model: BoardModel,
  rows: Int32Array,
  attacks: Attacks,
): { signs: Map<number, Sign[]>; deadLines: Stroke[] } {
  const { size } = model;
  const signs = new Map<number, Sign[]>();
  const deadLines: Stroke[] = [];
  const sign = (square: number, one: Sign): void => {
    const known = signs.get(square);
    if (!known) signs.set(square, [one]);
    else if (!known.includes(one)) known.push(one);
  };
  const hint = (line: Line, free: number): void => {
    if (free > 1 || (free === 0 && !model.deadLines)) return;
    if (free === 0) deadLines.push({ kind: 'dead', line });
    for (let step = 0; step < size; step++) {
      const [row, column] = line.kind === 'row' ? [line.index, step] : [step, line.index];
      if (free === 0) sign(row * size + column, 'dead');
      else if (isFree(rows, attacks, row, column)) sign(row * size + column, 'forced');
    }
  };
  for (let index = 0; model.hints && index < size; index++) {
    if (columnOf(rows, index) < 0) hint({ kind: 'row', index }, attacks.rowFree[index] ?? 0);
    if (attacks.columnTaken[index] === 0) hint({ kind: 'column', index }, attacks.columnFree[index] ?? 0);
  }
  for (const [square, more] of model.signs) for (const one of more) sign(square, one);
  for (const square of model.notHere) sign(square, 'nothere');
  return { signs, deadLines };
}

function factsOf(
  model: BoardModel,
  rows: Int32Array,
  attacks: Attacks,
  signs: readonly Sign[] | undefined,
  row: number,
  column: number,
): Facts {
  const square = row * model.size + column;
  const stands = columnOf(rows, row) === column;
  const ghost = !stands && model.ghost?.row === row && model.ghost.column === column;
  const blamed = signs?.includes('blame') || signs?.includes('conflict');
  const standing = blamed ? 'blame' : columnOf(model.given, row) === column ? 'given' : 'found';
  const free = isFree(rows, attacks, row, column);
  const shows = free && !ghost && !signs?.includes('nothere');
  const ways = model.heat && shows ? (model.heat[square] ?? 0) : null;
  // A pointer changes nothing of what a square is.
  const dotted = model.hints && shows && ways === null && !signs?.some((sign) => sign !== 'pointed');
  return {
    along: stands ? 0 : (attacks.along[square] ?? 0),
    by: attacks.by[square] ?? 0,
    queen: ghost ? 'ghost' : stands ? standing : null,
    is: [...(dotted ? ['free'] : []), ...(signs ?? [])].join(' '),
    ways,
    damage: model.damage.get(square) ?? null,
    free,
    tab: model.cursor.row === row && model.cursor.column === column,
  };
}

function sameFacts(one: Facts, other: Facts): boolean {
  return (
    one.along === other.along &&
    one.by === other.by &&
    one.queen === other.queen &&
    one.is === other.is &&
    one.ways === other.ways &&
    one.damage === other.damage &&
    one.free === other.free &&
    one.tab === other.tab
  );
}

function cellOf(facts: Facts, row: number, column: number, most: number, numbered: boolean): Cell {
  const { along, ways } = facts;
  return {
    ...facts,
    attacked: ATTACKED[along] ?? '',
    heat: ways === null ? null : numbered ? String(ways) : '',
    share: ways === null ? 0 : ways / most,
    label: labelOf(row, column, facts),
  };
}

/** The words for each set of ALONG. */
const ATTACKED = Array.from({ length: 16 }, (_, along) =>
  Object.entries({ row: ALONG.row, column: ALONG.column, diagonal: ALONG.diagonal, anti: ALONG.antiDiagonal })
    .filter(([, bit]) => along & bit)
    .map(([word]) => word)
    .join(' '),
);

function leftOf(rows: Int32Array, { rowFree }: Attacks): Left[] {
  return Array.from(rows, (column, row) => {
    const count = rowFree[row] ?? 0;
    if (column >= 0) return { count, is: 'done' };
    return { count, is: count === 0 ? 'dead' : count === 1 ? 'one' : 'some' };
  });
}
