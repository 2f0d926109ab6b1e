// The view of the bit lab: the word, the trick, the stages, and the transport that steps through them.

import { html } from 'lit-html';
import type { View } from '../room';
import { pipe } from './pipe';
import type { Bits, BitsDeed } from './slice';
import { createTransport } from './transport';
import { trick } from './trick';
import { word } from './word';

export function createLab(): View<Bits, BitsDeed> {
  const transport = createTransport();
  return ({ own, act }) =>
    html`<main class="lab" id="main" tabindex="-1">${word(own, act)} ${trick(own, act)} ${pipe(own, act)} ${transport(own, act)}</main>`;
}
