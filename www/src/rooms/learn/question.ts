// The question of a step: what is asked, the ways to answer it, and what became of the answer.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { Question } from '../../kernel/classroom/lesson';
import { digits, t } from '../../texts/texts';
import type { Dispatch } from '../room';
import { phrase } from './prose';
import { isTold, type Learn, type LearnAction } from './slice';

export function questionView(
  learn: Learn,
  question: Question,
  size: number,
  dispatch: Dispatch<LearnAction>,
): TemplateResult {
  const { asked } = learn;
  if (isTold(asked)) {
    return html`<div class="question" data-is="right" role="status">
      <h3>${icon('tick')}<span>${phrase(question.text)}</span></h3>
      ${answersText(question, asked.answers)}
      <p class="read">${phrase(question.right)}</p>
    </div>`;
  }
  const wrong = asked.kind === 'wrong' ? asked.answer : null;
  return html`<div class="question" data-is=${wrong === null ? nothing : 'wrong'}>
    <h3>${wrong === null ? nothing : icon('cross')}<span>${phrase(question.text)}</span></h3>
    <div role="status">${
      wrong === null ? nothing : html`<p class="read">${phrase(question.wrongs[wrong] ?? question.wrong)}</p>`
    }</div>
    ${ways(learn, question, size, dispatch)}
    <p>${html`<button class="btn" data-kind="text" ?disabled=${asked.kind === 'judging'} @click=${() => dispatch({ type: 'show' })}>${t('learn.show')}</button>`}</p>
  </div>`;
}

/** The ways to answer beside the board itself. */
function ways(learn: Learn, { ask, choices }: Question, size: number, dispatch: Dispatch<LearnAction>): TemplateResult {
  const answer = (answer: string) => () => dispatch({ type: 'answer', answer });
  switch (ask.for) {
    case 'square':
      return html`<p>${t('learn.answerOnBoard')}</p>`;
    case 'row':
    case 'column': {
      const lines = Array.from({ length: size }, (_, index) => index + 1);
      return html`<p>${t('learn.answerLine')}</p><div class="question__lines" role="group" aria-label=${t('learn.answers')}>
        ${lines.map((line) => html`<button class="btn" ?disabled=${learn.tries.includes(`${ask.for}-${line}`)} @click=${answer(`${ask.for}-${line}`)} aria-label=${t(ask.for === 'row' ? 'learn.row' : 'learn.column', { line })}>${line}</button>`)}
      </div>`;
    }
    case 'choice':
      return html`<div class="question__choices" role="group" aria-label=${t('learn.answers')}>
        ${choices.map(({ id, label }) => html`<button class="btn" ?disabled=${learn.tries.includes(id)} @click=${answer(id)}>${phrase(label)}</button>`)}
      </div>`;
    case 'number':
      return html`<form class="row" @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        const field = (event.target as HTMLFormElement).elements.namedItem('number') as HTMLInputElement;
        const digits = field.value.normalize('NFKC').replaceAll(/[\s.,’']/g, '');
        if (/^\d{1,18}$/.test(digits)) dispatch({ type: 'answer', answer: digits.replace(/^0+(?=\d)/, '') });
      }}>
        <input class="field" name="number" inputmode="numeric" autocomplete="off" size="8" aria-label=${t('learn.number')} />
        <button class="btn" data-kind="main">${t('learn.answer')}</button>
      </form>`;
  }
}

/** The answer in words, where the board does not show it. */
function answersText({ ask, choices }: Question, answers: readonly string[]): TemplateResult | typeof nothing {
  const [answer = ''] = answers;
  if (ask.for === 'number')
    return html`<p class="question__answer num">${t('learn.answerIs', { answer: /^\d+$/.test(answer) ? digits(BigInt(answer)) : answer })}</p>`;
  const chosen = choices.find(({ id }) => answers.includes(id));
  return chosen ? html`<p class="question__answer">${phrase(chosen.label)}</p>` : nothing;
}
