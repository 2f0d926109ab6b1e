// Answers to choose from: a single answer, or several answers that are submitted together.

import { html } from 'lit-html';
import type { Question } from '../../../kernel/classroom/lesson';
import { t } from '../../../texts/texts';
import { partsOf } from '../draft';
import { phrase } from '../prose';
import { renderSubmit, type Way } from './way';

/** The labels of the right choices, one on each line. */
const labels = ({ choices }: Question, answers: readonly string[]) => {
  const right = answers.flatMap((answer) => answer.split(' '));
  return html`${choices.filter(({ id }) => right.includes(id)).map(({ label }) => html`<span>${phrase(label)}</span>`)}`;
};

export const choice: Way = {
  view: ({ learn, question, dispatch }) =>
    html`<div class="question__choices" role="group" aria-label=${t('learn.answers')}>
      ${question.choices.map(({ id, label }) => html`<button class="btn" ?disabled=${learn.tries.includes(id)} @click=${() => dispatch({ type: 'answer', answer: id })}>${phrase(label)}</button>`)}
    </div>`,
  inWords: labels,
};

export const choices: Way = {
  view(asking) {
    const { learn, question, dispatch } = asking;
    const parts = partsOf(learn.draft);
    return html`<p>${t('learn.chooseAll')}</p>
      <div class="question__choices" role="group" aria-label=${t('learn.answers')}>
        ${question.choices.map(({ id, label }) => html`<button class="btn" aria-pressed=${parts.includes(id)} @click=${() => dispatch({ type: 'part', part: id })}>${phrase(label)}</button>`)}
      </div>
      ${renderSubmit(null, asking)}`;
  },
  inWords: labels,
};
