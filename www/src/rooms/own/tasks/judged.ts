// The verdict on a task after a run: done or not, and why.

/** A code of `own-judged`, with its values. */
export interface TaskVerdict {
  readonly reached: boolean;
  readonly why: Why;
  /** The figure of the program, and the required one. */
  readonly figure: number;
  readonly asked: number;
}

export type Why =
  | 'reached'
  | 'stopped'
  | 'wrong'
  | 'found'
  | 'again'
  | 'moved'
  | 'silent'
  | 'missed'
  | 'tried'
  | 'recursion'
  | 'container'
  | 'noBits'
  | 'unsolved'
  | 'swaps'
  | 'noSwaps'
  | 'orbits'
  | 'torus';
