// The star battles that the page makes: puzzles with several queens in each row, column and region.

/** The sizes that are made. */
export const STAR_SIZES = [8, 9, 10, 11, 13, 14] as const;

/** How many queens each line has: two, or three on a large board, as in newspapers. */
export const starsOf = (size: number): number => (size > 12 ? 3 : 2);
