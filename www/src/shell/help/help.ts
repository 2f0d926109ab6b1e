// Help: the problem, the marks, every key, and the sources of the page. Fetched when it is opened.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppAction, AppDispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { boardLink } from '../../rooms/board/links';
import { PLACES, roomsAt, TOOL_ROOMS } from '../../rooms/rooms';
import { roomAbout, roomName } from '../../texts/names';
import { type Key, t } from '../../texts/texts';
import { renderWork, WORKS } from '../../texts/works';
import { roomLink } from '../modes';

/** The version of the page and its engine, inserted by bundle.mjs. */
declare const VERSION: string;

/** The keys, as [keys, their function]; keys of one character can be switched off. */
export const KEYS: readonly (readonly [string, Key])[] = [
  ['Space', 'keys.play'],
  ['← →', 'keys.step'],
  ['Home End', 'keys.ends'],
  ['Shift ← →', 'keys.deadEnd'],
  ['n p', 'keys.solution'],
  ['+ −', 'keys.speed'],
  ['x', 'keys.breakpoint'],
  ['Ctrl Z Y', 'keys.undo'],
  ['Ctrl V', 'keys.paste'],
  ['?', 'keys.help'],
  ['Esc', 'keys.leave'],
];
const BOARD_KEYS: readonly (readonly [string, Key])[] = [
  ['← → ↑ ↓', 'keys.move'],
  ['Space Enter', 'keys.set'],
  ['m', 'keys.mark'],
  ['Home End', 'keys.rowEnds'],
  ['Page ↑ ↓', 'keys.columnEnds'],
  ['Delete', 'keys.remove'],
];

const LESSON_KEYS: readonly (readonly [string, Key])[] = [
  ['Page ↑ ↓', 'keys.lessonStep'],
  ['1 … 9', 'keys.answer'],
  ['l', 'keys.around'],
  ['b', 'keys.black'],
];

const LARGE_KEYS: readonly (readonly [string, Key])[] = [
  ['← → ↑ ↓', 'keys.pan'],
  ['+ −', 'keys.zoom'],
  ['Home', 'keys.whole'],
  ['Enter', 'keys.set'],
  ['l', 'keys.lens'],
];

/** Rules that the map leads to at once. */
const RULES = { torus: 'queens+torus', superqueens: 'superqueens', knights: 'knights' } as const;

/** Every room. The rooms that a place contains are listed below it. */
function map(state: State, dispatch: AppDispatch): TemplateResult {
  const closing: readonly AppAction[] = [{ type: 'ui', ui: { dialog: null } }];
  const room = (name: string): TemplateResult =>
    html`${roomLink(name, roomName(name), state, dispatch, { before: closing })} <span>${roomAbout(name)}</span>`;
  const size = state.input.rows.length;
  const rule = (name: keyof typeof RULES): TemplateResult =>
    html`<a
      href=${boardLink({ rule: RULES[name], rows: size, columns: size, pieces: size, walls: [], squares: [] })}
      @click=${() => closing.forEach(dispatch)}
    >${t('help.variant', { rule: name })}</a> `;
  const below = (name: string): TemplateResult | typeof nothing => {
    const [, ...rooms] = roomsAt(name);
    return rooms.length === 0
      ? nothing
      : html`<ul>${rooms.map((each) => html`<li>${room(each)}${below(each)}</li>`)}</ul>`;
  };
  return html`<nav aria-label=${t('page.modes')}><ul class="map">
    ${[...PLACES, ...TOOL_ROOMS].map((place) => html`<li>${room(place)} ${place === PLACES[0] ? html`<p class="map__rules">${(Object.keys(RULES) as (keyof typeof RULES)[]).map(rule)}</p>` : nothing}${below(place)}</li>`)}
  </ul></nav>`;
}

export function help(state: State, dispatch: AppDispatch): TemplateResult {
  const table = (keys: typeof KEYS): TemplateResult => html`<dl class="keys-list">
    ${keys.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(what)}</dd>`)}
  </dl>`;
  return html`${map(state, dispatch)}
    <h3>${t('help.queens')}</h3>
    <p>${t('help.problem')}</p>
    <p>${t('help.attacks')}</p>
    <p>${t('help.what')}</p>
    <h3>${t('help.onBoard')}</h3>
    ${table(BOARD_KEYS)}
    <h3>${t('help.onLarge')}</h3>
    ${table(LARGE_KEYS)}
    <h3>${t('help.inLesson')}</h3>
    ${table(LESSON_KEYS)}
    <h3>${t('help.anywhere')}</h3>
    ${table(KEYS)}
    <h3>${t('help.works')}</h3>
    <ul class="works">${Object.values(WORKS).map((work) => html`<li>${renderWork(work)}</li>`)}</ul>
    ${location.protocol === 'file:' ? nothing : html`<p><a href="docs/index.html">${t('help.docs')}</a></p>`}
    <p class="quiet">${t('help.version', { version: VERSION })}</p>`;
}
