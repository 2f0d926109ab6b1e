// The addresses under which the specs find the site. QUEENS_PORT changes the ports if the usual ones are taken.

const port = Number(process.env.QUEENS_PORT ?? 8431);

/** As any static host serves it: no headers of ours, and not at the root. */
export const SITE = `http://127.0.0.1:${port}/some/where/`;
/** Like `build.sh serve` serves it. */
export const HEADER_SITE = `http://127.0.0.1:${port + 1000}/`;
