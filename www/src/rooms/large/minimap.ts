// The minimap: the whole board, and the part of it in view. A click moves the view there. It also shows the number of queens.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { drawPicture } from './draw-picture';
import { painting } from './painting';
import { type Large, sizeOf } from './slice';
import type { LargeDispatch } from './state';
import { whole } from './viewport';

/** Its width in CSS pixels, the same as in the style sheet. */
const WIDTH = 128;

export function createMinimap(): (large: Large, dispatch: LargeDispatch) => TemplateResult {
  return (large, dispatch) => {
    const { overview, viewport, ratio, picture } = large;
    const size = sizeOf(large);
    const side = Math.round(WIDTH * ratio);
    const { left, top, across } = viewport;
    const seen = { '--left': left / size, '--top': top / size, '--across': across / size };
    const inView = picture ? picture.inView.given + picture.inView.found : null;
    const look = (event: PointerEvent): void => {
      if (event.buttons === 0) return;
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const column = ((event.clientX - box.left) / box.width) * size;
      const row = ((event.clientY - box.top) / box.height) * size;
      dispatch({ type: 'centre', square: { row, column } });
    };
    return html`<div class="large__mini">
      <div class="mini" aria-hidden="true" @pointerdown=${look} @pointermove=${look}>
        <canvas ${painting([overview], side, (canvas) => {
          if (overview) drawPicture(canvas, overview, whole(size), side);
        })}></canvas>
        <i ${properties(seen)}></i>
      </div>
      <dl class="facts">
        <dt>${t('large.inView')}</dt><dd>${inView === null ? '–' : digits(inView)}</dd>
        ${scale(large)}
      </dl>
    </div>`;
  };
}

/** How many queens there are, and of which kind. */
export const facts = ({ board }: Large): TemplateResult => html`<dl class="facts large__facts">
  <dt><span class="swatch" data-as="given"></span>${t('large.givenCount')}</dt><dd>${board ? digits(board.given) : '–'}</dd>
  <dt><span class="swatch" data-as="found"></span>${t('large.foundCount')}</dt><dd>${board ? digits(board.found) : '–'}</dd>
</dl>`;

/** The scale: squares for each pixel, or pixels for each square. */
function scale({ side, ratio, viewport }: Large): TemplateResult | typeof nothing {
  if (side === 0) return nothing;
  const rows = (viewport.across * ratio) / side;
  return rows >= 1.5
    ? html`<dt>${t('large.pixel')}</dt><dd>${t('large.rowsAPixel', { count: Math.round(rows) })}</dd>`
    : html`<dt>${t('large.aSquare')}</dt><dd>${t('large.pixelsASquare', { count: Math.round(1 / rows) })}</dd>`;
}
