// A surface as a small picture: the lines of one queen on the plane, and lines that go round a cylinder and a torus.

import { svg, type TemplateResult } from 'lit-html';
import type { Surface } from '../../../board/variant/parts';

/** The outline of a surface and the lines on it, in a frame of 56 by 42. */
const PICTURES: Readonly<Record<Surface, readonly [outline: string, lines: string]>> = {
  plane: ['M10 3h36v36H10z', 'M28 6v30M13 21h30M15 8l26 26M41 8L15 34'],
  cylinder: ['M11 8a17 5 0 0 0 34 0a17 5 0 0 0-34 0v26a17 5 0 0 0 34 0V8', 'M11 18Q24 28 45 29M11 29q8 7 22 9.6'],
  torus: [
    'M4 21a24 15 0 0 0 48 0a24 15 0 0 0-48 0M16 18q12 10 24 0M20 20.5q8-6 16 0',
    'M23 22q-6 6-3 13M33 22q7 5 5 12.5',
  ],
};

export function surfacePicture(surface: Surface): TemplateResult {
  const [outline, lines] = PICTURES[surface];
  return svg`<svg class="rules__surface" viewBox="0 0 56 42" aria-hidden="true"><path d=${outline} /><path d=${lines} /></svg>`;
}
