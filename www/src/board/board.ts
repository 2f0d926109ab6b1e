// The board: a grid of squares with coordinates and margin, drawn from a BoardModel. It does not depend on the engine.
//
// `createGrid` draws the squares and handles pointer and keyboard. The model states which squares are attacked.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Line, Square } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import { columnName, namesSquaresBy, rowName } from '../texts/squares';
import { language, t, type Value } from '../texts/texts';
import { onElement } from '../ui/element';
import { properties } from '../ui/style';
import { type Cell, type Drawing, drawingOf, type FreeInRow } from './cells';
import { queenGlyph } from './glyph';
import type { BoardModel, PieceStyle, Stroke } from './model';
import { squaresOn } from './rule';
import { handlersOf, setTabStop, type TouchBoard } from './touch';

/** Boards larger than this use the small queen, and name only every fourth row and column. */
const FINE = 20;

/** The marks of a square; see styles/squares.css. */
export type Face = Pick<Cell, 'attacked' | 'is' | 'damage' | 'heat' | 'share' | 'label'> & {
  readonly queen: PieceStyle | null;
  /** A letter for styles/squares.css and the style sheets of rooms: the region of the square. */
  readonly region?: string;
};

/** The contents of a drawn board. */
export interface Grid extends TouchBoard {
  readonly faces: readonly Face[];
  readonly strokes: readonly Stroke[];
  /** The count next to each row; null for a board without a margin. */
  readonly left: readonly FreeInRow[] | null;
  /** Whether steps are so fast that queens appear without an animation. */
  readonly still: boolean;
  /** Drawings over the squares, in units of a square. */
  readonly over?: TemplateResult;
  /** Draws a piece that is not a queen. */
  readonly glyph?: (as: PieceStyle, small: boolean) => TemplateResult;
  /** The shift of each row to the right, in squares. */
  readonly offsets?: readonly number[];
}

/** Creates a board that remembers its last rendering. A view makes one and calls it in each of its renderings. */
export function createBoard(): (model: BoardModel, dispatch: AppDispatch) => TemplateResult {
  const grid = createGrid();
  let drawn: Drawing | null = null;
  let drawnNames = '';
  return (model, dispatch) => {
    // If the language or the names of squares change, all squares are drawn again.
    const named = `${language()} ${namesSquaresBy()}`;
    drawn = drawingOf(model, drawnNames === named ? drawn : null);
    drawnNames = named;
    const { rows, columns, cells, strokes, left } = drawn;
    return grid({ ...model, size: rows, columns, faces: cells, strokes, left: model.left ? left : null }, dispatch);
  };
}

/** A grid of squares. Only squares whose face has changed are drawn again. */
export function createGrid(): (grid: Grid, dispatch: AppDispatch) => TemplateResult {
  let shown: { model: TouchBoard; dispatch: AppDispatch } | null = null;
  const handlers = handlersOf(() => shown);

  return (grid, dispatch) => {
    shown = { model: grid, dispatch };
    const { size, columns = size, faces, left, glyph = queenGlyph, offsets } = grid;
    const across = columns + Math.max(0, ...(offsets ?? []));
    const fine = Math.max(size, columns) > FINE;
    const rows = Array.from({ length: size }, (_, row) => faces.slice(row * columns, (row + 1) * columns));
    return html`<div
      class="board"
      id="board"
      ?data-left=${left !== null}
      ?data-fine=${fine}
      ?data-marking=${grid.marking || grid.draws}
      ?data-still=${grid.still}
      ?data-moves=${grid.moves !== undefined}
      ?data-slid=${across > columns}
      ${properties({ '--n': size, '--m': across })}
    >
      ${guard([size, columns, namesSquaresBy()], () => coordinates(size, columns))}
      <div
        class="board__grid"
        role="grid"
        aria-label=${t('board.label', { rows: size, columns })}
        aria-rowcount=${size}
        aria-colcount=${columns}
        @click=${handlers.click}
        @contextmenu=${handlers.contextmenu}
        @keydown=${handlers.keydown}
        @focusin=${handlers.focusin}
        @pointerdown=${handlers.pointerdown}
        @pointermove=${handlers.pointermove}
        @pointerup=${handlers.pointerup}
        @pointercancel=${handlers.pointerup}
        ${tabStop(grid.cursor)}
      >
        ${rows.map((row, at) => html`<div class="board__row" role="row" ?data-odd=${(at + (offsets?.[at] ?? 0)) % 2 === 1} ${properties({ '--row': at, ...(offsets ? { '--slide': offsets[at] ?? 0 } : {}) })}>${row.map((face) => guard([face], () => square(face, fine, glyph)))}</div>`)}
      </div>
      <svg class="board__lines" viewBox="0 0 ${across} ${size}" aria-hidden="true">
        ${grid.over ?? nothing} ${grid.strokes.map((stroke) => strokeOf(stroke, size, columns, offsets))}
      </svg>
      ${left ? margin(left) : nothing}
    </div>`;
  };
}

