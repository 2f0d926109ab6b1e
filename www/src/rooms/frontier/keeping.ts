// The stored reports of searches for thresholds, by the size of the board. The engine checks them: each report has its
// checksum.

import { kept } from '../../kernel/kept';
import { THRESHOLD } from './chosen';
import type { Report } from './questions';

/** The reports of a board take about 50 KB at most; of more boards than this, the one that was begun first is forgotten. */
const MOST_BOARDS = 12;

type Reports = ReadonlyMap<number, readonly unknown[]>;

const store = kept<Reports>('queens-frontier', readReports, (reports) => JSON.stringify([...reports]));

/** The stored reports of each board. */
export const keptReports = (): Reports => store.read();

/** Adds reports on a board to those that are kept. Another tab may have added its own. */
export function keepReports(size: number, reports: readonly Report[]): void {
  const all = new Map(store.read());
  all.set(size, [...(all.get(size) ?? []), ...reports]);
  store.keep(new Map([...all].slice(-MOST_BOARDS)));
}

export function forgetReports(size: number): void {
  store.keep(new Map([...store.read()].filter(([of]) => of !== size)));
}

/** Reads data that anybody may have written: lists by supported sizes. */
export function readReports(text: string | null): Reports {
  const found: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(found)) return new Map();
  const isOf = (each: unknown): each is [number, unknown[]] =>
    Array.isArray(each) && each[0] >= THRESHOLD.least && each[0] <= THRESHOLD.most && Array.isArray(each[1]);
  return new Map(found.filter(isOf));
}
