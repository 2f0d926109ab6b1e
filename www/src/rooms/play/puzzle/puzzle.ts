// A puzzle and its source: a link has its name, and never its answer.

import { STAR_SIZES } from '../../../board/stars';
import { type Day, readDay } from '../days/day';
import { type About, writeAbout } from './about';

export const FAMILIES = ['completion', 'regions'] as const;
export type Family = (typeof FAMILIES)[number];

/** The kinds that the page makes. `stars`: regions with several queens each, usually called star battles. */
export const MADE_FAMILIES = [...FAMILIES, 'stars'] as const;
export type MadeFamily = (typeof MADE_FAMILIES)[number];

/** The kinds that can be requested: a puzzle of a family, or queens without a completion, some of which are to be removed. */
export type Kind = MadeFamily | 'guilty';

/** The numbers of queens that each row, column and region can have, if more than one. */
export const STARS: readonly number[] = [2, 3];

/** How hard a puzzle is, in the words of the page. */
export const WORDS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Word = (typeof WORDS)[number];

/** The rules of the ladder, the weakest first. */
export const RULES = ['single', 'pointer', 'killer', 'set', 'trial', 'trial-and-rules'] as const;

/** The same, with the rules for several queens a line. */
export const LADDER = ['single', 'block', 'pointer', 'killer', 'set', 'strip', 'trial', 'trial-and-rules'] as const;
export const STAR_RULES: ReadonlySet<string> = new Set(['block', 'strip']);

/** The wishes for the next puzzle. */
export interface Wanted {
  readonly family: MadeFamily;
  readonly size: number;
  readonly word: Word;
  readonly seed: number;
}

/** The source of a puzzle. */
export type Source =
  | ({ readonly kind: 'made' } & Wanted)
  /** A day has one of each family. */
  | { readonly kind: 'day'; readonly family: MadeFamily; readonly day: Day }
  /** Queens that have no way to finish: the player removes as few as possible. */
  | { readonly kind: 'guilty'; readonly size: number; readonly fewest: number; readonly seed: number }
  /** Made by a person: queens by row, and a region for each square. */
  | ({ readonly kind: 'own' } & Board)
  /** The same with any number of solutions; the player proves how many there are. */
  | ({ readonly kind: 'claim' } & (Board | ({ readonly family: 'stars' } & StarBoard)))
  /** Made by a person, here or elsewhere: several queens in each row, column and region. */
  | ({ readonly kind: 'stars' } & StarBoard);

interface StarBoard {
  readonly about?: About;
  readonly stars: number;
  readonly regions: readonly number[];
}

interface Board {
  readonly about?: About;
  readonly family: Family;
  readonly given: readonly number[];
  readonly regions: readonly number[] | null;
}

export interface Puzzle {
  readonly family: Kind;
  readonly size: number;
  /** Columns by row, -1 for a row without a given queen. With several queens a row, each row has as many entries. */
  readonly given: readonly number[];
  /** A label for each square, row by row; null for a board without regions. */
  readonly regions: readonly number[] | null;
  /** The number of queens in each row, column and region, if more than one. */
  readonly stars?: number;
}

/** A puzzle with several queens a line, of which none is given. */
export const starPuzzle = (regions: readonly number[], stars: number): Puzzle => {
  const size = Math.sqrt(regions.length);
  return { family: 'stars', size, given: Array<number>(size * stars).fill(-1), regions, stars };
};

/** The sizes that are made, by family. */
export const SIZES: Readonly<Record<MadeFamily, readonly number[]>> = {
  completion: [5, 6, 7, 8, 9, 10, 11, 12],
  regions: [5, 6, 7, 8, 9, 10, 11],
  stars: STAR_SIZES,
};

/** The words of a family and a size: all completion puzzles of five queens are easy or medium. */
export const wordsOf = (family: MadeFamily, size: number): readonly Word[] =>
  family === 'completion' && size === 5 ? ['easy', 'medium'] : WORDS;

