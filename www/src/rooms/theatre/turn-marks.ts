// The squares by which the symmetric search recognizes rotations, on the live board. A rotation moves a queen on A, B or C to
// the square of the first queen, so the search compares both boards. With the first queen in the corner, X marks
// the squares of the second column that a reflection in the diagonal makes superfluous.

import { svg, type TemplateResult } from 'lit-html';
import type { Rows, Square } from '../../engine/types';

export interface Mark extends Square {
  readonly text: 'A' | 'B' | 'C' | 'X';
}

/** `rows`: the queens on the board, row by row. Empty while row 1 is empty. */
export function turnMarks(rows: Rows): Mark[] {
  const last = rows.length - 1;
  const [first = -1, second = -1] = rows;
  if (first < 0 || last < 1) return [];
  if (first === last) {
    const below = second < 0 ? 0 : last - second;
    return Array.from({ length: Math.max(0, below - 2) }, (_, at) => ({ text: 'X', row: at + 2, column: last - 1 }));
  }
  return [
    { text: 'A', row: first, column: last },
    { text: 'B', row: last, column: last - first },
    { text: 'C', row: last - first, column: 0 },
  ];
}

/** The marks, in the upper right corners of their squares. */
export const renderTurnMarks = (rows: Rows): TemplateResult =>
  svg`${turnMarks(rows).map(
    ({ text, row, column }) =>
      svg`<text class="turn-mark" x=${column + 0.94} y=${row + 0.34} text-anchor="end">${text}</text>`,
  )}`;
