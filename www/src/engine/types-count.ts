// What the engine says about counts in shards: the shapes that cross the boundary, as crate/web/src/shards.rs writes them.

type Rows = Int32Array;

/** Ways to count the whole board. solutions: half boards joined; bitmask, halved, symmetric: the searches, for comparison. */
export type WholeKind = 'solutions' | 'modular' | 'bitmask' | 'halved' | 'symmetric';

/** What is counted: the solutions of the empty board of a size, or the completions of a placement. */
export type Counted =
  | { readonly kind: WholeKind; readonly size: number }
  | { readonly kind: 'completions'; readonly rows: Rows };

export interface CountPlan {
  shards: number;
  /** About how much memory a worker needs. */
  bytes: number;
  /** About how long one worker takes for all; null where only the count itself would tell. */
  seconds: number | null;
}

/** The report on one shard. To be kept and handed back as it is: it carries its version and a checksum. */
export interface ShardResult {
  version: number;
  question: number;
  shards: number;
  shard: number;
  found: bigint;
  fundamental: bigint;
  nodes: bigint;
  checksum: number;
}

/** Solutions by how many images they have. */
export interface Orbits {
  total: bigint;
  /** Those that a half turn leaves alone, and those that a quarter turn does. */
  half: bigint;
  quarter: bigint;
  /** Orbits of 8, 4, 2 or 1, those that there are. */
  bySize: { of: bigint; orbits: bigint; solutions: bigint }[];
}

/** What reports come to. */
export interface Tally {
  found: bigint;
  /** 0 where the method does not know. */
  fundamental: bigint;
  nodes: number;
  /** The shards without a report. */
  open: number[];
  /** Reports that were damaged, or of another count or version. */
  refused: number;
  /** Once every shard has reported, of counts of all solutions of a board. */
  orbits?: Orbits;
}

export interface CountEngine {
  planCount(what: Counted): CountPlan;
  tallyCount(what: Counted, results: readonly unknown[]): Tally;
  /** A solution of the empty board that has so many images (8, 4, 2 or 1); undefined where there is none. */
  exampleSolution(n: number, images: number): Rows | undefined;
  ShardJob: new (what: Counted) => ShardJob;
}

/** One worker's part in a count. */
export interface ShardJob {
  /** Turns to a shard; what shards have in common is kept. */
  begin(shard: number): void;
  /** Works for about so many operations; true when the shard is finished. */
  run(operations: number): boolean;
  progress(): { found: bigint; share: number };
  /** Undefined until the shard is finished. */
  result(): ShardResult | undefined;
  free(): void;
}