/** The sizes of puzzles with culprits, and the possible numbers of culprits. */
export const CULPRIT_SIZES: readonly number[] = [6, 7, 8, 9, 10];
export const CULPRIT_COUNTS: readonly number[] = [1, 2, 3];

/** The maximum number of solutions of a board whose number of solutions is to be proved. */
export const MAX_WAYS = 8;

/** Sizes of puzzles that people make. */
export const MIN_OWN_SIZE = 4;
const MAX_STAR_SIZE = 17;
export const MAX_OWN_SIZE: Readonly<Record<MadeFamily, number>> = {
  completion: 20,
  regions: 11,
  stars: MAX_STAR_SIZE,
};
/** With this many queens a line there is no way to finish a smaller board, whatever its regions are. */
const MIN_STAR_SIZE: Readonly<Record<number, number>> = { 2: 8, 3: 12 };

/** The sizes that people can make. `stars`: the number of queens in a line. */
export function ownSizes(family: MadeFamily, stars = 1): readonly number[] {
  const min = MIN_STAR_SIZE[stars] ?? MIN_OWN_SIZE;
  return Array.from({ length: MAX_OWN_SIZE[family] - min + 1 }, (_, index) => min + index);
}

/** The name of the puzzle of a day. For historical reasons, the name of a completion puzzle contains no family. */
export const dailyName = (day: Day, family: MadeFamily): string =>
  family === 'completion' ? `day-${day}` : `day-${family}-${day}`;

/** The star battle of a day: the digits of the date are its seed, and Sunday has the hardest puzzle. */
export function starsOfDay(day: Day): Wanted {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const [size = 8, word = 'easy'] = STARS_OF_WEEK[weekday] ?? [];
  return { family: 'stars', size, word, seed: Number(day.replaceAll('-', '')) };
}

const STARS_OF_WEEK: readonly (readonly [number, Word])[] = [
  [8, 'easy'],
  [9, 'easy'],
  [8, 'medium'],
  [9, 'medium'],
  [8, 'hard'],
  [9, 'hard'],
  [10, 'expert'],
];

/** The name of a puzzle, for links and for storage: letters, digits, `.` and `-`. */
export function nameOf(source: Source): string {
  switch (source.kind) {
    case 'made':
      return `${source.family}-${source.size}-${source.word}-${source.seed}`;
    case 'day':
      return dailyName(source.day, source.family);
    case 'guilty':
      return `guilty-${source.size}-${source.fewest}-${source.seed}`;
    case 'stars':
      return `own-${starsName(source)}`;
    case 'own':
    case 'claim': {
      if (source.family === 'stars') return `claim-${starsName(source)}`;
      const queens = source.given.map((column) => column + 1).join('.');
      const map = source.regions ? `-${source.regions.map((region) => region.toString(36)).join('')}` : '';
      return `${source.kind}-${source.family}-${queens}${map}`;
    }
  }
}

const starsName = ({ stars, regions }: StarBoard): string =>
  `stars-${stars}-${regions.map((region) => region.toString(36)).join('')}`;

/** Why a name is not valid. */
export type InvalidName = 'play-size' | 'play-day' | 'play-region' | 'play-name';

/** The name of a puzzle with its title and setter, for links. They do not identify the puzzle, so `nameOf` omits them. */
export const linkNameOf = (source: Source): string =>
  `${nameOf(source)}${'about' in source && source.about ? writeAbout(source.about) : ''}`;

/** Adds the title and the setter to a puzzle that a person made; returns other sources unchanged. */
export const withAbout = (source: Source, about: About | null): Source =>
  about && (source.kind === 'own' || source.kind === 'stars' || source.kind === 'claim')
    ? { ...source, about }
    : source;

