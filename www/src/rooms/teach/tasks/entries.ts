// The entries of a pupil on task pages, stored on this device: the name, and for each class page the tasks that the
// pupil ticked and the receipts of other rooms.

import { createStored } from '../../../kernel/stored';

export interface Entries {
  readonly name: string;
  readonly pages: Readonly<Record<string, PageEntries>>;
}

export interface PageEntries {
  /** The numbers, from 1, of the tasks that the pupil ticked. */
  readonly said: readonly number[];
  /** Receipts of other rooms, a line each. */
  readonly lines: readonly string[];
}

export const noEntries: Entries = { name: '', pages: {} };
export const noPageEntries: PageEntries = { said: [], lines: [] };

/** If the browser stores nothing, the entries last as long as the page. */
export const entries = createStored<Entries>('queens-tasks', (text) => {
  const found: unknown = JSON.parse(text ?? 'null');
  if (typeof found !== 'object' || found === null) return noEntries;
  const { name, pages } = found as Record<string, unknown>;
  if (typeof name !== 'string' || typeof pages !== 'object' || pages === null) return noEntries;
  const read = Object.entries(pages).map(([page, entered]) => [page, pageOf(entered)] as const);
  return { name, pages: Object.fromEntries(read) };
});

function pageOf(entered: unknown): PageEntries {
  const { said, lines } = (entered ?? {}) as Record<string, unknown>;
  return {
    said: Array.isArray(said) ? said.filter((number) => Number.isInteger(number)) : [],
    lines: Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : [],
  };
}
