// Undo and redo: earlier states, and states that were undone. Used for the board, for words, and for large boards.

export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const noHistory: History<never> = { past: [], future: [] };

export type Way = 'undo' | 'redo';

/** The default number of undo steps. */
const REMEMBERED = 500;

const latest = <T>(past: readonly T[]): readonly T[] => past.slice(-REMEMBERED);

/**
 * Remembers the state before a change. Undone states cannot be redone any more. `keep`: selects the past states that stay in the
 * history. The oldest comes first.
 */
export const remember = <T>(
  { past }: History<T>,
  before: T,
  keep: (past: readonly T[]) => readonly T[] = latest,
): History<T> => ({ past: keep([...past, before]), future: [] });

/** Goes one step back or forth; returns null if there is no such step. `now`: the present state. */
export function travelHistory<T>(
  { past, future }: History<T>,
  now: T,
  way: Way,
): { readonly now: T; readonly history: History<T> } | null {
  const from = way === 'undo' ? past : future;
  if (from.length === 0) return null;
  const next = from.at(-1) as T;
  const left = from.slice(0, -1);
  return {
    now: next,
    history: way === 'undo' ? { past: left, future: [...future, now] } : { past: [...past, now], future: left },
  };
}
