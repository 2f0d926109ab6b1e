// The choices for a figure: the boards, the queens, the samples, the bounds; and why something cannot be measured.

import type { Trouble } from '../../client/trouble';
import { type Damage, type ExperimentKind, MAX_BOARD_SIZE } from '../../engine/types';
import { wholeNumber } from '../../texts/numbers';
import { millisecondsOf } from './cost';
import type { Figure, Part, PartOptions } from './figure';
import { FIGURES_SEED } from './paper';

/** The typed texts by the names of the fields. An empty field means the value that the figure proposes. */
export type Field =
  | 'samples'
  | 'sizes'
  | 'queens'
  | 'free'
  | 'after'
  | 'seed'
  | 'second'
  | 'third'
  | 'repeats'
  | 'bases'
  | 'returns';

export const FIELDS: readonly Field[] = [
  ...(['samples', 'sizes', 'queens', 'free', 'after', 'seed'] as const),
  ...(['second', 'third', 'repeats', 'bases', 'returns'] as const),
];

/** When the damage of a square is counted: once, as published, or again at each step. */
export const DAMAGES: readonly Damage[] = ['once', 'eachStep'];

export interface Choices {
  readonly typed: Readonly<Partial<Record<Field, string>>>;
  readonly damage: Damage | null;
}

export const NO_CHOICES: Choices = { typed: {}, damage: null };

/** Whether two choices have the same values, however their numbers are written. */
export const isSame = (one: Choices, other: Choices): boolean =>
  one.damage === other.damage &&
  FIELDS.every((field) => {
    const [numbers, others] = [one, other].map(({ typed }) => wordsIn(typed[field] ?? '').map(wholeNumber));
    return `${numbers}` === `${others}`;
  });

/** The measurement that choices describe. */
export interface Measurement {
  readonly parts: readonly Part[];
  /** Samples of each part. */
  readonly samples: readonly number[];
  readonly seed: number;
}

const MAX_SEED = 2 ** 32 - 1;
const MAX_SIZES = 40;
const MAX_REPEATS = 1_000;
const MAX_BASES = 1_000_000;
const MAX_RETURNS = 9_999;
/** The bounds for the number of free rows of a near pair. With more free rows nearly every placement has a completion. */
const MIN_FREE = 4;
const MAX_FREE = 60;
/** How many numbers of queens can be given after which squares are counted. The chart has this many colours. */
const MAX_AFTER = 5;
/** The maximum time of a measurement by our own estimate, in milliseconds: twelve hours. */
const MAX_SECONDS = 12 * 3_600_000;

/** The fields that apply to a figure, in their order. */
export function fieldsOf(figure: Figure): Field[] {
  if (figure.most === 1) return ['sizes'];
  const kinds = kindsOf(figure);
  const has = (...wanted: ExperimentKind[]): boolean => wanted.some((kind) => kinds.includes(kind));
  return [
    'samples',
    'sizes',
    ...(has('returns', 'randSetTo', 'randRandTo', 'gradient') ? (['queens'] as const) : []),
    ...(has('pair') ? (['free'] as const) : []),
    ...(has('freeSquares') ? (['after'] as const) : []),
    'seed',
    ...(hasLevels(figure) ? (['second', 'third', 'repeats', 'bases', 'returns'] as const) : []),
  ];
}

/** Whether base levels, repeats and damage apply to a figure. */
export const hasLevels = (figure: Figure): boolean =>
  kindsOf(figure).some((kind) => kind === 'returns' || kind === 'leastRisk');

const kindsOf = ({ kind, parts }: Figure): ExperimentKind[] => [...new Set(parts.map((part) => part.kind ?? kind))];

/** The maximum number of rows of some kinds of experiment, as in the engine. */
const MAX_SIZE: Readonly<Partial<Record<ExperimentKind, number>>> = {
  randRand: 100_000,
  randRandTo: 100_000,
  inOrder: 100_000,
  leastRisk: 100_000,
  gradient: 100_000,
  pair: 1_000_000,
  freeSquares: 10_000,
  squares: 12,
};
const MIN_SIZE = 4;
const largestOf = (kind: ExperimentKind): number => MAX_SIZE[kind] ?? MAX_BOARD_SIZE;

