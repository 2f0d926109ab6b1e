// The motion of a board and its queens during a rotation or a reflection.

import { MATRICES, type Matrix, SYMMETRIES } from '../../board/symmetry';
import type { Square, Transform } from '../../engine/types';

/** The angle of a rotation, clockwise, in quarter turns; undefined for reflections. */
const QUARTERS: Partial<Record<Transform, number>> = { quarterTurn: 1, halfTurn: 2, threeQuarterTurn: -1 };

/** Reflections as half turns in space: the axis in the plane of the board. */
const AXES: Partial<Record<Transform, string>> = {
  flipHorizontal: '0, 1',
  flipVertical: '1, 0',
  transpose: '1, 1',
  antiTranspose: '1, -1',
};

/** A rotation or reflection as a CSS transform. All have the same form, so that one can be animated into another. */
export function spin(turn: Transform): string {
  const axis = AXES[turn];
  return axis ? `rotate3d(${axis}, 0, 180deg)` : `rotate3d(0, 0, 1, ${90 * (QUARTERS[turn] ?? 0)}deg)`;
}

/** The turn from one image of a board to another. */
export function between(from: Transform, to: Transform): Transform {
  // The inverse of each of these matrices is its transpose.
  const [a, b, c, d] = MATRICES[from];
  const whole = product(MATRICES[to], [a, c, b, d]);
  return SYMMETRIES.find((turn) => MATRICES[turn].every((value, place) => value === whole[place])) ?? 'identity';
}

/** The path of a queen to `square` during a rotation or a reflection: its offset from there, in squares, at each of `steps` moments. */
export function pathOf(
  turn: Transform,
  { row, column }: Square,
  size: number,
  steps: number,
): { x: number; y: number }[] {
  const middle = (size - 1) / 2;
  const [x, y] = [column - middle, row - middle];
  const quarters = QUARTERS[turn];
  const back = MATRICES[turn];
  return Array.from({ length: steps }, (_, step) => {
    const left = 1 - step / (steps - 1);
    if (quarters !== undefined) {
      const angle = (-left * quarters * Math.PI) / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { x: x * cos - y * sin - x, y: x * sin + y * cos - y };
    }
    // A reflection is its own inverse.
    return { x: left * (back[0] * x + back[1] * y - x), y: left * (back[2] * x + back[3] * y - y) };
  });
}

const product = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
  a * e + b * g,
  a * f + b * h,
  c * e + d * g,
  c * f + d * h,
];

/** The number of squares to the right of the queen of each row. Solutions are sorted by these numbers. */
export const readingOrder = (rows: Int32Array): number[] => Array.from(rows, (column) => rows.length - 1 - column);

/** The first row in which two boards differ, or -1. */
export const firstDifference = (one: Int32Array, other: Int32Array): number =>
  one.findIndex((column, row) => column !== other[row]);
