// What is published about counts: the numbers themselves, and the times of another program.

/** Solutions of one size. */
export interface PublishedCount {
  readonly total: bigint;
  readonly fundamental: bigint | null;
  /** By takaken's program, version 3.3, without recursion and with OpenMP, on an i7-10870H of eight cores; 0 below 10 ms. */
  readonly seconds: number | null;
}

/** OEIS A000170 and A002562, as takaken's table has them too (13 March 2023). */
const SOLUTIONS: Readonly<Record<number, PublishedCount>> = {
  1: { total: 1n, fundamental: 1n, seconds: null },
  2: { total: 0n, fundamental: 0n, seconds: 0 },
  3: { total: 0n, fundamental: 0n, seconds: 0 },
  4: { total: 2n, fundamental: 1n, seconds: 0 },
  5: { total: 10n, fundamental: 2n, seconds: 0 },
  6: { total: 4n, fundamental: 1n, seconds: 0 },
  7: { total: 40n, fundamental: 6n, seconds: 0 },
  8: { total: 92n, fundamental: 12n, seconds: 0 },
  9: { total: 352n, fundamental: 46n, seconds: 0 },
  10: { total: 724n, fundamental: 92n, seconds: 0 },
  11: { total: 2_680n, fundamental: 341n, seconds: 0 },
  12: { total: 14_200n, fundamental: 1_787n, seconds: 0 },
  13: { total: 73_712n, fundamental: 9_233n, seconds: 0 },
  14: { total: 365_596n, fundamental: 45_752n, seconds: 0.01 },
  15: { total: 2_279_184n, fundamental: 285_053n, seconds: 0.04 },
  16: { total: 14_772_512n, fundamental: 1_846_955n, seconds: 0.22 },
  17: { total: 95_815_104n, fundamental: 11_977_939n, seconds: 1.33 },
  18: { total: 666_090_624n, fundamental: 83_263_591n, seconds: 9.15 },
  19: { total: 4_968_057_848n, fundamental: 621_012_754n, seconds: 81.1 },
  20: { total: 39_029_188_884n, fundamental: 4_878_666_808n, seconds: 761.56 },
  21: { total: 314_666_222_712n, fundamental: 39_333_324_973n, seconds: 6_273.37 },
  22: { total: 2_691_008_701_644n, fundamental: 336_376_244_042n, seconds: 53_103.08 },
  23: { total: 24_233_937_684_440n, fundamental: 3_029_242_658_210n, seconds: 470_232.97 },
};

/** OEIS A007705; where 2 or 3 divides the size there are none. */
const MODULAR: Readonly<Record<number, bigint>> = {
  1: 1n,
  5: 10n,
  7: 28n,
  11: 88n,
  13: 4_524n,
  17: 140_692n,
  19: 820_496n,
  23: 128_850_048n,
  25: 1_957_725_000n,
  29: 605_917_055_356n,
};

/** What is published of a size; undefined where nothing is. */
export function published(kind: 'solutions' | 'modular', size: number): PublishedCount | undefined {
  if (kind === 'solutions') return SOLUTIONS[size];
  const total = size % 2 === 0 || size % 3 === 0 ? 0n : MODULAR[size];
  return total === undefined ? undefined : { total, fundamental: null, seconds: null };
}
