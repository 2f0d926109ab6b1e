// A row or a column of the board, chosen on it or by its number.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import type { Way } from './way';

const line = (kind: 'row' | 'column'): Way => ({
  view({ learn, shared, dispatch }) {
    const lines = Array.from({ length: shared.input.rows.length }, (_, index) => index + 1);
    return html`<p>${t('learn.answerLine')}</p><div class="question__lines" role="group" aria-label=${t('learn.answers')}>
      ${lines.map((line) => html`<button class="btn" ?disabled=${learn.tries.includes(`${kind}-${line}`)} @click=${() => dispatch({ type: 'answer', answer: `${kind}-${line}` })} aria-label=${t(kind === 'row' ? 'learn.row' : 'learn.column', { line })}>${line}</button>`)}
    </div>`;
  },
  press: (square) => ({ type: 'answer', answer: `${kind}-${square[kind] + 1}` }),
});

export const row = line('row');
export const column = line('column');
