// A puzzle, and where it comes from: its name is what a link holds, and never its answer.

import { type Day, readDay } from '../days/day';

export const FAMILIES = ['completion', 'regions'] as const;
export type Family = (typeof FAMILIES)[number];

/** What can be asked for: a puzzle of a family, or queens of which some are guilty. */
export type Kind = Family | 'guilty';

/** How hard a puzzle is, in the words of the page. */
export const WORDS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Word = (typeof WORDS)[number];

/** The rules of the ladder, the weakest first. */
export const RULES = ['single', 'pointer', 'killer', 'set', 'trial', 'trial-and-rules'] as const;

/** What is wanted of a maker. */
export interface Wanted {
  readonly family: Family;
  readonly size: number;
  readonly word: Word;
  readonly seed: number;
}

/** Where a puzzle comes from. */
export type Source =
  | ({ readonly kind: 'made' } & Wanted)
  /** A day has one of each family. */
  | { readonly kind: 'day'; readonly family: Family; readonly day: Day }
  /** Queens that have no way to finish: the fewest are to be taken away. */
  | { readonly kind: 'guilty'; readonly size: number; readonly fewest: number; readonly seed: number }
  /** Made by a person: queens by row, and a region for each square. */
  | {
      readonly kind: 'own';
      readonly family: Family;
      readonly given: readonly number[];
      readonly regions: readonly number[] | null;
    };

export interface Puzzle {
  readonly family: Kind;
  readonly size: number;
  /** Columns by row, -1 where none is given. */
  readonly given: readonly number[];
  /** A label for each square, row by row; null for a board without regions. */
  readonly regions: readonly number[] | null;
}

/** The sizes that are made, by family. */
export const SIZES: Readonly<Record<Family, readonly number[]>> = {
  completion: [5, 6, 7, 8, 9, 10, 11, 12],
  regions: [5, 6, 7, 8, 9, 10, 11],
};

/** The words of a size: all puzzles of five queens are easy or medium. */
export const wordsOf = (family: Family, size: number): readonly Word[] =>
  family === 'completion' && size === 5 ? ['easy', 'medium'] : WORDS;

/** The sizes of puzzles of guilty queens, and how many can be guilty. */
export const GUILTY_SIZES: readonly number[] = [6, 7, 8, 9, 10];
export const GUILTY: readonly number[] = [1, 2, 3];

/** Sizes of puzzles that people make. */
export const SMALLEST_OWN = 4;
export const LARGEST_OWN: Readonly<Record<Family, number>> = { completion: 20, regions: 11 };

/** The name of the puzzle of a day. That of a completion was there first, and has no family in it. */
export const dailyName = (day: Day, family: Family): string =>
  family === 'regions' ? `day-regions-${day}` : `day-${day}`;

/** The name of a puzzle, for links and for what is kept: letters, digits, `.` and `-`. */
export function nameOf(source: Source): string {
  switch (source.kind) {
    case 'made':
      return `${source.family}-${source.size}-${source.word}-${source.seed}`;
    case 'day':
      return dailyName(source.day, source.family);
    case 'guilty':
      return `guilty-${source.size}-${source.fewest}-${source.seed}`;
    case 'own': {
      const queens = source.given.map((column) => column + 1).join('.');
      const map = source.regions ? `-${source.regions.map((region) => region.toString(36)).join('')}` : '';
      return `own-${source.family}-${queens}${map}`;
    }
  }
}

/** Why a name is none. */
export type Refused = 'play-size' | 'play-day' | 'play-region' | 'play-name';

/** The source that a name stands for, or why it stands for none. */
export function readName(name: string): Source | Refused {
  const words = name.split('-');
  if (words[0] === 'day') {
    const family = words[1] === 'regions' ? 'regions' : 'completion';
    const day = readDay(words.slice(family === 'regions' ? 2 : 1).join('-'));
    return day ? { kind: 'day', family, day } : 'play-day';
  }
  if (words[0] === 'guilty') return readGuilty(words);
  return words[0] === 'own' ? readOwn(words) : readMade(words);
}

function readMade([head, size = '', grade, seed = '', ...more]: readonly string[]): Source | Refused {
  const family = FAMILIES.find((one) => one === head);
  const word = WORDS.find((one) => one === grade);
  if (!family || !word || more.length > 0 || !isSeed(seed)) return 'play-name';
  if (!/^\d{1,3}$/.test(size)) return 'play-name';
  if (!SIZES[family].includes(Number(size))) return 'play-size';
  return { kind: 'made', family, size: Number(size), word, seed: Number(seed) };
}

function readGuilty([, size = '', fewest = '', seed = '', ...more]: readonly string[]): Source | Refused {
  if (more.length > 0 || !/^\d{1,3}$/.test(size) || !/^[1-3]$/.test(fewest) || !isSeed(seed)) return 'play-name';
  if (!GUILTY_SIZES.includes(Number(size))) return 'play-size';
  return { kind: 'guilty', size: Number(size), fewest: Number(fewest), seed: Number(seed) };
}

const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= 0xffff_ffff;

function readOwn([, head, list = '', map, ...more]: readonly string[]): Source | Refused {
  const family = FAMILIES.find((one) => one === head);
  const columns = list.split('.');
  const size = columns.length;
  if (!family || more.length > 0 || !columns.every((column) => /^\d{1,2}$/.test(column))) return 'play-name';
  if (size < SMALLEST_OWN || size > LARGEST_OWN[family]) return 'play-size';
  const given = columns.map((column) => Number(column) - 1);
  if (given.some((column) => column >= size) || (family === 'regions') !== (map !== undefined)) return 'play-name';
  if (map === undefined) return { kind: 'own', family, given, regions: null };
  if (map.length !== size * size || !/^[0-9a-z]+$/.test(map)) return 'play-region';
  const regions = [...map].map((letter) => Number.parseInt(letter, 36));
  const used = new Set(regions);
  const whole = used.size === size && [...used].every((region) => region < size);
  return whole ? { kind: 'own', family, given, regions } : 'play-region';
}
