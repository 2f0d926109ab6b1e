// Which measurements each question needs, in the order in which they are made.

import type { Choices } from './chosen';

/** One measurement, of a board under a rule. */
export interface Ask {
  readonly of: 'heat' | 'count' | 'most' | 'disjoint';
  readonly rule: string;
  readonly rows: number;
  readonly columns: number;
  /** Only squares whose row and column have an even sum, or an odd one, counted from 0. */
  readonly sum?: 'even' | 'odd';
  /** For solutions that share no square: the search ends once this many are found. */
  readonly enough?: number;
}

/** A unique name for a measurement. */
export const keyOf = ({ of, rule, rows, columns, sum, enough }: Ask): string =>
  [of, rule, rows, columns, sum, enough].join(' ');

/** The numbers from `least` to `most`. */
export const range = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

/** Solutions of queens that share no square. */
export const disjointQuestion = (rows: number, columns: number): Ask => ({
  of: 'disjoint',
  rule: 'queens',
  rows,
  columns,
});

/** The boards of the table: up to this many rows, and this many columns more. */
export const TABLED = { rows: 8, wider: 2 } as const;

export const READINGS = ['toggled', 'toggled-open'] as const;
export type Reading = (typeof READINGS)[number];
/** The number of solutions under toggled diagonals that must share no square. */
export const WANTED = 3;

export const toggledQuestion = (rule: Reading, rows: number, fewer: number): Ask => ({
  of: 'disjoint',
  rule,
  rows,
  columns: rows - fewer,
  enough: WANTED,
});

/** The narrowest board: on narrower ones, `toggledQuestion` closes columns permanently. */
export const fewerOf = (rule: Reading, rows: number): number[] => (rule === 'toggled' ? [0, 1] : range(0, rows - 1));

export const parity = (rule: string, size: number): Ask => ({ of: 'heat', rule, rows: size, columns: size });

export const SUMS = ['even', 'odd'] as const;
export const overlaid = (size: number, sum: 'even' | 'odd'): Ask => ({
  of: 'most',
  rule: 'light-dark',
  rows: size,
  columns: size,
  sum,
});

/** Rows shifted by `shift`. From 2n - 1 on nothing changes, which two further shifts show. */
export const slidingQuestion = (size: number, shift: number): Ask => ({
  of: 'count',
  rule: `sliding:${shift}`,
  rows: size,
  columns: size,
});
export const shiftsOf = (size: number): number[] => range(0, 2 * size + 1);

/** Rows shifted at random by one to n columns, by ten seeds. */
export const atRandom = (size: number, seed: number): Ask => ({
  of: 'count',
  rule: `sliding:1-${size}@${seed}`,
  rows: size,
  columns: size,
});
export const SEEDS = range(1, 10);

export function asksOf({ topic, size, wider, law }: Choices): Ask[] {
  const shown = size[topic];
  switch (topic) {
    case 'sharing':
      return [
        disjointQuestion(shown, shown + wider),
        ...range(4, TABLED.rows).flatMap((rows) =>
          range(0, TABLED.wider).map((more) => disjointQuestion(rows, rows + more)),
        ),
      ];
    case 'toggled':
      return READINGS.flatMap((rule) =>
        range(4, shown).flatMap((rows) => fewerOf(rule, rows).map((fewer) => toggledQuestion(rule, rows, fewer))),
      );
    case 'parity':
      return range(4, shown).flatMap((rows) => [law, 'queens'].map((rule) => parity(rule, rows)));
    case 'overlaid':
      return range(4, shown).flatMap((rows) => SUMS.map((sum) => overlaid(rows, sum)));
    case 'sliding':
      return [
        ...shiftsOf(shown).map((shift) => slidingQuestion(shown, shift)),
        ...SEEDS.map((seed) => atRandom(shown, seed)),
      ];
  }
}
