// A small drawing of a solution: the chequer, the walls, and a queen or a dot on each square with a piece.

import { html, svg, type TemplateResult } from 'lit-html';
import { properties } from '../../ui/style';

/** A solution of queens. `fine`: dots instead of queens, if squares are too small. */
export function picture(rows: Int32Array, fine: boolean): TemplateResult {
  const size = rows.length;
  const queens = fine
    ? svg`<path d=${Array.from(rows, dot).join('')} />`
    : Array.from(rows, (column, row) => svg`<use href="#queen-s" x=${column} y=${row} width="1" height="1" />`);
  return renderFrame(size, size, queens);
}

/** Pieces of any kind, as dots. */
export function renderDots(
  { rows, columns, walls }: { readonly rows: number; readonly columns: number; readonly walls: readonly number[] },
  squares: Uint32Array,
): TemplateResult {
  const placed = (square: number, draw: (column: number, row: number) => string): string =>
    draw(square % columns, Math.floor(square / columns));
  const cut = walls.map((wall) => placed(wall, (column, row) => `M${column} ${row}h1v1h-1z`)).join('');
  return renderFrame(
    rows,
    columns,
    svg`<path d=${Array.from(squares, (square) => placed(square, dot)).join('')} /><path class="picture__wall" d=${cut} />`,
  );
}

const renderFrame = (rows: number, columns: number, drawn: unknown): TemplateResult =>
  html`<svg class="picture" viewBox="0 0 ${columns} ${rows}" aria-hidden="true" ${properties({ '--n': rows, '--m': columns })}>${drawn}</svg>`;

const dot = (column: number, row: number): string => `M${column + 0.1} ${row + 0.5}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`;
