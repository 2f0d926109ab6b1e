// A machine word, filled in bit by bit. The answer names the columns of its ones.

import { html } from 'lit-html';
import { t } from '../../../texts/texts';
import { nameOf } from '../../../watch/names';
import { partsOf } from '../draft';
import { renderSubmit, type Way } from './way';

export const word: Way = {
  view(asking) {
    const { learn, question, shared, dispatch } = asking;
    const parts = partsOf(learn.draft);
    const columns = Array.from({ length: shared.input.rows.length }, (_, index) => String(index + 1));
    const name = nameOf(String(question.ask.truth.name));
    return html`<p>${t('learn.setBits', { name })}</p>
      <div class="question__bits" role="group" aria-label=${name}>
        ${columns.map((column) => {
          const bit = parts.includes(column) ? 1 : 0;
          return html`<button class="btn" aria-pressed=${bit === 1} aria-label=${t('learn.bit', { line: column, bit })} @click=${() => dispatch({ type: 'part', part: column })}><small aria-hidden="true">${column}</small>${bit}</button>`;
        })}
      </div>
      ${renderSubmit('', asking)}`;
  },
  inWords: (_, [answer = '']) => t('learn.bitsAre', { columns: answer.replaceAll(' ', ', ') || '–' }),
};
