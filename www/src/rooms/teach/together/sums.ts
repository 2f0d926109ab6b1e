// Adds up the receipts of a shared count: the missing shares, the shares with two different numbers, and the sum if
// all shares agree.

import solutions from '../../../../../data/solutions.json' with { type: 'json' };
import { type CountedShare, sharesIn } from '../../../kernel/classroom/shared-count';

export interface SharedSum {
  readonly size: number;
  readonly of: number;
  /** The numbers of the shares that nobody has handed in. */
  readonly missing: readonly number[];
  /** The shares that were handed in with different numbers, of which at least one is wrong. */
  readonly differing: readonly { readonly number: number; readonly found: readonly bigint[] }[];
  /** The shares that two devices have handed in with the same number. */
  readonly confirmed: readonly number[];
  /** Null as long as a share is missing or doubtful. */
  readonly total: bigint | null;
  /** Undefined if the number is not published. */
  readonly published: bigint | undefined;
}

/** A sum for each board and number of devices. */
export function sharedSums(lines: readonly string[]): SharedSum[] {
  const counts = new Map<string, CountedShare[]>();
  for (const share of lines.flatMap(sharesIn)) {
    const key = `${share.size} ${share.of}`;
    counts.set(key, [...(counts.get(key) ?? []), share]);
  }
  return [...counts.values()].flatMap((shares) => (shares[0] ? [sumOf(shares[0], shares)] : []));
}

function sumOf({ size, of }: CountedShare, shares: readonly CountedShare[]): SharedSum {
  const numbers = Array.from({ length: of }, (_, index) => index + 1);
  const sharesByNumber = new Map(numbers.map((number) => [number, shares.filter((share) => share.number === number)]));
  const foundIn = (number: number): bigint[] => [...new Set(sharesByNumber.get(number)?.map(({ found }) => found))];
  const devicesOf = (number: number): number => new Set(sharesByNumber.get(number)?.map(({ device }) => device)).size;
  const missing = numbers.filter((number) => foundIn(number).length === 0);
  const differing = numbers.flatMap((number) => {
    const found = foundIn(number);
    return found.length > 1 ? [{ number, found }] : [];
  });
  const confirmed = numbers.filter((number) => foundIn(number).length === 1 && devicesOf(number) > 1);
  const isComplete = missing.length === 0 && differing.length === 0;
  return {
    size,
    of,
    missing,
    differing,
    confirmed,
    total: isComplete ? numbers.reduce((sum, number) => sum + (foundIn(number)[0] ?? 0n), 0n) : null,
    published: publishedOf(size),
  };
}

function publishedOf(size: number): bigint | undefined {
  const known = [...solutions.boards, ...solutions.counted].find((board) => board.size === size);
  return known && BigInt(known.total);
}

/** Whether a line is a receipt of a shared count. */
export const isOfCount = (line: string): boolean => sharesIn(line).length > 0;

/** Numbers in a row as people write them: "1–4, 7". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
