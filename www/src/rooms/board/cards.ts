// Links to other rooms: today's puzzle, and the first lesson.

import { html, type TemplateResult } from 'lit-html';
import { linkInto } from '../../kernel/link';
import { t } from '../../texts/texts';
import { lessonLink } from '../learn/links';

export const cards = (): TemplateResult => html`<nav class="cards" aria-label=${t('cards.label')}>
  <a class="card" href=${linkInto('play')}><b>${t('cards.today')}</b><span>${t('cards.todayWhat')}</span></a>
  <a class="card" href=${lessonLink('the-rule')}><b>${t('cards.explained')}</b><span>${t('cards.explainedWhat')}</span></a>
</nav>`;
