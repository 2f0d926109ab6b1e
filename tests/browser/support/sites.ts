// The addresses under which the specs find the site.

/** As any static host serves it: no headers of ours, and not at the root. */
export const SITE = 'http://127.0.0.1:8431/some/where/';
/** As `build.sh serve` serves it. */
export const HEADER_SITE = 'http://127.0.0.1:8432/';
