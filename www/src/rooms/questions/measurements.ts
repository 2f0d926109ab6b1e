// Which measurements each question needs, in the order in which they are made.

import type { Choices } from './choices';

/** One measurement, of a board under a rule. */
export interface Measurement {
  readonly of: 'heat' | 'count' | 'most' | 'disjoint';
  readonly rule: string;
  readonly rows: number;
  readonly columns: number;
  /** Only squares whose row and column, counted from 0, have an even or an odd sum. */
  readonly sum?: 'even' | 'odd';
  /** For solutions that share no square: the search ends once this many are found. */
  readonly enough?: number;
}

/** A unique name for a measurement. */
export const keyOf = ({ of, rule, rows, columns, sum, enough }: Measurement): string =>
  [of, rule, rows, columns, sum, enough].join(' ');

/** The numbers from `least` to `most`. */
export const range = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at);

/** Solutions of queens that share no square. */
export const disjointQuestion = (rows: number, columns: number): Measurement => ({
  of: 'disjoint',
  rule: 'queens',
  rows,
  columns,
});

/** The boards of the table: up to this many rows, and this many columns more. */
export const TABLE_BOARDS = { rows: 8, wider: 2 } as const;

export const READINGS = ['toggled', 'toggled-open'] as const;
export type Reading = (typeof READINGS)[number];
/** The number of solutions under toggled diagonals that must share no square. */
export const WANTED_SOLUTIONS = 3;

export const toggledQuestion = (rule: Reading, rows: number, fewer: number): Measurement => ({
  of: 'disjoint',
  rule,
  rows,
  columns: rows - fewer,
  enough: WANTED_SOLUTIONS,
});

/** The values of k in the table. If closed columns stay closed (`toggled`), k = 1 is enough to show that larger k are impossible. */
export const fewerOf = (rule: Reading, rows: number): number[] => (rule === 'toggled' ? [0, 1] : range(0, rows - 1));

export const parityQuestion = (rule: string, size: number): Measurement => ({
  of: 'heat',
  rule,
  rows: size,
  columns: size,
});

export const PARITY_CLASSES = ['even', 'odd'] as const;
export const overlaidQuestion = (size: number, sum: 'even' | 'odd'): Measurement => ({
  of: 'most',
  rule: 'light-dark',
  rows: size,
  columns: size,
  sum,
});

/** Rows shifted by `shift`. From a shift of 2n - 1 on the count is constant; the two further shifts of `shiftsOf` show this. */
export const slidingQuestion = (size: number, shift: number): Measurement => ({
  of: 'count',
  rule: `sliding:${shift}`,
  rows: size,
  columns: size,
});
export const shiftsOf = (size: number): number[] => range(0, 2 * size + 1);

/** Rows shifted at random by one to n columns, by ten seeds. */
export const randomShiftQuestion = (size: number, seed: number): Measurement => ({
  of: 'count',
  rule: `sliding:1-${size}@${seed}`,
  rows: size,
  columns: size,
});
export const SEEDS = range(1, 10);

export function measurementsOf({ topic, size, wider, law }: Choices): Measurement[] {
  const shown = size[topic];
  switch (topic) {
    case 'sharing':
      return [
        disjointQuestion(shown, shown + wider),
        ...range(4, TABLE_BOARDS.rows).flatMap((rows) =>
          range(0, TABLE_BOARDS.wider).map((more) => disjointQuestion(rows, rows + more)),
        ),
      ];
    case 'toggled':
      return READINGS.flatMap((rule) =>
        range(4, shown).flatMap((rows) => fewerOf(rule, rows).map((fewer) => toggledQuestion(rule, rows, fewer))),
      );
    case 'parity':
      return range(4, shown).flatMap((rows) => [law, 'queens'].map((rule) => parityQuestion(rule, rows)));
    case 'overlaid':
      return range(4, shown).flatMap((rows) => PARITY_CLASSES.map((sum) => overlaidQuestion(rows, sum)));
    case 'sliding':
      return [
        ...shiftsOf(shown).map((shift) => slidingQuestion(shown, shift)),
        ...SEEDS.map((seed) => randomShiftQuestion(shown, seed)),
      ];
  }
}
