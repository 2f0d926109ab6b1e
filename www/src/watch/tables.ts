// The tables from which a search chooses: the number of free squares in each row, and for each free square of the chosen
// row, how many squares of other rows a queen there attacks.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Register, Table } from '../engine/types';
import { columnName, rowName } from '../texts/squares';
import { digits, type Key, t } from '../texts/texts';
import { valuesOf } from './facts';

/** The number of lines at the start of a table that are always shown. The chosen line is shown as well. */
const SHOWN = 5;

/** The tables among the registers of a search. */
export const tablesOf = (registers: readonly Register[]): Table[] =>
  registers.filter((register) => register.kind === 'table');

/** Renders the tables. `rows`: the number of rows of the board; `before`: the content before the tables. */
export const tableRows = (
  tables: readonly Table[],
  rows: number,
  before: TemplateResult | typeof nothing = nothing,
): TemplateResult => html`<div class="risk">${before}${tables.map((table) => renderTable(table, rows))}</div>`;

/** Renders a table with the name and the figure of each line. Only the first lines and the chosen line are shown. */
const renderTable = ({ name, of, lines, figures, chosen, facts }: Table, rows: number): TemplateResult => html`<table>
  <caption>${t(`tables.${name}` as Key, valuesOf(facts, rows))}</caption>
  <thead><tr><th scope="col">${t(of === 'column' ? 'transport.column' : 'transport.row')}</th><th scope="col">${t(`tables.figure.${name}` as Key)}</th></tr></thead>
  <tbody>${lines.map((line, index) =>
    index < SHOWN || line === chosen
      ? html`<tr ?data-now=${line === chosen}><th scope="row">${of === 'column' ? columnName(line) : rowName(line, rows)}</th><td>${digits(figures[index] ?? 0)}</td></tr>`
      : nothing,
  )}</tbody>
</table>`;
