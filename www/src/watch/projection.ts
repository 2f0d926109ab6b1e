// The projection of the board in blocks 2 and 4 of the linear completion: its free rows by its free columns, each
// square free or attacked. A pair that was chosen at random and refused is marked, and the square below the pointer is
// highlighted, here and on the board.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { piecesOf, queensOn } from '../board/rule';
import type { Frame, Rows, Square } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import type { Pointer } from '../kernel/diagram';
import { columnName, rowName, squareNames } from '../texts/squares';
import { t } from '../texts/texts';
import { point } from './words';

/** A board without the rows and columns that have a queen. */
interface Projection {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** For each of these rows, 1 for each of these columns in which no queen attacks the square. */
  readonly free: readonly (readonly number[])[];
}

/** The board of these queens without their rows and columns. */
export function projectionOf(queens: Rows): Projection {
  const size = queens.length;
  const all = Array.from({ length: size }, (_, index) => index);
  const occupied = new Set(queens);
  const [rows, columns] = [all.filter((row) => (queens[row] ?? -1) < 0), all.filter((column) => !occupied.has(column))];
  const { free } = queensOn(size).attacks(piecesOf(queens), new Set());
  return { rows, columns, free: rows.map((row) => columns.map((column) => free[row * size + column] ?? 0)) };
}

/** The maximum number of rows for which the names of rows and columns are readable. */
const NAMED = 10;

/** The projection of the board of a run; nothing if all rows have a queen. */
export function projectionRows(
  { rows: queens, happened }: Frame,
  pointed: Pointer | null,
  dispatch: AppDispatch,
): TemplateResult | typeof nothing {
  const projection = projectionOf(queens);
  const { rows, columns, free } = projection;
  if (rows.length === 0) return nothing;
  const refused = happened?.kind === 'rejected' ? happened : null;
  const label = [
    t('tables.projectionLabel', { size: rows.length, count: free.flat().filter((is) => is === 1).length }),
    refused ? t('tables.projectionRefused', squareNames(refused, queens.length)) : '',
  ];
  return html`<figure
    class="projection"
    @pointermove=${(event: PointerEvent) => point(squareUnder(event, projection), pointed, dispatch)}
    @pointerleave=${() => point(null, pointed, dispatch)}
  >
    <figcaption>${t('tables.projection', { size: rows.length })}</figcaption>
    <svg viewBox="-1 -1 ${columns.length + 1} ${rows.length + 1}" role="img" aria-label=${label.join(' ').trim()}>
      ${guard([queens], () => renderLines(projection, queens.length))}
      ${[
        { square: refused, as: 'refused' },
        { square: pointed?.kind === 'square' ? pointed : null, as: 'pointed' },
      ].map(({ square, as }) => renderMark(square, as, projection))}
    </svg>
  </figure>`;
}

function renderLines({ rows, columns, free }: Projection, size: number): TemplateResult {
  const squares = (is: 0 | 1): string =>
    free.flatMap((line, y) => line.map((one, x) => (one === is ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return svg`<path data-is="free" d=${squares(1)} /><path data-is="attacked" d=${squares(0)} />
    ${
      rows.length > NAMED
        ? nothing
        : [
            ...rows.map((row, y) => svg`<text x="-0.5" y=${y + 0.72}>${rowName(row, size)}</text>`),
            ...columns.map((column, x) => svg`<text x=${x + 0.5} y="-0.28">${columnName(column)}</text>`),
          ]
    }` as TemplateResult;
}

function renderMark(square: Square | null, as: string, { rows, columns }: Projection): TemplateResult | typeof nothing {
  const [x, y] = square ? [columns.indexOf(square.column), rows.indexOf(square.row)] : [-1, -1];
  return x < 0 || y < 0 ? nothing : (svg`<rect data-is=${as} x=${x} y=${y} width="1" height="1" />` as TemplateResult);
}

/** The square of the board that the pointer is over, by the place in the drawing. */
function squareUnder(event: PointerEvent, { rows, columns }: Projection): Pointer | null {
  const drawing = (event.currentTarget as Element).querySelector('svg');
  if (!drawing?.contains(event.target as Node)) return null;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const column = columns[Math.floor(((event.clientX - left) / width) * (columns.length + 1)) - 1];
  const row = rows[Math.floor(((event.clientY - top) / height) * (rows.length + 1)) - 1];
  return row === undefined || column === undefined ? null : { kind: 'square', row, column };
}
