// The visible part of a large board: a square window over the squares, from the whole board down to a few of them.

import { roundStep } from '../../ui/rounds';

/** A window over the board, in squares, fractions included. It never reaches over the edge of the board. */
export interface Viewport {
  /** The column of its left edge and the row of its upper edge, from 0. */
  readonly left: number;
  readonly top: number;
  /** The number of squares along each of its sides. */
  readonly across: number;
}

/** The minimum number of squares along a side, unless the board is smaller. */
const MIN_ACROSS = 6;

/** The whole board. */
export const whole = (size: number): Viewport => ({ left: 0, top: 0, across: size });

/** The window moved by this many squares. */
export const pan = (view: Viewport, size: number, columns: number, rows: number): Viewport =>
  clampViewport({ ...view, left: view.left + columns, top: view.top + rows }, size);

/**
 * Zooms by a factor (below 1: out). The anchor keeps its place; it is a share of the window, 0 to 1 from its left and
 * upper edge.
 */
export function zoom(view: Viewport, size: number, factor: number, x = 0.5, y = 0.5): Viewport {
  const across = Math.min(size, Math.max(Math.min(MIN_ACROSS, size), view.across / factor));
  const left = view.left + (view.across - across) * x;
  const top = view.top + (view.across - across) * y;
  return clampViewport({ left, top, across }, size);
}

/** The window of the same size with this square in its middle. */
export const centreOn = (view: Viewport, size: number, row: number, column: number): Viewport =>
  clampViewport({ ...view, left: column + 0.5 - view.across / 2, top: row + 0.5 - view.across / 2 }, size);

/** The nearest window of the same size that lies on the board. */
function clampViewport({ left, top, across }: Viewport, size: number): Viewport {
  const most = Math.max(0, size - across);
  return { left: Math.min(most, Math.max(0, left)), top: Math.min(most, Math.max(0, top)), across };
}

/** The rows or columns from `start` that are in view, whole or in part: the first and the last, from 0. */
export function coveredRange(
  start: number,
  across: number,
  size: number,
): { readonly first: number; readonly last: number } {
  const last = Math.min(size - 1, Math.ceil(start + across) - 1);
  return { first: Math.min(last, Math.floor(start)), last };
}

/** Round numbers within the window, counted from 1, at most this many: where an axis is labelled. */
export function ticks(start: number, across: number, most: number): number[] {
  const step = roundStep(across, most);
  const first = Math.ceil((start + 0.5) / step) * step;
  const found: number[] = [];
  for (let at = first; at < start + across + 0.5; at += step) found.push(at);
  if (start < 1 && found[0] !== 1) found.unshift(1);
  return found;
}
