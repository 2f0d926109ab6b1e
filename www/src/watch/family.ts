// How the search that is watched works: it says so itself, in the catalogue.

import type { Family } from '../engine/types';
import type { Asked } from '../kernel/asked';
import type { Shared } from '../kernel/state';

/** The search that works under every rule. The part of the engine that the page opens with goes without it. */
export const BY_RULE = 'by-rule';

/** Whether only the whole engine can run what is asked. */
export const needsWhole = ({ ruled, search }: Asked): boolean => ruled !== null || search === BY_RULE;

export const familyOf = ({ searches, asked }: Pick<Shared, 'searches' | 'asked'>): Family =>
  searches.find(({ name }) => name === asked.search)?.family ?? 'backtracking';

/** True where a queen stands in every row from the first event on, and two of them are swapped at a time. */
export const repairs = (shared: Pick<Shared, 'searches' | 'asked'>): boolean => familyOf(shared) === 'repair';
