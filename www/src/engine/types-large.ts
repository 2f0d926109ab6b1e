// What the engine for large boards says: the shapes that cross the boundary, exactly as crate/web writes them.
//
// It is a module of its own, loaded when it is needed. Every job works in slices: `run(budget)` does about so much and is
// true when it is over. Boards go up to LARGEST_LARGE rows.

import type { Conflict, Rows } from './types';
import type { RiskTable } from './types-watch';

export const LARGEST_LARGE = 10_000_000;

// ---------------------------------------------------------------- making a board

/**
 * How a random placement is made. "random": free rows and free columns in random pairs as published, so that it may have no
 * completion; "solution": some queens of a random solution, so that it has one.
 */
export type Source = 'random' | 'solution';

/** A random placement of k queens, none attacking another. `run` throws "generate-too-many" when no attempt reaches k. */
export interface GenerateJob {
  run(queens: number): boolean;
  /** `queens` stand by now, of `wanted`, in the present attempt (from 1). */
  progress(): { queens: number; wanted: number; attempt: number };
  /** The placement, once it is over. */
  rows(): Rows;
  free(): void;
}

/** A solution by formula. */
export interface ConstructJob {
  run(rows: number): boolean;
  /** The solution, once it is over. */
  rows(): Rows;
  free(): void;
}

/** How the staircases of `explicit(n)` are bent: by n mod 12. Columns count from 1, as published. */
export interface ExplicitRule {
  remainder: number;
  /** straight: 2 4 6 ...; firstToEnd: 4 6 ... 2. */
  even: 'straight' | 'firstToEnd';
  /** straight: 1 3 5 ...; threeOneFiveLast: 3 1 7 9 ... 5; firstTwoToEnd: 5 7 ... 1 3; pairsSwapped: 3 1 7 5 ... */
  odd: 'straight' | 'threeOneFiveLast' | 'firstTwoToEnd' | 'pairsSwapped';
  /** Rows 0 to `evenRows` - 1 hold the even columns, the others the odd ones. */
  evenRows: number;
}

// ---------------------------------------------------------------- asking

/** auto: chosen by the number of free rows. linear: the five published blocks, undecided after their bounds. */
export type LargeEngine = 'auto' | 'large' | 'exact' | 'linear';

/**
 * What is at work. read: the given queens come in. large: pass (greedy), swap. linear: its block, block1 to block5. exact: the
 * search that can prove. build: the formula for the empty board. check: what was found is validated and handed out. over:
 * nothing.
 */
export type LargePhase =
  | 'read'
  | 'pass'
  | 'swap'
  | 'block1'
  | 'block2'
  | 'block3'
  | 'block4'
  | 'block5'
  | 'exact'
  | 'build'
  | 'check'
  | 'over';

export interface LargeProgress {
  phase: LargePhase;
  /** Rows free at the start, and still free. */
  free: number;
  left: number;
  /** Queens set, also those taken off again. */
  nodes: number;
  /** Times that the search stood before a row without a free square, or (large) found no swap; and how often it went back. */
  deadEnds: number;
  returns: number;
}

export interface LargeCompletion {
  verdict: 'completed' | 'impossible' | 'undecided';
  /** With "completed": checked by the validator, and holding all given queens. */
  rows?: Rows;
  /** With "impossible" because two given queens attack each other: those two. */
  conflict?: Conflict;
  /** What gave the answer. */
  engine: 'explicit' | 'validator' | 'large' | 'exact' | 'linear';
  seed: number;
  nodes: number;
  deadEnds: number;
  returns: number;
}

/** The rows are to be left alone until they have been read. `run` throws what is wrong with them. */
export interface LargeCompleteJob {
  run(steps: number): boolean;
  progress(): LargeProgress;
  answer(): LargeCompletion;
  free(): void;
}

/** One pass over a placement. */
export interface LargeValidation {
  ok: boolean;
  queens: number;
  /** How many rows are in conflict with one above, and the first hundred of them. */
  conflictCount: number;
  conflicts: Conflict[];
}

/** The same in slices: `rows` of them have been looked at in the present pass; `answer` once it is over. */
export interface ValidateJob {
  run(rows: number): boolean;
  rows(): number;
  answer(): LargeValidation;
  free(): void;
}

