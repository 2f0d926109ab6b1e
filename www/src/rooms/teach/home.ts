// What there is for teachers, each with what it is for and the way to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import type { ViewProps } from '../room';
import type { Teach, TeachAction } from './slice';

const OFFERS = [
  { name: 'teach.classPage', what: 'teach.classPageWhat', href: '#1&view=share&n=8&own=class' },
  { name: 'teach.collect', what: 'teach.collectWhat', href: '#1&view=teach&n=8&own=collect' },
  { name: 'teach.together', what: 'teach.togetherWhat', href: '#1&view=teach&n=8&own=count' },
  { name: 'teach.hands', what: 'teach.handsWhat', href: '#1&view=teach&n=8&own=hands' },
  { name: 'teach.projector', what: 'teach.projectorWhat', href: '#1&view=learn&n=8' },
  { name: 'teach.desk', what: 'teach.deskWhat', href: '#1&view=teach&n=8&own=desk' },
  { name: 'teach.handout', what: 'teach.handoutWhat', href: '#1&view=share&n=8&own=link' },
  { name: 'teach.sheets', what: 'teach.sheetsWhat', href: '#1&view=share&n=8&own=print' },
  { name: 'teach.exam', what: 'teach.examWhat', href: '#1&view=teach&n=8&own=test' },
  { name: 'teach.embed', what: 'teach.embedWhat', href: '#1&view=share&n=8&own=embed' },
  { name: 'teach.predict', what: 'teach.predictWhat', href: '#1&view=theatre&n=6' },
  { name: 'teach.write', what: 'teach.writeWhat', href: '#1&view=teach&n=8&own=write' },
  { name: 'teach.ownLesson', what: 'teach.ownLessonWhat', href: '#1&view=learn&n=8' },
] as const;

export function home({ own }: ViewProps<Teach, TeachAction>): TemplateResult {
  return html`<main id="main" tabindex="-1" class="teach">
    <h1>${t('teach.title')}</h1>
    <p class="read">${t('teach.what')}</p>
    <ul class="teach__offers" aria-label=${t('teach.title')}>
      ${OFFERS.map(({ name, what, href }) => html`<li><h2><a href=${href}>${t(name)}</a></h2><p>${t(what)}</p></li>`)}
    </ul>
    ${
      own.shelf.length === 0
        ? nothing
        : html`<section aria-labelledby="teach-notes">
            <h2 id="teach-notes">${t('teach.notes')}</h2>
            <p class="read">${t('teach.notesWhat')}</p>
            <ol class="teach__notes">
              ${own.shelf.map(({ name, title }) => html`<li><a href=${`#1&view=learn&n=8&own=${name}.notes`}>${title}</a></li>`)}
            </ol>
          </section>`
    }
  </main>`;
}
