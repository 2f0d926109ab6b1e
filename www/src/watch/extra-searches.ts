// The searches that only the whole engine has. The page opens without them and without the sentences for their steps.

import type { Family, SearchInfo } from '../engine/types';
import type { Shared } from '../kernel/state';
import { listedName } from './bounds';
import { BY_RULE, familyOf } from './family';

const backtracking = { seeded: false, demand: 'nothing', family: 'backtracking' } as const;

/** The extra searches as the whole engine lists them. `after`: the search that is listed before each of them. */
const EXTRA_SEARCHES: readonly (readonly [after: string, SearchInfo])[] = [
  ['halved', { ...backtracking, name: 'both-mirrors', largest: 32, demand: 'emptyBoard' }],
  ['array-iterative', { ...backtracking, name: 'permutations', largest: 32 }],
  ['bitboard-lines', { ...backtracking, name: 'bitboard-pairs', largest: 8 }],
  ['staircases', { ...backtracking, name: 'validator', largest: 10_000, family: 'formula' }],
  ['staircases', { ...backtracking, name: BY_RULE, largest: 32 }],
];

/** All searches, once the page knows the searches that it opens with. If a handout offers only some searches, no others are added. */
export function allSearches({ searches, ui }: Pick<Shared, 'searches' | 'ui'>): readonly SearchInfo[] {
  const named = ui.handout?.searches ?? [];
  const offered = EXTRA_SEARCHES.filter(([, { name }]) => named.length === 0 || named.includes(name));
  return searches.length === 0 ? searches : merge(searches, offered);
}

/** The family of the current search, whichever part of the engine has it. */
export const familyOfAll = (shared: Pick<Shared, 'searches' | 'input' | 'ui'>): Family =>
  familyOf({ input: { ...shared.input, search: listedName(shared.input.search) }, searches: allSearches(shared) });

function merge(searches: readonly SearchInfo[], later: typeof EXTRA_SEARCHES): SearchInfo[] {
  const last = searches.at(-1)?.name;
  const known = new Set(searches.map(({ name }) => name));
  return searches.flatMap((one) => {
    const follow = later.filter(([after]) => after === one.name || (one.name === last && !known.has(after)));
    return [one, ...follow.map(([, each]) => each)];
  });
}