/** Tab leads to the square of the cursor. The squares are drawn after the grid itself. */
const tabStop = onElement<void, [Square]>((grid, _, cursor) => queueMicrotask(() => setTabStop(grid, cursor)));

const square = (cell: Face, fine: boolean, glyph: typeof queenGlyph): TemplateResult => html`<div
  class="sq"
  role="gridcell"
  tabindex="-1"
  aria-label=${cell.label}
  data-att=${cell.attacked || nothing}
  data-is=${cell.is || nothing}
  data-damage=${cell.damage ?? nothing}
  data-region=${cell.region ?? nothing}
  data-heat=${cell.heat === null ? nothing : cell.share === 0 ? '0' : cell.heat}
  ${properties(cell.heat === null ? {} : { '--heat': cell.share.toFixed(4), '--digits': cell.heat.length })}
>${cell.queen ? glyph(cell.queen, fine) : nothing}</div>`;

function coordinates(rows: number, columns: number): TemplateResult {
  const names = (count: number, nameOf: (index: number) => Value): TemplateResult[] =>
    Array.from({ length: count }, (_, index) =>
      count <= FINE || (index + 1) % 4 === 0 || index === 0 ? nameOf(index) : '',
    ).map((name) => html`<span>${name}</span>`);
  return html`<div class="board__files" aria-hidden="true">${names(columns, columnName)}</div>
    <div class="board__ranks" aria-hidden="true">${names(rows, (row) => rowName(row, rows))}</div>`;
}

const margin = (left: readonly FreeInRow[]): TemplateResult => html`<div
  class="board__left"
  title=${t('board.leftInRows')}
  aria-hidden="true"
>${left.map(({ count, is, text }) => html`<b data-is=${is}>${text ?? (is === 'done' ? '–' : count)}</b>`)}</div>`;

/** A stroke in units of a square, from edge to edge, so that it does not cross the queen that it starts from. */
function strokeOf(
  stroke: Stroke,
  rows: number,
  columns: number,
  offsets: readonly number[] = [],
): TemplateResult | typeof nothing {
  if (stroke.kind === 'dead') return deadLine(stroke.line, rows, columns, offsets);
  const middle = ({ row, column }: Square) => ({ x: column + (offsets[row] ?? 0) + 0.5, y: row + 0.5 });
  const [from, to] = [middle(stroke.from), middle(stroke.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return nothing;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const side = 0.5 / Math.max(Math.abs(way.x), Math.abs(way.y));
  // Between neighbours, a line from edge to edge would have no length.
  const edge = stroke.kind === 'pair' ? Math.min(side, 0.35 * length) : side;
  const end = stroke.kind === 'pair' ? edge : 0.3;
  return svg`<line
      class="ray ray--${stroke.kind}"
      x1=${from.x + way.x * edge} y1=${from.y + way.y * edge}
      x2=${to.x - way.x * end} y2=${to.y - way.y * end} />
    ${stroke.kind === 'reject' ? svg`<path class="cross" d="M${to.x - 0.17} ${to.y - 0.17}l.34 .34M${to.x + 0.17} ${to.y - 0.17}l-.34 .34" />` : nothing}`;
}

/** Rows and columns get a frame around them, diagonals a line through them. */
function deadLine(
  line: Line,
  rows: number,
  columns: number,
  offsets: readonly number[],
): TemplateResult | typeof nothing {
  const squares = squaresOn(line, rows, columns);
  const [from, to] = [squares[0], squares.at(-1)];
  if (!from || !to) return nothing;
  if (line.kind === 'row' || line.kind === 'column') {
    const [width, height] = [to.column - from.column + 0.92, to.row - from.row + 0.92];
    return svg`<rect class="deadline" x=${from.column + (offsets[from.row] ?? 0) + 0.04} y=${from.row + 0.04} width=${width} height=${height} />`;
  }
  const [start, end] = line.kind === 'diagonal' ? [0, 1] : [1, 0];
  return svg`<line class="deadline" x1=${from.column + start} y1=${from.row} x2=${to.column + end} y2=${to.row + 1} />`;
}
