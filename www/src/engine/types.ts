// What the engine says: the shapes that cross the boundary, exactly as crate/web writes them.

import type { CountEngine } from './types-count';
import type { LabModule } from './types-lab';
import type { LargeModule } from './types-large';
import type { RuleModule } from './types-rule';
import type { SolutionsModule } from './types-solutions';
import type { SearchInfo, Timeline } from './types-watch';

/** A column per row, counted from 0, with -1 where the row is empty. Its length is the size of the board. */
export type Rows = Int32Array;

export type LineKind = 'row' | 'column' | 'diagonal' | 'antiDiagonal';

export interface Square {
  row: number;
  column: number;
}

/** A whole line of the board: a row or column by its index, a diagonal by row - column + n - 1, an anti-diagonal by row + column. */
export interface Line {
  kind: LineKind;
  index: number;
}

/** Every error from the engine is an `Error` with these two; `code` is a key of the catalogue of texts under `error`. */
export interface EngineError extends Error {
  code: string;
  detail: Record<string, string | number>;
}

// ---------------------------------------------------------------- asking

export interface Conflict {
  row: number;
  otherRow: number;
  line: Exclude<LineKind, 'row'>;
}

export interface Validation {
  ok: boolean;
  queens: number;
  conflicts: Conflict[];
}

export type EngineName = 'exact' | 'explicit' | 'validator' | 'large';

/** The answer to "can this be finished?". `rows` comes with "completed" and has passed the validator; `blame` with "impossible". */
export interface Completion {
  verdict: 'completed' | 'impossible' | 'undecided';
  rows?: Rows;
  /** Rows of given queens that already have no completion together. Empty when the empty board itself has none (n = 2, 3). */
  blame?: Uint32Array;
  /** smallest: no smaller set will do. irreducible: taking any one away leaves a completion, but a smaller set may exist. */
  blameIs?: 'smallest' | 'irreducible';
  engine: EngineName;
  nodes: number;
}

export interface Counted {
  verdict: 'exact' | 'undecided';
  count: bigint;
}

export interface Solutions {
  total: bigint;
  fundamental: bigint;
}

/** What can be known at once about a placement. Null is "not known within the budget". */
export interface Survey {
  /** Completions of the placement. */
  count: number | null;
  /** n * n, row by row: in how many completions the square has a queen. */
  squares: Float64Array | null;
  /** Completions after none, one, two ... of the given queens, in the order in which they were set. */
  funnel: (number | null)[];
  /** The given queen whose removal leaves the most completions. Null also when nothing is given. */
  release: { row: number; count: number } | null;
}

/** The address of a board, a search and a step. */
export interface Link {
  view: string;
  rows: Rows;
  search: string;
  seed: number;
  step: number;
  /** What the view itself adds, in words of its own: letters, digits and `.~_-*`. */
  own: string;
}

// ---------------------------------------------------------------- the module

/** The module `queens.js` as the build leaves it. */
export type EngineModule = FirstModule & { countSolutions(n: number): Solutions } & CountEngine &
  SolutionsModule &
  LabModule &
  LargeModule &
  RuleModule;

/**
 * The part of it in `first.js`, which the page opens with. A job's `run` works for about so many nodes and says whether it
 * is done.
 */
export interface FirstModule {
  validate(rows: Rows): Validation;
  complete(rows: Rows, options?: { seed?: number; budget?: number }): Completion;
  countCompletions(rows: Rows, options?: { budget?: number }): Counted;

  /** A list ("0 3 0 1", 0 for an empty row) or a diagram (one row a line, dots and Q). */
  parsePlacement(text: string): Rows;
  formatPlacement(rows: Rows, form: 'list' | 'diagram'): string;
  readLink(hash: string): Link;
  /** `own` may be left out. */
  writeLink(link: Omit<Link, 'own'> & { own?: string }): string;

  /** A seed nobody has asked for, from the machine's own randomness; every other call is a function of its arguments. */
  freshSeed(): number;

  searches(): SearchInfo[];
  kinds(): string[];

  CompleteJob: new (rows: Rows, seed: number) => CompleteJob;
  CountJob: new (rows: Rows) => CountJob;
  SurveyJob: new (rows: Rows, order: Uint32Array) => SurveyJob;
  Timeline: new (search: string, rows: Rows, seed: number) => Timeline;
}

export interface CompleteJob {
  run(nodes: number): boolean;
  progress(): { nodes: number; phase: 'search' | 'blame' };
  /** What is known by now: "undecided" until the search has ended, "impossible" already while queens to blame are looked for. */
  answer(): Completion;
  free(): void;
}

export interface CountJob {
  run(nodes: number): boolean;
  /** `share`: how much of the search is behind it, 0 to 1, never falling. No nodes where half boards are joined. */
  progress(): { nodes: number; count: bigint; share: number };
  free(): void;
}

export interface SurveyJob {
  run(nodes: number): boolean;
  report(): Survey;
  free(): void;
}