// ---------------------------------------------------------------- linear completion, watched

/** What bounds the published method; null is the published value, or ours where none was published (repeats: 10). */
export interface LinearOptions {
  /** Repeats of block 5 from one base square. */
  repeatBound?: number;
  /** Returns in all; published: 1000. */
  returnBound?: number;
  /** Free squares that each choice would close: counted once in block 4 as published, or anew at each step. */
  damage?: 'once' | 'anew';
  /** What follows the bounds. */
  then?: 'undecided' | 'exact';
}

/** Where a run stands. Queens count the given ones. */
export interface LinearProgress extends LargeProgress {
  /** Steps done: each is one pair looked at, one row chosen, one projection. The same seed and position give the same state. */
  position: number;
  queens: number;
  /** The base levels as numbers of queens; the first is the number given. */
  levels: [number, number, number];
  repeats: number;
}

/** How the run went, at most some 2,000 samples, one below the other. `block` is 1 to 5, or 6 for the exact search. */
export interface LinearStrip {
  positions: Float64Array;
  left: Uint32Array;
  block: Uint8Array;
  deadEnds: Uint32Array;
  returns: Uint32Array;
}

/** One run of the linear completion. `run(steps)` goes on by exactly so many, or to the end: a new job run as far is a seek. */
export interface LinearJob {
  run(steps: number): boolean;
  progress(): LinearProgress;
  strip(): LinearStrip;
  /** In block 5, else null. */
  table(): RiskTable | null;
  /** The board at this moment. */
  rows(): Rows;
  answer(): LargeCompletion;
  free(): void;
}

// ---------------------------------------------------------------- files

/** numbers: the papers' form, n numbers from 1, 0 for an empty row. csv: a header "row,column", then a line a row. json: {"n", "columns"}. */
export type FileForm = 'numbers' | 'csv' | 'json';

/** Reads a file that comes in pieces; the form is told by its beginning. Errors say line, word, what was found and what was expected. */
export interface ReadJob {
  /** The next bytes, in order. Throws as soon as something is wrong. */
  push(bytes: Uint8Array): void;
  /** Numbers read so far. */
  count(): number;
  /** After the last bytes. */
  finish(): { rows: Rows; form: FileForm };
  free(): void;
}

/** Writes a file in pieces of at most `bytes`; null when there are no more. */
export interface WriteJob {
  next(bytes: number): Uint8Array | null;
  free(): void;
}

// ---------------------------------------------------------------- seeing

/** What part of the board is seen: the upper left corner in squares, pixels for each square (below 1 far out), the size in pixels. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
  width: number;
  height: number;
}

/** Colours as 0xRRGGBB. `beyond`: outside the board; `plate`: the ground where squares are too small to be seen. */
export interface ImageColours {
  beyond: number;
  plate: number;
  light: number;
  dark: number;
  given: number;
  found: number;
}

/** A queen in view. */
export interface QueenOf {
  row: number;
  column: number;
  given: boolean;
}

/** A square, and what stands on it or attacks it. */
export interface LargeSquare {
  queen: 'given' | 'found' | null;
  /** Neither a queen nor attacked. */
  free: boolean;
  /** Queens that attack it: the nearest on each line, rows counted from 0. */
  attackers: { row: number; column: number; line: 'row' | 'column' | 'diagonal' | 'antiDiagonal' }[];
}

/** What a queen set on a free square would close: free squares on each of its lines, without its own. */
export interface Closes {
  row: number;
  column: number;
  diagonal: number;
  antiDiagonal: number;
}

/** A board to look at. Far out it is a density, built beforehand; near, a frame costs what lies in view. */
export interface BoardImage {
  /** Builds on for about so many rows; true when it can be painted. */
  run(rows: number): boolean;
  /** Bytes of RGBA, width * height of them. */
  paint(view: Viewport, colours: ImageColours): Uint8ClampedArray;
  /** Queens in view. */
  count(view: Viewport): { given: number; found: number };
  /** The queens in view, at most `most`; null when there are more. */
  queens(view: Viewport, most: number): QueenOf[] | null;
  square(row: number, column: number): LargeSquare;
  /** How many squares a queen there would close; n up to 100,000 in one slice. */
  closes(row: number, column: number): Closes;
  /** Sets a given queen, or takes the queen of a row. */
  set(row: number, column: number): void;
  take(row: number): void;
  rows(): Rows;
  free(): void;
}

