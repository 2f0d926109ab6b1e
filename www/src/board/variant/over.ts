// Drawings above the squares of a board under a rule: regions, walls, and attacks of one piece that wrap round.

import { nothing, svg, type TemplateResult } from 'lit-html';
import type { Variant } from '../../kernel/input';
import { pieceDrawing } from '../pieces';
import { borders } from './borders';
import { partsOf } from './parts';
import { renderWrapped } from './wrapped';

/** `from`: the square of the piece whose lines are shown. */
export function renderLines(board: Variant, from: number | undefined): TemplateResult {
  const pawns = board.walls.map((wall) => {
    const [x, y] = [wall % board.columns, Math.floor(wall / board.columns)];
    return svg`<svg class="pawn" x=${x + 0.14} y=${y + 0.14} width="0.72" height="0.72" viewBox="0 0 48 48">${pieceDrawing('pawn')}</svg>`;
  });
  return svg`${borders(board) ?? nothing}${pawns}${from === undefined ? nothing : renderWrapped(board, from, partsOf(board.rule).law)}`;
}
