// Numbers on the squares of the bit lab: the place of each bit, or which diagonal it lies on, with the mask of a diagonal.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Square as Place, Word } from '../../engine/types';
import { t } from '../../texts/texts';
import { choice } from '../../ui/kit/controls';
import { hexadecimal } from './names';
import { type Bits, type BitsAction, bitOf, NUMBERS } from './slice';

/** A square as the article counts: x is the byte that it lies in, y its bit. */
const pointOf = ({ row, column }: Place, { mapping }: Bits): { x: number; y: number } =>
  mapping === 'rows' ? { x: row, y: column } : { x: column, y: row };

/** The number on a square; null if numbers are hidden. */
export function numberOn(square: Place, bits: Bits): number | null {
  const { x, y } = pointOf(square, bits);
  switch (bits.numbers) {
    case 'none':
      return null;
    case 'bits':
      return 8 * x + y;
    case 'sum':
      return x + y;
    case 'difference':
      return 7 - x + y;
  }
}

const SQUARES: readonly Place[] = Array.from({ length: 64 }, (_, at) => ({ row: at >> 3, column: at & 7 }));

/** The squares of a diagonal, as a word. */
export const maskOf = (number: number, bits: Bits): Word =>
  SQUARES.filter((square) => numberOn(square, bits) === number).reduce(
    (mask, square) => mask | bitOf(square, bits.mapping),
    0n,
  );

/** Whether diagonals are numbered, so that a touch shows a diagonal. */
export const showsDiagonals = ({ numbers }: Pick<Bits, 'numbers'>): boolean =>
  numbers === 'sum' || numbers === 'difference';

/** Whether a square lies on the diagonal of the square that has the tab stop. */
export const isOnLine = (square: Place, bits: Bits): boolean =>
  showsDiagonals(bits) && numberOn(square, bits) === numberOn(bits.cursor, bits);

/** The choice of numbers to show and, for diagonals, the mask of the diagonal at the cursor. */
export function numbers(bits: Bits, dispatch: (action: BitsAction) => void): TemplateResult {
  const number = numberOn(bits.cursor, bits);
  const mask = showsDiagonals(bits) ? maskOf(number ?? 0, bits) : null;
  return html`<div class="row word__numbers">
      ${choice(t('bits.numbers'), {
        of: NUMBERS,
        now: bits.numbers,
        name: (numbers) => t(`bits.numbered.${numbers}`),
        choose: (numbers) => dispatch({ type: 'number', numbers }),
      })}
    </div>
    ${
      mask === null || number === null
        ? nothing
        : html`<p class="small">${t('bits.mask', { number: String(number), mask: hexadecimal(mask) })}
            <button class="btn" data-kind="text" @click=${() => dispatch({ type: 'word', word: mask })}>${t('bits.takeMask')}</button></p>
          <p class="quiet small">${t('bits.layers')}</p>`
    }`;
}
