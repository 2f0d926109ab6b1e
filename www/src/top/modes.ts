// The rooms, as links: in the bar, in the dock at the thumb of a phone, and in the menu "More" those that fit in neither.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { Dispatch } from '../kernel/action';
import { linkTo } from '../kernel/link';
import type { State } from '../kernel/state';
import { ROOMS } from '../rooms/rooms';
import { roomAbout, roomName } from '../texts/names';
import { t } from '../texts/texts';
import { closeMenu, menu, menuButton } from './menu';

/** Those that have a place of their own. */
const PLACES = ROOMS.filter(({ within }) => !within).map(({ name }) => name);

/** In the bar; what does not fit is hidden by `fitting`. */
export const modes = (state: State, dispatch: Dispatch): TemplateResult =>
  html`<nav class="modes" aria-label=${t('page.modes')}>
    ${PLACES.map((view) => link(view, state, dispatch))}${more('modes__more')}
  </nav>`;

/** On a phone: four rooms and More, which has everything else. */
export const dock = (state: State, dispatch: Dispatch): TemplateResult =>
  html`<nav class="dock" aria-label=${t('page.modes')}>
    ${PLACES.slice(0, 4).map((view) => link(view, state, dispatch))}${more('dock__more')}
  </nav>`;

/** The menu that "More" opens. `tools`: what a phone has no room for elsewhere. */
export const moreRooms = (state: State, dispatch: Dispatch, tools: TemplateResult): TemplateResult =>
  menu(
    'rooms',
    t('page.more'),
    html`${PLACES.map((view) => link(view, state, dispatch, true))}
      <div class="menu__tools" role="none">${tools}</div>`,
  );

const more = (kind: string): TemplateResult =>
  menuButton('rooms', kind, html`<span>${t('page.more')}</span>${icon('down')}`);

/** A link, so that it can be opened beside this page. In the menu it says what the room is for. */
function link(view: string, state: State, dispatch: Dispatch, item = false): TemplateResult {
  const open = state.look.view;
  const within = ROOMS.find(({ name }) => name === open)?.within;
  const go = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (item) closeMenu(event);
    dispatch({ type: 'look', look: { view } });
  };
  return html`<a
    href=${linkTo(view, state.asked)}
    role=${item ? 'menuitem' : nothing}
    aria-current=${open === view ? 'page' : within === view ? 'true' : nothing}
    @click=${go}
  >${roomName(view)}${item ? html` <span>${roomAbout(view)}</span>` : nothing}</a>`;
}
