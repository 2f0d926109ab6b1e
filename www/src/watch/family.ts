// How the search that is watched works: it says so itself, in the catalogue.

import type { Family } from '../engine/types';
import type { Shared } from '../kernel/state';

export const familyOf = ({ searches, asked }: Pick<Shared, 'searches' | 'asked'>): Family =>
  searches.find(({ name }) => name === asked.search)?.family ?? 'backtracking';

/** True where a queen stands in every row from the first event on, and two of them are swapped at a time. */
export const repairs = (shared: Pick<Shared, 'searches' | 'asked'>): boolean => familyOf(shared) === 'repair';
