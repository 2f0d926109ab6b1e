// What is said of a run that is watched: events, reasons, frames, machine words, the tree, and the timeline that tells them.

import type { Line, LineKind, Rows, Square } from './types';

/** The kinds of event, in the order of the engine's counters; a set of kinds is a bit mask over these. */
export const KINDS = [
  'tried', // a queen set on one of several free squares
  'forced', // a queen set on the only square left
  'remove',
  'reject', // a square looked at and refused
  'swap',
  'deadEnd',
  'restart',
  'phase',
  'solution',
  'exhausted',
] as const;
export type Kind = (typeof KINDS)[number];

/** What happened last, and about which squares or rows. */
export type Happened =
  | { kind: 'tried' | 'forced' | 'remove' | 'reject'; row: number; column: number }
  | { kind: 'swap'; row: number; otherRow: number; conflicts: number }
  | { kind: 'deadEnd'; line: Line }
  | { kind: 'restart'; level: number; conflicts: number }
  | { kind: 'phase'; number: number; conflicts: number }
  | { kind: 'solution' }
  | { kind: 'exhausted' };

/** A square, and a queen that attacks it. */
export interface Attack {
  square: Square;
  by: Square;
  line: LineKind;
}

/** Why a search leaves out squares: their solutions are mirror images or turned, or diagonals wrap round the edge. */
export type Rule = 'mirror' | 'turn' | 'wrap';

/** In which order a search tries the squares of a line. One by one: nothing is known yet of those that follow. */
export type Order = 'lowestBit' | 'lowestZero' | 'highestBit' | 'oneByOne';

/** Why it happened; the page puts it into words. Columns and rows count from 0. */
export type Reason =
  /**
   * `free`: the columns of the row that were free and not yet tried, the chosen one included; `again`: others had been
   * tried before; `rule`: why others that no queen attacks are left out.
   */
  | { kind: 'choice'; square: Square; free: number[]; order: Order; again: boolean; rule: Rule | null }
  /** The same in a column; `free`: the rows that were free. */
  | { kind: 'choiceInColumn'; square: Square; free: number[]; again: boolean }
  | { kind: 'onlyOne'; square: Square; line: Line }
  | { kind: 'attacked'; square: Square; by: Square; line: LineKind }
  /** No square of the line is free: for each of its squares, one queen that attacks it. */
  | { kind: 'shut'; line: Line; attackers: Attack[] }
  /** Queens attack some squares of the line, and the others the search leaves out by a rule. */
  | { kind: 'shutBy'; line: Line; attackers: Attack[]; closed: Square[]; rule: Rule }
  /** A queen goes; `left`: the columns of its row that are free and still to be tried. */
  | { kind: 'back'; square: Square; left: number[]; order: Order }
  | { kind: 'backInColumn'; square: Square; left: number[] }
  /** A queen goes that had no choice. */
  | { kind: 'backForced'; square: Square; line: Line }
  /** A solution is compared with itself turned: the row where they differ, and where each has its queen, from the right. */
  | {
      kind: 'turned';
      quarters: number;
      comparison: 'smaller' | 'equal' | 'larger';
      row: number | null;
      own: number;
      turned: number;
    }
  | { kind: 'gain'; row: number; otherRow: number; before: number; after: number }
  /** A row of repair has no swap that helps. */
  | { kind: 'noGain'; row: number; conflicts: number }
  | { kind: 'shuffle'; attempt: number; attempts: number; conflicts: number }
  | { kind: 'sweep'; number: number; conflicts: number }
  /** A block of the linear completion begins, and goes on until only `until` rows are free. */
  | { kind: 'block'; number: number; left: number; until: number }
  /** The square of a random pair of a row and a column is free. */
  | { kind: 'pair'; square: Square }
  /** All pairs have been looked at; `set`: whether that set any queen. */
  | { kind: 'pass'; left: number; set: boolean }
  /** A random free square of a random row, of so many. */
  | { kind: 'drawn'; square: Square; free: number }
  /** The next square in order, from which the choices by risk begin. */
  | { kind: 'base'; square: Square; free: number }
  /** The row has the fewest free squares, with `ties` others to draw from; the square closes the fewest of other rows. */
  | { kind: 'leastRisk'; square: Square; ties: number; free: number[]; damage: number[] }
  /** Back to a base level. `repeat`: from the same base square once more; 0 where another one follows. */
  | { kind: 'return'; level: number; queens: number; repeat: number; returns: number; bound: number }
  | { kind: 'solved'; nth: number }
  /** The solution stands for others as well: `images` in all. */
  | { kind: 'solvedWithImages'; nth: number; images: number }
  | { kind: 'overWithImages'; solutions: number; total: number }
  | { kind: 'over'; solutions: number; complete: boolean };

