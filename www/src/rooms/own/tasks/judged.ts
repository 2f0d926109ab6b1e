// What a task is found to be after a run: done or not, and why.

/** A code of `own-judged`, with its values. */
export interface Judged {
  readonly reached: boolean;
  readonly why: Why;
  /** What the program did, and what is asked. */
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
