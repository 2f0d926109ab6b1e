// Pieces other than the queen, drawn to go with her: for boards on which they stand.

import { html, svg, type TemplateResult } from 'lit-html';
import { queenGlyph } from './glyph';
import type { PieceAs } from './model';

export type Piece = 'knight' | 'king' | 'queen' | 'rook' | 'bishop' | 'pawn';

const FOOT = 'M12 38C20 36.6 28 36.6 36 38L37 43.4C28.5 42.2 19.5 42.2 11 43.4Z';

const DRAWN: Readonly<Record<Exclude<Piece, 'queen'>, string>> = {
  knight:
    'M15 35C14.6 28.6 17 25 20.6 21.8C17.6 22.6 15.4 24.2 13.4 26.4C11.4 28 8.8 26.2 9.6 23.4C11 18.4 14.6 13.6 19.4 10.6L18.6 5.2L23.4 8.6C32.4 9.4 37.4 17.6 36.4 28C36.2 30.6 35.6 33 34.6 35C28 33.4 21.6 33.4 15 35Z',
  king: 'M22.2 3.4H25.8V6.8H29.2V10.4H25.8V14.8C27.4 15.4 28.6 16.6 29.2 18.2C35.6 14.6 42.4 18.6 40.8 25C39.8 29 36.6 31.8 35 34.8C27.6 33.4 20.4 33.4 13 34.8C11.4 31.8 8.2 29 7.2 25C5.6 18.6 12.4 14.6 18.8 18.2C19.4 16.6 20.6 15.4 22.2 14.8V10.4H18.8V6.8H22.2Z',
  rook: 'M11.6 8H17V11.4H21.2V8H26.8V11.4H31V8H36.4V17.2L32.4 20.4L33.6 34.8C27.2 33.6 20.8 33.6 14.4 34.8L15.6 20.4L11.6 17.2Z',
  bishop:
    'M24 4.4C26 4.4 27.6 6 27.6 8C27.6 9.2 27 10.2 26.2 10.8C31 13.6 34.4 18 34.4 23.4C34.4 28 32.6 31.4 31.8 34.8C26.6 33.6 21.4 33.6 16.2 34.8C15.4 31.4 13.6 28 13.6 23.4C13.6 18 17 13.6 21.8 10.8C21 10.2 20.4 9.2 20.4 8C20.4 6 22 4.4 24 4.4ZM22.9 16.4V20H19.4V22.4H22.9V28H25.1V22.4H28.6V20H25.1V16.4Z',
  pawn: 'M24 8C28 8 31.2 11.2 31.2 15.2C31.2 17.6 30 19.8 28.2 21.2C31.6 24 33.8 29 34.2 34.8C27.4 33.6 20.6 33.6 13.8 34.8C14.2 29 16.4 24 19.8 21.2C18 19.8 16.8 17.6 16.8 15.2C16.8 11.2 20 8 24 8Z',
};

/** The outline of a piece, in a box of 48 by 48. */
export const pieceDrawing = (piece: Piece): TemplateResult =>
  piece === 'queen'
    ? svg`<use href="#queen" width="48" height="48" />`
    : svg`<path fill-rule="evenodd" vector-effect="non-scaling-stroke" d=${DRAWN[piece]} /><path vector-effect="non-scaling-stroke" d=${FOOT} />`;

/** A piece on a square of a board. `small`: the simpler drawing of the queen. */
export const pieceGlyph = (piece: Piece, as: PieceAs = 'given', small = false): TemplateResult =>
  piece === 'queen'
    ? queenGlyph(as, small)
    : html`<svg class="queen" data-as=${as} viewBox="0 0 48 48" aria-hidden="true">${pieceDrawing(piece)}</svg>`;