// ---------------------------------------------------------------- measuring

/**
 * What can be measured; each sample is one row of the result, under these columns.
 *
 * returns: completion of k random queens of a solution, k uniform in 1..n-1: k, returns, deadEnds, nodes, completed (0 or 1).
 * firstPass: queens set by the first pass of randSet & randSet: queens.
 * randSet: queens set until a pass sets none: queens, full (0 or 1). randRand: the same until a chosen row has no free square.
 * inOrder: the same from the top, on the first free squares. randSetTo, randRandTo: attempts until so many queens stand, and the
 * pairs or squares looked at. firstPassInOrder: only the columns are shuffled.
 * freeSquares: after so many queens, the free squares of each free row: order (0 sequential, 1 random), after, row, squares.
 * leastRisk: the tables of the last twelve steps of a run, a line for each row in them. pair: two placements that differ in one
 * row, one with a completion and one without. squares: in how many of all solutions each square holds a queen.
 */
export type ExperimentKind =
  | 'returns'
  | 'firstPass'
  | 'firstPassInOrder'
  | 'randSet'
  | 'randRand'
  | 'inOrder'
  | 'randSetTo'
  | 'randRandTo'
  | 'freeSquares'
  | 'leastRisk'
  | 'pair'
  | 'squares';

export interface ExperimentInfo {
  kind: ExperimentKind;
  columns: string[];
}

/** Samples `from` to `to` - 1 of an experiment: shards of one seed put together are the same as the whole. */
export interface ExperimentJob {
  /** Makes what the next sample starts from, so that the time of the sample can be told without; else `run` does it. */
  prepare(): void;
  /** So many samples more. */
  run(samples: number): boolean;
  done(): number;
  /** What has been measured by now: for each column, one number a row. */
  result(): Record<string, Float64Array>;
  free(): void;
}

// ---------------------------------------------------------------- the module

export interface LargeModule {
  explicit(n: number): Rows;
  explicitRule(n: number): ExplicitRule;
  /** Queens at column = step * row modulo n: a solution on the torus where n is coprime to 6 and the step allows it, else an error. */
  modularLine(n: number, step: number): Rows;
  /** Steps that give a modular solution of size n; empty where there is none. */
  modularSteps(n: number): Uint32Array;
  /** A modular solution set into each queen's block of any solution; refuses an inner one that is not modular. */
  tiling(outer: Rows, inner: Rows): Rows;
  validateLarge(rows: Rows): LargeValidation;
  experiments(): ExperimentInfo[];
  /** The two placements of a sample of "pair": with a completion, and without. */
  nearPair(n: number, seed: number, sample: number): { with: Rows; without: Rows } | null;
  freshSeed(): number;

  /** Of n rows: with a step the modular line, without one the explicit solution; that line in the blocks of `outer`. */
  ConstructJob: new (
    n: number,
    step?: number,
    outer?: Rows,
  ) => ConstructJob;
  ValidateJob: new (rows: Rows) => ValidateJob;
  GenerateJob: new (n: number, queens: number, seed: number, source: Source) => GenerateJob;
  LargeCompleteJob: new (rows: Rows, seed: number, engine: LargeEngine) => LargeCompleteJob;
  LinearJob: new (rows: Rows, seed: number, options?: LinearOptions) => LinearJob;
  /** `bytes`: the length of the file, when it is known. */
  ReadJob: new (
    bytes?: number,
  ) => ReadJob;
  WriteJob: new (rows: Rows, form: FileForm) => WriteJob;
  /** `given`: the placement before it was completed, to tell given queens from found ones; null when all are given. */
  BoardImage: new (
    rows: Rows,
    given: Rows | null,
  ) => BoardImage;
  ExperimentJob: new (
    kind: ExperimentKind,
    n: number,
    seed: number,
    from: number,
    to: number,
    options?: { queens?: number; damage?: 'once' | 'anew'; after?: number[] },
  ) => ExperimentJob;
}
