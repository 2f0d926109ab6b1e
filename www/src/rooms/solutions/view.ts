// The Solutions view: a board with the open solution or the heat map, and the gallery of all solutions.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { columnName } from '../../texts/squares';
import { digits, list, t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { troubleLine } from '../../ui/kit/trouble';
import { properties } from '../../ui/style';
import { figure } from './figure';
import { createFolding } from './folding';
import { type GalleryContents, gallery } from './gallery';
import { createHeat } from './heat';
import { createLimit } from './limit';
import { imagesOf, listedFor, openingOf, sizeOf } from './list';
import { createOrbit } from './orbit';
import { picture } from './picture';
import { type Browse, MAX_LISTED, MAX_SUMMED, type SolutionList, type SolutionsProps, solutionOf } from './slice';
import { renderTurnedCounts } from './turned-counts';
import { createVariantBoard, variantGallery, variantListFor } from './variant';

/** The number of solutions on a page of the gallery: all solutions of 10 queens. */
const PAGE = 724;

export function createSolutions(): (props: SolutionsProps) => TemplateResult {
  const orbit = createOrbit();
  const heat = createHeat();
  const limit = createLimit();
  const folding = createFolding();
  const variantBoard = createVariantBoard();

  function board(props: SolutionsProps): TemplateResult {
    const { own, shared } = props;
    const { variant } = shared.input;
    if (variant) return variantBoard(props, variant, variantListFor(own, variant));
    const { browse } = own;
    const listed = listedFor(own, shared.input.rows.length);
    if (showsHeat(props)) return heat(props);
    if (!listed) return html``;
    return listed.members.length > 0 && browse.orbit < listed.members.length ? orbit(listed, props) : renderNone(props);
  }

  /** The limit for large boards, if the heat map is shown. */
  function renderLimit(props: SolutionsProps): TemplateResult | typeof nothing {
    const known = props.own.heat;
    const isShown = showsHeat(props) && known.kind === 'known' && known.size === props.shared.input.rows.length;
    return isShown && known.solutions > 0 ? limit(known) : nothing;
  }

  return (props) => {
    const { own, shared, dispatchApp } = props;
    const size = shared.input.rows.length;
    const { trouble: failed } = own;
    const { variant } = shared.input;
    if (!variant && size > MAX_SUMMED)
      return html`<main id="main" tabindex="-1" class="solutions solutions--beyond">${renderBeyond(size, dispatchApp)}${failed ? troubleLine(failed) : renderTurnedCounts(props)}</main>`;
    return html`<main id="main" tabindex="-1" class="solutions" ?data-heat=${!variant && showsHeat(props)} ${properties({ '--n': Math.max(size, variant?.columns ?? 0) })} aria-busy=${isAwaited(props)}>
      <section class="solutions__board" aria-label=${t('solutions.board')}>
        ${variant || size <= MAX_LISTED ? renderShows(props) : ''} ${failed ? troubleLine(failed) : board(props)}
      </section>
      <section class="solutions__all" aria-label=${t('solutions.gallery')}>${variant ? variantGallery(props, variant, variantListFor(own, variant)) : html`${renderLimit(props)} ${renderAll(props, folding)}`}</section>
    </main>`;
  };
}

const showsHeat = ({ own, shared }: SolutionsProps): boolean =>
  shared.input.rows.length > MAX_LISTED || own.browse.shows === 'heat';

const isAwaited = ({ own, shared: { input } }: SolutionsProps): boolean =>
  own.trouble === null &&
  (input.variant
    ? variantListFor(own, input.variant) === null
    : input.rows.length <= MAX_LISTED && listedFor(own, input.rows.length) === null);

/** The choice of what the board shows: the open solution, or how often each square is part of a solution. */
const renderShows = ({ own, dispatch }: SolutionsProps): TemplateResult =>
  choice<Browse['shows']>(t('solutions.boardShows'), {
    of: ['solution', 'heat'],
    now: own.browse.shows,
    name: (what) => t(what === 'heat' ? 'solutions.heat' : 'solutions.oneSolution'),
    choose: (what) => dispatch({ type: 'browse', to: { shows: what } }),
  });

/** The figure, and the gallery under it. */
function renderAll(props: SolutionsProps, folding: ReturnType<typeof createFolding>): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  const size = shared.input.rows.length;
  const { browse, heat } = own;
  if (size > MAX_LISTED) {
    const known = heat.kind === 'known' && heat.size === size;
    return html`${figure(known ? digits(heat.solutions) : null, t('solutions.on', { count: known ? heat.solutions : 0, size }))}
      <p class="solutions__note">${t('solutions.notListed', { listed: MAX_LISTED })}</p>
      ${smaller(MAX_LISTED, dispatchApp)} ${renderTurnedCounts(props)}`;
  }
  const listed = listedFor(own, size);
  if (!listed) return html`${figure(null, t('solutions.listing'))}`;
  const solutions = listed.orbits.length;
  if (solutions === 0) return html`${figure('0', t('solutions.on', { count: 0, size }))} ${renderTurnedCounts(props)}`;
  folding(listed, browse);
  const shown = imagesOf(listed, browse.orbit)[browse.turn]?.solution ?? 0;
  const caption = t('solutions.inOrbits', {
    orbits: listed.members.length,
    count: solutions,
    size,
  });
  return html`${figure(digits(solutions), caption)}
    <p class="solutions__note">${t('solutions.orbitIs')}</p>
    ${renderTurnedCounts(props)} ${gallery(contentsOf(listed, shown), browse, dispatch)}`;
}

/** The gallery of solutions with queens. */
const contentsOf = (listed: SolutionList, shown: number): GalleryContents => ({
  listed,
  shown,
  name: String(listed.size),
  perPage: PAGE,
  marksFundamental: true,
  openingOf: (solution) => openingOf(listed, solution),
  labelOf: (solution, folded) => {
    const orbit = listed.orbits[solution] ?? 0;
    const columns = list(Array.from(solutionOf(listed, solution), columnName));
    if (folded) return t('solutions.orbitOption', { orbit: orbit + 1, count: sizeOf(listed, solution), columns });
    const fundamental = listed.fundamental[orbit] === solution;
    return t(fundamental ? 'solutions.optionFundamental' : 'solutions.option', {
      solution: solution + 1,
      orbit: orbit + 1,
      columns,
    });
  },
  pictureOf: (solution, fine) => picture(solutionOf(listed, solution), fine),
});

const renderNone = ({ shared: { input } }: SolutionsProps): TemplateResult =>
  html`<p class="story">${t('solutions.none', { size: input.rows.length })}</p>`;

/** The text for boards that are too large for a list and for a heat map. */
const renderBeyond = (size: number, dispatch: AppDispatch): TemplateResult => html`
  <p class="story">${t('solutions.beyond', { size, listed: MAX_LISTED, summed: MAX_SUMMED })}</p>
  <div class="row">${smaller(MAX_LISTED, dispatch)} ${smaller(MAX_SUMMED, dispatch)}</div>`;

const smaller = (size: number, dispatch: AppDispatch): TemplateResult =>
  html`<button class="btn" @click=${() => dispatch({ type: 'resize', size })}>${t('solutions.goTo', { size })}</button>`;
