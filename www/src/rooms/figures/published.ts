// Published figures of the linear completion and of gradient repair, from the reference data that the tests also read.

import linear from '../../../../data/linear.json' with { type: 'json' };
import repair from '../../../../data/repair.json' with { type: 'json' };

export const LINEAR = linear;
export const REPAIR = repair;

/** A row of table 2: means and bounds of the time of a completion in seconds, by Matlab on a desktop of 2013. */
interface PublishedRow {
  readonly size: number;
  readonly sample: number;
  readonly mean: number;
  /** The mean without the slowest tenth. */
  readonly fastest: number;
  readonly least: number;
  readonly most: number;
  /** The number of samples without an answer (false negatives). */
  readonly undecided: number;
  /** The time of a row, as printed: see the note of the reference. */
  readonly row: number;
}

export const TABLE: readonly PublishedRow[] = linear.table2.rows.map(
  ([size = 0, sample = 0, mean = 0, fastest = 0, least = 0, most = 0, undecided = 0, row = 0]) => ({
    size,
    sample,
    mean,
    fastest,
    least,
    most,
    undecided,
    row,
  }),
);

/**
 * A line of slope 1 from where the published line begins: the time of a method that takes equally long for each row. Figure 7
 * has the diagonal for this.
 */
export const proportional = (n: number, from: number): number => (publishedLine(from) * n) / from;

/** The published mean time in milliseconds by the paper's own line through its times (n from 50 to 10^8). */
export const publishedLine = (n: number): number => 10 ** (linear.line.constant + linear.line.slope * Math.log10(n));
