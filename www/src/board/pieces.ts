// Pieces other than the queen, drawn in the same style.

import { html, svg, type TemplateResult } from 'lit-html';
import { queenGlyph } from './glyph';
import type { PieceStyle } from './model';
import { FOOT, PIECE_OUTLINES, type Piece } from './picture/pieces';

export type { Piece };

/** The outline of a piece, in a box of 48 by 48. */
export const pieceDrawing = (piece: Piece): TemplateResult =>
  piece === 'queen'
    ? svg`<use href="#queen" width="48" height="48" />`
    : svg`<path fill-rule="evenodd" vector-effect="non-scaling-stroke" d=${PIECE_OUTLINES[piece]} /><path vector-effect="non-scaling-stroke" d=${FOOT} />`;

/** A piece on a square of a board. `small`: the simpler drawing of the queen. */
export const pieceGlyph = (piece: Piece, as: PieceStyle = 'given', small = false): TemplateResult =>
  piece === 'queen'
    ? queenGlyph(as, small)
    : html`<svg class="queen" data-as=${as} viewBox="0 0 48 48" aria-hidden="true">${pieceDrawing(piece)}</svg>`;
