// Fits the bar into its window: first its spacing shrinks, then the last places move under "More". Only the width of
// the window matters, not the title, so that every place stays where it is.

import { onElement } from '../ui/element';

/** The number of places in the dock of a phone, without More. */
export const DOCKED = 4;

/** How many places the bar or the dock shows; the others are under More. */
let visiblePlaces = Number.POSITIVE_INFINITY;
export const countVisiblePlaces = (): number => visiblePlaces;

/** Used in the tag of the bar. `about`: the open room. */
export const fitting = onElement((bar: HTMLElement, before: string | undefined, about: string) => {
  // The observer calls once at the start, when the page has been laid out anyway.
  if (before === undefined) new ResizeObserver(() => arrange(bar)).observe(bar);
  // Waits for the contents of the bar, which are drawn after the bar itself.
  else if (before !== about) queueMicrotask(() => arrange(bar));
  return about;
});

function arrange(bar: HTMLElement): void {
  const rooms = bar.querySelector<HTMLElement>('.modes');
  if (!rooms) return;
  const links = [...rooms.querySelectorAll<HTMLElement>('a')];
  const show = (count: number): void => {
    visiblePlaces = count;
    const hidden = links.slice(count);
    for (const [index, link] of links.entries()) link.hidden = index >= count;
    const isOpen = hidden.some((link) => link.hasAttribute('aria-current'));
    for (const button of document.querySelectorAll<HTMLElement>('[popovertarget="rooms"]')) {
      button.hidden = hidden.length === 0 && button.parentElement === rooms;
      button.toggleAttribute('data-open', isOpen);
    }
  };
  const fits = (): boolean => {
    const last = [...rooms.children].findLast((child) => !(child as HTMLElement).hidden);
    return !last || last.getBoundingClientRect().right <= rooms.getBoundingClientRect().right + 0.5;
  };
  if (getComputedStyle(rooms).display === 'none') {
    show(DOCKED);
    return;
  }
  show(links.length);
  for (const how of ['roomy', 'close']) {
    bar.dataset.fit = how;
    if (fits()) return;
  }
  for (let count = links.length - 1; count > 0 && !fits(); count--) show(count);
}
