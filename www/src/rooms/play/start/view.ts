// The start of Play: the three puzzles of the day, puzzles of each kind, and a field to open a puzzle from elsewhere.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import { type Day, dayOf } from '../days/day';
import { streak } from '../days/record';
import { PICTURES } from '../puzzle/kinds';
import { dayName, heading } from '../puzzle/names';
import { toAvailable } from '../puzzle/next-puzzle';
import { dailyName, MADE_FAMILIES, type MadeFamily, readName, type Source, type Wanted } from '../puzzle/puzzle';
import { puzzlePicture } from '../shelf/view';
import type { PlayProps } from '../slice';
import { importForm } from './import-form';

/** The order in which the puzzles of a day are shown. */
const ORDER = ['regions', 'completion', 'stars'] as const satisfies readonly MadeFamily[];

export function start(props: PlayProps): TemplateResult {
  return html`<div class="start">${today(props)} ${resumeTile(props)}
    <h2>${t('play.start.any')}</h2>
    <div class="start__kinds" role="group" aria-label=${t('play.kind')}>${ORDER.map((family) => anyTime(props, family))}</div>
    <div class="start__list">${importForm(props)}
      ${entry('play.panel', 'own', props)} ${entry('play.panel', 'game', props)} ${entry('play.panel', 'shelf', props)}
    </div>
  </div>`;
}

const picture = (family: MadeFamily): TemplateResult =>
  html`<svg class="kind__picture" viewBox="0 0 24 24" aria-hidden="true">${PICTURES[family]}</svg>`;

// ---------------------------------------------------------------- today

const isSolved = ({ own }: PlayProps, day: Day, family: MadeFamily): boolean =>
  own.record.solved.some(({ id }) => id === dailyName(day, family));

function today(props: PlayProps): TemplateResult {
  const day = dayOf(new Date());
  // The first unsolved puzzle is the large one.
  const first = ORDER.find((family) => !isSolved(props, day, family)) ?? ORDER[0];
  const left = MADE_FAMILIES.filter((family) => !isSolved(props, day, family)).length;
  const days = streak(props.own.record, day);
  const board = props.own.daily?.day === day && props.own.daily.family === first ? props.own.daily.puzzle : null;
  return html`<section class="start__today" aria-labelledby="today">
    <div class="start__first">
      <span class="start__board">${board ? puzzlePicture(board.size, board) : picture(first)}</span>
      <div>
        <h2 id="today">${t('play.start.today')}</h2>
        <p>${t('play.start.family', { family: first })}${board ? `, ${t('play.by', { size: board.size })}` : ''}<br />${dayName(day)}</p>
        <button class="btn" data-kind="main" aria-label=${daily(props, day, first)} @click=${() => openDaily(props, day, first)}>${t(left > 0 ? 'play.start.play' : 'play.start.again')}</button>
      </div>
    </div>
    <div class="start__also">${ORDER.filter((family) => family !== first).map(
      (
        family,
      ) => html`<button class="tile" aria-label=${daily(props, day, family)} @click=${() => openDaily(props, day, family)}>
        ${picture(family)}<span>${t('play.start.family', { family })}<small>${isSolved(props, day, family) ? t('play.start.solved') : t('play.start.also')}</small></span>
      </button>`,
    )}</div>
    <p class="small">${days > 0 ? `${t('play.solved.days', { count: days })} ` : ''}${t('play.start.left', { count: left, hours: hoursLeft(new Date()) })}</p>
  </section>`;
}

const daily = (props: PlayProps, day: Day, family: MadeFamily): string =>
  t('play.kinds.today', { family, is: isSolved(props, day, family) ? 'solved' : 'open' });

const openDaily = ({ dispatch }: PlayProps, day: Day, family: MadeFamily): void =>
  dispatch({ type: 'puzzle', action: { type: 'open', source: { kind: 'day', family, day } } });

/** Hours until the next day begins, at least one. */
export function hoursLeft(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, Math.round((midnight.getTime() - now.getTime()) / 3_600_000));
}

// ---------------------------------------------------------------- any time

/** The puzzle that was worked on last, if it is not solved. */
function resumeTile({ own, dispatch }: PlayProps): TemplateResult | typeof nothing {
  const { last } = own.settings;
  const source = last !== null && own.record.begun.some(({ id }) => id === last) ? readName(last) : null;
  if (source === null || typeof source === 'string') return nothing;
  const open = (of: Source): void => dispatch({ type: 'puzzle', action: { type: 'open', source: of } });
  return html`<button class="tile start__go" @click=${() => open(source)}>${icon('play')}<span>${t('play.start.goOn')}<small>${heading(source)}</small></span></button>`;
}

/** Seeds that people can read to each other. */
const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** Opens a puzzle of a kind. If another kind was played last, the puzzle is easy: a first star battle should not be hard. */
function openAny({ own, dispatch }: PlayProps, family: MadeFamily): void {
  const { like } = own.settings;
  const wanted: Wanted = { family, size: 8, word: 'easy', ...(like?.family === family ? like : {}), seed: anySeed() };
  dispatch({ type: 'want', wanted: toAvailable(wanted) });
}

const anyTime = (props: PlayProps, family: MadeFamily): TemplateResult =>
  html`<button class="tile" @click=${() => openAny(props, family)}>${picture(family)}<span>${t('play.start.family', { family })}</span></button>`;

const entry = (key: 'play.panel', panel: 'own' | 'shelf' | 'game', { dispatch }: PlayProps): TemplateResult =>
  html`<button class="start__entry" @click=${() => dispatch({ type: 'panel', panel })}><span>${t(key, { panel })}</span>${icon('next')}</button>`;
