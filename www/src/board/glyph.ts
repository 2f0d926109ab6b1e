// The queen and the icons, from the symbols that stand in the page itself.

import { html, type TemplateResult } from 'lit-html';
import type { QueenAs } from './model';

/** How a piece is drawn: as the board draws queens, or in a way of the room that shows it. */
export type Piece = QueenAs | 'white' | 'black' | 'lifted';

/** The queen. `small`: the simpler drawing, for 20 px and less. */
export const queenGlyph = (as: Piece, small: boolean): TemplateResult =>
  html`<svg class="queen" data-as=${as} aria-hidden="true"><use href=${small ? '#queen-s' : '#queen'} /></svg>`;

export type Icon =
  | 'first'
  | 'back'
  | 'play'
  | 'pause'
  | 'next'
  | 'last'
  | 'minus'
  | 'language'
  | 'plus'
  | 'theme'
  | 'share'
  | 'help'
  | 'menu'
  | 'down'
  | 'tick'
  | 'cross'
  | 'half'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'mark'
  | 'paste'
  | 'copy'
  | 'lens'
  | 'flag'
  | 'lastgood';

export const icon = (name: Icon): TemplateResult =>
  html`<svg class="icon" aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;
