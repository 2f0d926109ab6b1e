// The class page on paper: each link with its title and a code to scan.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { type ClassLink, type ClassSet, ownOf, partsOf, roomOf } from '../../../kernel/classroom/set';
import { roomName } from '../../../texts/names';
import { digits, language, t } from '../../../texts/texts';
import { addressOf, site } from '../../../ui/site';

/** Names the target of a link in a few words. */
export function whatOf({ link }: ClassLink): string {
  const isTest = roomOf(link) === 'teach' && ownOf(link).startsWith('take.');
  const room = isTest ? t('teach.exam') : roomName(roomOf(link));
  return partsOf(link).handout === '' ? room : t('teach.classHandout', { room });
}

export const hrefOf = ({ link }: ClassLink): string => {
  const { handout, hash } = partsOf(link);
  return addressOf(hash, handout);
};

/** The printed sheet; the screen does not show it. `page`: the address of the page that pupils get. */
export const classSheet = (set: ClassSet, page: string): TemplateResult =>
  html`${guard([set, page, language()], () => sheetOf(set, page))}`;

const sheetOf = ({ title, links }: ClassSet, page: string): TemplateResult => {
  const code = page === '' ? null : codePicture(page);
  return html`<article class="class__sheet" aria-label=${t('teach.classSheet')}>
    <header>
      <div>
        <h1>${title || t('teach.classUntitled')}</h1>
        <p>${t('teach.classScan')} <b>${site()}</b></p>
      </div>
      ${code ? html`<figure>${svgElement(code, LIGHT, t('teach.classCode'))}<figcaption>${t('teach.classCode')}</figcaption></figure>` : nothing}
    </header>
    <ol>${links.map((link, at) => linkOn(link, at + 1))}</ol>
  </article>`;
};

/** The sheet numbers its items, so "1. Read" becomes "Read". */
const withoutNumber = (title: string): string => title.replace(/^\d{1,3}[.):]\s+/, '');

function linkOn(link: ClassLink, number: number): TemplateResult {
  const code = codePicture(hrefOf(link));
  return html`<li>
    ${code ? svgElement(code, LIGHT, t('teach.classCodeFor', { number })) : nothing}
    <div><b>${digits(number)}</b> <span>${withoutNumber(link.title) || t('teach.classUntitled')}</span><p>${whatOf(link)}${code ? nothing : html`. ${t('teach.classNoCode')}`}</p></div>
  </li>`;
}
