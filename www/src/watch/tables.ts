// Block 5 of the linear completion: the rows with the fewest free squares, and what each square of the chosen row costs the
// others.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Register, RiskTable } from '../engine/types';
import { digits, type Key, t } from '../texts/texts';

/** So many rows, and squares of the chosen one, are shown, and what was chosen beside them. */
const SHOWN = 5;

/** The table among the registers of a search; null where there is none, or nothing stands in it. */
export function riskOf(registers: readonly Register[]): RiskTable | null {
  const found = registers.find((register) => register.kind === 'risk');
  return found && found.rows.length > 0 ? found : null;
}

export function riskTables({ rows, squares, chosen, columns, damage, ties }: RiskTable): TemplateResult {
  return html`<div class="risk">
    ${table(t('linear.risk', { count: ties }), ['transport.row', 'linear.free'], rows, squares, chosen?.row)}
    ${chosen ? table(t('linear.damage', { row: chosen.row + 1 }), ['transport.column', 'linear.closes'], columns, damage, chosen.column) : nothing}
  </div>`;
}

/** Lines by their number, each with a figure, down to the first few and the one that was chosen. */
const table = (
  caption: string,
  heads: readonly [Key, Key],
  lines: readonly number[],
  figures: readonly number[],
  chosen: number | undefined,
): TemplateResult => html`<table>
  <caption>${caption}</caption>
  <thead><tr>${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}</tr></thead>
  <tbody>${lines.map((line, index) =>
    index < SHOWN || line === chosen
      ? html`<tr ?data-now=${line === chosen}><th scope="row">${digits(line + 1)}</th><td>${digits(figures[index] ?? 0)}</td></tr>`
      : nothing,
  )}</tbody>
</table>`;
