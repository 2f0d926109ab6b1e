// The gallery: every solution drawn small, or one for each orbit; what is chosen among them, and how to get to the next page.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { icon } from '../../board/glyph';
import { list, t } from '../../texts/texts';
import { arriving } from '../../ui/arriving';
import { opening } from './hands';
import { picture } from './picture';
import { openingOf, orbitsOf, pageOf, sizeOf } from './shown';
import { type Browse, type Listed, MEMBERS, type SolutionsDispatch, solutionOf } from './slice';

/** More than this many on a page are drawn with dots, and smaller. */
const FEW = 100;
/** This many or less are drawn larger. */
const HANDFUL = 24;

export function gallery(listed: Listed, browse: Browse, shown: number, dispatch: SolutionsDispatch): TemplateResult {
  const { solutions, pages } = pageOf(listed, browse);
  const fine = solutions.length > FEW;
  const large = solutions.length <= HANDFUL;
  const label = browse.folded
    ? t('solutions.orbitsListed', { count: solutions.length })
    : t('solutions.listed', { count: solutions.length });
  const shownOrbit = listed.orbits[shown] ?? 0;
  const place = browse.folded
    ? solutions.findIndex((one) => listed.orbits[one] === shownOrbit)
    : solutions.indexOf(shown);
  const tab = solutions[Math.max(0, place)];
  const handlers = opening((solution) =>
    dispatch({ type: 'browse', to: { ...openingOf(listed, solution), shows: 'solution' } }),
  );
  return html`${choices(listed, browse, dispatch)} ${browse.folded ? nothing : key()}
    <div
      class="gallery"
      role="listbox"
      aria-label=${label}
      ?data-fine=${fine}
      ?data-large=${large}
      @click=${handlers.click}
      @keydown=${handlers.keydown}
    >${arriving(
      [listed.size, browse.folded, browse.members, browse.page].join(),
      solutions.map((solution) => {
        const related = listed.orbits[solution] === shownOrbit;
        const open = browse.folded ? related : solution === shown;
        const how = { folded: browse.folded, fine, open, kin: related && !open, tab: solution === tab };
        return guard([listed, solution, ...Object.values(how)], () => option(listed, solution, how));
      }),
    )}</div>
    ${pages > 1 ? pager(browse, pages, dispatch) : nothing}`;
}

/** How one of the gallery is shown. */
interface How {
  readonly folded: boolean;
  readonly fine: boolean;
  /** It is on the board, or of the orbit that is. */
  readonly open: boolean;
  readonly kin: boolean;
  /** It has the tab stop. */
  readonly tab: boolean;
}

function option(listed: Listed, solution: number, { folded, fine, open, kin, tab }: How): TemplateResult {
  const rows = solutionOf(listed, solution);
  const orbit = listed.orbits[solution] ?? 0;
  const columns = list(Array.from(rows, (column) => column + 1));
  const count = sizeOf(listed, solution);
  const fundamental = listed.fundamental[orbit] === solution;
  const label = folded
    ? t('solutions.orbitOption', { orbit: orbit + 1, count, columns })
    : t(fundamental ? 'solutions.optionFundamental' : 'solutions.option', {
        solution: solution + 1,
        orbit: orbit + 1,
        columns,
      });
  return html`<div
    class="gallery__one"
    role="option"
    tabindex=${tab ? 0 : -1}
    aria-label=${label}
    aria-selected=${open}
    ?data-kin=${kin}
    ?data-fundamental=${!folded && fundamental}
    data-solution=${solution}
  >${picture(rows, fine)}${folded && !fine ? html`<span class="gallery__count" aria-hidden="true">${count}</span>` : nothing}</div>`;
}

/** All or folded into orbits, and orbits of which size. */
function choices(listed: Listed, browse: Browse, dispatch: SolutionsDispatch): TemplateResult {
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

/** What the frames and bars say. */
const key = (): TemplateResult =>
  html`<p class="gallery__key" aria-hidden="true">${(['open', 'kin', 'fundamental'] as const).map(
    (mark) => html`<span><i data-is=${mark}></i>${t(`solutions.key.${mark}`)}</span>`,
  )}</p>`;

function pager({ page }: Browse, pages: number, dispatch: SolutionsDispatch): TemplateResult {
  const here = Math.min(page, pages - 1);
  const to = (next: number) => () => dispatch({ type: 'browse', to: { page: next } });
  return html`<nav class="row gallery__pages" aria-label=${t('solutions.pages')}>
    <button class="key" aria-label=${t('solutions.previousPage')} ?disabled=${here === 0} @click=${to(here - 1)}>${icon('back')}</button>
    <output aria-live="polite">${t('solutions.page', { page: here + 1, pages })}</output>
    <button class="key" aria-label=${t('solutions.nextPage')} ?disabled=${here === pages - 1} @click=${to(here + 1)}>${icon('next')}</button>
  </nav>`;
}
