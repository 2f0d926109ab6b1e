// Where the site lies.

/** The address of the page, without the query of this visit. */
export const site = (): string => location.href.replace(/[?#].*/, '');
