// What the Theatre can show: one search on its stage, or several in a race.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../kernel/action';
import { type Key, t } from '../texts/texts';

/** `group`: the rooms that are reached from one another; `view`: the one that is shown. */
export const stages = (group: readonly string[], view: string, dispatch: Dispatch): TemplateResult => html`<div
  class="choice stages"
  role="group"
  aria-label=${t('theatre.stages')}
>${group.map(
  (each) => html`<button
    aria-pressed=${each === view}
    @click=${() => dispatch({ type: 'look', look: { view: each } })}
  >${t(`theatre.shows.${each}` as Key)}</button>`,
)}</div>`;
