// A board with marks, for the drawings that explain a search: a line of text for each row, a character for each square.

import { html, nothing, svg, type TemplateResult } from 'lit-html';

/**
 * `Q` is a queen, `-` a square without a mark. `label`: for screen readers; absent if the surrounding text says the same.
 */
export const markedBoard = (lines: readonly string[], label?: string): TemplateResult =>
  html`<svg class="why__board" viewBox="0 0 ${lines[0]?.length ?? 0} ${lines.length}" role=${label ? 'img' : nothing} aria-label=${label ?? nothing} aria-hidden=${label ? nothing : 'true'}>
  ${lines.flatMap((line, row) =>
    [...line].map(
      (
        mark,
        column,
      ) => svg`<rect x=${column} y=${row} width="1" height="1" data-dark=${(row + column) % 2 === 1}></rect>
      ${mark === '-' ? nothing : svg`<text x=${column + 0.5} y=${row + 0.72} data-mark=${mark}>${mark === 'Q' ? '♛' : mark}</text>`}`,
    ),
  )}
</svg>`;
