// The choices of a person: a question, the size of its boards, and its further options.

/** The questions that are answered here, in the order of the paper. */
export const TOPICS = ['sharing', 'toggled', 'parity', 'overlaid', 'sliding'] as const;
export type Topic = (typeof TOPICS)[number];

export const PARITIES = ['parity-diagonals', 'parity', 'parity-in-order'] as const;
type ParityLaw = (typeof PARITIES)[number];

/** The choices of a person for a question. */
export interface Choices {
  readonly topic: Topic;
  /** The size of the visible board, or of the largest measured board. */
  readonly size: Readonly<Record<Topic, number>>;
  /** For solutions that share no square: how many more columns than rows the board has. */
  readonly wider: number;
  readonly law: ParityLaw;
  /** The highlighted solution, counted from 0; null for none. */
  readonly pick: number | null;
}

/** The smallest and the largest size of each question. */
export const SIZES: Readonly<Record<Topic, { readonly least: number; readonly most: number }>> = {
  sharing: { least: 4, most: 12 },
  toggled: { least: 4, most: 8 },
  parity: { least: 4, most: 16 },
  overlaid: { least: 4, most: 10 },
  sliding: { least: 4, most: 9 },
};

/** From this size on, counting queens by parity takes more than a second. */
export const LONG_SIZE = 11;

export const MAX_EXTRA_COLUMNS = 4;
