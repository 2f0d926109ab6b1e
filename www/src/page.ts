// The page: top bar, the view that is chosen, the dialogs. Drawn whole from the state, once a frame at most.

import { html, render, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { boardOf } from './board/asked';
import { createBoard } from './board/board';
import type { Dispatch } from './kernel/action';
import { showsRun } from './kernel/look';
import { namedSize, type State } from './kernel/state';
import { side } from './rooms/board/side';
import { isRoom, type Rooms } from './rooms/rooms';
import { t } from './texts/texts';
import { dialogs } from './top/dialogs';
import { dock } from './top/modes';
import { notice, spoken } from './top/notice';
import { top } from './top/top';
import { properties } from './ui/style';
import { createTransport } from './watch/transport';

const board = createBoard();
const transport = createTransport();

/** Draws the state into the page. */
export function draw(state: State, dispatch: Dispatch, rooms: Rooms): void {
  const { look } = state;
  const name = t(`page.${look.view}`);
  const title =
    look.view === 'bits'
      ? t('page.wordTitle', { view: name })
      : t('page.title', { count: namedSize(state), view: name });
  if (document.title !== title) document.title = title;
  const root = document.documentElement;
  if (look.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = look.theme;
  if (look.present) root.dataset.mode = 'present';
  else delete root.dataset.mode;
  const view = look.engine === 'reading' ? awaited : viewOf(state, dispatch, rooms);
  render(
    html`<a class="skip" href=${showsRun(look.view) ? '#board' : '#room'} @click=${toMain}>
        ${t(showsRun(look.view) ? 'page.skip' : 'page.skipToRoom')}
      </a>
      ${guard([look, state.asked, namedSize(state)], () => html`${top(state, dispatch)} ${notice(state, dispatch)}`)} ${view}
      ${guard([look, state.asked], () => html`${dock(state, dispatch)} ${dialogs(state, dispatch)}`)}
      ${spoken(state)}`,
    document.body,
    { renderBefore: document.body.querySelector('script') },
  );
}

function toMain(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  (main?.querySelector<HTMLElement>('[tabindex="0"]') ?? main)?.focus();
}

/** What stands there until there is something to show. */
const awaited = html`<main aria-busy="true"></main>`;

function viewOf(state: State, dispatch: Dispatch, rooms: Rooms): TemplateResult {
  const { view } = state.look;
  if (isRoom(view)) return rooms.view(state, dispatch) ?? awaited;
  return work(state, dispatch);
}

const work = (state: State, dispatch: Dispatch): TemplateResult =>
  html`<main class="work" ${properties({ '--n': state.asked.rows.length })}>
    <section class="work__board" aria-label=${t('page.board')}>${board(boardOf(state), dispatch)}</section>
    ${transport(state, dispatch)}
    ${side(state, dispatch)}
  </main>`;
