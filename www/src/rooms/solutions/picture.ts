// A solution drawn small: the chequer, and a queen or a dot a row.

import { html, svg, type TemplateResult } from 'lit-html';
import { properties } from '../../ui/style';

/** `fine`: dots instead of queens, for sizes at which a queen is a blot. */
export function picture(rows: Int32Array, fine: boolean): TemplateResult {
  const size = rows.length;
  const queens = fine
    ? svg`<path d=${Array.from(rows, dot).join('')} />`
    : Array.from(rows, (column, row) => svg`<use href="#queen-s" x=${column} y=${row} width="1" height="1" />`);
  return html`<svg class="picture" viewBox="0 0 ${size} ${size}" aria-hidden="true" ${properties({ '--n': size })}>${queens}</svg>`;
}

const dot = (column: number, row: number): string => `M${column + 0.1} ${row + 0.5}a.4.4 0 1 0 .8 0a.4.4 0 1 0-.8 0`;
