// The question of a step: its text, the way to answer it, and the reply.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { t } from '../../texts/texts';
import { phrase } from './prose';
import { isAnswered } from './slice';
import { WAYS } from './ways';
import type { OpenQuestion } from './ways/way';

export function questionView(asking: OpenQuestion): TemplateResult {
  const { learn, question, dispatch } = asking;
  const { questionState } = learn;
  const way = WAYS[question.ask.for];
  if (isAnswered(questionState)) {
    const answer = way.inWords?.(question, questionState.answers);
    return html`<div class="question" data-is="right" role="status">
      <h3>${icon('tick')}<span>${phrase(question.text)}</span></h3>
      ${answer === undefined ? nothing : html`<p class="question__answer num">${answer}</p>`}
      <p class="read">${phrase(question.right)}</p>
    </div>`;
  }
  const wrong = questionState.kind === 'wrong' ? questionState.answer : null;
  return html`<div class="question" data-is=${wrong === null ? nothing : 'wrong'}>
    <h3>${wrong === null ? nothing : icon('cross')}<span>${phrase(question.text)}</span></h3>
    <div role="status">${
      wrong === null
        ? nothing
        : html`${learn.tries.length > 1 ? html`<p class="read">${t('learn.wrongAgain', { tries: learn.tries.length })}</p>` : nothing}
            <p class="read">${phrase(question.wrongs[wrong] ?? question.wrong)}</p>`
    }</div>
    ${way.view(asking)}
    <p>${html`<button class="btn" data-kind="text" ?disabled=${questionState.kind === 'judging'} @click=${() => dispatch({ type: 'show' })}>${t('learn.show')}</button>`}</p>
  </div>`;
}
