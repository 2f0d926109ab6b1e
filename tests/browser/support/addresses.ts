// The addresses under which the specs find the site. QUEENS_PORT changes the ports if the usual ones are taken.

const port = Number(process.env.QUEENS_PORT ?? 8431);

/** The site as any static host serves it: without our headers, and not at the root. */
export const SITE = `http://127.0.0.1:${port}/some/where/`;
/** The site as `build.sh serve` serves it. */
export const HEADER_SITE = `http://127.0.0.1:${port + 1000}/`;
