// The cards of the Lab. The whole card is the link.

import { html, type TemplateResult } from 'lit-html';
import { linkTo } from '../../kernel/link';
import { roomName } from '../../texts/names';
import { t } from '../../texts/texts';
import type { ViewProps } from '../room';
import { PICTURES } from './pictures';

/** The rooms behind the cards. */
const CARDS = {
  huge: 'large',
  measured: 'figures',
  ten: 'questions',
  unknown: 'frontier',
  checker: 'proof',
  diagonals: 'excluded',
} as const;
type Card = keyof typeof CARDS;

export const labView = (props: ViewProps<null, never>): TemplateResult =>
  html`<main id="main" tabindex="-1" class="lab">
    <h2>${t('lab.title')}</h2>
    <p class="quiet">${t('lab.lead')}</p>
    <div class="lab__cards">${(Object.keys(CARDS) as Card[]).map((card) => cardOf(card, props))}</div>
  </main>`;

function cardOf(card: Card, { shared, dispatchApp }: ViewProps<null, never>): TemplateResult {
  const view = CARDS[card];
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dispatchApp({ type: 'ui', ui: { view } });
  };
  return html`<a href=${linkTo(view, shared.input)} @click=${go}>
    <span class="lab__picture" data-card=${card} aria-hidden="true">${PICTURES[card]()}</span>
    <span class="lab__text"><b>${roomName(view)}</b><span>${t('lab.what', { card })}</span></span>
  </a>`;
}
