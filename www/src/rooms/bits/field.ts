// A field for machine words: it shows the text as typed, and any mistake below it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { Trouble } from '../../client/trouble';
import { trouble as textOf } from '../../texts/texts';

export interface Field {
  readonly id: string;
  readonly label: string;
  /** Lines of text, or null for a field of one line. */
  readonly rows: number | null;
  readonly text: string;
  readonly trouble: Trouble | null;
  readonly input: (text: string) => void;
  readonly leave: () => void;
}

export function textField({ id, label, rows, text, trouble, input, leave }: Field): TemplateResult {
  const wrong = trouble ? `${id}-wrong` : nothing;
  // While an input method composes characters, the text is not final.
  const typed = (event: Event): void => {
    if (!(event as InputEvent).isComposing) input((event.target as HTMLInputElement).value);
  };
  const value = live(text);
  return html`<div class="word__field" data-of=${id}>
    <label for=${id}>${label}</label>
    ${
      rows === null
        ? html`<input class="field mono" id=${id} spellcheck="false" autocomplete="off" .value=${value}
            aria-invalid=${trouble !== null} aria-describedby=${wrong} @input=${typed} @compositionend=${typed} @blur=${leave} />`
        : html`<textarea class="field mono" id=${id} rows=${rows} spellcheck="false" autocomplete="off" .value=${value}
            aria-invalid=${trouble !== null} aria-describedby=${wrong} @input=${typed} @compositionend=${typed} @blur=${leave}></textarea>`
    }
    <span class="wrong" id=${`${id}-wrong`} role="status">${trouble ? textOf(trouble.code, trouble.detail) : ''}</span>
  </div>`;
}
