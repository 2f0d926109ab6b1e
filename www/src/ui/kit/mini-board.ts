// A small drawing of a board: its squares, excluded squares, and queens.

import { html, nothing, svg, type TemplateResult } from 'lit-html';

/** The dark squares of a board as one path. `side`: the side of a square, in units of the drawing. */
export function darkSquares(rows: number, columns: number, side = 1): string {
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 1 - (row % 2); column < columns; column += 2)
      path += `M${column * side} ${row * side}h${side}v${side}h${-side}z`;
  return path;
}

interface MiniBoard {
  /** The column of the queen of each row; -1 for an empty row. */
  readonly rows: ArrayLike<number>;
  /** The given queens; by default all queens. */
  readonly given?: ArrayLike<number>;
  /** Squares that are kept empty, row by row from 0. */
  readonly excluded?: Iterable<number>;
  /** The label for screen readers; without a label, the drawing is hidden from them. */
  readonly label?: string;
}

export function miniBoard({ rows, given = rows, excluded = [], label }: MiniBoard): TemplateResult {
  const size = rows.length;
  const queens = Array.from(rows, (column, row) =>
    column < 0
      ? nothing
      : svg`<use href="#queen-s" class="queen" data-as=${given[row] === column ? 'given' : 'found'} x=${column + 0.12} y=${row + 0.12} width="0.76" height="0.76" />`,
  );
  const excludedPath = [...excluded].map((square) => `M${square % size} ${Math.floor(square / size)}h1v1h-1z`).join('');
  return html`<svg class="mini-board" viewBox="0 0 ${size} ${size}" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
    <path class="mini-board__dark" d=${darkSquares(size, size)} />${excludedPath === '' ? nothing : svg`<path class="mini-board__excluded" d=${excludedPath} />`}${queens}
  </svg>`;
}
