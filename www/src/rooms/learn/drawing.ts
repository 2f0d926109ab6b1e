// What a teacher points at and draws over the board while a lesson is presented: a ring where the pointer is, a line where it is
// pressed. The lines go with the step.

import { html, type TemplateResult } from 'lit-html';
import { onElement } from '../../ui/element';

interface Kept {
  readonly step: string;
  readonly stop: () => void;
}

/** A layer over the board. Drawn again with another `step`, it is empty. */
export function createDrawing(): (step: string) => TemplateResult {
  const layer = onElement((canvas: HTMLCanvasElement, kept: Kept | undefined, step: string): Kept => {
    if (kept?.step === step) return kept;
    kept?.stop();
    return { step, stop: follow(canvas) };
  });
  return (step) =>
    html`<canvas class="drawing" aria-hidden="true" ${layer(step)}></canvas><i class="pointer" aria-hidden="true"></i>`;
}

/** Lets the pointer draw on an empty canvas; returns how to stop. */
function follow(canvas: HTMLCanvasElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const ink = canvas.getContext('2d');
  queueMicrotask(() => {
    const { width, height } = canvas.getBoundingClientRect();
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
  });
  let last: { x: number; y: number } | null = null;
  const at = (event: PointerEvent): { x: number; y: number } => ({
    x: event.offsetX * devicePixelRatio,
    y: event.offsetY * devicePixelRatio,
  });
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      last = at(event);
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
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
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    canvas.addEventListener(end, () => (last = null), { signal });
  }
  return () => stopped.abort();
}

/** Moves the ring that lies beside the canvas. */
function point(canvas: HTMLCanvasElement, { offsetX, offsetY }: PointerEvent): void {
  const ring = canvas.nextElementSibling;
  if (!(ring instanceof HTMLElement)) return;
  ring.style.setProperty('--x', `${offsetX}px`);
  ring.style.setProperty('--y', `${offsetY}px`);
}
