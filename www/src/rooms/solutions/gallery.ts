// The gallery: small pictures of all solutions, or of one solution for each orbit, with its controls and pages.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { icon } from '../../board/glyph';
import { t } from '../../texts/texts';
import { inBatches } from '../../ui/batches';
import { galleryHandlers } from './gallery-input';
import { orbitsOf, pageOf, sizeOf } from './list';
import { type Browse, MEMBERS, type Orbits, type SolutionsDispatch } from './slice';

/** If a page has more solutions than this, they are drawn smaller, with dots. */
const MAX_DETAILED = 100;
/** If a page has at most this many solutions, they are drawn larger. */
const MAX_LARGE = 24;

/** The contents of a gallery. */
export interface GalleryContents {
  readonly listed: Orbits;
  /** A name that differs for each list. */
  readonly name: string;
  /** The solution that is on the board. */
  readonly shown: number;
  /** The maximum number of solutions on a page. */
  readonly perPage: number;
  /** Whether the first solution of each orbit is marked. */
  readonly marksFundamental: boolean;
  /** Returns the state that shows a solution. */
  openingOf(solution: number): Partial<Browse>;
  /** The label for screen readers. */
  labelOf(solution: number, folded: boolean): string;
  pictureOf(solution: number, fine: boolean): TemplateResult;
}

export function gallery(contents: GalleryContents, browse: Browse, dispatch: SolutionsDispatch): TemplateResult {
  const { listed, name, shown } = contents;
  const { solutions, page, pages } = pageOf(listed, browse, contents.perPage);
  const fine = solutions.length > MAX_DETAILED;
  const label = browse.folded
    ? t('solutions.orbitsListed', { count: solutions.length })
    : t('solutions.listed', { count: solutions.length });
  const shownOrbit = listed.orbits[shown] ?? 0;
  const place = browse.folded
    ? solutions.findIndex((one) => listed.orbits[one] === shownOrbit)
    : solutions.indexOf(shown);
  const tab = solutions[Math.max(0, place)];
  const handlers = galleryHandlers((solution) =>
    dispatch({ type: 'browse', to: { ...contents.openingOf(solution), shows: 'solution' } }),
  );
  return html`${choices(listed, browse, dispatch)} ${browse.folded ? nothing : legend(contents.marksFundamental)}
    <div
      class="gallery"
      role="listbox"
      aria-label=${label}
      ?data-fine=${fine}
      ?data-large=${solutions.length <= MAX_LARGE}
      @click=${handlers.click}
      @keydown=${handlers.keydown}
    >${inBatches(
      [name, browse.folded, browse.members, browse.page].join(),
      solutions.map((solution) => {
        const related = listed.orbits[solution] === shownOrbit;
        const open = browse.folded ? related : solution === shown;
        const how = { folded: browse.folded, fine, open, related: related && !open, tab: solution === tab };
        return guard([listed, solution, ...Object.values(how)], () => option(contents, solution, how));
      }),
    )}</div>
    ${pages > 1 ? pager(page, pages, dispatch) : nothing}`;
}

/** The appearance of a solution in the gallery. */
interface ImageStyle {
  readonly folded: boolean;
  readonly fine: boolean;
  /** Whether the solution is on the board; whether it is in the same orbit as the solution on the board. */
  readonly open: boolean;
  readonly related: boolean;
  /** Whether it has the tab stop. */
  readonly tab: boolean;
}

function option(
  contents: GalleryContents,
  solution: number,
  { folded, fine, open, related, tab }: ImageStyle,
): TemplateResult {
  const { listed, marksFundamental } = contents;
  const fundamental = marksFundamental && listed.fundamental[listed.orbits[solution] ?? 0] === solution;
  return html`<div
    class="gallery__one"
    role="option"
    tabindex=${tab ? 0 : -1}
    aria-label=${contents.labelOf(solution, folded)}
    aria-selected=${open}
    ?data-related=${related}
    ?data-fundamental=${!folded && fundamental}
    data-solution=${solution}
  >${contents.pictureOf(solution, fine)}${folded && !fine ? html`<span class="gallery__count" aria-hidden="true">${sizeOf(listed, solution)}</span>` : nothing}</div>`;
}

/** The controls: all solutions or one solution for each orbit, and the size of orbits. */
function choices(listed: Orbits, browse: Browse, dispatch: SolutionsDispatch): TemplateResult {
  const pick = (to: Partial<Browse>, pressed: boolean, text: string, label: string | null, off = false) => html`<button
    aria-pressed=${pressed}
    aria-label=${label ?? nothing}
    ?disabled=${off}
    @click=${() => dispatch({ type: 'browse', to })}
  >${text}</button>`;
  const all = listed.orbits.length;
  const orbits = listed.members.length;
  return html`<div class="row gallery__choices">
    <div class="choice" role="group" aria-label=${t('solutions.show')}>
      ${pick({ folded: false }, !browse.folded, t('solutions.all', { count: all }), null)}
      ${pick({ folded: true }, browse.folded, t('solutions.folded', { count: orbits }), null)}
    </div>
    <div class="row gallery__sizes">
      <span aria-hidden="true">${t('solutions.members')}</span>
      <div class="choice" role="group" aria-label=${t('solutions.members')}>
        ${pick({ members: null }, browse.members === null, t('solutions.anyMembers'), null)}
        ${MEMBERS.map((size) => {
          const count = orbitsOf(listed, size);
          const label = t('solutions.orbitsOf', { size, count });
          return pick({ members: size }, browse.members === size, String(size), label, count === 0);
        })}
      </div>
    </div>
  </div>`;
}

/** The legend of the frames and bars. */
const legend = (marksFundamental: boolean): TemplateResult =>
  html`<p class="gallery__key" aria-hidden="true">${(['open', 'kin', 'fundamental'] as const)
    .filter((mark) => mark !== 'fundamental' || marksFundamental)
    .map((mark) => html`<span><i data-is=${mark}></i>${t(`solutions.key.${mark}`)}</span>`)}</p>`;

function pager(page: number, pages: number, dispatch: SolutionsDispatch): TemplateResult {
  const to = (next: number) => () => dispatch({ type: 'browse', to: { page: next } });
  return html`<nav class="row gallery__pages" aria-label=${t('solutions.pages')}>
    <button class="key" aria-label=${t('solutions.previousPage')} ?disabled=${page === 0} @click=${to(page - 1)}>${icon('back')}</button>
    <output aria-live="polite">${t('solutions.page', { page: page + 1, pages })}</output>
    <button class="key" aria-label=${t('solutions.nextPage')} ?disabled=${page === pages - 1} @click=${to(page + 1)}>${icon('next')}</button>
  </nav>`;
}
