// For somebody who is here for the first time: what this is, what a queen attacks, and what to do. Gone for good with the
// first action.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';
import { lessonLink } from '../learn/links';

export const intro = ({ ui, input }: Shared, dispatch: AppDispatch): TemplateResult | typeof nothing =>
  ui.introduced
    ? nothing
    : html`<section class="intro" aria-label=${t('intro.label')}>
        <svg class="intro__queen" viewBox="0 0 5 5" role="img" aria-label=${t('intro.attacks')}>
          <path d="M1.6 2.5H.2M3.4 2.5H4.8M2.5 1.6V.2M2.5 3.4V4.8M1.7 1.7L.2 .2M3.3 3.3L4.8 4.8M3.3 1.7L4.8 .2M1.7 3.3L.2 4.8" />
          <use href="#queen" x="1.9" y="1.9" width="1.2" height="1.2" />
        </svg>
        <div>
          <p class="intro__what">${t('intro.what', { size: input.rows.length })}</p>
          <p>${t('intro.next')} <a href=${lessonLink('the-rule')}>${t('intro.learn')}</a></p>
        </div>
        <button
          class="key"
          aria-label=${t('top.close')}
          @click=${() => dispatch({ type: 'ui', ui: { introduced: true } })}
        >${icon('cross')}</button>
      </section>`;
