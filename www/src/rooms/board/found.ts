// The solutions that a person has found by hand: which boards are solutions, and how many there are. Fetched with the answers.

import { html, nothing, type TemplateResult } from 'lit-html';
import { clashesOf } from '../../board/rule';
import type { Input } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { t } from '../../texts/texts';

/** The board of classic queens as a solution, columns from 1; null if it is not solved. */
export function solutionIn({ rows, order, variant }: Input): string | null {
  if (variant || order.length !== rows.length || rows.length < 4 || clashesOf(rows).length > 0) return null;
  return rows.map((column) => column + 1).join('.');
}

/** How many solutions of this size were found, if any. */
export function scoreOf({
  input: { board, variant },
  survey,
  ui: { found = [] },
}: Shared): TemplateResult | typeof nothing {
  const count = variant ? 0 : found.filter((one) => one.split('.').length === board.rows).length;
  const whole = survey.report?.funnel?.[0];
  if (count === 0) return nothing;
  return html`<p class="small quiet">${typeof whole === 'number' ? t('found.of', { count, all: whole }) : t('found.some', { count })}</p>`;
}
