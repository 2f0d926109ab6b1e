// Keeps what the worker painted on a canvas of its own, and draws it where it belongs in another view.

import type { Picture } from '../state/picture';
import type { Viewport } from '../state/viewport';

/** Draws a painted picture into a view so many pixels wide, and remembers its pixels until the next one comes. */
export function bufferOf(): (
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  viewport: Viewport,
  side: number,
) => void {
  let kept: Picture | null = null;
  const buffer = document.createElement('canvas');
  return (canvas, picture, viewport, side) => {
    if (picture.kind !== 'painted') return;
    if (kept !== picture) {
      buffer.width = buffer.height = picture.side;
      buffer.getContext('2d')?.putImageData(new ImageData(picture.bytes, picture.side, picture.side), 0, 0);
      kept = picture;
    }
    const scale = side / viewport.across;
    const left = (picture.viewport.left - viewport.left) * scale;
    const top = (picture.viewport.top - viewport.top) * scale;
    const across = picture.viewport.across * scale;
    canvas.imageSmoothingEnabled = Math.abs(across - picture.side) > 0.5;
    canvas.drawImage(buffer, Math.round(left), Math.round(top), Math.round(across), Math.round(across));
  };
}
