// The queen and the icons, from the symbols in the page itself.

import { html, type TemplateResult } from 'lit-html';
import type { PieceStyle } from './model';

export type { PieceStyle as Piece } from './model';

/** The queen. `small`: the simpler drawing, for 20 px and less. */
export const queenGlyph = (as: PieceStyle, small: boolean): TemplateResult =>
  html`<svg class="queen" data-as=${as} aria-hidden="true"><use href=${small ? '#queen-s' : '#queen'} /></svg>`;

export type Icon =
  | 'first'
  | 'back'
  | 'play'
  | 'pause'
  | 'next'
  | 'last'
  | 'minus'
  | 'plus'
  | 'settings'
  | 'share'
  | 'send'
  | 'help'
  | 'more'
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
