// Measurements for the questions of the paper: counts with heat maps, most pieces, solutions that share no square.

/** One measurement, of a board under a rule. */
export interface Ask {
  readonly of: 'heat' | 'count' | 'most' | 'disjoint';
  readonly rule: string;
  readonly rows: number;
  readonly columns: number;
  /** Only squares whose row and column have an even sum, or an odd one, counted from 0. */
  readonly sum?: 'even' | 'odd';
  /** For solutions that share no square: the search ends once this many are found. */
  readonly enough?: number;
}

/** The result. */
export interface Found {
  /** The ways; of solutions that share no square, the solutions to choose from. */
  readonly count: bigint;
  /** For each square, the ways that use it. */
  readonly heat: Float64Array | null;
  /** The pieces of the answer, solution by solution. */
  readonly squares: readonly (readonly number[])[];
  /** Everything else was tried. */
  readonly proved: boolean;
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface QuestionsAsked {
  measure: { question: Ask; progress: Found; answer: Found };
}
