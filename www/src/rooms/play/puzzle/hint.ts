// The hint, in three degrees: where to look, why, and the move itself. The board draws the content of the sentence.

import { html, nothing, type TemplateResult } from 'lit-html';
import { rich } from '../../../texts/rich';
import { t } from '../../../texts/texts';
import type { Hint } from '../questions';
import type { PlayProps } from '../slice';
import { forcedBy, guessSentence, where, why } from './sentences';
import type { SolvingAction } from './slice';
import { DEGREES, type Degree } from './solving';

/** Why each queen of a trial is forced. */
function chain(hint: Hint, size: number): TemplateResult | typeof nothing {
  const steps = forcedBy(hint, size);
  return steps.length === 0
    ? nothing
    : html`<ol class="small hint__chain">${steps.map(({ key, values }) => html`<li>${rich(key, values)}</li>`)}</ol>`;
}

/** The button from an explained hint to the lesson about its technique. */
export function lessonButton({ own: { solving }, dispatch }: PlayProps): TemplateResult | typeof nothing {
  const { hint: open, found } = solving;
  const family = found?.puzzle.family;
  if (open?.hint.kind !== 'step' || open.degree === 'where' || !family || family === 'guilty') return nothing;
  const rule = open.hint.step.rule === 'trial-and-rules' ? 'trial' : open.hint.step.rule;
  const learn = (): void => dispatch({ type: 'training', action: { type: 'learn', family, rule } });
  return html`<button class="btn hint__explained" data-kind="text" @click=${learn}>${t('play.lesson.open', { rule })}</button>`;
}

export function hint(props: PlayProps, act: (action: SolvingAction) => void): TemplateResult {
  const { solving } = props.own;
  const { hint: open, guess, found } = solving;
  const puzzle = found?.puzzle;
  if (!puzzle || puzzle.family === 'guilty') return html``;
  const sentence = open ? (open.degree === 'where' ? where(open.hint, puzzle.size) : why(open.hint, puzzle)) : null;
  const may = guess ? guessSentence(guess) : null;
  return html`<section class="hint next" aria-label=${t('play.hint.label')}>
    <div class="hint__head">
      <h2>${t('play.hint.label')}</h2>
      <div class="choice" role="group" aria-label=${t('play.hint.degrees')}>${DEGREES.map(
        (degree: Degree) => html`<button
          aria-pressed=${open?.degree === degree}
          @click=${() => act(open?.degree === degree && degree !== 'do' ? { type: 'closeHint' } : { type: 'askHint', degree })}
        >${t('play.hint.degree', { degree })}</button>`,
      )}</div>
    </div>
    <div aria-live="polite">
      ${sentence ? html`<p class="explanation">${rich(sentence.key, sentence.values)}</p>` : nothing}
      ${open && open.degree !== 'where' ? chain(open.hint, puzzle.size) : nothing}
      ${lessonButton(props)}
      ${may ? html`<p class="small quiet">${t(may.key, may.values)}</p>` : nothing}
    </div>
    ${may ? nothing : html`<p><button class="btn" data-kind="text" @click=${() => act({ type: 'askGuess' })}>${t('play.hint.mayI')}</button></p>`}
  </section>`;
}
