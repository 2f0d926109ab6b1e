// The Solutions view: a board with the solution that is open, or with the heat map, and beside it the gallery of all.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import { digits, t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import { createFolding } from './folding';
import { gallery } from './gallery';
import { createHeat } from './heat';
import { createOrbit } from './orbit';
import { createRuledSolutions } from './ruled';
import { imagesOf, listedFor } from './shown';
import { type Browse, LISTED, type SolutionsScene, SUMMED } from './slice';

export function createSolutions(): (scene: SolutionsScene) => TemplateResult {
  const orbit = createOrbit();
  const heat = createHeat();
  const folding = createFolding();
  const ruledSolutions = createRuledSolutions();

  function board(scene: SolutionsScene): TemplateResult {
    const { own, shared } = scene;
    const { browse } = own;
    const listed = listedFor(own, shared.asked.rows.length);
    if (showsHeat(scene)) return heat(scene);
    if (!listed) return html``;
    return listed.members.length > 0 && browse.orbit < listed.members.length ? orbit(listed, scene) : none(scene);
  }

  return (scene) => {
    const { own, shared, dispatch } = scene;
    const size = shared.asked.rows.length;
    const { trouble: failed } = own;
    if (shared.asked.ruled) return ruledSolutions(scene, shared.asked.ruled);
    const views = { '--n': size };
    if (size > SUMMED)
      return html`<main id="main" tabindex="-1" class="solutions solutions--beyond">${beyond(size, dispatch)}</main>`;
    return html`<main id="main" tabindex="-1" class="solutions" ?data-heat=${showsHeat(scene)} ${properties(views)} aria-busy=${isAwaited(scene)}>
      <section class="solutions__board" aria-label=${t('solutions.board')}>
        ${size <= LISTED ? shows(scene) : ''} ${failed ? html`<p role="alert">${trouble(failed.code, failed.detail)}</p>` : board(scene)}
      </section>
      <section class="solutions__all" aria-label=${t('solutions.gallery')}>${all(scene, folding)}</section>
    </main>`;
  };
}

const showsHeat = ({ own, shared }: SolutionsScene): boolean =>
  shared.asked.rows.length > LISTED || own.browse.shows === 'heat';

const isAwaited = ({ own, shared: { asked } }: SolutionsScene): boolean =>
  asked.rows.length <= LISTED && listedFor(own, asked.rows.length) === null && own.trouble === null;

/** What the board shows: the solution that is open, or how often each square takes part in all. */
function shows({ own, act }: SolutionsScene): TemplateResult {
  const pick = (to: Browse['shows'], text: string) => html`<button
    aria-pressed=${own.browse.shows === to}
    @click=${() => act({ type: 'browse', to: { shows: to } })}
  >${text}</button>`;
  return html`<div class="choice" role="group" aria-label=${t('solutions.boardShows')}>
    ${pick('solution', t('solutions.oneSolution'))} ${pick('heat', t('solutions.heat'))}
  </div>`;
}

/** The figure, and the gallery under it. */
function all(scene: SolutionsScene, folding: ReturnType<typeof createFolding>): TemplateResult {
  const { own, shared, act, dispatch } = scene;
  const size = shared.asked.rows.length;
  const { browse, heat } = own;
  if (size > LISTED) {
    const known = heat.kind === 'known' && heat.size === size;
    return html`${figure(known ? heat.solutions : null, t('solutions.on', { count: known ? heat.solutions : 0, size }))}
      <p class="solutions__note">${t('solutions.notListed', { listed: LISTED })}</p>
      ${smaller(LISTED, dispatch)}`;
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
    ${gallery(listed, browse, shown, act)}`;
}

const figure = (count: number | null, caption: string): TemplateResult => {
  const text = count === null ? '…' : digits(count);
  return html`<div class="figure" aria-busy=${count === null}>
    <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
    <p class="figure__of">${caption}</p>
  </div>`;
};

const none = ({ shared: { asked } }: SolutionsScene): TemplateResult =>
  html`<p class="story">${t('solutions.none', { size: asked.rows.length })}</p>`;

/** Boards that are too large to list, and to sum. */
const beyond = (size: number, dispatch: Dispatch): TemplateResult => html`
  <p class="story">${t('solutions.beyond', { size, listed: LISTED, summed: SUMMED })}</p>
  <div class="row">${smaller(LISTED, dispatch)} ${smaller(SUMMED, dispatch)}</div>`;

const smaller = (size: number, dispatch: Dispatch): TemplateResult =>
  html`<button class="btn" @click=${() => dispatch({ type: 'resize', size })}>${t('solutions.goTo', { size })}</button>`;
