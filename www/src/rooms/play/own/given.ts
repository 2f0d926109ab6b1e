// The queens that the engine added, and the other options with equally few queens. The easiest puzzle is first.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { PuzzleGrade } from '../../../engine/types';
import { t } from '../../../texts/texts';
import { RULES } from '../puzzle/puzzle';
import type { AddedQueens } from '../questions';
import { squareList } from '../squares';
import { type Own, type OwnAction, offerOf } from './slice';

export function given(own: Own, act: (action: OwnAction) => void): TemplateResult | typeof nothing {
  const offer = offerOf(own);
  const [first] = offer?.given.easiest ?? [];
  if (!offer || !first || first.squares.length === 0) return nothing;
  const { choices, easiest } = offer.given;
  const rest = choices - easiest.length;
  return html`<section class="given" aria-labelledby="given">
    <h2 id="given">${t('play.own.given', { count: first.squares.length })}</h2>
    <p class="small quiet">${t('play.own.choices', { count: choices })}</p>
    <ol class="given__choices">${easiest.map(
      (
        choice,
        index,
      ) => html`<li><button class="given__choice" aria-pressed=${index === offer.chosen} @click=${() => act({ type: 'choose', index })}>
        <span>${squareList(offer.of.size, choice.squares)}</span><span>${gradeText(choice)}</span>
      </button></li>`,
    )}</ol>
    ${rest > 0 ? html`<p class="small quiet">${t('play.own.choicesMore', { count: rest })}</p>` : nothing}
  </section>`;
}

/** "hard (trials: 1)". */
const gradeText = ({ level, grade, hardest }: AddedQueens['easiest'][number]): string =>
  t('play.own.choiceTakes', {
    word: t('play.word', { word: level ?? 'search' }),
    rule: t('play.rule', { rule: RULES[GRADES.indexOf(grade)] ?? 'trial-and-rules' }),
    count: hardest,
  });

const GRADES: readonly PuzzleGrade[] = ['singles', 'pointers', 'killers', 'sets', 'trial', 'trial-and-rules'];
