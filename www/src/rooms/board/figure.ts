// The number of ways left to finish the board.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Clash, clashesOf } from '../../board/rule';
import type { AppDispatch } from '../../kernel/action';
import { isEndless } from '../../kernel/answer';
import type { Shared } from '../../kernel/state';
import { digits, t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { RulesView } from './rules/view';
import { statusOf } from './status';

/** How many ways are left: the exact number or null if unknown, and whether an answer may still arrive without a request. */
interface WaysLeft {
  readonly count: number | bigint | null;
  readonly pending: boolean;
}

/** The pairs of pieces that attack each other. `rules`: see `side`. */
export const clashesIn = ({ input }: Shared, rules: RulesView | null): readonly Clash[] =>
  rules?.clashes ?? clashesOf(input.rows);

/** Returns the number of ways left: 0 while queens conflict; a finished count takes precedence over the survey. */
export function waysLeft(state: Shared, clashes = clashesIn(state, null)): WaysLeft {
  const { answer, survey } = state;
  if (clashes.length > 0) return { count: 0, pending: false };
  if (answer.kind === 'counted' && answer.question === 'count') return { count: answer.count, pending: false };
  return { count: survey.report?.count ?? null, pending: survey.kind === 'pending' };
}

/** `rules`: see `side`. If the number is not computed automatically, a button requests it. */
export function figure(state: Shared, rules: RulesView | null, dispatch: AppDispatch): TemplateResult {
  const clashes = clashesIn(state, rules);
  const { count, pending } = waysLeft(state, clashes);
  const more = othersOf(state, clashes);
  const text = more !== null ? digits(more) : count !== null ? digits(count) : pending ? '…' : '?';
  const asks = count === null && !pending && state.answer.kind !== 'searching' && state.ui.engine === 'ready';
  return html`<div class="figure" aria-busy=${pending}>
    <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
    <p class="figure__of">${
      more !== null
        ? t('figure.more')
        : html`<span class="figure__long">${rules?.caption(count, pending) ?? caption(state, clashes, count, pending)}</span>
          <span class="figure__short" aria-hidden="true">${count === null || clashes.length > 0 ? nothing : t(state.input.board.squares.length > 0 ? 'figure.short' : 'figure.shortAll', { count })}</span>`
    }
      ${asks ? html`<button class="btn" data-kind="text" @click=${() => dispatch({ type: 'ask', question: 'count' })}>${t('asks.count')}</button>` : nothing}
    </p>
  </div>`;
}

/** The number of other solutions of a board that the person has solved; null if it is not known. */
function othersOf(state: Shared, clashes: readonly Clash[]): number | null {
  const { input, survey } = state;
  const all = survey.report?.funnel?.[0];
  if (input.variant || typeof all !== 'number' || statusOf(state, clashes) !== 'solved') return null;
  return all - 1;
}

function caption(
  { input, answer, ui }: Shared,
  clashes: readonly Clash[],
  count: number | bigint | null,
  pending: boolean,
): string {
  if (clashes.length > 0) return t('figure.conflict');
  if (count === null && ui.engine === 'broken') return t('figure.noEngine');
  if (count === null && pending) return t('figure.pending');
  const counts = answer.kind === 'searching' || answer.kind === 'cancelled' ? answer.progress : null;
  if (count === null) return t(isEndless(counts?.expected) ? 'figure.tooMany' : 'figure.unknown');
  const queens = input.order.length;
  if (queens === 0) return t('figure.solutions', { count, size: input.rows.length });
  if (queens === input.rows.length) return t('figure.finished');
  return t('figure.ways', { count, queens });
}
