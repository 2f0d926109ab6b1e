// The board: a grid of squares with coordinates and margin, drawn from a BoardModel. It knows no engine and no search.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Dispatch } from '../kernel/action';
import { t } from '../texts/texts';
import { properties } from '../ui/style';
import { type Cell, type Drawing, drawingOf, type Left } from './cells';
import { queenGlyph } from './glyph';
import type { BoardModel, Stroke } from './model';
import { handsOf } from './touch';

/** Boards larger than this use the small queen, and name only every fourth row and column. */
const FINE = 20;

/**
 * A board that remembers what it drew last, so that only squares that changed are drawn again. A view makes one and calls
 * it in each of its renderings.
 */
export function createBoard(): (model: BoardModel, dispatch: Dispatch) => TemplateResult {
  let shown: { model: BoardModel; dispatch: Dispatch } | null = null;
  let drawn: Drawing | null = null;
  const hands = handsOf(() => shown);

  return (model, dispatch) => {
    shown = { model, dispatch };
    const { size } = model;
    const fine = size > FINE;
    const drawing = drawingOf(model, drawn);
    drawn = drawing;
    const rows = Array.from({ length: size }, (_, row) => drawing.cells.slice(row * size, (row + 1) * size));
    return html`<div
      class="board"
      id="board"
      ?data-left=${model.left}
      ?data-fine=${fine}
      ?data-marking=${model.marking}
      ?data-still=${model.still}
      ${properties({ '--n': size })}
    >
      ${guard([size], () => coordinates(size))}
      <div
        class="board__grid"
        role="grid"
        aria-label=${t('board.label', { size })}
        aria-rowcount=${size}
        aria-colcount=${size}
        @click=${hands.click}
        @contextmenu=${hands.contextmenu}
        @keydown=${hands.keydown}
        @focusin=${hands.focusin}
        @pointerdown=${hands.pointerdown}
        @pointermove=${hands.pointermove}
        @pointerup=${hands.pointerup}
        @pointercancel=${hands.pointerup}
      >
        ${rows.map((row) => html`<div class="board__row" role="row">${row.map((cell) => guard([cell], () => square(cell, fine)))}</div>`)}
      </div>
      <svg class="board__lines" viewBox="0 0 ${size} ${size}" aria-hidden="true">
        ${drawing.strokes.map((stroke) => strokeOf(stroke, size))}
      </svg>
      ${model.left ? margin(drawing.left) : nothing}
    </div>`;
  };
}

const square = (cell: Cell, fine: boolean): TemplateResult => html`<div
  class="sq"
  role="gridcell"
  tabindex=${cell.tab ? 0 : -1}
  aria-label=${cell.label}
  data-att=${cell.attacked || nothing}
  data-is=${cell.is || nothing}
  data-damage=${cell.damage ?? nothing}
  data-heat=${cell.heat === null ? nothing : cell.share === 0 ? '0' : cell.heat}
  ${properties(cell.heat === null ? {} : { '--heat': cell.share.toFixed(2), '--digits': cell.heat.length })}
>${cell.queen ? queenGlyph(cell.queen, fine) : nothing}</div>`;

function coordinates(size: number): TemplateResult {
  const numbers = Array.from({ length: size }, (_, index) =>
    size <= FINE || (index + 1) % 4 === 0 || index === 0 ? index + 1 : '',
  ).map((number) => html`<span>${number}</span>`);
  return html`<div class="board__files" aria-hidden="true">${numbers}</div>
    <div class="board__ranks" aria-hidden="true">${numbers}</div>`;
}

const margin = (left: readonly Left[]): TemplateResult => html`<div
  class="board__left"
  data-by="row"
  title=${t('board.leftInRows')}
  aria-hidden="true"
>${left.map(({ count, is }) => html`<b data-is=${is}>${is === 'done' ? '–' : count}</b>`)}</div>`;

/** A stroke in units of a square, from edge to edge, so that it does not cross the queen that it starts from. */
function strokeOf(stroke: Stroke, size: number): TemplateResult | typeof nothing {
  if (stroke.kind === 'dead') return deadLine(stroke.line.kind, stroke.line.index, size);
  const from = { x: stroke.from.column + 0.5, y: stroke.from.row + 0.5 };
  const to = { x: stroke.to.column + 0.5, y: stroke.to.row + 0.5 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return nothing;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const edge = 0.5 / Math.max(Math.abs(way.x), Math.abs(way.y));
  const end = stroke.kind === 'pair' ? edge : 0.3;
  return svg`<line
      class="ray ray--${stroke.kind}"
      x1=${from.x + way.x * edge} y1=${from.y + way.y * edge}
      x2=${to.x - way.x * end} y2=${to.y - way.y * end} />
    ${stroke.kind === 'reject' ? svg`<path class="cross" d="M${to.x - 0.17} ${to.y - 0.17}l.34 .34M${to.x + 0.17} ${to.y - 0.17}l-.34 .34" />` : nothing}`;
}

/** Rows and columns get a frame around them, diagonals a line through them. */
function deadLine(kind: string, index: number, size: number): TemplateResult {
  const far = size - 0.08;
  if (kind === 'row') return svg`<rect class="deadline" x="0.04" y=${index + 0.04} width=${far} height="0.92" />`;
  if (kind === 'column') return svg`<rect class="deadline" x=${index + 0.04} y="0.04" width="0.92" height=${far} />`;
  if (kind === 'diagonal') {
    const shift = index - size + 1;
    return svg`<line class="deadline" x1=${Math.max(0, -shift)} y1=${Math.max(0, shift)} x2=${Math.min(size, size - shift)} y2=${Math.min(size, size + shift)} />`;
  }
  const sum = index + 1;
  return svg`<line class="deadline" x1=${Math.min(size, sum)} y1=${Math.max(0, sum - size)} x2=${Math.max(0, sum - size)} y2=${Math.min(size, sum)} />`;
}
