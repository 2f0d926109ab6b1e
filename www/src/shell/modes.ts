// The rooms, as links: those with a place of their own in the bar and in the dock of a phone, those that share it in the row
// below, and all of them in the menu "More".

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { AppAction, AppDispatch } from '../kernel/action';
import { linkTo } from '../kernel/link';
import type { State } from '../kernel/state';
import { PLACES, sharing, wayTo } from '../rooms/rooms';
import { placeName, roomName } from '../texts/names';
import { t } from '../texts/texts';
import { onElement } from '../ui/element';
import { closeMenu, menu, menuButton } from './menu';

/** In the bar; what does not fit is hidden by `fitting`. */
export const modes = (state: State, dispatch: AppDispatch): TemplateResult =>
  html`<nav class="modes" aria-label=${t('page.modes')}>
    ${PLACES.map((view) => roomLink(view, roomName(view), state, dispatch))}${more('modes__more')}
  </nav>`;

/** On a phone: four rooms and More, which has everything else. */
export const dock = (state: State, dispatch: AppDispatch): TemplateResult =>
  html`<nav class="dock" aria-label=${t('page.modes')}>
    ${PLACES.slice(0, 4).map((view) => roomLink(view, roomName(view), state, dispatch))}${more('dock__more')}
  </nav>`;

/** On a narrow screen the row is scrolled to the room that was entered, once the page has been laid out anyway. */
const inSight = onElement((row: HTMLElement, entered: string | undefined, view: string) => {
  if (entered !== view)
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      const open = row.querySelector<HTMLElement>('[aria-current]');
      if (open) row.scrollLeft = open.offsetLeft - open.offsetWidth / 2;
    }).observe(row);
  return view;
});

/** The second row: the rooms that share the place of the one that is shown. */
export function within(state: State, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const place = wayTo(state.ui.view).at(-1) ?? '';
  const rooms = sharing(place);
  return rooms.length === 1
    ? nothing
    : html`<nav class="within" aria-label=${roomName(place)} ${inSight(state.ui.view)}>
        ${rooms.map((view) => roomLink(view, placeName(view), state, dispatch, { alone: view === place }))}
      </nav>`;
}

/** The menu that "More" opens: every room, and the `tools`, which a phone has no room for elsewhere. */
export const moreRooms = (state: State, dispatch: AppDispatch, tools: () => TemplateResult): TemplateResult =>
  menu(
    'rooms',
    t('page.more'),
    () => html`${PLACES.map(
      (place) =>
        html`<div class="menu__place" role="none">${sharing(place).map((view) =>
          roomLink(view, view === place ? roomName(view) : placeName(view), state, dispatch, { close: closeMenu }),
        )}</div>`,
    )}
      <div class="menu__tools" role="none">${tools()}</div>`,
  );

const more = (kind: string): TemplateResult =>
  menuButton('rooms', kind, html`<span>${t('page.more')}</span>${icon('down')}`);

/** How a link to a room differs from others. */
interface Way {
  /** It stands for that room, and not for those within it. */
  readonly alone?: boolean;
  /** What is done first. */
  readonly before?: readonly AppAction[];
  /** Closes the menu that it stands in. */
  readonly close?: (event: Event) => void;
}

/** A link, so that it can be opened beside this page. */
export function roomLink(
  view: string,
  name: string,
  { input, ui }: State,
  dispatch: AppDispatch,
  { alone = false, before = [], close }: Way = {},
): TemplateResult {
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close?.(event);
    for (const action of before) dispatch(action);
    dispatch({ type: 'ui', ui: { view } });
  };
  const current = ui.view === view ? 'page' : !alone && wayTo(ui.view).includes(view) ? 'true' : nothing;
  return html`<a href=${linkTo(view, input)} role=${close ? 'menuitem' : nothing} aria-current=${current} @click=${go}>${name}</a>`;
}
