// Lines that are put in order, each moved up or down.

import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Question } from '../../../kernel/classroom/lesson';
import { t } from '../../../texts/texts';
import { linesOf } from '../draft';
import { phrase } from '../prose';
import { renderSubmit, type Way } from './way';

const labelOf = ({ choices }: Question, id: string): string => choices.find((choice) => choice.id === id)?.label ?? id;

export const order: Way = {
  view(asking) {
    const { learn, question, dispatch } = asking;
    const ids = linesOf(learn.draft, question.choices);
    const move = (line: string, by: -1 | 1): void => dispatch({ type: 'move', line, by });
    return html`<p>${t('learn.putInOrder')}</p>
      <ol class="question__order">
        ${repeat(
          ids,
          (id) => id,
          (id, at) => {
            const label = labelOf(question, id);
            return html`<li>
              <button class="btn" aria-label=${t('learn.up', { line: label })} ?disabled=${at === 0} @click=${() => move(id, -1)}>↑</button>
              <button class="btn" aria-label=${t('learn.down', { line: label })} ?disabled=${at === ids.length - 1} @click=${() => move(id, 1)}>↓</button>
              <span>${phrase(label)}</span>
            </li>`;
          },
        )}
      </ol>
      ${renderSubmit(ids.join(' '), asking)}`;
  },
  inWords: (question, [answer = '']) =>
    html`${answer.split(' ').map((id, at) => html`<span>${at + 1}. ${phrase(labelOf(question, id))}</span>`)}`,
};
