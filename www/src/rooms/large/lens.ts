// The lens: the squares around the queen under the pointer, where the plate is too far away to show them.

import { html, nothing, type TemplateResult } from 'lit-html';
import { properties } from '../../ui/style';
import { drawCross } from './lines';
import { painting } from './painting';
import { LENS } from './picture';
import { isAimable, type Large, sizeOf } from './slice';
import { drawSquares } from './squares';

/** Its width, in CSS pixels. */
const WIDTH = 198;

export function lens(large: Large): TemplateResult | typeof nothing {
  const { under, viewport, inks, ratio, pointed } = large;
  if (!large.lens || !under || !pointed || !inks || isAimable(large)) return nothing;
  const middle = under.queen ?? under.square;
  const across = (at: number, from: number): number => Math.min(1, Math.max(0, (at + 0.5 - from) / viewport.across));
  const side = Math.round(WIDTH * ratio);
  const around = { left: middle.column - (LENS - 1) / 2, top: middle.row - (LENS - 1) / 2, across: LENS };
  const size = sizeOf(large);
  const place = { '--x': across(middle.column, viewport.left), '--y': across(middle.row, viewport.top) };
  return html`<div class="lens" aria-hidden="true" ${properties(place)}>
    <canvas
      ${painting([under, inks], side, (canvas) => {
        canvas.fillStyle = inks.plate;
        canvas.fillRect(0, 0, side, side);
        drawSquares(canvas, { viewport: around, size, pixels: side, ratio, queens: under.near, inks });
        drawCross(canvas, { viewport: around, size, side, ink: inks.accent, queen: under.queen, aimed: null });
      })}
    ></canvas>
  </div>`;
}
