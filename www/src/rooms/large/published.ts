// What is published of the time of a completion: read from the reference that the tests read.

import linear from '../../../../data/linear.json' with { type: 'json' };

/** The published mean time in seconds; null for a size of which nothing is published. */
export const publishedSeconds = (size: number): number | null =>
  linear.table2.rows.find(([published]) => published === size)?.[2] ?? null;

/** What checking a solution of this size took, in seconds; null where nothing is published. */
export const publishedCheck = (size: number): number | null =>
  linear.validator.seconds.find((one) => one.size === size)?.seconds ?? null;
