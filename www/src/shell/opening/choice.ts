// Several boards in one text: a dialog lists them with small pictures, and one is opened.

import { html, nothing, render, svg, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { ReadBoard } from '../../engine/types';
import { t } from '../../texts/texts';
import { sizeOf } from './sentence';

/** The maximum number of listed boards. */
const MAX_LISTED = 200;

/** Shows the boards of a text; `open` receives the chosen board. */
export function chooseBoard(boards: readonly ReadBoard[], open: (board: ReadBoard) => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog several';
  dialog.setAttribute('aria-labelledby', 'dialog-several');
  const choose = (board: ReadBoard): void => {
    dialog.close();
    open(board);
  };
  const listed = boards.slice(0, MAX_LISTED);
  render(
    html`<div class="dialog__head">
      <h2 id="dialog-several">${t('opening.several', { boards: boards.length })}</h2>
      <button class="key" aria-label=${t('top.close')} @click=${() => dialog.close()}>${icon('cross')}</button>
    </div>
    ${boards.length > listed.length ? html`<p>${t('opening.severalFirst', { shown: listed.length })}</p>` : nothing}
    <ol class="several__boards">${listed.map(
      (board, index) =>
        html`<li><button class="btn" @click=${() => choose(board)}>${picture(board)}<span>${t('opening.severalOne', { number: index + 1, size: sizeOf(board) })}</span></button></li>`,
    )}</ol>`,
    dialog,
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** The preview of a board: its regions or squares, and its pieces. */
function picture({ rows, columns, regions, given }: ReadBoard): TemplateResult {
  const edges: string[] = [`M0 0h${columns}v${rows}h${-columns}z`];
  for (let square = 0; square < rows * columns; square++) {
    const [row, column] = [Math.floor(square / columns), square % columns];
    const differs = (other: number): boolean => !regions || regions[square] !== regions[other];
    if (column + 1 < columns && differs(square + 1)) edges.push(`M${column + 1} ${row}v1`);
    if (row + 1 < rows && differs(square + columns)) edges.push(`M${column} ${row + 1}h1`);
  }
  return html`<svg viewBox="-0.1 -0.1 ${columns + 0.2} ${rows + 0.2}" aria-hidden="true">
    <path d=${edges.join('')} />
    ${[...given].map((square) => svg`<use href="#queen-s" x=${(square % columns) + 0.12} y=${Math.floor(square / columns) + 0.12} width="0.76" height="0.76" />`)}
  </svg>`;
}