/** Where the timeline stands. */
export interface Frame {
  position: number;
  /** The furthest position that has been reached. */
  furthest: number;
  /** True when `furthest` is the end of the run, so that the number of steps is known. */
  finished: boolean;
  happened: Happened | null;
  reason: Reason | null;
  /** The block of listing lines that ran: from, up to and not including `to`. Null before the first step. */
  block: { from: number; to: number } | null;
  /** The squares that the search leaves out by a rule of its own, attacked or not. */
  shut: Square[];
  /** How often each kind has happened, in the order of KINDS. */
  counts: number[];
  rows: Rows;
}

/** The table of minimal risk: free rows by how many free squares they have, and what the last choice weighed. From 0. */
export interface RiskTable {
  /** Rows with the fewest squares first; where a choice was made, as it found them. */
  rows: number[];
  squares: number[];
  /** The square that the last step chose, and among how many rows its own was drawn. */
  chosen: Square | null;
  ties: number;
  /** The free squares of the chosen row, with how many free squares of other rows each would close. */
  columns: number[];
  damage: number[];
}

/** The machine words and tallies of a search, for people to read. */
export type Register =
  /** One bit a column; bit 0 is column 0. `changed`: written by the last step. */
  | { kind: 'word'; name: string; bits: number; width: number; changed: boolean }
  /** A board of at most 8x8 in 64 bits: each byte a column, lowest byte first, its bit 0 the topmost square. */
  | { kind: 'board'; name: string; low: number; high: number; changed: boolean }
  /** 64 bits as eight numbers, one a column, lowest byte first. */
  | { kind: 'bytes'; name: string; values: number[]; changed: boolean }
  /** One count a line: 2n - 1 diagonals, or n columns. */
  | { kind: 'tallies'; name: string; values: number[] }
  | ({ kind: 'risk' } & RiskTable)
  | { kind: 'number'; name: string; value: number };

/** Where solutions and dead ends lie, between 0 and `furthest`, in equal parts. Bit 0: a solution, bit 1: a dead end. */
export type Marks = Uint8Array;

/** Conflicts over time, for repair: at most some 2,000 samples. Empty for searches without conflicts. */
export interface Curve {
  positions: Float64Array;
  conflicts: Uint32Array;
}

/**
 * The explored tree, down to the deepest level of which all nodes can be kept: one entry a node, parents before children,
 * siblings in the order in which they were tried. The first entry is the root, which stands for the given queens.
 */
export interface Tree {
  /** The position up to which it holds. */
  furthest: number;
  /** The index of each node's parent; 0 at the root. */
  parents: Uint32Array;
  /** Where its queen stands; -1 at the root. */
  rows: Int32Array;
  columns: Int32Array;
  /** 1 for a queen on the only square left. */
  forced: Uint8Array;
  /** The position after its queen was set, and the one after it was taken off: Infinity while it stands. */
  from: Float64Array;
  to: Float64Array;
  /** Queens set and solutions found below it, those of levels that are not kept included. */
  nodes: Float64Array;
  solutions: Float64Array;
}

/** When a run stops: at an event of these kinds, and (each where given) on this square, or when one of these blocks ran. */
export interface Condition {
  /** Bit mask over KINDS; 0 for none. */
  kinds: number;
  /** Stops also when this square is tried, forced, rejected or left. */
  square?: Square;
  /** Stops also when a listing block that begins at one of these lines has run. */
  blocks?: number[];
}

export interface SearchInfo {
  name: string;
  /** The largest board it can serve. */
  largest: number;
  /** True when the run depends on the seed. */
  seeded: boolean;
  /** What it asks of a placement beyond its size. `modular`: it finds the solutions whose diagonals also wrap round. */
  demand: 'nothing' | 'emptyBoard' | 'modular';
}

/** One run of a search, seen from one position. What takes a budget (in events) returns true when it is there; if not, ask again. */
export interface Timeline {
  listing(): string[];
  /** The first line of each block of the listing, ascending: what is highlighted, and breaks, as one. */
  blocks(): number[];
  frame(): Frame;
  registers(): Register[];
  /** The counters at the furthest position, in the order of KINDS. */
  reached(): Float64Array;
  marks(parts: number): Marks;
  curve(): Curve;
  tree(): Tree;
  /** What the checkpoints take, in bytes. */
  checkpointBytes(): number;
  /** Runs the far end on without moving, to learn how long the run is. True when the end is known. */
  explore(budget: number): boolean;
  seek(position: number, budget: number): boolean;
  /** To the nth event (from 1) among all of these kinds, forwards or backwards; nth = 0 is the start. */
  seekNth(kinds: number, nth: number, budget: number): boolean;
  /** Forwards from here until the condition holds, or the end. */
  runUntil(condition: Condition, budget: number): boolean;
  /** To the latest earlier position where the condition held, or the start. */
  runBackUntil(condition: Condition, budget: number): boolean;
  free(): void;
}
