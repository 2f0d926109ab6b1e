// The entries of a pupil on task pages, stored on this device: the name, and for each class page the tasks that the
// pupil ticked and the receipts of other rooms.

import { kept } from '../../../kernel/kept';

export interface Entered {
  readonly name: string;
  readonly pages: Readonly<Record<string, PageEntered>>;
}

export interface PageEntered {
  /** The numbers of the tasks, from 1. */
  readonly said: readonly number[];
  /** Receipts of other rooms, a line each. */
  readonly lines: readonly string[];
}

export const nothingEntered: Entered = { name: '', pages: {} };
export const nothingOnPage: PageEntered = { said: [], lines: [] };

/** If the browser stores nothing, the entries last as long as the page. */
export const entries = kept<Entered>('queens-tasks', (text) => {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return nothingEntered;
  const { name, pages } = found as Record<string, unknown>;
  if (typeof name !== 'string' || typeof pages !== 'object' || pages === null) return nothingEntered;
  const read = Object.entries(pages).map(([page, entered]) => [page, pageOf(entered)] as const);
  return { name, pages: Object.fromEntries(read) };
});

function pageOf(entered: unknown): PageEntered {
  const { said, lines } = (entered ?? {}) as Record<string, unknown>;
  return {
    said: Array.isArray(said) ? said.filter((number) => Number.isInteger(number)) : [],
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
  };
}
