// Draws a part of a large board square by square on a canvas: ground, chequer, and queens of different shapes.
//
//   from 20 px a square: the chequer and the queen itself
//   below: given is a filled disc, found a ring, never smaller than an eye can distinguish, over squares beside its own

import type { QueenOf } from '../../engine/types';
import type { Inks } from '../../ui/inks';
import type { Viewport } from './viewport';

const CHEQUER_FROM = 10;
const QUEEN_FROM = 20;
/** The least width of a disc or a ring, in CSS pixels. */
const LEAST = 5;

/** The queen's body and her five balls, on a square of 48 by 48. */
const QUEEN = new Path2D(
  'M14 34.5C12.9 28.6 10.4 23.3 6.6 18.6C10 20.6 13 22.9 15.8 25.6C16.2 20.6 15.9 15.9 14.7 11.3C17.3 14.9 19.4 18.7 21 22.8C22.5 18 23.5 13.1 24 8.2C24.5 13.1 25.5 18 27 22.8C28.6 18.7 30.7 14.9 33.3 11.3C32.1 15.9 31.8 20.6 32.2 25.6C35 22.9 38 20.6 41.4 18.6C37.6 23.3 35.1 28.6 34 34.5C27.3 33.3 20.7 33.3 14 34.5Z' +
    'M13.2 38C20.4 36.6 27.6 36.6 34.8 38L36 43.4C28 42.2 20 42.2 12 43.4Z',
);
for (const [x, y, radius] of [
  [5, 16.6, 2.5],
  [14.2, 9, 2.5],
  [24, 5.6, 2.8],
  [33.8, 9, 2.5],
  [43, 16.6, 2.5],
] as const) {
  QUEEN.moveTo(x + radius, y);
  QUEEN.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * Draws what the viewport shows of a board of this size, on a canvas this many pixels wide and high, of which `ratio` make
 * one of CSS.
 */
export function drawSquares(
  canvas: CanvasRenderingContext2D,
  {
    viewport,
    size,
    pixels,
    ratio,
    queens,
    inks,
  }: Readonly<{
    viewport: Viewport;
    size: number;
    pixels: number;
    ratio: number;
    queens: readonly QueenOf[];
    inks: Inks;
  }>,
): void {
  const scale = pixels / viewport.across;
  const x = (column: number): number => Math.round((column - viewport.left) * scale);
  const y = (row: number): number => Math.round((row - viewport.top) * scale);
  canvas.fillStyle = inks.light;
  canvas.fillRect(x(0), y(0), x(size) - x(0), y(size) - y(0));
  if (scale >= CHEQUER_FROM) chequer(canvas, viewport, size, inks, x, y);
  for (const { row, column, given } of queens) {
    const box = { left: x(column), top: y(row), width: x(column + 1) - x(column), height: y(row + 1) - y(row) };
    drawQueen(canvas, box, given, inks, LEAST * ratio);
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function drawQueen(canvas: CanvasRenderingContext2D, box: Box, given: boolean, inks: Inks, least: number): void {
  const { left, top, width, height } = box;
  canvas.fillStyle = canvas.strokeStyle = given ? inks.given : inks.found;
  if (width >= QUEEN_FROM) {
    canvas.save();
    canvas.translate(left + width * 0.1, top + height * 0.1);
    canvas.scale((width * 0.8) / 48, (height * 0.8) / 48);
    canvas.lineWidth = 3;
    canvas.lineJoin = 'round';
    if (given) canvas.fill(QUEEN);
    else canvas.stroke(QUEEN);
    canvas.restore();
    return;
  }
  const across = Math.max(least, width * 0.8);
  const line = Math.max(least / 4, across / 6);
  canvas.lineWidth = line;
  canvas.beginPath();
  canvas.arc(left + width / 2, top + height / 2, (across - (given ? 0 : line)) / 2, 0, 2 * Math.PI);
  if (given) canvas.fill();
  else canvas.stroke();
}

/** The dark squares, as one path. */
function chequer(
  canvas: CanvasRenderingContext2D,
  { left, top, across }: Viewport,
  size: number,
  inks: Inks,
  x: (column: number) => number,
  y: (row: number) => number,
): void {
  canvas.beginPath();
  for (let row = Math.floor(top); row < Math.min(size, top + across); row++) {
    const first = Math.floor(left);
    for (let column = first + ((first + row + 1) % 2); column < Math.min(size, left + across); column += 2) {
      canvas.rect(x(column), y(row), x(column + 1) - x(column), y(row + 1) - y(row));
    }
  }
  canvas.fillStyle = inks.dark;
  canvas.fill();
}
