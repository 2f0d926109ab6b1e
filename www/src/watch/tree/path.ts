// The path: the queens that the search has set, level by level, each with its siblings. Computed here, drawn by marks.ts.
//
//   row 1   ①─②  ③  ④        filled queens are on the board
//            ╲
//   row 2    ②  ④            a figure under a failed queen: the number of queens that were tried below it
//
// If the search goes down row by row, levels are next to the rows of the board; otherwise they have equal distances.

import { attackEachOther } from '../../board/rule';
import type { Rows } from '../../engine/types';
import { columnName, rowName } from '../../texts/squares';
import type { Value } from '../../texts/texts';
import { childrenOf, type LinkedTree, type Outcome, outcomeOf, pathAt } from './model';

/** One node of a drawing. */
export interface Spot {
  /** Its index in the tree; -1 for a queen below the levels that are stored. */
  readonly node: number;
  /** The number in the node: its column, or its row if all nodes of the level are in one column. */
  readonly label: Value;
  /** Its place, in units of a square of the board. */
  readonly x: number;
  readonly y: number;
  readonly outcome: Outcome;
  readonly forced: boolean;
  /** The number of queens tried below a failed queen. */
  readonly below: number;
}

export interface Edge {
  readonly from: Spot;
  readonly to: Spot;
}

export interface PathDrawing {
  readonly spots: readonly Spot[];
  readonly edges: readonly Edge[];
  /** Squares that were free next to a queen when it was set, and are not known to have been tried. */
  readonly freeSquares: readonly { readonly x: number; readonly y: number }[];
  /** Whether levels are next to the rows of the board. */
  readonly byRow: boolean;
}

/**
 * The path at a position. `rows`: the queens on the board; `given`: the queens that the search did not set. `pieces`: for a board
 * under another rule, the number of pieces that the search has set; nothing more is known about them.
 */
export function pathDrawing(
  grown: LinkedTree,
  position: number,
  rows: Rows,
  given: Rows,
  pieces: number | null = null,
): PathDrawing {
  const path = pathAt(grown, position);
  const end = path.at(-1) ?? 0;
  const queens = pieces ?? rows.reduce((sum, column, row) => sum + (column >= 0 && given[row] !== column ? 1 : 0), 0);
  const last = queens < path.length ? end : -1;
  const levels = path.map((node) => childrenOf(grown, node)).filter((level) => level.length > 0);
  const byRow = goDown(grown, path, levels);
  const spots: Spot[] = [];
  const edges: Edge[] = [];
  let above: Spot | null = null;
  for (const [depth, level] of levels.entries()) {
    const across = acrossOf(grown, level, rows.length);
    let next: Spot | null = null;
    for (const [index, node] of level.entries()) {
      const label = across.labels[index] ?? '';
      const y = byRow ? (grown.rows[node] ?? 0) : depth;
      const spot: Spot = { ...spotOf(grown, node, position, last), label, x: across.places[index] ?? 0, y };
      spots.push(spot);
      if (above) edges.push({ from: above, to: spot });
      if (node === path[depth + 1]) next = spot;
    }
    above = next;
  }
  if (!byRow || pieces !== null) return { spots, edges, freeSquares: [], byRow };
  if (last < 0) goDeeper(grown.rows[end] ?? -1, rows, given, spots, edges);
  return { spots, edges, freeSquares: freeSquaresOf(rows, given, spots), byRow };
}

function spotOf(
  grown: LinkedTree,
  node: number,
  position: number,
  last: number,
): Pick<Spot, 'node' | 'outcome' | 'forced' | 'below'> {
  const outcome = outcomeOf(grown, node, position, last);
  const below = outcome === 'failed' ? (grown.nodes[node] ?? 0) : 0;
  return { node, outcome, forced: grown.forced[node] === 1, below };
}

/** Whether every level is one row of the board, and each row lies below the row of the level before. */
function goDown({ rows }: LinkedTree, path: readonly number[], levels: readonly (readonly number[])[]): boolean {
  let row = -1;
  return levels.every((level, depth) => {
    const here = rows[path[depth + 1] ?? level[0] ?? 0] ?? 0;
    const below = here > row;
    row = here;
    return below && level.every((node) => rows[node] === here);
  });
}

/**
 * The horizontal places of a level's nodes: by their columns, by their rows if they share a column, or else in order.
 */
function acrossOf(
  { rows, columns }: LinkedTree,
  level: readonly number[],
  size: number,
): { places: number[]; labels: Value[] } {
  const numbers = (side: Int32Array): number[] => level.map((node) => side[node] ?? 0);
  for (const side of [columns, rows]) {
    const places = numbers(side);
    if (new Set(places).size === places.length)
      return { places, labels: places.map((place) => (side === columns ? columnName(place) : rowName(place, size))) };
  }
  return { places: level.map((_, index) => index), labels: numbers(columns).map(columnName) };
}

/** Adds the queens below the stored levels, row by row. `lowest`: the row of the last stored queen. */
function goDeeper(lowest: number, rows: Rows, given: Rows, spots: Spot[], edges: Edge[]): void {
  let above = spots.find(({ outcome, y }) => outcome === 'path' && y === lowest) ?? null;
  const deepest = rows.findLastIndex((column, row) => column >= 0 && given[row] !== column);
  rows.forEach((column, row) => {
    if (row <= lowest || column < 0 || given[row] === column) return;
    const outcome = row === deepest ? 'now' : 'path';
    const spot: Spot = { node: -1, label: columnName(column), x: column, y: row, outcome, forced: false, below: 0 };
    spots.push(spot);
    if (above) edges.push({ from: above, to: spot });
    above = spot;
  });
}

/** The squares that were free next to each queen when it was set, unless a node of the tree is there. */
function freeSquaresOf(rows: Rows, given: Rows, spots: readonly Spot[]): PathDrawing['freeSquares'] {
  const taken = new Set(spots.map(({ x, y }) => y * rows.length + x));
  const free: { x: number; y: number }[] = [];
  rows.forEach((column, row) => {
    if (column < 0 || given[row] === column) return;
    for (let other = 0; other < rows.length; other++)
      if (!taken.has(row * rows.length + other) && isFree(rows, given, row, other)) free.push({ x: other, y: row });
  });
  return free;
}

/** Whether no given queen and no queen of a row above attacks the square. */
function isFree(rows: Rows, given: Rows, row: number, column: number): boolean {
  return rows.every((queen, other) => {
    if (queen < 0 || (other > row && given[other] !== queen) || other === row) return true;
    return !attackEachOther({ row, column }, { row: other, column: queen });
  });
}
