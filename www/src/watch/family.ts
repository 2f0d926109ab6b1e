// The family of the current search in the catalogue.

import type { Family } from '../engine/types';
import type { Input } from '../kernel/input';
import type { Shared } from '../kernel/state';

/** The search that works under every rule. */
export const BY_RULE = 'by-rule';

/** The searches that are missing in the part of the engine that the page opens with; see `extra-searches.ts`. */
const EXTRA_SEARCHES = [BY_RULE, 'bitboard-pairs', 'both-mirrors', 'permutations', 'validator'];

/** Whether the chosen run needs the whole engine. */
export const needsWhole = ({ variant, search }: Input): boolean =>
  variant !== null || EXTRA_SEARCHES.includes(search) || search.startsWith('linear-');

export const familyOf = ({ searches, input }: Pick<Shared, 'searches' | 'input'>): Family =>
  searches.find(({ name }) => name === input.search)?.family ?? 'backtracking';

/** True if every row has a queen from the first event on, and two of them are swapped at a time. */
export const repairs = (shared: Pick<Shared, 'searches' | 'input'>): boolean => familyOf(shared) === 'repair';
