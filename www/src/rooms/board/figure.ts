// The figure: how many ways are left to finish.

import { html, nothing, type TemplateResult } from 'lit-html';
import { type Clash, clashesOf } from '../../board/rule';
import { isEndless } from '../../kernel/answer';
import type { Shared } from '../../kernel/state';
import { digits, t } from '../../texts/texts';
import { properties } from '../../ui/style';
import type { RulesView } from './rules/view';

/** How many ways are left: exact, or null for not known; and whether an answer may still come by itself. */
interface WaysLeft {
  readonly count: number | bigint | null;
  readonly pending: boolean;
}

/** The pairs that may not stand together. `rules`: see `side`. */
export const clashesIn = ({ input }: Shared, rules: RulesView | null): readonly Clash[] =>
  rules?.clashes ?? clashesOf(input.rows);

/** What is known about the ways left: nothing counts while queens conflict, and a count by Count beats the survey. */
export function waysLeft(state: Shared, clashes = clashesIn(state, null)): WaysLeft {
  const { answer, survey } = state;
  if (clashes.length > 0) return { count: 0, pending: false };
  if (answer.kind === 'counted' && answer.question === 'count') return { count: answer.count, pending: false };
  return { count: survey.report?.count ?? null, pending: survey.kind === 'pending' };
}

/** `rules`: see `side`. */
export function figure(state: Shared, rules: RulesView | null): TemplateResult {
  const clashes = clashesIn(state, rules);
  const { count, pending } = waysLeft(state, clashes);
  const text = count !== null ? digits(count) : pending ? '…' : '?';
  return html`<div class="figure" aria-busy=${pending}>
    <p class="figure__n num" ${properties({ '--chars': text.length })}>${text}</p>
    <p class="figure__of">${rules?.caption(count, pending) ?? caption(state, clashes, count, pending)}</p>
  </div>
  ${rules?.published(count) ?? nothing}`;
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