/** Returns the first mistake, or the measurement to run. */
export function parseChoices(figure: Figure, { typed, damage }: Choices): Measurement | Trouble {
  const read = (name: Field, least: number, most: number): number | null | Trouble => {
    const text = typed[name]?.trim() ?? '';
    if (text === '') return null;
    const value = wholeNumber(text);
    if (value !== null && value >= least && value <= most) return value;
    return { code: 'figure-number', detail: { field: name, found: text.slice(0, 20), least, most } };
  };
  const sizes = sizesOf(figure, typed.sizes ?? '');
  if (isTrouble(sizes)) return sizes;
  const smallest = Math.min(...sizes.map(({ n }) => n));
  const queens = read('queens', 0, smallest);
  const second = read('second', 0, smallest);
  const third = read('third', 0, smallest);
  const repeats = read('repeats', 0, MAX_REPEATS);
  const bases = read('bases', 1, MAX_BASES);
  const returns = read('returns', 0, MAX_RETURNS);
  const free = read('free', MIN_FREE, Math.min(MAX_FREE, smallest - 1));
  const after = numbersIn(typed.after ?? '', 'after', 1, smallest, MAX_AFTER);
  const seed = read('seed', 0, MAX_SEED);
  const samples = read('samples', 1, figure.most);
  for (const value of [queens, second, third, repeats, bases, returns, free, seed, samples])
    if (isTrouble(value)) return value;
  if (isTrouble(after)) return after;
  if (typeof second === 'number' && typeof third === 'number' && second > third)
    return { code: 'experiment-levels', detail: { second, third, least: second, size: smallest } };
  const own = {
    ...(typeof queens === 'number' ? { queens } : {}),
    ...(typeof second === 'number' ? { secondLevel: second } : {}),
    ...(typeof third === 'number' ? { thirdLevel: third } : {}),
    ...(typeof repeats === 'number' ? { repeatBound: repeats } : {}),
    ...(typeof bases === 'number' ? { baseBound: bases } : {}),
    ...(typeof returns === 'number' ? { returnBound: returns } : {}),
    ...(after.length > 0 ? { after: [...after] } : {}),
    ...(damage ? { damage } : {}),
  };
  const left = (n: number): PartOptions => (typeof free === 'number' ? { queens: n - free } : {});
  const parts = sizes.map((part) => ({ ...part, options: { ...part.options, ...own, ...left(part.n) } }));
  const each = typeof samples === 'number' ? samples : figure.samples;
  const counts = parts.map(({ n }) => samplesAt(figure, n, each));
  const chosen = { parts, samples: counts, seed: typeof seed === 'number' ? seed : FIGURES_SEED };
  return tooLong(figure, chosen, each) ?? chosen;
}

export const isTrouble = (value: unknown): value is Trouble =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The numbers in a field for several numbers, ascending and without duplicates. */
function numbersIn(
  text: string,
  field: Field,
  least: number,
  most: number,
  count: number,
): readonly number[] | Trouble {
  const numbers = new Set<number>();
  for (const word of wordsIn(text)) {
    const n = wholeNumber(word);
    if (n === null || n < least || n > most)
      return { code: 'figure-number', detail: { field, found: word.trim().slice(0, 20), least, most } };
    numbers.add(n);
  }
  if (numbers.size > count) return { code: 'figure-sizes', detail: { count: numbers.size, most: count } };
  return [...numbers].sort((one, other) => one - other);
}

/** Spaces, commas and points may group digits. A comma separates numbers only if a space follows. */
export const wordsIn = (text: string): string[] => text.split(/[;、，]|,(?=\s)/u).filter((word) => word.trim() !== '');

/** The parts of the figure itself or, if sizes are given, each kind of experiment of the figure at each size. */
function sizesOf(figure: Figure, text: string): readonly Part[] | Trouble {
  if (text.trim() === '') return figure.parts;
  const most = Math.min(...kindsOf(figure).map(largestOf));
  const sizes = numbersIn(text, 'sizes', MIN_SIZE, most, MAX_SIZES);
  if (isTrouble(sizes)) return sizes;
  return figure.parts
    .filter(({ kind, options }, index) => {
      const same = figure.parts.findIndex(
        (part) =>
          part.kind === kind && part.options.queens === options.queens && part.options.baseBound === options.baseBound,
      );
      return same === index;
    })
    .flatMap((part) => sizes.map((n) => ({ ...part, n })));
}

const MIN_SAMPLES = 3;

const samplesAt = ({ full = Number.POSITIVE_INFINITY }: Figure, n: number, samples: number): number =>
  n <= full ? samples : Math.min(samples, Math.max(MIN_SAMPLES, Math.floor((samples * full) / n)));

/** Refuses a measurement that would take too long, and suggests a smaller number of samples. */
function tooLong(figure: Figure, { parts, samples }: Measurement, each: number): Trouble | null {
  const milliseconds = parts.reduce(
    (sum, part, index) => sum + (samples[index] ?? 0) * millisecondsOf(part.kind ?? figure.kind, part),
    0,
  );
  if (milliseconds <= MAX_SECONDS) return null;
  const most = Math.floor((each * MAX_SECONDS) / milliseconds);
  return most >= 1
    ? { code: 'figure-long', detail: { hours: Math.round(milliseconds / 3_600_000), samples: most } }
    : {
        code: 'figure-too-long',
        detail: { hours: Math.round(milliseconds / 3_600_000), size: Math.max(...parts.map(({ n }) => n)) },
      };
}
