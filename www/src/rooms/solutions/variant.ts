// All ways to finish the board under another rule: the open way or the heat map, and the gallery of all ways, in orbits
// under the rotations and reflections that keep the rule.

import { html, nothing, type TemplateResult } from 'lit-html';
import { createBoard } from '../../board/board';
import { type BoardModel, staticModel } from '../../board/model';
import { pieceGlyph } from '../../board/pieces';
import { emptySquares, signsOf } from '../../board/variant/extras';
import { renderLines } from '../../board/variant/over';
import { partsOf, pieceOf } from '../../board/variant/parts';
import { ruleBy } from '../../board/variant/table';
import { cursorOnly } from '../../board/view-only';
import type { Variant } from '../../kernel/input';
import { squareName } from '../../texts/lines';
import { digits, t } from '../../texts/texts';
import { figure } from './figure';
import { type GalleryContents, gallery } from './gallery';
import { renderDots } from './picture';
import { heatOf, scale } from './scale';
import { type Solutions, type SolutionsProps, type VariantList, wayOf } from './slice';

/** The number of ways on a page of the gallery. */
const PAGE = 100;

/** The list for this board; null while the engine makes it. */
export const variantListFor = ({ variantList }: Solutions, variant: Variant): VariantList | null =>
  variantList?.board === variant ? variantList : null;

/** The index of the open way, within the list, because a link may name a way that does not exist. */
const openOf = ({ own: { browse } }: SolutionsProps, { orbits }: VariantList): number =>
  Math.min(browse.orbit, Math.max(0, orbits.length - 1));

/** The board for the open way or the heat map. A view creates it once and calls it in each of its renderings. */
export function createVariantBoard(): (
  props: SolutionsProps,
  variant: Variant,
  list: VariantList | null,
) => TemplateResult {
  const board = createBoard();
  return (props, variant, list) => {
    const model = modelOf(props, variant, list);
    return html`<div class="solved" ?data-heat=${model.heat !== null} ${heatOf(model.heat)}>${board(model, cursorOnly(props.dispatchApp))}</div>
      ${model.heat ? scale(model.heat) : nothing}
      ${list && list.orbits.length > 0 ? renderAbout(props, variant, list) : nothing}`;
  };
}

/** Describes the board, with the button that puts the solution on the Board. */
function renderAbout(props: SolutionsProps, variant: Variant, list: VariantList): TemplateResult {
  const { own, dispatchApp } = props;
  const open = openOf(props, list);
  const orbit = list.orbits[open] ?? 0;
  const note =
    own.browse.shows === 'heat'
      ? t('solutions.variantHeat', { count: list.orbits.length })
      : t('solutions.variantOne', { solution: open + 1, orbit: orbit + 1, count: list.members[orbit] ?? 0 });
  const place = (): void => {
    dispatchApp({ type: 'rule', variant: { ...variant, squares: [...wayOf(list, open)] } });
    dispatchApp({ type: 'ui', ui: { view: 'board' } });
  };
  return html`<p class="solutions__note">${note}</p>
    <div class="row"><button class="btn" data-kind="main" @click=${place}>${t('solutions.place')}</button></div>`;
}

function modelOf(props: SolutionsProps, variant: Variant, list: VariantList | null): BoardModel {
  const { own, shared } = props;
  const rule = ruleBy(list?.table ?? null, variant);
  const given = new Set(variant.squares);
  const shown =
    list && own.browse.shows === 'solution' && list.orbits.length > 0 ? wayOf(list, openOf(props, list)) : null;
  const offsets = [...(list?.table.offsets ?? [])];
  return {
    ...staticModel,
    rule,
    given,
    pieces: shown ? new Set(shown) : null,
    signs: signsOf(variant),
    leftOut: emptySquares(variant),
    heat: list && own.browse.shows === 'heat' ? list.heat : null,
    attacks: false,
    still: false,
    cursor: shared.ui.cursor,
    glyph: (as, small) => pieceGlyph(pieceOf(partsOf(variant.rule).law), as, small),
    over: renderLines(variant, undefined),
    ...(Math.max(0, ...offsets) > 0 ? { offsets } : {}),
  };
}

/** The figure, and the gallery under it. */
export function variantGallery(props: SolutionsProps, variant: Variant, list: VariantList | null): TemplateResult {
  const { own, dispatch } = props;
  if (!list) return figure(null, t('solutions.listing'));
  const count = list.orbits.length;
  if (count === 0) return figure('0', t('solutions.variantNone'));
  const orbits = list.members.length;
  const caption = t('solutions.variantIn', { count, orbits, symmetries: list.table.symmetries.length });
  return html`${figure(list.cut ? `> ${digits(count)}` : digits(count), caption)}
    ${list.cut ? html`<p class="solutions__note">${t('solutions.variantCut', { count })}</p>` : nothing}
    ${gallery(contentsOf(variant, list, openOf(props, list)), own.browse, dispatch)}`;
}

/** The gallery of ways to finish the board. */
function contentsOf(variant: Variant, list: VariantList, shown: number): GalleryContents {
  const place = (square: number): string =>
    squareName(Math.floor(square / variant.columns), square % variant.columns, variant.rows);
  return {
    listed: list,
    shown,
    name: variant.rule,
    perPage: PAGE,
    marksFundamental: false,
    openingOf: (way) => ({ orbit: way }),
    labelOf: (way) =>
      t('solutions.variantOption', {
        solution: way + 1,
        orbit: (list.orbits[way] ?? 0) + 1,
        places: Array.from(wayOf(list, way), place).join('; '),
      }),
    pictureOf: (way) => renderDots(variant, wayOf(list, way)),
  };
}
