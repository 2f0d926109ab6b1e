// What a person may choose of a figure: the boards, the queens, the samples, the bounds; and why something cannot be measured.

import type { Trouble } from '../../client/trouble';
import { type ExperimentKind, LARGEST_BOARD } from '../../engine/types';
import { wholeNumber } from '../../texts/numbers';
import { millisecondsOf } from './cost';
import type { Figure, Part } from './figure';
import { FIGURES_SEED } from './paper';

/** What is typed, under the names of the fields. A field that is empty has what the figure proposes. */
export type Field = 'samples' | 'sizes' | 'queens' | 'seed' | 'second' | 'third' | 'repeats';
export interface Choices {
  readonly typed: Readonly<Partial<Record<Field, string>>>;
  readonly damage: 'once' | 'anew' | null;
}

export const NO_CHOICES: Choices = { typed: {}, damage: null };

/** What is measured then. */
export interface Chosen {
  readonly parts: readonly Part[];
  /** Samples of each part. */
  readonly samples: readonly number[];
  readonly seed: number;
}

const LARGEST_SEED = 2 ** 32 - 1;
const MOST_SIZES = 40;
const MOST_REPEATS = 1_000;
/** Longer than that nobody waits: twelve hours, by our own estimate. */
const LONGEST = 12 * 3_600_000;

/** The fields that mean something to a figure, in their order. */
export function fieldsOf(figure: Figure): Field[] {
  if (figure.most === 1) return ['sizes'];
  const kinds = kindsOf(figure);
  const has = (...wanted: ExperimentKind[]): boolean => wanted.some((kind) => kinds.includes(kind));
  return [
    'samples',
    'sizes',
    ...(has('returns', 'randSetTo', 'randRandTo', 'gradient') ? (['queens'] as const) : []),
    'seed',
    ...(hasLevels(figure) ? (['second', 'third', 'repeats'] as const) : []),
  ];
}

/** Whether base levels, repeats and damage mean something to it. */
export const hasLevels = (figure: Figure): boolean =>
  kindsOf(figure).some((kind) => kind === 'returns' || kind === 'leastRisk');

const kindsOf = ({ kind, parts }: Figure): ExperimentKind[] => [...new Set(parts.map((part) => part.kind ?? kind))];

/** The least and the most rows of each kind, as the engine has them. */
const LARGEST: Readonly<Partial<Record<ExperimentKind, number>>> = {
  randRand: 100_000,
  randRandTo: 100_000,
  inOrder: 100_000,
  leastRisk: 100_000,
  gradient: 100_000,
  pair: 1_000_000,
  freeSquares: 10_000,
  squares: 12,
};
const LEAST_SIZE = 4;
const largestOf = (kind: ExperimentKind): number => LARGEST[kind] ?? LARGEST_BOARD;

/** The first thing that is wrong, or what is to be measured. */
export function chosenOf(figure: Figure, { typed, damage }: Choices): Chosen | Trouble {
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
  const repeats = read('repeats', 0, MOST_REPEATS);
  const seed = read('seed', 0, LARGEST_SEED);
  const samples = read('samples', 1, figure.most);
  for (const value of [queens, second, third, repeats, seed, samples]) if (isTrouble(value)) return value;
  if (typeof second === 'number' && typeof third === 'number' && second > third)
    return { code: 'experiment-levels', detail: { second, third, size: smallest } };
  const own = {
    ...(typeof queens === 'number' ? { queens } : {}),
    ...(typeof second === 'number' ? { secondLevel: second } : {}),
    ...(typeof third === 'number' ? { thirdLevel: third } : {}),
    ...(typeof repeats === 'number' ? { repeatBound: repeats } : {}),
    ...(damage ? { damage } : {}),
  };
  const parts = sizes.map((part) => ({ ...part, options: { ...part.options, ...own } }));
  const each = typeof samples === 'number' ? samples : figure.samples;
  const counts = parts.map(({ n }) => samplesAt(figure, n, each));
  const chosen = { parts, samples: counts, seed: typeof seed === 'number' ? seed : FIGURES_SEED };
  return tooLong(figure, chosen, each) ?? chosen;
}

export const isTrouble = (value: unknown): value is Trouble =>
  typeof value === 'object' && value !== null && 'code' in value;

/** The parts of the figure itself, or on the boards that are named: each kind that it measures, on each of them. */
function sizesOf(figure: Figure, text: string): readonly Part[] | Trouble {
  if (text.trim() === '') return figure.parts;
  // Spaces, commas and points may group digits: a comma separates where a space follows.
  const words = text
    .trim()
    .split(/[;、，]|,(?=\s)/u)
    .filter((word) => word.trim() !== '');
  const least = LEAST_SIZE;
  const kinds = kindsOf(figure);
  const most = Math.min(...kinds.map(largestOf));
  const sizes: number[] = [];
  for (const word of words) {
    const n = wholeNumber(word);
    if (n === null || n < least || n > most)
      return { code: 'figure-number', detail: { field: 'sizes', found: word.trim().slice(0, 20), least, most } };
    if (!sizes.includes(n)) sizes.push(n);
  }
  if (sizes.length > MOST_SIZES) return { code: 'figure-sizes', detail: { count: sizes.length, most: MOST_SIZES } };
  sizes.sort((one, other) => one - other);
  return figure.parts
    .filter(({ kind, options }, index) => {
      const same = figure.parts.findIndex((part) => part.kind === kind && part.options.queens === options.queens);
      return same === index;
    })
    .flatMap((part) => sizes.map((n) => ({ ...part, n })));
}

/** Table 2 spends as many rows on each of the large boards, and takes three samples at least. */
const ROWS_A_SAMPLE = 10_000;
const FEWEST = 3;

const samplesAt = ({ chart }: Figure, n: number, samples: number): number =>
  chart === 'table'
    ? Math.min(samples, Math.max(FEWEST, Math.floor((samples * ROWS_A_SAMPLE) / Math.max(n, ROWS_A_SAMPLE))))
    : samples;

/** What would take too long is refused, with the number of samples that would do. */
function tooLong(figure: Figure, { parts, samples }: Chosen, each: number): Trouble | null {
  const milliseconds = parts.reduce(
    (sum, part, index) => sum + (samples[index] ?? 0) * millisecondsOf(part.kind ?? figure.kind, part),
    0,
  );
  if (milliseconds <= LONGEST) return null;
  const most = Math.floor((each * LONGEST) / milliseconds);
  return most >= 1
    ? { code: 'figure-long', detail: { hours: Math.round(milliseconds / 3_600_000), samples: most } }
    : {
        code: 'figure-too-long',
        detail: { hours: Math.round(milliseconds / 3_600_000), size: Math.max(...parts.map(({ n }) => n)) },
      };
}
