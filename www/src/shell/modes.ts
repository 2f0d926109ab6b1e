// The rooms as links: the places in the bar and in the dock of a phone, the views of a place in the row below, and the places
// without room in the bar under "More".

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppAction, AppDispatch } from '../kernel/action';
import { linkTo } from '../kernel/link';
import type { State } from '../kernel/state';
import { inRow, isIndex, PLACES, wayTo } from '../rooms/rooms';
import { placeName, roomName } from '../texts/names';
import { t } from '../texts/texts';
import { scrollToCurrent } from '../ui/scroll-to-current';
import { countVisiblePlaces, DOCKED } from './fit';
import { closeMenu, menu, menuButton } from './menu';

/** The places in the bar; `fitting` hides the places that do not fit. */
export const modes = (state: State, dispatch: AppDispatch): TemplateResult =>
  html`<nav class="modes" aria-label=${t('page.modes')}>
    ${PLACES.map((view) => roomLink(view, roomName(view), state, dispatch))}${renderMore('modes__more')}
  </nav>`;

/** The dock of a phone: four places and More, which has everything else. */
export const dock = (state: State, dispatch: AppDispatch): TemplateResult =>
  html`<nav class="dock" aria-label=${t('page.modes')}>
    ${PLACES.slice(0, DOCKED).map((view) => roomLink(view, roomName(view), state, dispatch))}${renderMore('dock__more')}
  </nav>`;

/** The second row: the views of the place that is shown, or the path to a room that its place shows as a card. */
export function renderViews(state: State, dispatch: AppDispatch): TemplateResult | typeof nothing {
  const { view } = state.ui;
  const place = wayTo(view).at(-1) ?? '';
  if (isIndex(place) && view !== place)
    return html`<nav class="path" aria-label=${t('page.path')}>
      ${roomLink(place, roomName(place), state, dispatch, { alone: true })}<span aria-hidden="true">/</span><span aria-current="page">${roomName(view)}</span>
    </nav>`;
  const rooms = inRow(place);
  return rooms.length === 1
    ? nothing
    : html`<nav class="within" aria-label=${roomName(place)} ${scrollToCurrent(view)}>
        ${rooms.map((view) => roomLink(view, placeName(view), state, dispatch, { alone: view === place }))}
      </nav>`;
}

/** The menu that "More" opens: the places that the bar has no room for and, on a phone, the tools. */
export const moreRooms = (state: State, dispatch: AppDispatch, tools: () => TemplateResult): TemplateResult =>
  menu(
    'rooms',
    t('page.more'),
    () => html`${PLACES.slice(countVisiblePlaces()).map((place) =>
      roomLink(place, roomName(place), state, dispatch, { close: closeMenu }),
    )}
      <div class="menu__tools" role="none">${tools()}</div>`,
  );

const renderMore = (kind: string): TemplateResult => menuButton('rooms', kind, html`${t('page.more')}`);

/** How a link to a room differs from others. */
interface Way {
  /** The link is current only in that room, and not in the rooms within it. */
  readonly alone?: boolean;
  /** Actions to dispatch first. */
  readonly before?: readonly AppAction[];
  /** Closes the menu around it. */
  readonly close?: (event: Event) => void;
}

/** A link to a room, which can also be opened in another tab. */
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
