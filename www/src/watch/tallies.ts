// The number of queens on each line, as a row of bars below the board, one bar for each line. The lines of the square under the pointer are
// highlighted and numbered.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Register, Square } from '../engine/types';
import { columnName } from '../texts/squares';
import { digits, t, type Value } from '../texts/texts';
import { properties } from '../ui/style';
import { nameOf, shortName } from './names';

type Tallies = Extract<Register, { kind: 'tallies' }>;

export const talliesOf = (registers: readonly Register[]): Tallies[] =>
  registers.filter((register) => register.kind === 'tallies');

/** The number of queens on one line for a bar of full height. */
const FULL_HEIGHT = 3;

/**
 * One row of bars for each array. `lit`: the square whose lines are highlighted. `size`: the number of rows for the validator, which
 * numbers a diagonal by its place in the control array D1, n + column − row; 0 for any other search.
 */
export const tallyRows = (tallies: readonly Tallies[], lit: Square | null = null, size = 0): TemplateResult =>
  html`<div class="tallies" role="group" aria-label=${t('theatre.tallies')}>${tallies.map((each) => {
    const box = lit && boxOf(each, lit, size);
    return guard([each.name, each.values.join(), box?.line], () =>
      each.crowded ? renderCrowded(each, box) : renderTaken(each, box),
    );
  })}</div>`;

/** A bar, from the left, and the number by which a person finds it: the column, column − row (and n), or column + row, all from 1. */
interface Box {
  readonly line: number;
  readonly number: Value;
}

/** The box of the line of a square; null if the array is not about columns or diagonals. */
function boxOf({ name, values }: Tallies, { row, column }: Square, size: number): Box | null {
  const last = (values.length - 1) / 2;
  switch (name) {
    case 'columns':
      return { line: column, number: columnName(column) };
    case 'diagonals':
      return { line: row - column + last, number: size + column - row };
    case 'antiDiagonals':
      return { line: row + column, number: row + column + 2 };
    default:
      return null;
  }
}

/** The conflicts on a line with this many queens: each pair of them is one, as in the counter of conflicts. */
export const conflictsOn = (queens: number): number => (queens * queens - queens) / 2;

function renderTaken(tallies: Tallies, box: Box | null): TemplateResult {
  const taken = tallies.values.filter((queens) => queens > 0).length;
  const label = t('theatre.taken', { name: nameOf(tallies.name), lines: tallies.values.length, count: taken });
  return tallyRow(tallies, label, taken, 1, box);
}

function renderCrowded(tallies: Tallies, box: Box | null): TemplateResult {
  const { name, values } = tallies;
  const crowded = values.filter((queens) => queens > 1);
  const conflicts = crowded.reduce((sum, queens) => sum + conflictsOn(queens), 0);
  const label = t('theatre.tally', { name: nameOf(name), lines: crowded.length, count: conflicts });
  return tallyRow(tallies, label, conflicts, FULL_HEIGHT, box);
}

function tallyRow(
  { name, values }: Tallies,
  label: string,
  value: number,
  tallest: number,
  box: Box | null,
): TemplateResult {
  return html`<div class="tallies__row" role="img" aria-label=${label} ?data-flat=${tallest === 1}>
    <span class="bits__name" data-short=${shortName(name)}>${nameOf(name)}</span>
    <span class="tallies__bars">
      <svg viewBox="0 0 ${values.length} ${tallest}" preserveAspectRatio="none" aria-hidden="true">
        ${values.map((queens, line) => bar(queens, line, tallest))}
      </svg>
      ${box ? html`<b data-is=${values[box.line] ? 'one' : 'none'} ${properties({ '--at': (box.line + 0.5) / values.length, '--wide': 1 / values.length })}>${typeof box.number === 'string' ? box.number : digits(box.number)}</b>` : nothing}
    </span>
    <span class="bits__value">${value}</span>
  </div>`;
}

function bar(queens: number, line: number, tallest: number): TemplateResult {
  const height = queens === 0 ? 0.04 * tallest : Math.min(queens, tallest);
  const is = queens === 0 ? 'none' : queens === 1 ? 'one' : 'more';
  return svg`<rect data-is=${is} x=${line + 0.12} y=${tallest - height} width="0.76" height=${height} />`;
}
