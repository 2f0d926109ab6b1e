// The Solutions view: a board with the solution that is open, or with the heat map, and beside it the gallery of all.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { digits, t, trouble } from '../../texts/texts';
import { properties } from '../../ui/style';
import { createFolding } from './folding';
import { gallery } from './gallery';
import { createHeat } from './heat';
import { createOrbit } from './orbit';
import { imagesOf, listedFor } from './shown';
import { type Browse, LISTED, SUMMED } from './slice';

export function createSolutions(): (state: State, dispatch: Dispatch) => TemplateResult {
  const orbit = createOrbit();
  const heat = createHeat();
  const folding = createFolding();

  function board(state: State, dispatch: Dispatch): TemplateResult {
    const { browse } = state.solutions;
    const listed = listedFor(state.solutions, state.asked.rows.length);
    if (showsHeat(state)) return heat(state, dispatch);
    if (!listed) return html``;
    return listed.members.length > 0 && browse.orbit < listed.members.length
      ? orbit(listed, state, dispatch)
      : none(state);
  }

  return (state, dispatch) => {
    const size = state.asked.rows.length;
    const { trouble: failed } = state.solutions;
    const views = { '--n': size };
    if (size > SUMMED)
      return html`<main id="room" tabindex="-1" class="solutions solutions--beyond">${beyond(size, dispatch)}</main>`;
    return html`<main id="room" tabindex="-1" class="solutions" ${properties(views)} aria-busy=${isAwaited(state)}>
      <section class="solutions__board" aria-label=${t('solutions.board')}>
        ${size <= LISTED ? shows(state, dispatch) : ''} ${failed ? html`<p role="alert">${trouble(failed.code, failed.detail)}</p>` : board(state, dispatch)}
      </section>
      <section class="solutions__all" aria-label=${t('solutions.gallery')}>${all(state, folding, dispatch)}</section>
    </main>`;
  };
}

const showsHeat = ({ asked, solutions }: State): boolean =>
  asked.rows.length > LISTED || solutions.browse.shows === 'heat';

const isAwaited = ({ asked, solutions }: State): boolean =>
  asked.rows.length <= LISTED && listedFor(solutions, asked.rows.length) === null && solutions.trouble === null;

/** What the board shows: the solution that is open, or how often each square takes part in all. */
function shows({ solutions }: State, dispatch: Dispatch): TemplateResult {
  const pick = (to: Browse['shows'], text: string) => html`<button
    aria-pressed=${solutions.browse.shows === to}
    @click=${() => dispatch({ type: 'browse', to: { shows: to } })}
  >${text}</button>`;
  return html`<div class="choice" role="group" aria-label=${t('solutions.boardShows')}>
    ${pick('solution', t('solutions.oneSolution'))} ${pick('heat', t('solutions.heat'))}
  </div>`;
}

/** The figure, and the gallery under it. */
function all(state: State, folding: ReturnType<typeof createFolding>, dispatch: Dispatch): TemplateResult {
  const size = state.asked.rows.length;
  const { browse, heat } = state.solutions;
  if (size > LISTED) {
    const known = heat.kind === 'known' && heat.size === size;
    return html`${figure(known ? heat.solutions : null, t('solutions.on', { count: known ? heat.solutions : 0, size }))}
      <p class="solutions__note">${t('solutions.notListed', { listed: LISTED })}</p>
      ${smaller(LISTED, dispatch)}`;
  }
  const listed = listedFor(state.solutions, size);
  if (!listed) return html`${figure(null, t('solutions.listing'))}`;
  const solutions = listed.orbits.length;
  if (solutions === 0) return figure(0, t('solutions.on', { count: 0, size }));
  folding(listed, browse);
  const shown = imagesOf(listed, browse.orbit)[browse.turn]?.solution ?? 0;
  const caption = t('solutions.inOrbits', {
    count: listed.members.length,
    solutions: t('solutions.on', { count: solutions, size }),
  });
  return html`${figure(solutions, caption)} ${gallery(listed, browse, shown, dispatch)}`;
}

const figure = (count: number | null, caption: string): TemplateResult => {
  const text = count === null ? '…' : digits(count);
  return html`<div class="figure" aria-busy=${count === null}>
    <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
    <p class="figure__of">${caption}</p>
  </div>`;
};

const none = ({ asked }: State): TemplateResult =>
  html`<p class="story">${t('solutions.none', { size: asked.rows.length })}</p>`;

/** Boards that are too large to list, and to sum. */
const beyond = (size: number, dispatch: Dispatch): TemplateResult => html`
  <p class="story">${t('solutions.beyond', { size, listed: LISTED, summed: SUMMED })}</p>
  <div class="row">${smaller(LISTED, dispatch)} ${smaller(SUMMED, dispatch)}</div>`;

const smaller = (size: number, dispatch: Dispatch): TemplateResult =>
  html`<button class="btn" @click=${() => dispatch({ type: 'resize', size })}>${t('solutions.goTo', { size })}</button>`;
