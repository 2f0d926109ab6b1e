// What the engine says about all solutions of an empty board, exactly as crate/web writes it.

/** Every solution of a board of n rows, in the order in which they read from the right: see the core's `Gallery`. */
export interface Gallery {
  /** n columns a solution, a row each from the top, counted from 0. */
  columns: Uint8Array;
  /** For each solution the orbit that it belongs to. */
  orbits: Uint32Array;
  /** For each orbit its fundamental solution: the first one of the orbit. */
  fundamental: Uint32Array;
}

/** Sums, for each square, the solutions in which it holds a queen. */
export interface HeatJob {
  run(nodes: number): boolean;
  /** `share`: how much of the search is behind it, 0 to 1, never falling. */
  progress(): { share: number; solutions: number };
  /** n * n, row by row, of the solutions gone through so far. */
  squares(): Float64Array;
  free(): void;
}

/** What the module has for the solutions of an empty board. */
export interface SolutionsModule {
  /** At most 12 rows. */
  gallery(n: number): Gallery;
  /** At most 16 rows. */
  HeatJob: new (
    n: number,
  ) => HeatJob;
}
