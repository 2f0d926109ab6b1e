// The number of solutions in large type, with its meaning.

import { html, type TemplateResult } from 'lit-html';
import { properties } from '../../ui/style';

/** `text`: null while it is not known. */
export function figure(text: string | null, caption: string): TemplateResult {
  const shown = text ?? '…';
  return html`<div class="figure" aria-busy=${text === null}>
    <p class="figure__n num" ${properties({ '--chars': shown.length })}>${shown}</p>
    <p class="figure__of">${caption}</p>
  </div>`;
}
