// The board in one dimension: the numbers of the two control arrays, and their meaning for a cell.

import { columnOf } from '../../board/rule';
import type { Rows } from '../../engine/types';

/** A cell of a segment, or a ball of an urn; both count from 1. */
export interface Cell {
  readonly segment: number;
  readonly cell: number;
}

/** The place of a cell in the first control array, for boards of n rows. */
export const firstOf = ({ segment, cell }: Cell, size: number): number => size + cell - segment;
/** The place of a cell in the second control array. */
export const secondOf = ({ segment, cell }: Cell): number => segment + cell;

/** The states of a cell: chosen, open, or closed with the reason. */
export type State = 'chosen' | 'open' | 'segment' | 'number' | 'control';

/** The chosen cell on each segment, and the two control arrays. */
export interface LineState {
  readonly size: number;
  /** By segment, from 0: the cell chosen, from 1; 0 for none. */
  readonly chosen: readonly number[];
  /** By index, from 0 to 2n: 0 while no chosen cell has this index. */
  readonly first: readonly number[];
  readonly second: readonly number[];
}

export function lineStateOf(rows: Rows): LineState {
  const size = rows.length;
  const chosen = Array.from({ length: size }, (_, row) => columnOf(rows, row) + 1);
  const first = new Array<number>(2 * size + 1).fill(0);
  const second = new Array<number>(2 * size + 1).fill(0);
  chosen.forEach((cell, at) => {
    if (cell === 0) return;
    const one = { segment: at + 1, cell };
    first[firstOf(one, size)] = (first[firstOf(one, size)] ?? 0) + 1;
    second[secondOf(one)] = (second[secondOf(one)] ?? 0) + 1;
  });
  return { size, chosen, first, second };
}

/** The state of a cell. It is open if its segment and its number are free, and both control arrays are 0 at its places. */
export function stateOf({ size, chosen, first, second }: LineState, one: Cell): State {
  if (chosen[one.segment - 1] === one.cell) return 'chosen';
  if (chosen[one.segment - 1] !== 0) return 'segment';
  if (chosen.includes(one.cell)) return 'number';
  return first[firstOf(one, size)] === 0 && second[secondOf(one)] === 0 ? 'open' : 'control';
}
