// Where the site lies.

/** The address of the page, without what this visit asks of it. */
export const site = (): string => location.href.replace(/[?#].*/, '');
