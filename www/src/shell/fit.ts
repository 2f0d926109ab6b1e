// Fits the bar into its window: first it draws closer together, then the tools go into a menu, then the last rooms go under
// "More", which is called by the room that is open when that is among them. It goes by the window alone, never by what the title
// says, so that every room keeps its place.

import { onElement } from '../ui/element';

/** Rooms in the dock of a phone, beside More. */
const DOCKED = 4;
/** How close together the bar can be: see styles/shell.css. */
const FITS = ['roomy', 'close', 'short', 'closest'] as const;

/** Stands in the tag of the bar. `about`: the room that is open; "More" is called `more`. */
export const fitting = onElement(
  (bar: HTMLElement, kept: { about: string; fit: () => void } | undefined, about: string, more: string) => {
    const fit = (): void => arrange(bar, more);
    // The observer calls once at the start, when the page has been laid out anyway.
    if (!kept) new ResizeObserver(() => fit()).observe(bar);
    // What is in the bar is drawn after the bar itself.
    else if (kept.about !== about) queueMicrotask(fit);
    return { about, fit };
  },
);

function arrange(bar: HTMLElement, more: string): void {
  const rooms = bar.querySelector<HTMLElement>('.modes');
  if (!rooms) return;
  const links = [...rooms.querySelectorAll<HTMLElement>('a')];
  const show = (count: number): void => {
    const hidden = links.slice(count);
    for (const [index, link] of links.entries()) link.hidden = index >= count;
    const open = hidden.find((link) => link.hasAttribute('aria-current'));
    for (const button of document.querySelectorAll<HTMLElement>('[popovertarget="rooms"]')) {
      button.hidden = hidden.length === 0 && button.parentElement === rooms;
      button.toggleAttribute('data-open', open !== undefined);
      const name = button.querySelector('span');
      if (name) name.textContent = open?.textContent ?? more;
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
  for (const how of FITS) {
    bar.dataset.fit = how;
    if (fits()) return;
  }
  for (let count = links.length - 1; count > 0 && !fits(); count--) show(count);
}
