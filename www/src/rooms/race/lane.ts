// One lane of a race: the search, a small board, and its progress.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { icon } from '../../board/glyph';
import type { Rows, SearchInfo } from '../../engine/types';
import { searchName } from '../../texts/names';
import { approximately, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { miniBoard } from '../../ui/kit/mini-board';
import { select } from '../../ui/kit/select';
import { refusalText } from '../../watch/story/refusal';
import { type Clock, type Lane, solutionsOf } from './slice';

/** The actions on a lane. */
interface LaneActions {
  readonly searches: readonly SearchInfo[];
  readonly choose: (search: string) => void;
  /** The rank among the lanes that have ended, from 1; null until the lane has ended. */
  readonly place: number | null;
  /** Null if the race needs this lane. */
  readonly leave: (() => void) | null;
}

export function lane(
  { search, progress, refusal }: Lane,
  index: number,
  given: Rows,
  clock: Clock,
  { searches, choose, leave, place }: LaneActions,
): TemplateResult {
  const number = index + 1;
  const names = searches.some(({ name }) => name === search)
    ? searches.map(({ name }) => name)
    : [search, ...searches.map(({ name }) => name)];
  const rows = progress?.rows.length === given.length ? progress.rows : given;
  return html`<section class="lane" data-lane=${index} aria-label=${t('race.lane', { number, name: searchName(search) })}>
    ${guard([rows, given], () => board(rows, given))}
    <div class="lane__pick">
      ${swatch(index)}
      ${select(t('race.search', { number }), { of: names, now: search, name: searchName, choose })}
      ${
        leave
          ? html`<button class="key" aria-label=${t('race.leave', { number })} title=${t('race.leave', { number })} @click=${leave}>${icon('cross')}</button>`
          : nothing
      }
    </div>
    <p class="lane__status">${place === null ? nothing : html`<b>${t('race.place', { place })}</b> `}${
      refusal
        ? refusalText(refusal, given.length)
        : progress
          ? t(progress.ended ? 'race.ended' : 'race.stands', {
              count: solutionsOf(progress),
              ...workValues(progress.work, clock),
            })
          : t('race.waits')
    }</p>
  </section>`;
}

/** The work in the unit of the clock: "672 tried". */
export const work = (amount: number, clock: Clock): string => t('race.work', workValues(amount, clock));

/** The values of a text about work: the number, and the formatted number. */
const workValues = (amount: number, clock: Clock): { clock: Clock; work: number; amount: string } => ({
  clock,
  work: Math.floor(amount),
  amount: clock === 'time' ? duration(amount) : approximately(Math.floor(amount)),
});

/** The line by which the chart draws a lane. */
export const swatch = (index: number): TemplateResult =>
  html`<svg class="lane__line" viewBox="0 0 24 8" aria-hidden="true"><path data-lane=${index} d="M1 4H23" /></svg>`;

/** Given queens are filled, found queens are outlined. */
const board = (rows: Rows, given: Rows): TemplateResult => {
  const count = rows.reduce((sum, column) => sum + (column >= 0 ? 1 : 0), 0);
  return miniBoard({ rows, given, label: t('race.board', { count, size: rows.length }) });
};
