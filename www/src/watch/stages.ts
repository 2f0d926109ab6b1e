// What the Theatre can show: one search on its stage, or several in a race.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../kernel/action';
import type { View } from '../kernel/look';
import { t } from '../texts/texts';

const STAGES = ['theatre', 'race'] as const;

export const stages = (view: View, dispatch: Dispatch): TemplateResult => html`<div
  class="choice stages"
  role="group"
  aria-label=${t('theatre.stages')}
>${STAGES.map(
  (each) => html`<button
    aria-pressed=${each === view}
    @click=${() => dispatch({ type: 'look', look: { view: each } })}
  >${t(`theatre.shows.${each}`)}</button>`,
)}</div>`;
