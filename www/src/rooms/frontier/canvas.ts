// The canvases of this room. They are drawn again when the theme changes, as long as they are in the page.

import { onTheme } from '../../ui/inks';

const draws = new WeakMap<Element, () => void>();
onTheme(() => {
  for (const canvas of document.querySelectorAll('canvas')) draws.get(canvas)?.();
});

/** Draws a canvas, now and each time that the theme changes. */
export function show(canvas: HTMLCanvasElement, draw: () => void): void {
  draws.set(canvas, draw);
  draw();
}
