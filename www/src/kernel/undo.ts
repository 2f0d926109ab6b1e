// Undo and redo: what was there before, and what was undone since. One for the board, for words, and for large boards.

export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const noHistory: History<never> = { past: [], future: [] };

export type Way = 'undo' | 'redo';

/** The number of undo steps, unless something else limits it. */
const REMEMBERED = 500;

const latest = <T>(past: readonly T[]): readonly T[] => past.slice(-REMEMBERED);

/**
 * Remembers what was there before a change. What had been undone cannot be redone any more. `keep`: what is kept of the
 * past, the oldest first.
 */
export const remembered = <T>(
  { past }: History<T>,
  before: T,
  keep: (past: readonly T[]) => readonly T[] = latest,
): History<T> => ({ past: keep([...past, before]), future: [] });

/** Goes one step back or forth; returns null if there is no such step. `now`: the present state. */
export function travelled<T>(
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
