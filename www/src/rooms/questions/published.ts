// Published answers. A test compares them with the reference data of the engine.

/** The maximum number of solutions of n queens of which no two share a square, by n. */
export const SHARING = {
  oeis: 'A171760',
  terms: { 1: 1, 2: 0, 3: 0, 4: 2, 5: 5, 6: 4, 7: 7, 8: 6, 9: 7, 10: 8, 11: 11, 12: 12, 13: 13, 14: 14 } as Readonly<
    Record<number, number>
  >,
} as const;
