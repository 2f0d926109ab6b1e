// The reading slice of the state: the form of the code, whether "Why it works" is open, and the searches that it compares on the
// board shown.

import type { Engine } from '../../client/engine';
import type { Comparison, Rows } from '../../engine/types';
import type { Shared } from '../../kernel/state';
import { createStored } from '../../kernel/stored';
import { createAsk, persist, type Want } from '../commands';

export type TheatreQuestions = Engine<'compare'>;

export interface Reading {
  /** Whether the code is a Python program, if the search has one. */
  readonly python: boolean;
  /** Whether "Why it works" is open. */
  readonly why: boolean;
  /** The last comparison, and its question. */
  readonly compared: { readonly search: string; readonly rows: Rows; readonly comparison: Comparison } | null;
}

export const startReading: Reading = { python: false, why: false, compared: null };

export type ReadingAction =
  | { readonly type: 'python'; readonly on: boolean }
  | { readonly type: 'why'; readonly open: boolean }
  | { readonly type: 'compared'; readonly compared: NonNullable<Reading['compared']> };

/** The searches that are compared, the current search last. */
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

/** The form of the code, which this device stores. */
export const storedForm = persist<Reading, ReadingAction, boolean>(
  createStored(
    'queens-code',
    (text) => text === '"python"',
    (python) => JSON.stringify(python ? 'python' : 'pseudo'),
  ),
  ({ python }) => python,
  (on) => ({ type: 'python', on }),
);
