// The menu of searches: grouped by their method, with a line for each group. A search that cannot run on this board
// comes last in its group, with the reason.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import type { SearchInfo } from '../../engine/types';
import type { AppDispatch } from '../../kernel/action';
import type { Shared } from '../../kernel/state';
import { searchName } from '../../texts/names';
import { t } from '../../texts/texts';
import { listedName } from '../../watch/bounds';
import { allSearches } from '../../watch/extra-searches';
import { BY_RULE } from '../../watch/family';

const GROUPS = {
  backtracking: ['array-recursive', 'array-iterative', 'permutations', BY_RULE, 'linear'],
  words: ['bitmask', 'bitboard', 'completions'],
  ahead: ['bitboard-columns', 'bitboard-lines', 'bitboard-fewest', 'bitboard-pairs'],
  symmetry: ['halved', 'both-mirrors', 'symmetric'],
  repair: ['repair'],
  formula: ['staircases', 'modular'],
} as const;
type Group = keyof typeof GROUPS;

/** The validator checks a board and searches nothing, so only links lead to it. */
const VALIDATOR = 'validator';

const groupOf = (search: string): Group | null =>
  (Object.keys(GROUPS) as Group[]).find((group) => (GROUPS[group] as readonly string[]).includes(search)) ?? null;

/** Why a search cannot run on the board; null if it can. */
function refusalOf({ name, demand, largest }: SearchInfo, { input }: Pick<Shared, 'input'>): string | null {
  const size = input.rows.length;
  if (input.variant && name !== BY_RULE) return t('theatre.cannot', { why: 'rule', count: 0 });
  if (size > largest) return t('theatre.cannot', { why: 'size', count: largest });
  if (demand === 'emptyBoard' && input.order.length > 0) return t('theatre.cannot', { why: 'given', count: 0 });
  if (demand === 'modular' && (size % 2 === 0 || size % 3 === 0))
    return t('theatre.cannot', { why: 'modular', count: 0 });
  return null;
}

/** The button with the search that is chosen, and the menu that it opens. */
export function searchMenu(shared: Shared, dispatch: AppDispatch): TemplateResult {
  const now = listedName(shared.input.search);
  const searches = allSearches(shared).filter(({ name }) => name !== VALIDATOR || now === VALIDATOR);
  const group = groupOf(now);
  return html`<button
      class="field searches__open"
      popovertarget="searches"
      aria-haspopup="dialog"
      aria-label=${t('theatre.searchNow', { search: searchName(now) })}
    ><span>${group ? html`<small>${t('theatre.group', { group })}</small> ` : nothing}${shortName(now)}</span>${icon('down')}</button>
    <div class="searches" id="searches" popover role="dialog" aria-label=${t('theatre.search')} @beforetoggle=${place}>
      ${[...(Object.keys(GROUPS) as Group[]), null].map((each) => groupView(each, searches, now, shared, dispatch))}
    </div>`;
}

function groupView(
  group: Group | null,
  searches: readonly SearchInfo[],
  now: string,
  shared: Shared,
  dispatch: AppDispatch,
): TemplateResult | typeof nothing {
  const order: readonly string[] = group === null ? [] : GROUPS[group];
  const within = searches
    .filter(({ name }) => groupOf(name) === group)
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map((search) => ({ search, why: refusalOf(search, shared) }));
  if (within.length === 0) return nothing;
  const chip = ({ search: { name }, why }: (typeof within)[number]): TemplateResult => {
    const choose = (event: Event): void => {
      (event.currentTarget as Element).closest<HTMLElement>('[popover]')?.hidePopover();
      dispatch({ type: 'choose', search: name });
    };
    return html`<button class="btn" data-search=${name} aria-pressed=${name === now} ?data-refused=${why !== null} @click=${choose}>${shortName(name)}${why === null ? nothing : html` <small>${why}</small>`}</button>`;
  };
  const open = within.filter(({ why }) => why === null);
  const refused = within.filter(({ why }) => why !== null);
  return html`<section>
    ${group === null ? nothing : html`<h3>${t('theatre.group', { group })}</h3><p>${t('theatre.groupWhat', { group })}</p>`}
    <div class="row">${[...open, ...refused].map(chip)}</div>
  </section>`;
}

/** The searches that have a shorter name within their group. */
const SHORTENED = [
  'bitmask',
  'bitboard-columns',
  'bitboard-lines',
  'bitboard-fewest',
  'bitboard-pairs',
  'halved',
  'both-mirrors',
  'staircases',
  'bitboard',
] as const;

/** The name of a search within its group. */
function shortName(search: string): string {
  const shortened = SHORTENED.find((name) => name === search);
  return shortened ? t('theatre.inGroup', { search: shortened }) : searchName(search);
}

/** Positions the menu below its button, with the same right edge. */
function place(event: Event): void {
  const panel = event.currentTarget as HTMLElement;
  const button = panel.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  panel.style.setProperty('--right', `${Math.max(0, document.documentElement.clientWidth - button.right)}px`);
  panel.style.setProperty('--y', `${button.bottom}px`);
}
