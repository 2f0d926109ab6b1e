// Draws a picture of the worker at its position in another view.

import type { Picture } from './picture';
import type { Viewport } from './viewport';

/** Draws a painted picture into a view this many pixels wide. */
export function drawPicture(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  viewport: Viewport,
  side: number,
): void {
  if (picture.kind !== 'painted') return;
  // Only the visible part is drawn. At a high zoom the whole picture would be millions of pixels wide.
  const pixel = picture.viewport.across / picture.side;
  const from = Math.max(picture.viewport.left, viewport.left);
  const top = Math.max(picture.viewport.top, viewport.top);
  const across = ends(picture.viewport.left, viewport.left, picture, viewport) - from;
  const down = ends(picture.viewport.top, viewport.top, picture, viewport) - top;
  if (across <= 0 || down <= 0) return;
  const scale = side / viewport.across;
  canvas.imageSmoothingEnabled = Math.abs(scale * pixel - 1) > 0.5 / picture.side;
  canvas.drawImage(
    picture.bitmap,
    (from - picture.viewport.left) / pixel,
    (top - picture.viewport.top) / pixel,
    across / pixel,
    down / pixel,
    Math.round((from - viewport.left) * scale),
    Math.round((top - viewport.top) * scale),
    Math.round(across * scale),
    Math.round(down * scale),
  );
}

/** Where both the picture and the view end, along one side. */
const ends = (picture: number, view: number, { viewport }: Picture, { across }: Viewport): number =>
  Math.min(picture + viewport.across, view + across);

/** True when a picture shows all that is in view. */
export function covers({ viewport }: Picture, { left, top, across }: Viewport): boolean {
  const inside = (from: number, at: number): boolean => at >= from && at + across <= from + viewport.across;
  return inside(viewport.left, left) && inside(viewport.top, top);
}
