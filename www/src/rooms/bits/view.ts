// The view of the bit lab: the word, the trick, the stages, and the transport that steps through them.

import { html } from 'lit-html';
import type { View } from '../room';
import { pipe } from './pipe';
import type { Bits, BitsAction } from './slice';
import { createTransport } from './transport';
import { trick } from './trick';
import { word } from './word';

export function createLab(): View<Bits, BitsAction> {
  const transport = createTransport();
  return ({ own, dispatch }) =>
    html`<main class="bits" id="main" tabindex="-1">${word(own, dispatch)} ${trick(own, dispatch)} ${pipe(own, dispatch)} ${transport(own, dispatch)}</main>`;
}
