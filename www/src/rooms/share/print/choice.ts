// The options of a printed sheet: pages, number of puzzles, level, and the place of the key.

import { STAR_SIZES } from '../../../board/stars';
import type { PuzzleLevel, Rows, SearchInfo } from '../../../engine/types';
import type { HandTrace, TraceRequest } from '../../../watch/by-hand';

export const NUMBERS = [1, 2, 4, 6, 9] as const;
export const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export const FAMILIES = ['completion', 'regions', 'stars'] as const;
type Family = (typeof FAMILIES)[number];
/** The maximum size of puzzles, except for star battles, which have the sizes `STAR_SIZES`. */
const MAX_SIZE = { completion: 12, regions: 11 } as const;
/** How hard the puzzles are; `rising`: from easy to expert. */
export const GRADES = ['easy', 'medium', 'hard', 'expert', 'rising'] as const;
export const KEYS = ['own', 'below', 'none'] as const;
export const PAPERS = ['A4', 'letter'] as const;
/** The sizes of boards on which a search is followed by hand. */
export const TRACE_SIZES = [4, 5, 6, 7, 8] as const;
/** The possible numbers of steps in a trace table, and the last step after which it can begin. */
export const STEPS = [4, 6, 8, 10, 12] as const;
export const MAX_START_STEP = 100_000;

export interface PrintChoice {
  readonly puzzles: boolean;
  readonly family: Family;
  readonly trace: boolean;
  readonly empty: boolean;
  readonly number: (typeof NUMBERS)[number];
  readonly size: (typeof SIZES)[number];
  readonly grade: (typeof GRADES)[number];
  readonly traced: (typeof TRACE_SIZES)[number];
  /** The search of the trace table, the step after which the table begins, and the number of its steps. */
  readonly search: string;
  readonly from: number;
  readonly steps: (typeof STEPS)[number];
  readonly key: (typeof KEYS)[number];
  readonly codes: boolean;
  readonly named: boolean;
  readonly paper: (typeof PAPERS)[number];
  /** The number of the sheet. The same number gives the same sheet. */
  readonly seed: number;
}

export const startPrint: PrintChoice = {
  puzzles: true,
  family: 'completion',
  trace: false,
  empty: false,
  number: 6,
  size: 8,
  grade: 'rising',
  traced: 6,
  search: 'bitmask',
  from: 0,
  steps: 8,
  key: 'own',
  codes: true,
  named: true,
  paper: 'A4',
  seed: 1,
};

/** The puzzles of a sheet, and the run of its trace table. */
export interface Sheet {
  readonly family: Family;
  readonly size: number;
  readonly levels: readonly PuzzleLevel[];
  readonly seed: number;
  /** Null if there is no trace table. */
  readonly traced: TraceRequest | null;
}

export interface PrintedPuzzle {
  readonly level: PuzzleLevel;
  readonly given: Rows;
  /** With several queens a row, each row has as many entries. */
  readonly solution: Rows;
  /** A label for each square, row by row; null for a board without regions. */
  readonly regions: Rows | null;
  /** The link that opens the puzzle, without the address of the page. */
  readonly hash: string;
}

export interface PrintedPage {
  readonly puzzles: readonly PrintedPuzzle[];
  readonly trace: HandTrace | null;
}

/** The searches that can be followed on a board of this size. */
export const searchesFor = (searches: readonly SearchInfo[], size: number): string[] =>
  searches
    // On a torus there are solutions only if neither 2 nor 3 divides the size.
    .filter(({ demand, largest }) => size <= largest && (demand !== 'modular' || size % 6 === 1 || size % 6 === 5))
    .map(({ name }) => name);

/** The sizes for which there are puzzles. */
export const sizesOf = (family: Family): readonly (typeof SIZES)[number][] =>
  family === 'stars' ? STAR_SIZES : SIZES.filter((size) => size <= MAX_SIZE[family]);

/** How hard each puzzle of a sheet is. */
export function levelsOf({ number, grade }: PrintChoice): PuzzleLevel[] {
  const rising = ['easy', 'medium', 'hard', 'expert'] as const;
  return Array.from({ length: number }, (_, at) =>
    grade === 'rising' ? (rising[Math.floor((at * rising.length) / number)] ?? 'easy') : grade,
  );
}

/** The seed of one puzzle of a sheet. */
export const seedOf = (sheet: number, at: number): number => (sheet * 64 + at) >>> 0;
