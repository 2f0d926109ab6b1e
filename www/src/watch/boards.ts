// The words of a search on a bitboard: each board of 64 bits as a small drawing and in hexadecimal, and each count, which is a byte, under
// its column.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Register } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import type { Pointer } from '../kernel/diagram';
import { list, t } from '../texts/texts';
import { nameOf, shortName } from './names';
import { type BoardWord, isNamed, litSquare } from './pointing';
import { point } from './words';

type Bytes = Extract<Register, { kind: 'bytes' }>;

export const boardsOf = (registers: readonly Register[]): BoardWord[] =>
  registers.filter((register) => register.kind === 'board');

export const bytesOf = (registers: readonly Register[]): Bytes[] =>
  registers.filter((register) => register.kind === 'bytes');

/** Squares along each side of a board in one word. */
const SIDE = 8;

/** 64 bits as sixteen digits, the highest byte first, in groups of four. */
function hexadecimalOf({ low, high }: Pick<BoardWord, 'low' | 'high'>): string {
  const digits = [high, low].map((half) => (half >>> 0).toString(16).toUpperCase().padStart(SIDE, '0')).join('');
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The squares of a word, as bits from 0: bit 8c + r is row r of column c. */
export const bitsOf = ({ low, high }: Pick<BoardWord, 'low' | 'high'>): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, bit) => bit).filter((bit) => ((bit < 32 ? low : high) >>> (bit % 32)) & 1);

/**
 * The counts under the columns of the board, and the words as small boards. Pointing at a square highlights it on the board and on all
 * small boards. `size`: the rows of the board.
 */
export const boardRows = (
  boards: readonly BoardWord[],
  bytes: readonly Bytes[],
  size: number,
  pointed: Pointer | null,
  dispatch: AppDispatch,
): TemplateResult => html`${
  bytes.length > 0
    ? html`<div class="bits" role="group" aria-label=${t('theatre.bytes')}>
        ${bytes.map((each) => guard([each.name, each.values.join(), each.changed], () => bytesRow(each, size)))}
      </div>`
    : nothing
}<div
    class="words64"
    role="group"
    aria-label=${t('theatre.boards')}
    @pointermove=${(event: PointerEvent) => point(bitUnder(event), pointed, dispatch)}
    @pointerleave=${() => point(null, pointed, dispatch)}
  >
    ${boards.map((each) => {
      const lit = litSquare(each, pointed);
      const path = lit ? `M${lit.column} ${lit.row}h1v1h-1z` : '';
      const named = isNamed(each.name, pointed);
      return guard([each.name, each.low, each.high, each.changed, path, named], () => boardWord(each, path, named));
    })}
  </div>`;

function bytesRow({ name, values, changed }: Bytes, size: number): TemplateResult {
  const shown = values.slice(0, size);
  const label = t('theatre.byteWord', { name: nameOf(name), values: list(shown) });
  return html`<div class="bits__row" role="img" aria-label=${label}>
    <span class="bits__name" ?data-changed=${changed} data-short=${shortName(name)}>${nameOf(name)}</span
    >${shown.map((value) => html`<i ?data-on=${value >= SIDE}>${value}</i>`)}
  </div>`;
}

/** The square of a small board that a pointer is over, or null. */
function bitUnder(event: PointerEvent): Pointer | null {
  const board = (event.target as Element).closest('.word64 svg');
  const word = board?.parentElement?.getAttribute('data-word');
  if (!board || !word) return null;
  const { left, top, width, height } = board.getBoundingClientRect();
  const [column, row] = [(event.clientX - left) / width, (event.clientY - top) / height].map((share) =>
    Math.min(SIDE - 1, Math.max(0, Math.floor(share * SIDE))),
  );
  return { kind: 'bit', word, bit: SIDE * (column ?? 0) + (row ?? 0) };
}

function boardWord(word: BoardWord, lit: string, named: boolean): TemplateResult {
  const bits = bitsOf(word);
  const hexadecimal = hexadecimalOf(word);
  const label = t('theatre.boardWord', { name: nameOf(word.name), count: bits.length, hexadecimal });
  const squares = bits.map((bit) => `M${Math.floor(bit / SIDE)} ${bit % SIDE}h1v1h-1z`).join('');
  return html`<div class="word64" ?data-named=${named} role="img" data-word=${word.name} aria-label=${label}>
    <span ?data-changed=${word.changed}>${nameOf(word.name)}</span>
    <svg viewBox="0 0 8 8" aria-hidden="true">${svg`<path class="word64__set" d=${squares} />`}${GRID}${svg`<path class="word64__lit" d=${lit} />`}</svg>
    <span class="word64__hex">${hexadecimal}</span>
  </div>`;
}

/** The columns are drawn apart, because each is a byte. */
const GRID = svg`<path class="word64__grid" d=${Array.from({ length: SIDE - 1 }, (_, at) => `M0 ${at + 1}h8`).join('')} /><path
  class="word64__bytes" d=${Array.from({ length: SIDE - 1 }, (_, at) => `M${at + 1} 0v8`).join('')} />`;
