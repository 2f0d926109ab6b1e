// A small picture of a board: squares, the signs on them, and the marks of a question.

import { svg, type TemplateResult } from 'lit-html';
import { pieceDrawing } from '../../board/pieces';
import { darkSquares } from '../../ui/kit/mini-board';

/** The width of a square in units, large enough for the font sizes that every browser supports. */
export const UNIT = 10;

export interface Picture {
  readonly rows: number;
  readonly columns: number;
  /** The label for screen readers. */
  readonly label: string;
  /** Draws on a square whose upper left corner is at (x, y); null for an empty square. */
  square?(square: number, x: number, y: number): TemplateResult | null;
  /** A drawing above all squares, in units. */
  readonly over?: TemplateResult;
}

export function picture({ rows, columns, label, square, over }: Picture): TemplateResult {
  const drawn: TemplateResult[] = [];
  for (let at = 0; at < rows * columns; at++) {
    const [x, y] = [(at % columns) * UNIT, Math.floor(at / columns) * UNIT];
    const more = square?.(at, x, y);
    if (more) drawn.push(more);
  }
  return svg`<svg class="drawn" viewBox="-0.5 -0.5 ${columns * UNIT + 1} ${rows * UNIT + 1}" role="img" aria-label=${label}>
    <rect class="drawn__light" width=${columns * UNIT} height=${rows * UNIT} /><path class="drawn__dark" d=${darkSquares(rows, columns, UNIT)} />
    ${drawn} ${over ?? ''}
    <rect class="drawn__frame" width=${columns * UNIT} height=${rows * UNIT} />
  </svg>` as TemplateResult;
}

/** A queen on a square. */
export const queenAt = (x: number, y: number): TemplateResult =>
  svg`<svg class="drawn__queen" x=${x + 1.2} y=${y + 1.2} width="7.6" height="7.6" viewBox="0 0 48 48">${pieceDrawing('queen')}</svg>` as TemplateResult;
