// The navigation of Teach, and two of its pages: the tools for a lesson in the room, and the tools on paper.

import { html, nothing, type TemplateResult } from 'lit-html';
import { t } from '../../texts/texts';
import { scrollToCurrent } from '../../ui/scroll-to-current';
import { lessonsLink, notesLink } from '../learn/links';
import type { ViewProps } from '../room';
import { embedLink, handoutLink, sheetsLink } from '../share/links';
import { watchLink } from '../theatre/links';
import {
  classLink,
  collectLink,
  editorLink,
  inRoomLink,
  pollLink,
  sheetsPageLink,
  teacherWindowLink,
  testsLink,
  togetherLink,
} from './links';
import type { Teach, TeachAction } from './slice';

const PAGES = [
  { name: 'teach.classPage', href: classLink(), shows: ['class'] },
  { name: 'teach.inRoom', href: inRoomLink(), shows: ['room', 'poll', 'teacherWindow', 'together'] },
  { name: 'teach.onPaper', href: sheetsPageLink(), shows: ['sheets'] },
  { name: 'teach.exam', href: testsLink(), shows: ['exam'] },
  { name: 'teach.collectNav', href: collectLink(), shows: ['collect'] },
  { name: 'teach.writeNav', href: editorLink(), shows: ['write'] },
] as const;

/** The row of the pages of Teach. Pupils, who see a class page or a test, have none. */
export function pages({ shows, exam, classPage, poll }: Teach): TemplateResult | typeof nothing {
  if (shows === 'poll' && poll.shows === 'ballot') return nothing;
  if (shows === 'tasks' || (shows === 'exam' && exam.taking) || (shows === 'class' && classPage.received))
    return nothing;
  return html`<nav class="within" aria-label=${t('teach.title')} ${scrollToCurrent(shows)}>
    ${PAGES.map(
      (page) =>
        html`<a href=${page.href} aria-current=${page.shows.some((one) => one === shows) ? 'page' : nothing}>${t(page.name)}</a>`,
    )}
  </nav>`;
}

const IN_ROOM = [
  { name: 'teach.projector', what: 'teach.projectorWhat', href: lessonsLink() },
  { name: 'teach.poll', what: 'teach.pollWhat', href: pollLink() },
  { name: 'teach.window', what: 'teach.windowWhat', href: teacherWindowLink() },
  { name: 'teach.predict', what: 'teach.predictWhat', href: watchLink(6) },
  { name: 'teach.together', what: 'teach.togetherWhat', href: togetherLink() },
] as const;

const ON_PAPER = [
  { name: 'teach.sheets', what: 'teach.sheetsWhat', href: sheetsLink() },
  { name: 'teach.handout', what: 'teach.handoutWhat', href: handoutLink() },
  { name: 'teach.embed', what: 'teach.embedWhat', href: embedLink() },
] as const;

/** Pages of the documentation for schools. */
const SCHOOL = [
  { name: 'teach.privacy', href: 'docs/privacy.html' },
  { name: 'teach.accessibility', href: 'docs/accessibility.html' },
  { name: 'teach.curriculum', href: 'docs/curriculum.html' },
  { name: 'teach.host', href: 'docs/deploying.html#host-it' },
] as const;

const offers = (title: string, offered: typeof IN_ROOM | typeof ON_PAPER): TemplateResult =>
  html`<ul class="teach__offers" aria-label=${title}>
    ${offered.map(({ name, what, href }) => html`<li><h2><a href=${href}>${t(name)}</a></h2><p>${t(what)}</p></li>`)}
  </ul>`;

export const inRoom = (): TemplateResult => html`<main id="main" tabindex="-1" class="teach">
  <h1>${t('teach.inRoom')}</h1>
  ${offers(t('teach.inRoom'), IN_ROOM)}
</main>`;

export const onPaper = ({
  own,
}: ViewProps<Teach, TeachAction>): TemplateResult => html`<main id="main" tabindex="-1" class="teach">
  <h1>${t('teach.onPaper')}</h1>
  ${offers(t('teach.onPaper'), ON_PAPER)}
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
  <section aria-labelledby="teach-school">
    <h2 id="teach-school">${t('teach.school')}</h2>
    <p class="read">${t('teach.schoolWhat')}</p>
    <ul class="row">${SCHOOL.map(({ name, href }) => html`<li><a href=${href}>${t(name)}</a></li>`)}</ul>
  </section>
</main>`;
