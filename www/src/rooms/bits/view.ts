// The view of the bit lab: the word, the trick, the stages, and the transport that steps through them.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { pipe } from './pipe';
import type { BitsAction } from './slice';
import { createTransport } from './transport';
import { trick } from './trick';
import { word } from './word';

export function createLab(): (state: State, dispatch: Dispatch) => TemplateResult {
  const transport = createTransport();
  return ({ bits }, dispatch) => {
    const does = (action: BitsAction): void => dispatch({ type: 'bits', does: action });
    return html`<main class="lab" id="room" tabindex="-1">${word(bits, does)} ${trick(bits, does)} ${pipe(bits, does)} ${transport(bits, does)}</main>`;
  };
}
