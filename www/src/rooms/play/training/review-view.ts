// The review next to a solved puzzle: the rules that it took, the rules that were skipped, and a button to train each of them.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { LADDER } from '../puzzle/puzzle';
import type { PlayProps } from '../slice';
import type { Trained } from './technique';

export function reviewSection({
  own: { review, solving, wanted },
  dispatch,
}: PlayProps): TemplateResult | typeof nothing {
  if (!review) return nothing;
  const family = solving.found?.puzzle.family;
  const of = !family || family === 'guilty' ? wanted.family : family;
  const rules = LADDER.filter((rule) => review.used[rule] || review.missed[rule]);
  if (rules.length === 0) return nothing;
  const key = (rule: Trained): TemplateResult =>
    html`<button class="btn" data-kind="text" aria-label=${t('play.review.trainRule', { rule })} @click=${() => dispatch({ type: 'training', action: { type: 'begin', family: of, wanted: rule } })}>${t('play.review.train')}</button>`;
  const rows = rules.map((rule) => {
    const said = t('play.review.rule', { rule, used: review.used[rule] ?? 0, missed: review.missed[rule] ?? 0 });
    return html`<li><span>${said}</span>${rule === 'trial-and-rules' ? nothing : key(rule)}</li>`;
  });
  return html`<section class="reviewed" aria-labelledby="reviewed"><h3 id="reviewed">${t('play.review.title')}</h3><ul>${rows}</ul></section>`;
}
