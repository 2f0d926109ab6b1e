// The borders between the regions of a board.

import { svg, type TemplateResult } from 'lit-html';
import type { Variant } from '../../kernel/input';

/** Null without regions. */
export function borders({ rows, columns, regions }: Variant): TemplateResult | null {
  if (!regions) return null;
  let path = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const label = regions[row * columns + column];
      if (column > 0 && regions[row * columns + column - 1] !== label) path += `M${column} ${row}v1`;
      if (row > 0 && regions[(row - 1) * columns + column] !== label) path += `M${column} ${row}h1`;
    }
  return svg`<path class="region" d=${path} />`;
}