/** The source with a name, or why the name is not valid. */
export function readName(name: string): Source | InvalidName {
  const words = name.split('-');
  if (words[0] === 'day') {
    const family = words[1] === 'regions' || words[1] === 'stars' ? words[1] : 'completion';
    const day = readDay(words.slice(family === 'completion' ? 1 : 2).join('-'));
    return day ? { kind: 'day', family, day } : 'play-day';
  }
  if (words[0] === 'guilty') return readCulprits(words);
  if (words[0] === 'own') return words[1] === 'stars' ? readStars(words) : readOwn(words);
  if (words[0] === 'claim') {
    const board = words[1] === 'stars' ? readStars(words) : readOwn(words);
    return typeof board === 'object' ? claimOf(board) : board;
  }
  return readMade(words);
}

function readMade([head, size = '', grade, seed = '', ...more]: readonly string[]): Source | InvalidName {
  const family = MADE_FAMILIES.find((one) => one === head);
  const word = WORDS.find((one) => one === grade);
  if (!family || !word || more.length > 0 || !isSeed(seed)) return 'play-name';
  if (!/^\d{1,3}$/.test(size)) return 'play-name';
  if (!SIZES[family].includes(Number(size))) return 'play-size';
  return { kind: 'made', family, size: Number(size), word, seed: Number(seed) };
}

function readCulprits([, size = '', fewest = '', seed = '', ...more]: readonly string[]): Source | InvalidName {
  if (more.length > 0 || !/^\d{1,3}$/.test(size) || !/^[1-3]$/.test(fewest) || !isSeed(seed)) return 'play-name';
  if (!CULPRIT_SIZES.includes(Number(size))) return 'play-size';
  return { kind: 'guilty', size: Number(size), fewest: Number(fewest), seed: Number(seed) };
}

const isSeed = (text: string): boolean => /^\d{1,10}$/.test(text) && Number(text) <= 0xffff_ffff;

/** The same board, with the number of its solutions to be proved. */
export const claimOf = (board: HandmadeSource): Source =>
  board.kind === 'stars' ? { ...board, kind: 'claim', family: 'stars' } : { ...board, kind: 'claim' };

/** A puzzle that a person made, here or elsewhere. */
export type HandmadeSource = Extract<Source, { kind: 'own' | 'stars' }>;

function readOwn([, head, list = '', map, ...more]: readonly string[]): HandmadeSource | InvalidName {
  const family = FAMILIES.find((one) => one === head);
  const columns = list.split('.');
  const size = columns.length;
  if (!family || more.length > 0 || !columns.every((column) => /^\d{1,2}$/.test(column))) return 'play-name';
  if (size < MIN_OWN_SIZE || size > MAX_OWN_SIZE[family]) return 'play-size';
  const given = columns.map((column) => Number(column) - 1);
  if (given.some((column) => column >= size) || (family === 'regions') !== (map !== undefined)) return 'play-name';
  if (map === undefined) return { kind: 'own', family, given, regions: null };
  if (map.length !== size * size || !/^[0-9a-z]+$/.test(map)) return 'play-region';
  const regions = readRegions(map, size);
  return regions ? { kind: 'own', family, given, regions } : 'play-region';
}

/** Null unless each region has a square. */
function readRegions(map: string, size: number): number[] | null {
  const regions = [...map].map((letter) => Number.parseInt(letter, 36));
  const used = new Set(regions);
  return used.size === size && [...used].every((region) => region < size) ? regions : null;
}

function readStars([, , stars = '', map = '', ...more]: readonly string[]): HandmadeSource | InvalidName {
  if (more.length > 0 || !/^\d$/.test(stars) || !STARS.includes(Number(stars))) return 'play-name';
  const size = Math.sqrt(map.length);
  if (!Number.isInteger(size) || !/^[0-9a-z]+$/.test(map)) return 'play-region';
  if (size < MIN_OWN_SIZE || size > MAX_STAR_SIZE) return 'play-size';
  const regions = readRegions(map, size);
  return regions ? { kind: 'stars', stars: Number(stars), regions } : 'play-region';
}
