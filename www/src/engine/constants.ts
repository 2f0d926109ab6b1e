// Constants of the engine, written from the Rust types by `./build.sh types`.

/** The kinds of event, in the order of the counters; a set of kinds is a bit mask over these. */
export const KINDS = [
  'tried',
  'forced',
  'removed',
  'rejected',
  'swapped',
  'deadEnd',
  'restart',
  'phase',
  'solution',
  'exhausted',
] as const;

/** The maximum number of rows of a board. */
export const MAX_BOARD_SIZE = 10000000;

/** The result of `run` of a `Job`. */
export const STEP = {
  More: 0,
  Done: 1,
  Feed: 2,
  Unit: 3,
} as const;
