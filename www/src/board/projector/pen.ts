// The pen of a projected page: a layer of ink above it, one for each screen. Pointers go through the layer unless the
// pen is chosen, so that clicks reach the page.

import { html, type TemplateResult } from 'lit-html';
import { onElement } from '../../ui/element';

export interface Pen {
  /** The layer. Drawn with another `page`, it is empty. */
  layer(page: string, on: boolean): TemplateResult;
  wipe(): void;
}

export function createPen(): Pen {
  let wipe = (): void => {};
  const ink = onElement((canvas: HTMLCanvasElement, before: string | undefined, page: string): string => {
    if (before === undefined) wipe = listenForStrokes(canvas);
    else if (before !== page) wipe();
    return page;
  });
  return {
    layer: (page, on) =>
      html`<div class="ink" ?data-on=${on} aria-hidden="true"><canvas ${ink(page)}></canvas><i></i></div>`,
    wipe: () => wipe(),
  };
}

/** Lets the pointer draw on an empty canvas; returns a function that clears it. */
function listenForStrokes(canvas: HTMLCanvasElement): () => void {
  const ink = canvas.getContext('2d');
  let last: { x: number; y: number } | null = null;
  const at = ({ offsetX, offsetY }: PointerEvent): { x: number; y: number } => ({
    x: offsetX * devicePixelRatio,
    y: offsetY * devicePixelRatio,
  });
  const wipe = (): void => {
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
  };
  canvas.addEventListener('pointerdown', (event) => {
    last = at(event);
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    point(canvas, event);
    if (!last || !ink) return;
    const here = at(event);
    ink.strokeStyle = getComputedStyle(canvas).color;
    ink.lineWidth = 5 * devicePixelRatio;
    ink.lineCap = 'round';
    ink.beginPath();
    ink.moveTo(last.x, last.y);
    ink.lineTo(here.x, here.y);
    ink.stroke();
    last = here;
  });
  for (const end of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(end, () => (last = null));
  // At another size the drawing would no longer be next to its subject.
  new ResizeObserver(wipe).observe(canvas);
  return wipe;
}

/** Moves the ring that everyone sees to the pointer. */
function point(canvas: HTMLCanvasElement, { offsetX, offsetY }: PointerEvent): void {
  const ring = canvas.nextElementSibling;
  if (!(ring instanceof HTMLElement)) return;
  ring.style.setProperty('--x', `${offsetX}px`);
  ring.style.setProperty('--y', `${offsetY}px`);
}
