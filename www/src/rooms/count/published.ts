// Published facts about counts, from the reference data that the tests also read: the numbers, and the times of another
// program.

import modular from '../../../../data/modular.json' with { type: 'json' };
import solutions from '../../../../data/solutions.json' with { type: 'json' };

/** The published numbers of solutions of one size. */
export interface PublishedCount {
  readonly total: bigint;
  readonly fundamental: bigint | null;
  /** The time of takaken's program on eight cores, in seconds; 0 below 10 ms. */
  readonly seconds: number | null;
}

/** A size that took months on many machines and cannot be counted here. */
export interface RecordCount extends PublishedCount {
  readonly size: number;
  readonly by: string;
  readonly year: number;
}

const SOLUTIONS: ReadonlyMap<number, PublishedCount> = new Map(
  solutions.boards.map(({ size, total, fundamental }) => [
    size,
    {
      total: BigInt(total),
      fundamental: BigInt(fundamental),
      seconds: solutions.times.boards.find((time) => time.size === size)?.seconds ?? null,
    },
  ]),
);

/** Beyond the sizes that the page counts: published numbers, by whom and when. */
export const RECORD_COUNTS: readonly RecordCount[] = solutions.counted.map(({ total, fundamental, ...rest }) => ({
  ...rest,
  total: BigInt(total),
  fundamental: BigInt(fundamental),
  seconds: null,
}));

const MODULAR: ReadonlyMap<number, bigint> = new Map(
  modular.boards.map(({ size, solutions: total }) => [size, BigInt(total)]),
);

/** The published facts about a size, if there are any. If 2 or 3 divides the size there is no modular solution. */
export function published(kind: 'solutions' | 'modular', size: number): PublishedCount | undefined {
  if (kind === 'solutions') return SOLUTIONS.get(size);
  const total = size % 2 === 0 || size % 3 === 0 ? 0n : MODULAR.get(size);
  return total === undefined ? undefined : { total, fundamental: null, seconds: null };
}

/** The published number of a size, even if no device here can count it; otherwise undefined. */
export const publishedNumber = (kind: 'solutions' | 'modular', size: number): bigint | undefined =>
  published(kind, size)?.total ??
  (kind === 'solutions' ? RECORD_COUNTS.find((once) => once.size === size)?.total : undefined);
