// The solutions that a half turn or a quarter turn of the board leaves unchanged, counted without the others.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Turn } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { progress } from '../../ui/progress';
import { type SolutionsProps, TURNS } from './slice';

/** Both numbers, where the board is not too large for them. */
export function turned(props: SolutionsProps): TemplateResult | typeof nothing {
  const size = props.shared.input.rows.length;
  const turns = (['half', 'quarter'] as const).filter((turn) => size <= TURNS[turn].most);
  if (turns.length === 0) return nothing;
  return html`<section class="turned" aria-label=${t('solutions.turned')}>
    <h2>${t('solutions.turned')}</h2>
    <dl class="turned__list">${turns.map((turn) => html`<div class="turned__row"><dt>${nameOf(turn)}</dt><dd class="turned__number">${number(props, turn, size)}</dd></div>`)}</dl>
  </section>`;
}

const nameOf = (turn: Turn): string => t(turn === 'half' ? 'solutions.halfTurn' : 'solutions.quarterTurn');

/** The number; while it is counted, how far that is; before, a button. */
function number({ own, dispatch }: SolutionsProps, turn: Turn, size: number): TemplateResult {
  const known = own.turned[turn]?.size === size ? own.turned[turn] : null;
  if (known?.kind === 'known') return html`<b class="num">${digits(known.found)}</b>`;
  const what = { turn: nameOf(turn) };
  if (known?.kind === 'running' || (!known && size <= TURNS[turn].atOnce))
    return html`${progress(t('solutions.turnedPart', what), known?.share ?? 0)}
      <button class="btn" aria-label=${t('solutions.turnedStop', what)} ?disabled=${!known} @click=${() => dispatch({ type: 'stopTurned', turn })}>${t('solutions.cancel')}</button>`;
  return html`<button class="btn" @click=${() => dispatch({ type: 'countTurned', turn, size })}>${t('solutions.turnedCount', what)}</button>`;
}
