// The solutions that a half turn or a quarter turn of the board leaves unchanged, counted without the other solutions.

import { html, type TemplateResult } from 'lit-html';
import type { Turn } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { number as rows } from '../../ui/kit/number';
import { progress } from '../../ui/progress';
import { type SolutionsProps, TURNS, turnedRows } from './slice';

/** Renders both numbers. They are far smaller than the number of all solutions, so larger boards can be counted. */
export function renderTurnedCounts(props: SolutionsProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const size = turnedRows(own, shared);
  const turns = (['half', 'quarter'] as const).filter((turn) => size <= TURNS[turn].most);
  return html`<section class="turned" aria-label=${t('solutions.turned')}>
    <h2>${t('solutions.turned')}</h2>
    ${rows('n', size, (rows) => dispatch({ type: 'turnRows', rows }))}
    <dl class="turned__list">${turns.map((turn) => html`<div class="turned__row"><dt>${nameOf(turn)}</dt><dd class="turned__number">${number(props, turn, size)}</dd></div>`)}</dl>
  </section>`;
}

const nameOf = (turn: Turn): string => t(turn === 'half' ? 'solutions.halfTurn' : 'solutions.quarterTurn');

/** The number, or the progress while it is counted, or a button before that. */
function number({ own, dispatch }: SolutionsProps, turn: Turn, size: number): TemplateResult {
  const known = own.turned[turn]?.size === size ? own.turned[turn] : null;
  if (known?.kind === 'known') return html`<b class="num">${digits(known.found)}</b>`;
  const what = { turn: nameOf(turn) };
  if (known?.kind === 'running' || (!known && size <= TURNS[turn].atOnce))
    return html`${progress(t('solutions.turnedPart', what), known?.share ?? 0)}
      <button class="btn" aria-label=${t('solutions.turnedStop', what)} ?disabled=${!known} @click=${() => dispatch({ type: 'stopTurned', turn })}>${t('solutions.cancel')}</button>`;
  return html`<button class="btn" @click=${() => dispatch({ type: 'countTurned', turn, size })}>${t('solutions.turnedCount', what)}</button>`;
}
