// Published times of a completion, from the reference data that the tests also read.

import linear from '../../../../data/linear.json' with { type: 'json' };

/** The published mean time in seconds; null for a size of which nothing is published. */
export const publishedSeconds = (size: number): number | null =>
  linear.table2.rows.find(([published]) => published === size)?.[2] ?? null;

/** The published time to check a solution of this size, in seconds; null if there is no such figure. */
export const publishedCheck = (size: number): number | null =>
  linear.validator.seconds.find((one) => one.size === size)?.seconds ?? null;
