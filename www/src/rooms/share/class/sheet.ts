// The class page on paper: each link with its title and a code to scan.

import { html, type TemplateResult } from 'lit-html';
import { codePicture } from '../../../board/picture/code';
import { LIGHT } from '../../../board/picture/inks';
import { svgElement } from '../../../board/picture/svg';
import { type ClassLink, type ClassSet, partsOf, roomOf } from '../../../kernel/classroom/set';
import { roomName } from '../../../texts/names';
import { digits, t } from '../../../texts/texts';
import { site } from '../../../ui/site';
import { addressOf } from '../link/view';
import type { ShareProps } from '../slice';
import { shownSet } from './slice';

/** Links on a page. */
const ON_PAGE = 10;

/** Names the target of a link in a few words. */
export function whatOf({ link }: ClassLink): string {
  const room = roomName(roomOf(link));
  return partsOf(link).handout === '' ? room : t('share.classHandout', { room });
}

export function createClassSheet(): (props: ShareProps) => TemplateResult {
  let drawn: { readonly of: readonly unknown[]; readonly pages: TemplateResult[] } | null = null;
  return ({ own, shared }) => {
    const { paper } = own.choices.print;
    const set = shownSet(own.gathered);
    const of = [set, paper, shared.ui.language];
    if (!drawn?.of.every((part, at) => part === of[at])) drawn = { of, pages: pagesOf(set, paper) };
    return html`<div class="sheets">${drawn.pages}</div>`;
  };
}

function pagesOf({ title, links }: ClassSet, paper: string): TemplateResult[] {
  const pages = Math.ceil(links.length / ON_PAGE);
  return Array.from(
    { length: pages },
    (
      _,
      page,
    ) => html`<article class="sheet printed printed-page" data-paper=${paper} aria-label=${t('share.page', { page: page + 1, pages })}>
      <header><h3>${title || t('share.classUntitled')}</h3></header>
      <p class="sheet__what">${t('share.classScan')} <b>${site()}</b></p>
      <ol class="sheet__links" start=${page * ON_PAGE + 1}>
        ${links.slice(page * ON_PAGE, (page + 1) * ON_PAGE).map((link, at) => linkOn(link, page * ON_PAGE + at + 1))}
      </ol>
      <footer>${t('share.page', { page: page + 1, pages })}</footer>
    </article>`,
  );
}

/** The sheet counts by itself: "1. Read" is "Read". */
const withoutNumber = (title: string): string => title.replace(/^\d{1,3}[.):]\s+/, '');

function linkOn(link: ClassLink, number: number): TemplateResult {
  const { handout, hash } = partsOf(link.link);
  const code = codePicture(addressOf(hash, handout));
  return html`<li>
    ${code ? svgElement(code, LIGHT, t('share.classCodeFor', { number })) : html`<span class="sheet__none">${t('share.noCode')}</span>`}
    <div><b>${digits(number)}</b> <span>${withoutNumber(link.title) || t('share.classUntitled')}</span><p>${whatOf(link)}</p></div>
  </li>`;
}
