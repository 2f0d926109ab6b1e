// All ways to finish the board under another rule: the one that is open, the heat map, and the gallery of all, in orbits under
// the rotations and reflections that the rule keeps.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { createBoard } from '../../board/board';
import { icon } from '../../board/glyph';
import { type BoardModel, untouched } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import { keptEmpty, signsOf } from '../../board/variant/extras';
import { over } from '../../board/variant/over';
import { partsOf, pieceOf } from '../../board/variant/parts';
import { calledBy, ruleOn, unknownRule } from '../../board/variant/table';
import type { Variant } from '../../kernel/input';
import { digits, t } from '../../texts/texts';
import { arriving } from '../../ui/arriving';
import { properties } from '../../ui/style';
import { opening } from './hands';
import { heatOf, scale } from './scale';
import { type Browse, type SolutionsProps, type VariantList, waysOf } from './slice';

/** Ways on one page of the gallery. */
const PAGE = 100;

export function createVariantSolutions(): (props: SolutionsProps, variant: Variant) => TemplateResult {
  const board = createBoard();
  return (props, variant) => {
    const { own, dispatch, dispatchApp } = props;
    const list = own.variantList?.board === variant ? own.variantList : null;
    const open = list ? Math.min(own.browse.orbit, Math.max(0, list.orbits.length - 1)) : 0;
    const model = modelOf(props, variant, list, open);
    const { columns } = variant;
    const place = (): void => {
      if (!list) return;
      dispatchApp({ type: 'rule', variant: { ...variant, squares: [...waysOf(list, open)] } });
      dispatchApp({ type: 'ui', ui: { view: 'board' } });
    };
    const shows = own.browse.shows;
    const pick = (to: Browse['shows'], text: string): TemplateResult =>
      html`<button aria-pressed=${shows === to} @click=${() => dispatch({ type: 'browse', to: { shows: to } })}>${text}</button>`;
    return html`<main id="main" tabindex="-1" class="solutions" ${properties({ '--n': Math.max(variant.rows, columns) })} aria-busy=${list === null}>
      <section class="solutions__board" aria-label=${t('solutions.board')}>
        <div class="choice" role="group" aria-label=${t('solutions.boardShows')}>
          ${pick('solution', t('solutions.oneSolution'))} ${pick('heat', t('solutions.heat'))}
        </div>
        <div class="solved" ?data-heat=${model.heat !== null} ${heatOf(model.heat)}>${board(model, (action) => action.type === 'ui' && dispatchApp(action))}</div>
        ${model.heat ? scale(model.heat) : nothing}
        ${
          list && list.orbits.length > 0
            ? html`<p class="solutions__note">${
                shows === 'heat'
                  ? t('solutions.variantHeat', { count: list.orbits.length })
                  : t('solutions.variantOne', {
                      solution: open + 1,
                      orbit: (list.orbits[open] ?? 0) + 1,
                      count: list.orbits.filter((orbit) => orbit === list.orbits[open]).length,
                    })
              }</p>
              <div class="row"><button class="btn" data-kind="main" @click=${place}>${t('solutions.place')}</button></div>`
            : nothing
        }
      </section>
      <section class="solutions__all" aria-label=${t('solutions.gallery')}>${all(props, variant, list, open)}</section>
    </main>`;
  };
}

function modelOf(
  { own, shared }: SolutionsProps,
  variant: Variant,
  list: VariantList | null,
  open: number,
): BoardModel {
  const rule = list ? { ...ruleOn(list.table, variant), ...calledBy(variant) } : unknownRule(variant);
  const given = new Set(variant.squares);
  const shown = list && own.browse.shows === 'solution' && list.orbits.length > 0 ? waysOf(list, open) : null;
  const offsets = [...(list?.table.offsets ?? [])];
  return {
    ...untouched,
    rule,
    given,
    pieces: shown ? new Set(shown) : null,
    signs: signsOf(variant),
    leftOut: keptEmpty(variant),
    heat: list && own.browse.shows === 'heat' ? list.heat : null,
    attacks: false,
    still: false,
    cursor: shared.ui.cursor,
    glyph: (as, small) => pieceGlyph(pieceOf(partsOf(variant.rule).law), as, small),
    over: over(variant, undefined),
    ...(Math.max(0, ...offsets) > 0 ? { offsets } : {}),
  };
}

