// A row of links that is wider than a phone.

import { onElement } from './element';

/** On a narrow screen the row is scrolled to the page that was entered, once the page has been laid out anyway. */
export const scrollToCurrent = onElement((row: HTMLElement, entered: string | undefined, page: string) => {
  if (entered !== page)
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      const open = row.querySelector<HTMLElement>('[aria-current]');
      if (open) row.scrollLeft = open.offsetLeft - open.offsetWidth / 2;
    }).observe(row);
  return page;
});
