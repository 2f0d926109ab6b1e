// The addresses under which the specs find the site. QUEENS_PORT changes the ports if the default ports are in use.

const port = Number(process.env.QUEENS_PORT ?? 8431);

/** The site on a server that sends no headers of ours, below a path. */
export const SITE = `http://127.0.0.1:${port}/some/where/`;
/** The site on a server with the documented headers, at the root, as `build.sh serve` starts it. */
export const HEADER_SITE = `http://127.0.0.1:${port + 1000}/`;
