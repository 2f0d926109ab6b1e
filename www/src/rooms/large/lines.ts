// The lines along which the queen under the pointer attacks, and the frame of the selected square.

import type { Square } from '../../engine/types';
import type { Viewport } from './viewport';

/** Draws the lines of attack of `queen`, and a frame around the square `aimed`, into a view `side` pixels wide. */
export function drawCross(
  canvas: CanvasRenderingContext2D,
  {
    viewport,
    size,
    side,
    ink,
    queen,
    aimed,
  }: Readonly<{
    viewport: Viewport;
    size: number;
    side: number;
    ink: string;
    queen: Square | null;
    aimed: Square | null;
  }>,
): void {
  const scale = side / viewport.across;
  const x = (column: number): number => (column - viewport.left) * scale;
  const y = (row: number): number => (row - viewport.top) * scale;
  canvas.strokeStyle = ink;
  canvas.lineWidth = Math.max(1, side / 500);
  if (queen) {
    const { row, column } = queen;
    canvas.beginPath();
    for (const [columns, rows] of WAYS) {
      const reach = Math.min(room(column, columns, size), room(row, rows, size));
      if (reach === 0) continue;
      canvas.moveTo(x(column + 0.5 + columns * 0.5), y(row + 0.5 + rows * 0.5));
      canvas.lineTo(x(column + 0.5 + columns * (reach + 0.5)), y(row + 0.5 + rows * (reach + 0.5)));
    }
    canvas.stroke();
  }
  if (aimed) {
    canvas.lineWidth = Math.max(2, side / 250);
    canvas.strokeRect(x(aimed.column), y(aimed.row), scale, scale);
  }
}

/** The eight directions of a queen, as steps along columns and rows. */
const WAYS = [-1, 0, 1].flatMap((columns) =>
  [-1, 0, 1].filter((rows) => columns !== 0 || rows !== 0).map((rows) => [columns, rows] as const),
);

/** The number of squares from a row or column to the edge of the board, in one direction. */
const room = (at: number, way: number, size: number): number =>
  way === 0 ? Number.POSITIVE_INFINITY : way > 0 ? size - 1 - at : at;
