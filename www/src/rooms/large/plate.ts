// The plate: one canvas that shows the board from far away down to single squares, with axes, a lens, and the place
// below the pointer. The worker's picture of an earlier view moves along until the new one arrives.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { columnName, rowName } from '../../texts/squares';
import { digits, t } from '../../texts/texts';
import { properties } from '../../ui/style';
import { covers, drawPicture } from './draw-picture';
import { handlersOf, ZOOM } from './handlers';
import { lens } from './lens';
import { drawCross } from './lines';
import { measured } from './measured';
import { painting } from './painting';
import { readout } from './readout';
import { isAimable, type Large, sizeOf } from './slice';
import { drawSquares } from './squares';
import type { LargeDispatch } from './state';
import { coveredRange, ticks, type Viewport } from './viewport';

/** At most this many labels on an axis... */
const LABELS = { top: 5, left: 10 } as const;
/** ...and the space for each, in CSS pixels: vertically, and horizontally for each character. */
const LINE = 26;
const CHARACTER = 8;
const GAP = 16;

/** Creates a plate. A view makes one plate and calls it in each of its renderings. */
export function createPlate(): (large: Large, shortcuts: boolean, dispatch: LargeDispatch) => TemplateResult {
  let shown: { large: Large; shortcuts: boolean; dispatch: LargeDispatch } | null = null;
  const handlers = handlersOf(() => shown);

  function draw(canvas: CanvasRenderingContext2D, large: Large): void {
    const { picture, overview, viewport, side, ratio, inks, under, pointed } = large;
    if (!inks) return;
    canvas.fillStyle = inks.light;
    canvas.fillRect(0, 0, side, side);
    if (picture?.kind === 'listed') {
      drawSquares(canvas, { viewport, size: sizeOf(large), pixels: side, ratio, queens: picture.queens, inks });
    } else {
      if (overview && !(picture && covers(picture, viewport))) drawPicture(canvas, overview, viewport, side);
      if (picture) drawPicture(canvas, picture, viewport, side);
    }
    const queen = under?.queen ?? null;
    const aimed = isAimable(large) ? (pointed?.square ?? null) : null;
    drawCross(canvas, { viewport, size: sizeOf(large), side, ink: inks.accent, queen, aimed });
  }

  return (large, shortcuts, dispatch) => {
    shown = { large, shortcuts, dispatch };
    const { viewport, side, ratio, picture, overview, inks, under, pointed } = large;
    const size = sizeOf(large);
    const zoom = (factor: number) => () => dispatch({ type: 'zoom', factor });
    return html`
      ${axis('top', size, viewport.left, viewport.across, side / ratio)} ${axis('left', size, viewport.top, viewport.across, side / ratio)}
      <div class="plate" ${measured((side, ratio) => dispatch({ type: 'measured', side, ratio }))}>
        <canvas
          class="plate__canvas"
          tabindex="0"
          role="application"
          aria-label=${description(viewport, size)}
          aria-describedby="plate-keys"
          @wheel=${handlers.wheel}
          @pointerdown=${handlers.pointerdown}
          @pointermove=${handlers.pointermove}
          @pointerup=${handlers.pointerup}
          @pointercancel=${handlers.pointercancel}
          @pointerleave=${handlers.pointerleave}
          @dblclick=${handlers.dblclick}
          @keydown=${handlers.keydown}
          ${painting([viewport, picture, overview, inks, under, pointed], side, (canvas) => draw(canvas, large))}
        ></canvas>
        ${lens(large)} ${readout(large)}
        <div class="zoom">
          <button class="key" aria-label=${t('large.zoomIn')} title=${t('large.zoomIn')} @click=${zoom(ZOOM)}>${icon('plus')}</button>
          <button class="key" aria-label=${t('large.zoomOut')} title=${t('large.zoomOut')} @click=${zoom(1 / ZOOM)}>${icon('minus')}</button>
          <button class="key" aria-label=${t('large.lens')} title=${t('large.lens')} aria-pressed=${large.lens} @click=${() => dispatch({ type: 'lens' })}>${icon('lens')}</button>
        </div>
      </div>
      <p class="hide" id="plate-keys">${t('large.keys')}</p>`;
  };
}

/** Describes the visible part in words. */
function description({ left, top, across }: Viewport, size: number): string {
  const [rows, columns] = [coveredRange(top, across, size), coveredRange(left, across, size)];
  return t('large.view', {
    firstRow: rowName(rows.first, size),
    lastRow: rowName(rows.last, size),
    firstColumn: columnName(columns.first),
    lastColumn: columnName(columns.last),
  });
}

const nameOf = (name: number | string): string => (typeof name === 'string' ? name : digits(name));

/** Labels are in the middle of their square. `room`: the length of the axis in CSS pixels. */
function axis(
  edge: 'top' | 'left',
  size: number,
  start: number,
  across: number,
  room: number,
): TemplateResult | typeof nothing {
  if (across === 0) return nothing;
  const each = edge === 'top' ? digits(Math.round(start + across)).length * CHARACTER + GAP : LINE;
  const most = Math.max(1, Math.min(LABELS[edge], Math.floor(room / each)));
  return html`<div class="chart-axis" data-edge=${edge} aria-hidden="true">
    ${ticks(start, across, most).map(
      (at) =>
        html`<span ${properties({ '--at': ((at - 0.5 - start) / across).toFixed(5) })}>${edge === 'top' ? nameOf(columnName(at - 1)) : nameOf(rowName(at - 1, size))}</span>`,
    )}
  </div>`;
}
