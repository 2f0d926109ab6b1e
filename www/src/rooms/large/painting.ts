// Draws on a canvas whenever its data has changed: html`<canvas ${painting([picture, view], side, draw)}></canvas>`.

import { onElement } from '../../ui/element';

type Draw = (canvas: CanvasRenderingContext2D) => void;
type PaintValues = readonly unknown[];

/** Draws again when one of its values has changed, with this many pixels on each side. */
export const painting = onElement(
  (
    canvas: HTMLCanvasElement,
    drawn: PaintValues | undefined,
    shows: PaintValues,
    side: number,
    draw: Draw,
  ): PaintValues => {
    const wanted = [side, ...shows];
    if (side === 0 || (drawn && wanted.every((one, index) => one === drawn[index]))) return drawn ?? [];
    if (canvas.width !== side) canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    if (context) draw(context);
    return wanted;
  },
);
