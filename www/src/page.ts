// The page: top bar, the room that is shown, the dialogs. Drawn whole from the state, once a frame at most.

import { html, nothing, render, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { keyed } from 'lit-html/directives/keyed.js';
import type { AppDispatch } from './kernel/action';
import type { State } from './kernel/state';
import type { Rooms } from './rooms/host';
import { ROOMS } from './rooms/rooms';
import { top } from './shell/bar';
import { dialogs } from './shell/dialogs';
import { dock } from './shell/modes';
import { notice, renderAnnouncement } from './shell/notice';
import { roomName, titleWithout } from './texts/names';
import { nameSquares, namesSquaresBy } from './texts/squares';
import { t } from './texts/texts';
import { inTurn } from './ui/in-turn';

/** Draws states into the page. */
export const createDraw = (rooms: Rooms) => {
  const early = document.querySelector('.early');
  /** The early board, which was painted before this code was loaded. */
  const board = early?.querySelector('main');
  return (state: State, dispatch: AppDispatch): void => {
    const { ui } = state;
    early?.remove();
    const place = ROOMS.find(({ name }) => name === ui.view);
    nameSquares(place?.numbered ? 'numbers' : ui.squares);
    const subject = rooms.subject(state);
    const { count, own, named } = subject;
    const name = roomName(ui.view);
    const plainTitle = count === null ? titleWithout(ui.view) : t('page.title', { count, view: name });
    const title = named?.title ?? plainTitle;
    if (document.title !== title) document.title = title;
    const root = document.documentElement;
    // Not set again to the same value, because the browser would evaluate every rule of the style sheets again.
    if (root.lang !== ui.language) root.lang = ui.language;
    if (ui.theme === 'system') delete root.dataset.theme;
    else if (root.dataset.theme !== ui.theme) root.dataset.theme = ui.theme;
    if (ui.present && !root.dataset.mode) root.dataset.mode = 'present';
    else if (!ui.present) delete root.dataset.mode;
    const room = (): unknown => {
      if (board?.isConnected) repeatEarlyClicks(board, dispatch);
      return rooms.view(state, dispatch) ?? renderAwaited(name);
    };
    // The early board stays until the address has been read and the bar has been drawn.
    const view =
      ui.engine === 'reading' ? (board ?? renderAwaited(null)) : inTurn('room', room, board ?? renderAwaited(null));
    const focused = document.activeElement;
    render(
      // If the language changes, everything is drawn again, including the rooms, whose squares get other names.
      keyed(
        ui.language,
        html`<a class="skip" href="#main" @click=${toMain}>${t('page.skip')}</a>
      ${guard([ui, state.input, count, own, named?.open, named?.pieces, named?.where], () => html`${top(state, subject, dispatch)} ${notice(state, dispatch)}`)} ${state.input.variant && place?.classicOnly ? renderClassicOnly(dispatch) : nothing} ${keyed(namesSquaresBy(), view)}
      ${guard([ui, state.input, ui.dialog && state.watch], () => inTurn('dialogs', () => html`${dock(state, dispatch)} ${dialogs(state, dispatch)}`))}
      ${renderAnnouncement(state)}`,
      ),
      document.body,
      { renderBefore: document.body.querySelector('script') },
    );
    if (isLost(focused)) document.querySelector('main')?.focus({ preventScroll: true });
  };
};

/** Repeats the clicks on the early board on the board that replaces it, once that is drawn. */
const repeatEarlyClicks = ({ dataset }: HTMLElement, dispatch: AppDispatch): void =>
  queueMicrotask(() => {
    for (const square of dataset.pressed?.split(' ') ?? []) {
      const [row = 0, column = 0] = square.split('.').map(Number);
      dispatch({ type: 'toggle', square: { row, column } });
    }
    delete dataset.pressed;
  });

/** Whether the focused element was removed or disabled. If so, the room gets the focus. */
const isLost = (focused: Element | null): boolean =>
  focused !== null && focused !== document.body && (!focused.isConnected || focused.matches(':disabled'));

/** The message above a room that supports only queens, if the board has another rule. */
const renderClassicOnly = (dispatch: AppDispatch): TemplateResult =>
  html`<p class="plain" role="status">${t('page.plain')}
        <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'ui', ui: { view: 'board' } })}>${t('page.toRule')}</button></p>`;

function toMain(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  (main?.querySelector<HTMLElement>('[tabindex="0"]') ?? main)?.focus();
}

/**
 * A placeholder until there is something to show. `room`: the room that is fetched; its line appears only if that takes
 * long.
 */
const renderAwaited = (room: string | null): TemplateResult =>
  html`<main id="main" tabindex="-1" aria-busy="true">${room === null ? nothing : html`<p class="awaited" role="status">${t('page.fetching', { room })}</p>`}</main>`;
