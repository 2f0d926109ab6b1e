// The choices: an open question and its size.

/** The questions that are asked here. */
export const TOPICS = ['estimate', 'threshold', 'hardness', 'greedy', 'coins', 'certificate', 'open'] as const;
export type Topic = (typeof TOPICS)[number];

/** The largest board whose solutions are estimated. */
export const MAX_ESTIMATED_SIZE = 1_000;

/** The sizes of boards whose threshold is found here. */
export const THRESHOLD = { least: 4, most: 24 } as const;

/** The sizes of boards on which coins are set. */
export const COINS = { least: 4, most: 600 } as const;

/** The largest board whose count comes with a proof. */
export const MAX_CERTIFIED_SIZE = 10;

/** The number of rows on which greedy queens are set, and the minimum number of visible rows. */
export const GREEDY_ROWS = 10_000_000;
export const MIN_GREEDY_ROWS = 20;
