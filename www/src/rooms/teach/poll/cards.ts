// The cards on paper: a number and a word of modules, with a small letter at each side. The letter at the upper side is the answer.

import { html, svg, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { choice } from '../../../ui/kit/controls';
import { number } from '../../../ui/kit/number';
import type { ViewProps } from '../../room';
import type { Teach, TeachAction } from '../slice';
import { CARDS, modulesOf, SIDE, TURNS } from './codebook';
import { LETTERS } from './poll';
import type { CardsChoice } from './slice';

type TeachProps = ViewProps<Teach, TeachAction>;

export function cardsView({ own, dispatch }: TeachProps): TemplateResult {
  const { count, each, paper } = own.poll.cards;
  const to = (cards: Partial<CardsChoice>): void => dispatch({ type: 'poll', action: { type: 'cards', cards } });
  const pages = Math.ceil(count / each);
  return html`<main id="main" tabindex="-1" class="teach cards">
    <div class="cards__choices">
      <p><button class="btn" data-kind="text" @click=${() => dispatch({ type: 'poll', action: { type: 'show', shows: 'ask' } })}>${t('teach.pollBack')}</button></p>
      <h1>${t('teach.cards')}</h1>
      <p class="read">${t('teach.cardsWhat', { most: CARDS })}</p>
      <div class="row">
        ${number(t('teach.cardsCount'), count, (count) => to({ count: Math.min(CARDS, Math.max(1, count)) }))}
        ${choice(t('teach.cardsEach'), {
          of: [1, 2, 4] as const,
          now: each,
          name: (each) => t('teach.cardsOnPage', { count: each }),
          choose: (each) => to({ each }),
        })}
        ${choice(t('teach.paper'), {
          of: ['A4', 'letter'] as const,
          now: paper,
          name: (paper) => t('teach.papers', { paper }),
          choose: (paper) => to({ paper }),
        })}
        <button class="btn" data-kind="main" @click=${() => print()}>${t('teach.print')}</button>
      </div>
    </div>
    <div class="cards__pages">
      ${Array.from({ length: pages }, (_, page) => {
        const numbers = Array.from({ length: each }, (_, at) => page * each + at + 1).filter((one) => one <= count);
        return html`<article class="cards__page printed printed-page" data-paper=${paper} data-each=${each} aria-label=${t('teach.cardsPage', { page: page + 1, pages })}>
          ${numbers.map(card)}
        </article>`;
      })}
    </div>
  </main>`;
}

/** Modules of white around the frame, for the letters. */
const MARGIN = 2;
const ACROSS = SIDE + 2;
const WHOLE = ACROSS + 2 * MARGIN;

function card(number: number): TemplateResult {
  const modules = modulesOf(number);
  const black = modules.flatMap((isBlack, at) =>
    isBlack ? [`M${(at % SIDE) + 1} ${Math.floor(at / SIDE) + 1}h1v1h-1z`] : [],
  );
  const frame = `M0 0h${ACROSS}v${ACROSS}h${-ACROSS}zM1 1v${SIDE}h${SIDE}v${-SIDE}z`;
  const middle = ACROSS / 2;
  return html`<svg class="card" viewBox="${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}" role="img" aria-label=${t('teach.card', { number })}>
    <path class="card__cut" d="M${-MARGIN} ${-MARGIN}h${WHOLE}v${WHOLE}h${-WHOLE}z" />
    <path d="${frame}${black.join('')}" />
    ${TURNS.map((turn) => svg`<g transform="rotate(${90 * turn} ${middle} ${middle})"><text class="card__letter" x=${middle} y="-1.15">${LETTERS[turn]}</text><text class="card__number" x=${-MARGIN + 0.3} y=${-MARGIN + 0.75}>${digits(number)}</text></g>`)}
  </svg>`;
}
