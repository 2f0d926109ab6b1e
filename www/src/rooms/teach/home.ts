// What there is for teachers, each with what it is for and the way to it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { lessonsLink, notesLink } from '../learn/links';
import type { ViewProps } from '../room';
import { classLink, embedLink, handoutLink, sheetsLink } from '../share/links';
import { watchLink } from '../theatre/links';
import { collectLink, deskLink, editorLink, handsLink, testsLink, togetherLink } from './links';
import type { Teach, TeachAction } from './slice';

const OFFERS = [
  { name: 'teach.classPage', what: 'teach.classPageWhat', href: classLink() },
  { name: 'teach.collect', what: 'teach.collectWhat', href: collectLink() },
  { name: 'teach.together', what: 'teach.togetherWhat', href: togetherLink() },
  { name: 'teach.hands', what: 'teach.handsWhat', href: handsLink() },
  { name: 'teach.projector', what: 'teach.projectorWhat', href: lessonsLink() },
  { name: 'teach.desk', what: 'teach.deskWhat', href: deskLink() },
  { name: 'teach.handout', what: 'teach.handoutWhat', href: handoutLink() },
  { name: 'teach.sheets', what: 'teach.sheetsWhat', href: sheetsLink() },
  { name: 'teach.exam', what: 'teach.examWhat', href: testsLink() },
  { name: 'teach.embed', what: 'teach.embedWhat', href: embedLink() },
  { name: 'teach.predict', what: 'teach.predictWhat', href: watchLink(6) },
  { name: 'teach.write', what: 'teach.writeWhat', href: editorLink() },
  { name: 'teach.ownLesson', what: 'teach.ownLessonWhat', href: lessonsLink() },
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
              ${own.shelf.map(({ name, title }) => html`<li><a href=${notesLink(name)}>${title}</a></li>`)}
            </ol>
          </section>`
    }
  </main>`;
}
