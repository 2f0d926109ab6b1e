// From what a board shows to one plain record a square. Squares that did not change keep their record, and are not drawn again.

import type { Line } from '../engine/types';
import { list, t } from '../texts/texts';
import { ALONG, attacksOf } from './lines';
import { type BoardModel, columnOf, type QueenAs, type Sign, type Stroke } from './model';

export interface Cell {
  /** Everything that the record depends on; two records with the same key are the same. */
  readonly key: string;
  /** Words for styles/squares.css. */
  readonly attacked: string;
  readonly is: string;
  readonly queen: QueenAs | null;
  /** The number in the circle ("" for a circle without), or null for no circle; and its share of the largest, 0 to 1. */
  readonly heat: string | null;
  readonly share: number;
  /** For those who do not see it. */
  readonly label: string;
  readonly tab: boolean;
}

/** How many free squares a row has, for the margin. */
export interface Left {
  readonly count: number;
  readonly is: 'done' | 'dead' | 'one' | 'some';
}

export interface Drawing {
  readonly cells: readonly Cell[];
  readonly left: readonly Left[];
  readonly strokes: readonly Stroke[];
}

/** The records of a board. `before`: the ones that were drawn last, of which the unchanged are kept. */
export function drawingOf(model: BoardModel, before: readonly Cell[]): Drawing {
  const { size, given, heat } = model;
  const rows = model.rows ?? given;
  const attacks = attacksOf(rows);
  const strokes = [...model.strokes];
  const signs = new Map<number, Sign[]>();
  const sign = (square: number, ...more: readonly Sign[]): void => {
    signs.set(square, [...(signs.get(square) ?? []), ...more]);
  };
  const isFree = (row: number, column: number): boolean =>
    columnOf(rows, row) < 0 && attacks.columnTaken[column] === 0 && attacks.along[row * size + column] === 0;

  if (model.hints) {
    for (let index = 0; index < size; index++) {
      if (columnOf(rows, index) < 0) hint({ kind: 'row', index }, attacks.rowFree[index] ?? 0);
      if (attacks.columnTaken[index] === 0) hint({ kind: 'column', index }, attacks.columnFree[index] ?? 0);
    }
  }
  for (const [square, more] of model.signs) sign(square, ...more);
  for (const square of model.notHere) sign(square, 'nothere');

  function hint(line: Line, free: number): void {
    if (free > 1 || (free === 0 && !model.deadLines)) return;
    if (free === 0) strokes.unshift({ kind: 'dead', line });
    for (let step = 0; step < size; step++) {
      const [row, column] = line.kind === 'row' ? [line.index, step] : [step, line.index];
      if (free === 0) sign(row * size + column, 'dead');
      else if (isFree(row, column)) sign(row * size + column, 'forced');
    }
  }

  let most = 1;
  heat?.forEach((ways, square) => {
    if (isFree(Math.floor(square / size), square % size)) most = Math.max(most, ways);
  });
  // Numbers stand in all circles or in none: three figures at most, and two where the squares are small.
  const numbered = String(most).length <= (size <= 12 ? 3 : 2);
  const cells: Cell[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const square = row * size + column;
      const stands = columnOf(rows, row) === column;
      const ghost = !stands && model.ghost?.row === row && model.ghost.column === column;
      const is = [...new Set(signs.get(square) ?? [])];
      const free = isFree(row, column);
      const blamed = is.includes('blame') || is.includes('conflict');
      const queen = ghost
        ? 'ghost'
        : !stands
          ? null
          : blamed
            ? 'blame'
            : columnOf(given, row) === column
              ? 'given'
              : 'found';
      const shows = free && !ghost && !is.includes('nothere');
      const ways = heat && shows ? (heat[square] ?? 0) : null;
      if (model.hints && shows && is.length === 0 && ways === null) is.push('free');
      const along = stands ? 0 : (attacks.along[square] ?? 0);
      const by = attacks.by[square] ?? 0;
      const tab = model.cursor.row === row && model.cursor.column === column;
      const key = `${size} ${along} ${by} ${queen} ${is.join(' ')} ${ways} ${most} ${tab} ${free}`;
      const old = before[square];
      cells.push(
        old?.key === key
          ? old
          : {
              key,
              attacked: words(along),
              is: is.join(' '),
              queen,
              heat: ways === null ? null : numbered ? String(ways) : '',
              share: ways === null ? 0 : ways / most,
              label: labelOf(row, column, queen, is, by, ways, free),
              tab,
            },
      );
    }
  }
  return { cells, left: model.left ? leftOf(model, rows, attacks.rowFree) : [], strokes };
}

function leftOf({ size }: BoardModel, rows: Int32Array, rowFree: Uint8Array): Left[] {
  return Array.from({ length: size }, (_, row) => {
    const count = rowFree[row] ?? 0;
    if (columnOf(rows, row) >= 0) return { count, is: 'done' };
    return { count, is: count === 0 ? 'dead' : count === 1 ? 'one' : 'some' };
  });
}

const words = (along: number): string =>
  [
    along & ALONG.row ? 'row' : '',
    along & ALONG.column ? 'column' : '',
    along & ALONG.diagonal ? 'diagonal' : '',
    along & ALONG.antiDiagonal ? 'anti' : '',
  ]
    .filter(Boolean)
    .join(' ');

const NAMED: readonly Sign[] = ['try', 'reject', 'forced', 'dead', 'shut', 'blame', 'conflict'];

function labelOf(
  row: number,
  column: number,
  queen: QueenAs | null,
  is: readonly Sign[],
  by: number,
  ways: number | null,
  free: boolean,
): string {
  const label = [t('board.cell', { row: row + 1, column: column + 1 })];
  if (queen) label.push(t(queen === 'found' ? 'board.found' : queen === 'ghost' ? 'board.ghost' : 'board.queen'));
  for (const sign of NAMED) if (is.includes(sign)) label.push(t(`board.${sign}` as 'board.try'));
  if (is.includes('nothere')) label.push(t('board.notHere'));
  const attackers: string[] = [];
  for (let attacker = 0; attacker < 32; attacker++) {
    if ((by >>> attacker) & 1) attackers.push(t('board.byRow', { row: attacker + 1 }));
  }
  if (attackers.length > 0) label.push(t('board.attackedBy', { by: list(attackers) }));
  if (free && ways === null) label.push(t('board.free'));
  if (ways === 0) label.push(t('board.trap'));
  else if (ways !== null) label.push(t('board.heat', { count: ways }));
  return label.join(', ');
}
