// The machine words of a search: one row of bits each, hanging under the columns of the board, and the number in hexadecimal.

import { html, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Register } from '../engine/types';
import { list, t } from '../texts/texts';
import { nameOf, shortName } from './names';

type Word = Extract<Register, { kind: 'word' }>;

/** Wider words show their bits by ink alone. */
const FINE = 20;

export const wordsOf = (registers: readonly Register[]): Word[] =>
  registers.filter((register) => register.kind === 'word');

/** The word as a number, two hexadecimal digits a byte. */
export const hexadecimal = ({ bits, width }: Pick<Word, 'bits' | 'width'>): string =>
  (bits >>> 0)
    .toString(16)
    .toUpperCase()
    .padStart(2 * Math.ceil(width / 8), '0');

/** One row a word. Of those that the last step wrote, the last one is what it came to: that one stands out. */
export function wordRows(words: readonly Word[]): TemplateResult {
  const now = words.findLastIndex(({ changed }) => changed);
  const fine = words.some(({ width }) => width > FINE);
  return html`<div class="bits" role="group" ?data-fine=${fine} aria-label=${t('theatre.words')}>
    ${words.map((word, index) =>
      guard([word.name, word.bits, word.width, word.changed, index === now], () => wordRow(word, index === now)),
    )}
  </div>`;
}

function wordRow(word: Word, now: boolean): TemplateResult {
  const bits = Array.from({ length: word.width }, (_, column) => (word.bits >>> column) & 1);
  const columns = bits.flatMap((bit, column) => (bit ? [column + 1] : []));
  const name = nameOf(word.name);
  const label =
    columns.length === 0
      ? t('theatre.wordEmpty', { name })
      : t('theatre.word', { name, columns: list(columns), count: columns.length });
  return html`<div class="bits__row" ?data-now=${now} role="img" aria-label=${label}>
    <span class="bits__name" ?data-changed=${word.changed} data-short=${shortName(word.name)}>${name}</span
    >${bits.map((bit) => html`<i ?data-on=${bit === 1}>${bit}</i>`)}<span class="bits__value">${hexadecimal(word)}</span>
  </div>`;
}
