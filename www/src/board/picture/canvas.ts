// A picture on a canvas: for images, and for the frames of an animation. Works in a worker.

import type { Inks } from './inks';
import { FONTS, type Picture, type Shape } from './shape';

/** Clears the canvas and draws the picture, with `scale` pixels for each unit. */
export function paint(context: OffscreenCanvasRenderingContext2D, picture: Picture, inks: Inks, scale: number): void {
  const { width, height, ground, shapes } = picture;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  if (ground) {
    context.fillStyle = inks[ground];
    context.fillRect(0, 0, width, height);
  }
  for (const shape of shapes) paintShape(context, shape, inks, scale);
}

/** The size of the picture in pixels, rounded to even numbers, which films require. */
export const sizeOf = ({ width, height }: Picture, scale: number): { width: number; height: number } => ({
  width: 2 * Math.round((width * scale) / 2),
  height: 2 * Math.round((height * scale) / 2),
});

function paintShape(context: OffscreenCanvasRenderingContext2D, shape: Shape, inks: Inks, scale: number): void {
  if (shape.kind === 'words') {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.font = `${shape.size}px ${FONTS[shape.voice]}`;
    context.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
    context.fillStyle = inks[shape.ink];
    context.fillText(shape.text, shape.x, shape.y);
    return;
  }
  const { fill, stroke } = shape;
  context.setTransform(scale * shape.scale, 0, 0, scale * shape.scale, scale * shape.x, scale * shape.y);
  const outline = outlineOf(shape.d);
  if (fill) {
    context.fillStyle = inks[fill];
    context.fill(outline, 'evenodd');
  }
  if (stroke) {
    context.lineJoin = 'round';
    context.lineWidth = shape.width / shape.scale;
    context.strokeStyle = inks[stroke];
    context.stroke(outline);
  }
}

/** The frames of an animation repeat a few outlines, so each is parsed once. */
const outlines = new Map<string, Path2D>();
const MAX_OUTLINES = 2_000;

function outlineOf(d: string): Path2D {
  const known = outlines.get(d);
  if (known) return known;
  if (outlines.size >= MAX_OUTLINES) outlines.clear();
  const outline = new Path2D(d);
  outlines.set(d, outline);
  return outline;
}
