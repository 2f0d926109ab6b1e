// Queens on each diagonal: a row of bars as wide as the board, one bar a diagonal, hanging under it like the machine words.

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

export const tallyRows = (tallies: readonly Tallies[]): TemplateResult =>
  html`<div class="tallies" role="group" aria-label=${t('theatre.tallies')}>${tallies.map((each) => guard([each.name, each.values.join()], () => tallyRow(each)))}</div>`;

/** The attacks that a line with so many queens holds between neighbours. */
const conflictsOn = (queens: number): number => Math.max(0, queens - 1);

function tallyRow({ name, values }: Tallies): TemplateResult {
  const crowded = values.filter((queens) => queens > 1);
  const conflicts = crowded.reduce((sum, queens) => sum + conflictsOn(queens), 0);
  return html`<div class="tallies__row" role="img" aria-label=${t('theatre.tally', { name: nameOf(name), lines: crowded.length, count: conflicts })}>
    <span class="bits__name" data-short=${shortName(name)}>${nameOf(name)}</span>
    <svg viewBox="0 0 ${values.length} ${TALLEST}" preserveAspectRatio="none" aria-hidden="true">
      ${values.map((queens, line) => bar(queens, line))}
    </svg>
    <span class="bits__value">${conflicts}</span>
  </div>`;
}

function bar(queens: number, line: number): TemplateResult {
  const height = queens === 0 ? 0.12 : Math.min(queens, TALLEST);
  const is = queens === 0 ? 'none' : queens === 1 ? 'one' : 'more';
  return svg`<rect data-is=${is} x=${line + 0.12} y=${TALLEST - height} width="0.76" height=${height} />`;
}
