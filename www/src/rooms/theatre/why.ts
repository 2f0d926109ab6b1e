// Why a search works as it does, below its listing: a few sentences, and for some searches a comparison or drawings.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Comparison } from '../../engine/types';
import { searchName } from '../../texts/names';
import { rich } from '../../texts/rich';
import { digits, has, type Key, t } from '../../texts/texts';
import { renderWork, WORKS } from '../../texts/works';
import { table } from '../../ui/kit/table';
import { listedName } from '../../watch/bounds';
import { layers } from './layers';
import { markedBoard } from './marked-board';
import { comparisonOf } from './reading';
import type { TheatreProps } from './slice';

/** For each search the publication that describes it. */
const SOURCES: Readonly<Record<string, keyof typeof WORKS>> = {
  bitmask: 'patterns',
  halved: 'completions',
  'both-mirrors': 'completions',
  symmetric: 'counts',
  completions: 'completions',
  'array-recursive': 'completions',
  'array-iterative': 'completions',
  permutations: 'eight',
  bitboard: 'eight',
  'bitboard-columns': 'eight',
  'bitboard-lines': 'eight',
  'bitboard-pairs': 'eight',
  'bitboard-fewest': 'eight',
  repair: 'repair',
  linear: 'linear',
  staircases: 'formula',
  validator: 'linear',
};

/** Renders nothing for a search without further text. */
export function why({ own, shared: { input }, dispatch }: TheatreProps): TemplateResult | typeof nothing {
  const search = listedName(input.search);
  const key = `why.${search}`;
  if (!has(key)) return nothing;
  const from = SOURCES[search];
  const comparison = comparisonOf(own, search, input.rows);
  const toggle = (event: Event): void =>
    dispatch({ type: 'why', open: (event.currentTarget as HTMLDetailsElement).open });
  return html`<details class="why" .open=${own.why} @toggle=${toggle}>
    <summary>${t('why.head')}</summary>
    <p>${t(key as Key)}</p>
    <p>${rich('why.books' as Key, { search })}</p>
    ${comparison ? renderComparison(comparison) : nothing}
    ${search === 'bitboard' ? layers() : nothing}
    ${search === 'symmetric' ? html`${markedBoard(TURN_BOARD, t('why.symmetricDrawn'))}<p>${t('why.symmetricWhere')}</p><p>${t('why.symmetricExercise')}</p>` : nothing}
    ${from ? html`<p class="quiet small">${renderWork(WORKS[from])}</p>` : nothing}
  </details>`;
}

/**
 * The first queen (Q) in column 6 of 8. X: the squares where no other queen may be. A, B, C: the squares of queens for which
 * the search compares the board with a rotated board.
 */
const TURN_BOARD = ['XX---QXX', 'X------X', 'C-------', '--------', '--------', '-------A', 'X------X', 'XXB---XX'];

/** The queens that searches try on a board, in a table. */
function renderComparison({ size, given, instead, runs }: Comparison): TemplateResult {
  const board = t('why.board', { size, given });
  const forces = runs.some(({ forced }) => forced > 0);
  const head = ['theatre.search', 'theatre.counts.tried', 'theatre.counts.forced'] as const;
  return table({
    label: t('theatre.counts.tried'),
    caption: instead ? t('why.instead', { board }) : board,
    head: head.slice(0, forces ? 3 : 2).map((key) => t(key)),
    rows: runs.map(
      ({ search, tried, forced }) =>
        html`<tr><th scope="row">${searchName(search)}</th><td>${digits(tried)}</td>${forces ? html`<td>${digits(forced)}</td>` : nothing}</tr>`,
    ),
    kind: 'why__runs',
  });
}
