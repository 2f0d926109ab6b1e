// Undo and redo: what was there before, and what was undone since. One for the board, for words, and for large boards.

export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const noHistory: History<never> = { past: [], future: [] };

export type Way = 'undo' | 'redo';

/** Undo goes back so many steps. */
const REMEMBERED = 500;

/** Remembers what was there before a change. What had been undone cannot be redone any more. */
export const remembered = <T>({ past }: History<T>, before: T): History<T> => ({
  past: [...past, before].slice(-REMEMBERED),
  future: [],
});

/** One step back or forth; null where there is none. `now`: what is there. */
export function travelled<T>(
  { past, future }: History<T>,
  now: T,
  way: Way,
): { readonly now: T; readonly history: History<T> } | null {
  const pile = way === 'undo' ? past : future;
  if (pile.length === 0) return null;
  const next = pile.at(-1) as T;
  const left = pile.slice(0, -1);
  return {
    now: next,
    history: way === 'undo' ? { past: left, future: [...future, now] } : { past: [...past, now], future: left },
  };
}
