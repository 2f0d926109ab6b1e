// The address of the site.

/** The address of the page, without the query of this visit. */
export const site = (): string => location.href.replace(/[?#].*/, '');

/** The whole address of a part after "#". `handout`: its handout options. */
export const addressOf = (hash: string, handout = ''): string =>
  new URL(handout === '' ? hash : `?handout=${handout}${hash}`, site()).href;
