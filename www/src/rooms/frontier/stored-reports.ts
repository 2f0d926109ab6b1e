// The stored reports of searches for thresholds, by the size of the board. The engine checks them: each report has its
// checksum.

import { createStored } from '../../kernel/stored';
import { THRESHOLD } from './chosen';

/** The maximum number of boards with reports, each at most about 50 KB. Beyond it, the board that was begun first is dropped. */
const MAX_BOARDS = 12;

export type Reports = ReadonlyMap<number, readonly unknown[]>;

export const storedReports = createStored<Reports>('queens-frontier', readReports, (reports) =>
  JSON.stringify([...reports]),
);

/** Adds reports on a board. */
export const withReports = (all: Reports, size: number, reports: readonly unknown[]): Reports =>
  reports.length === 0
    ? all
    : new Map([...new Map(all).set(size, [...(all.get(size) ?? []), ...reports])].slice(-MAX_BOARDS));

/** The stored reports, with the reports of this page on the board that is searched here. */
export function joinedReports(stored: Reports, own: Reports, size: number | null): Reports {
  const here = size === null ? [] : (own.get(size) ?? []);
  if (size === null || here.length === 0) return stored;
  const seen = new Set((stored.get(size) ?? []).map((report) => JSON.stringify(report)));
  return withReports(
    stored,
    size,
    here.filter((report) => !seen.has(JSON.stringify(report))),
  );
}

/** Forgets the reports on a board. */
export const withoutReports = (all: Reports, size: number): Reports => new Map([...all].filter(([of]) => of !== size));

/** Reads untrusted data: lists by supported sizes. */
export function readReports(text: string | null): Reports {
  const found: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(found)) return new Map();
  const isOf = (each: unknown): each is [number, unknown[]] =>
    Array.isArray(each) && each[0] >= THRESHOLD.least && each[0] <= THRESHOLD.most && Array.isArray(each[1]);
  return new Map(found.filter(isOf));
}
