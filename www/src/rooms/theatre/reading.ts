// The reading slice of the state: whether "Why it works" is open, and the searches that it compares on the board shown.

import type { Rows } from '../../engine/types';
import type { Shared } from '../../kernel/state';
import { createAsk, type Want } from '../commands';
import type { Comparison, TheatreQuestions } from './questions';

export interface Reading {
  /** Whether "Why it works" is open. */
  readonly why: boolean;
  /** The last comparison, and what it was requested. */
  readonly compared: { readonly search: string; readonly rows: Rows; readonly comparison: Comparison } | null;
}

export const startReading: Reading = { why: false, compared: null };

export type ReadingAction =
  | { readonly type: 'why'; readonly open: boolean }
  | { readonly type: 'compared'; readonly compared: NonNullable<Reading['compared']> };

/** The searches that are compared with one, which comes last. */
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  halved: ['bitmask', 'halved'],
  'both-mirrors': ['bitmask', 'halved', 'both-mirrors'],
  symmetric: ['bitmask', 'halved', 'symmetric'],
  permutations: ['array-recursive', 'permutations'],
  'bitboard-columns': ['bitboard', 'bitboard-columns'],
  'bitboard-lines': ['bitboard', 'bitboard-columns', 'bitboard-lines'],
  'bitboard-fewest': ['bitboard', 'bitboard-columns', 'bitboard-fewest'],
  'bitboard-pairs': ['bitboard', 'bitboard-columns', 'bitboard-pairs'],
};

const { answer } = createAsk<Reading, ReadingAction, TheatreQuestions>();

/** The searches are compared while the explanation is read. */
export function readingWants(
  { why, compared }: Reading,
  { input: { search, rows }, ui }: Pick<Shared, 'input' | 'ui'>,
  shown: boolean,
): readonly Want<Reading, ReadingAction>[] {
  const searches = COMPARED[search];
  if (!shown || !why || !searches || ui.engine !== 'ready' || comparisonOf({ compared }, search, rows)) return [];
  const done = (comparison: Comparison): ReadingAction => ({
    type: 'compared',
    compared: { search, rows, comparison },
  });
  return [
    answer(`compare ${search}`, 'compare', {
      question: { searches, rows },
      of: (_, { input }) => input.rows,
      done,
    }),
  ];
}

/** The comparison of a search on a board, as soon as it is known. */
export const comparisonOf = ({ compared }: Pick<Reading, 'compared'>, search: string, rows: Rows): Comparison | null =>
  compared?.search === search && compared.rows === rows ? compared.comparison : null;