function all(
  { own, dispatch }: SolutionsProps,
  variant: Variant,
  list: VariantList | null,
  open: number,
): TemplateResult {
  const { browse } = own;
  if (!list) return figure('…', t('solutions.listing'), true);
  const count = list.orbits.length;
  const orbits = list.firsts.length;
  const text = list.cut ? `> ${digits(count)}` : digits(count);
  const caption = t('solutions.variantIn', { count, orbits, symmetries: list.table.symmetries.length });
  if (count === 0) return figure('0', t('solutions.variantNone'), false);
  const listed = browse.folded ? list.firsts : [...list.orbits.keys()];
  const pages = Math.ceil(listed.length / PAGE);
  const page = Math.min(browse.page, pages - 1);
  const shown = listed.slice(page * PAGE, (page + 1) * PAGE);
  const fold = (folded: boolean, label: string): TemplateResult => html`<button
    aria-pressed=${browse.folded === folded}
    @click=${() => dispatch({ type: 'browse', to: { folded } })}
  >${label}</button>`;
  const tab = shown.includes(open) ? open : shown[0];
  const handlers = opening((orbit) => dispatch({ type: 'browse', to: { orbit, shows: 'solution' } }));
  return html`${figure(text, caption, false)}
    ${list.cut ? html`<p class="solutions__note">${t('solutions.variantCut', { count })}</p>` : nothing}
    <div class="row gallery__choices"><div class="choice" role="group" aria-label=${t('solutions.show')}>
      ${fold(false, t('solutions.all', { count }))} ${fold(true, t('solutions.folded', { count: orbits }))}
    </div></div>
    <div
      class="gallery"
      role="listbox"
      aria-label=${t('solutions.listed', { count: shown.length })}
      ?data-large=${shown.length <= 24}
      @click=${handlers.click}
      @keydown=${handlers.keydown}
    >${arriving(
      [variant.rule, browse.folded, page].join(),
      shown.map((way) =>
        guard([list, way, way === open, way === tab, list.orbits[way] === list.orbits[open]], () =>
          option(variant, list, way, open, way === tab),
        ),
      ),
    )}</div>
    ${pages > 1 ? pager(page, pages, dispatch) : nothing}`;
}

const figure = (
  text: string,
  caption: string,
  busy: boolean,
): TemplateResult => html`<div class="figure" aria-busy=${busy}>
  <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
  <p class="figure__of">${caption}</p>
</div>`;

function option(variant: Variant, list: VariantList, way: number, open: number, tab: boolean): TemplateResult {
  const { rows, columns, walls } = variant;
  const squares = waysOf(list, way);
  const orbit = list.orbits[way] ?? 0;
  const at = (square: number): { x: number; y: number } => ({
    x: square % columns,
    y: Math.floor(square / columns),
  });
  const pieces = Array.from(squares, (square) => {
    const { x, y } = at(square);
    return `M${x + 0.15} ${y + 0.5}a.35 .35 0 1 0 .7 0a.35 .35 0 1 0-.7 0`;
  }).join('');
  const cut = walls
    .map((square) => {
      const { x, y } = at(square);
      return `M${x} ${y}h1v1h-1z`;
    })
    .join('');
  const places = Array.from(squares, (square) => `${at(square).y + 1}, ${at(square).x + 1}`).join('; ');
  return html`<div
    class="gallery__one"
    role="option"
    tabindex=${tab ? 0 : -1}
    aria-label=${t('solutions.variantOption', { solution: way + 1, orbit: orbit + 1, places })}
    aria-selected=${way === open}
    ?data-kin=${way !== open && orbit === list.orbits[open]}
    data-solution=${way}
  ><svg class="picture picture--variant" viewBox="0 0 ${columns} ${rows}" aria-hidden="true" ${properties({ '--n': rows, '--m': columns })}>${svg`<path d=${pieces} /><path class="picture__wall" d=${cut} />`}</svg></div>`;
}

function pager(page: number, pages: number, dispatch: SolutionsProps['dispatch']): TemplateResult {
  const to = (next: number) => () => dispatch({ type: 'browse', to: { page: next } });
  return html`<nav class="row gallery__pages" aria-label=${t('solutions.pages')}>
    <button class="key" aria-label=${t('solutions.previousPage')} ?disabled=${page === 0} @click=${to(page - 1)}>${icon('back')}</button>
    <output aria-live="polite">${t('solutions.page', { page: page + 1, pages })}</output>
    <button class="key" aria-label=${t('solutions.nextPage')} ?disabled=${page === pages - 1} @click=${to(page + 1)}>${icon('next')}</button>
  </nav>`;
}
