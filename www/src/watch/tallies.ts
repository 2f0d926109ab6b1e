// Queens on each line: a row of bars as wide as the board, one bar a line, hanging under it like the machine words.

import { html, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Register } from '../engine/types';
import { t } from '../texts/texts';
import { nameOf, shortName } from './names';

type Tallies = Extract<Register, { kind: 'tallies' }>;

export const talliesOf = (registers: readonly Register[]): Tallies[] =>
  registers.filter((register) => register.kind === 'tallies');

/** Queens on one diagonal beyond which its bar grows no more. */
const TALLEST = 3;

/** One row of bars an array. */
export const tallyRows = (tallies: readonly Tallies[]): TemplateResult =>
  html`<div class="tallies" role="group" aria-label=${t('theatre.tallies')}>${tallies.map((each) => guard([each.name, each.values.join()], () => (each.crowded ? crowdedRow(each) : takenRow(each))))}</div>`;

/** The conflicts on a line with this many queens: each pair of them is one, as in the counter of conflicts. */
export const conflictsOn = (queens: number): number => (queens * queens - queens) / 2;

function takenRow(tallies: Tallies): TemplateResult {
  const taken = tallies.values.filter((queens) => queens > 0).length;
  const label = t('theatre.taken', { name: nameOf(tallies.name), lines: tallies.values.length, count: taken });
  return tallyRow(tallies, label, taken, 1);
}

function crowdedRow(tallies: Tallies): TemplateResult {
  const { name, values } = tallies;
  const crowded = values.filter((queens) => queens > 1);
  const conflicts = crowded.reduce((sum, queens) => sum + conflictsOn(queens), 0);
  const label = t('theatre.tally', { name: nameOf(name), lines: crowded.length, count: conflicts });
  return tallyRow(tallies, label, conflicts, TALLEST);
}

function tallyRow({ name, values }: Tallies, label: string, value: number, tallest: number): TemplateResult {
  return html`<div class="tallies__row" role="img" aria-label=${label} ?data-flat=${tallest === 1}>
    <span class="bits__name" data-short=${shortName(name)}>${nameOf(name)}</span>
    <svg viewBox="0 0 ${values.length} ${tallest}" preserveAspectRatio="none" aria-hidden="true">
      ${values.map((queens, line) => bar(queens, line, tallest))}
    </svg>
    <span class="bits__value">${value}</span>
  </div>`;
}

function bar(queens: number, line: number, tallest: number): TemplateResult {
  const height = queens === 0 ? 0.04 * tallest : Math.min(queens, tallest);
  const is = queens === 0 ? 'none' : queens === 1 ? 'one' : 'more';
  return svg`<rect data-is=${is} x=${line + 0.12} y=${tallest - height} width="0.76" height=${height} />`;
}
