// The published number of a board or a goal, with a tick if it equals the count.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import type { Board } from '../../../kernel/input';
import { t } from '../../../texts/texts';
import { type PublishedNumber, publishedOf } from './published';
import type { RulesProps } from './slice';

/** Renders the published number of the empty board. `count`: the number of ways of the board with its pieces. */
export function oeis(
  { shared, dispatchApp }: RulesProps,
  count: number | bigint | null,
): TemplateResult | typeof nothing {
  const {
    input: { board },
    answer,
  } = shared;
  // Regions are random, so no numbers are published for them.
  if (board.regions) return nothing;
  const published = publishedOf(board);
  if (published.over !== 'pawns')
    return line(published, board, board.squares.length === 0 && count !== null ? BigInt(count) : null);
  const summed = answer.kind === 'counted' && answer.question === 'pawns' ? answer.count : null;
  const ask = html`<button
    class="btn"
    data-kind="text"
    ?disabled=${answer.kind === 'searching'}
    @click=${() => dispatchApp({ type: 'ask', question: 'pawns' })}
  >${t('rules.countPawns')}</button>`;
  return line(published, board, summed, summed === null ? ask : nothing);
}

/** `counted`: the number computed here; null if it was not computed. */
export function line(
  published: PublishedNumber,
  board: Board,
  counted: bigint | null,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const { oeis, term } = published;
  const agrees = term !== null && counted !== null && BigInt(term) === counted;
  const label = describeTerm(published, board);
  return html`<p class="rules__oeis">
    ${oeis === null ? label : html`<a href=${`https://oeis.org/${oeis}`} rel="external noopener" target="_blank">${label}</a>`}
    ${agrees ? html`<span class="rules__agrees">${icon('tick')} ${t('rules.agrees')}</span>` : nothing} ${more}
  </p>`;
}

function describeTerm({ oeis, term, over }: PublishedNumber, { walls }: Board): string {
  if (oeis === null)
    return term === null
      ? t(walls.length > 0 ? 'rules.inNoTableWalls' : 'rules.inNoTable')
      : t('rules.foundHere', { count: term });
  if (term === null) return t('rules.beyondTable', { oeis });
  return t(over === 'pawns' ? 'rules.publishedPawns' : 'rules.published', { oeis, count: term });
}
