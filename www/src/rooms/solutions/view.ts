// The Solutions view: a board with the solution that is open, or with the heat map, and beside it the gallery of all.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import { digits, t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import { createFolding } from './folding';
import { gallery } from './gallery';
import { createHeat } from './heat';
import { createOrbit } from './orbit';
import { imagesOf, listedFor } from './shown';
import { type Browse, LISTED, type SolutionsProps, SUMMED } from './slice';
import { createVariantSolutions } from './variant';

export function createSolutions(): (props: SolutionsProps) => TemplateResult {
  const orbit = createOrbit();
  const heat = createHeat();
  const folding = createFolding();
  const variantSolutions = createVariantSolutions();

  function board(props: SolutionsProps): TemplateResult {
    const { own, shared } = props;
    const { browse } = own;
    const listed = listedFor(own, shared.input.rows.length);
    if (showsHeat(props)) return heat(props);
    if (!listed) return html``;
    return listed.members.length > 0 && browse.orbit < listed.members.length ? orbit(listed, props) : none(props);
  }

  return (props) => {
    const { own, shared, dispatchApp } = props;
    const size = shared.input.rows.length;
    const { trouble: failed } = own;
    if (shared.input.variant) return variantSolutions(props, shared.input.variant);
    const views = { '--n': size };
    if (size > SUMMED)
      return html`<main id="main" tabindex="-1" class="solutions solutions--beyond">${beyond(size, dispatchApp)}</main>`;
    return html`<main id="main" tabindex="-1" class="solutions" ?data-heat=${showsHeat(props)} ${properties(views)} aria-busy=${isAwaited(props)}>
      <section class="solutions__board" aria-label=${t('solutions.board')}>
        ${size <= LISTED ? shows(props) : ''} ${failed ? html`<p role="alert">${trouble(failed.code, failed.detail)}</p>` : board(props)}
      </section>
      <section class="solutions__all" aria-label=${t('solutions.gallery')}>${all(props, folding)}</section>
    </main>`;
  };
}

const showsHeat = ({ own, shared }: SolutionsProps): boolean =>
  shared.input.rows.length > LISTED || own.browse.shows === 'heat';

const isAwaited = ({ own, shared: { input } }: SolutionsProps): boolean =>
  input.rows.length <= LISTED && listedFor(own, input.rows.length) === null && own.trouble === null;

/** What the board shows: the solution that is open, or how often each square takes part in all. */
function shows({ own, dispatch }: SolutionsProps): TemplateResult {
  const pick = (to: Browse['shows'], text: string) => html`<button
    aria-pressed=${own.browse.shows === to}
    @click=${() => dispatch({ type: 'browse', to: { shows: to } })}
  >${text}</button>`;
  return html`<div class="choice" role="group" aria-label=${t('solutions.boardShows')}>
    ${pick('solution', t('solutions.oneSolution'))} ${pick('heat', t('solutions.heat'))}
  </div>`;
}

/** The figure, and the gallery under it. */
function all(props: SolutionsProps, folding: ReturnType<typeof createFolding>): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  const size = shared.input.rows.length;
  const { browse, heat } = own;
  if (size > LISTED) {
    const known = heat.kind === 'known' && heat.size === size;
    return html`${figure(known ? heat.solutions : null, t('solutions.on', { count: known ? heat.solutions : 0, size }))}
      <p class="solutions__note">${t('solutions.notListed', { listed: LISTED })}</p>
      ${smaller(LISTED, dispatchApp)}`;
  }
  const listed = listedFor(own, size);
  if (!listed) return html`${figure(null, t('solutions.listing'))}`;
  const solutions = listed.orbits.length;
  if (solutions === 0) return figure(0, t('solutions.on', { count: 0, size }));
  folding(listed, browse);
  const shown = imagesOf(listed, browse.orbit)[browse.turn]?.solution ?? 0;
  const caption = t('solutions.inOrbits', {
    orbits: listed.members.length,
    count: solutions,
    size,
  });
  return html`${figure(solutions, caption)}
    <p class="solutions__note">${t('solutions.orbitIs')}</p>
    ${gallery(listed, browse, shown, dispatch)}`;
}

const figure = (count: number | null, caption: string): TemplateResult => {
  const text = count === null ? '…' : digits(count);
  return html`<div class="figure" aria-busy=${count === null}>
    <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
    <p class="figure__of">${caption}</p>
  </div>`;
};

const none = ({ shared: { input } }: SolutionsProps): TemplateResult =>
  html`<p class="story">${t('solutions.none', { size: input.rows.length })}</p>`;

/** Boards that are too large to list, and to sum. */
const beyond = (size: number, dispatch: AppDispatch): TemplateResult => html`
  <p class="story">${t('solutions.beyond', { size, listed: LISTED, summed: SUMMED })}</p>
  <div class="row">${smaller(LISTED, dispatch)} ${smaller(SUMMED, dispatch)}</div>`;

const smaller = (size: number, dispatch: AppDispatch): TemplateResult =>
  html`<button class="btn" @click=${() => dispatch({ type: 'resize', size })}>${t('solutions.goTo', { size })}</button>`;
