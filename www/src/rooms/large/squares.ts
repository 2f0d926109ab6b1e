// Draws a part of a large board square by square on a canvas: ground, chequer, and queens of different shapes.
//
//   from 10 px a square: the chequer       from 20 px a square: the queen itself
//   below: a filled disc for a given queen, a ring for a found queen, large enough to be distinguished, also over neighbouring squares

import { QUEEN } from '../../board/picture/queen';
import type { QueenOf } from '../../engine/types';
import type { Inks } from '../../ui/inks';
import type { Viewport } from './viewport';

const CHEQUER_FROM = 10;
const QUEEN_FROM = 20;
/** The minimum width of a disc or a ring, in CSS pixels. */
const MIN_WIDTH = 5;

const OUTLINE = new Path2D(QUEEN);

/**
 * Draws the visible part of a board of this size, on a canvas this many pixels wide and high, with `ratio` pixels for
 * each CSS pixel.
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
    drawQueen(canvas, box, given, inks, MIN_WIDTH * ratio);
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
    if (given) canvas.fill(OUTLINE);
    else canvas.stroke(OUTLINE);
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
