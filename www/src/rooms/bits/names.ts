// How words, operands and stages are written: as machine words, and as short formulas.

import type { Operand, Operation, Stage, Word } from '../../engine/types';
import type { Bits } from './slice';

/** A word as 16 hexadecimal digits in four groups. */
export const hexadecimal = (word: Word): string => groupDigits(word.toString(16).toUpperCase().padStart(16, '0'), 4);

/** A word as 64 binary digits, two lines of four bytes, the highest bit first. */
export function binary(word: Word): string {
  const digits = word.toString(2).padStart(64, '0');
  return `${groupDigits(digits.slice(0, 32), 8)}\n${groupDigits(digits.slice(32), 8)}`;
}

const groupDigits = (digits: string, size: number): string =>
  digits.match(new RegExp(`.{${size}}`, 'g'))?.join(' ') ?? '';

/** The places of the bits of a word, from the lowest. */
export function placesOf(word: Word): number[] {
  const places: number[] = [];
  for (const [half, from] of [
    [Number(word & 0xffff_ffffn), 0],
    [Number(word >> 32n), 32],
  ] as const) {
    for (let rest = half; rest !== 0; rest = (rest & (rest - 1)) >>> 0) {
      places.push(from + 31 - Math.clz32(rest & -rest));
    }
  }
  return places;
}

/** How many bits a word has. */
export const populationOf = (word: Word): number => placesOf(word).length;

const SIGNS: Readonly<Record<Exclude<Operation, 'table'>, string>> = {
  not: '¬',
  negate: '−',
  and: '&',
  or: '|',
  xor: '^',
  add: '+',
  subtract: '−',
  left: '«',
  right: '»',
};

/** Formats the operand of a stage in a few characters. */
export function operandText(operand: Operand): string {
  if (operand === 0) return 'x';
  if (typeof operand === 'number') return `s${operand}`;
  if (typeof operand === 'string') return operand;
  return operand <= 64n ? operand.toString() : operand.toString(16).toUpperCase();
}

/** The word of an operand. */
export function wordOf(operand: Operand, { word, run, masks }: Pick<Bits, 'word' | 'run' | 'masks'>): Word {
  if (operand === 0) return word;
  if (typeof operand === 'number') return run?.stages[operand - 1]?.word ?? 0n;
  if (typeof operand === 'string') return masks.find(({ name }) => name === operand)?.word ?? 0n;
  return operand;
}

/** The maximum length of a formula that is written out; longer ones use the names of stages. */
const MAX_LENGTH = 14;

/** The formula of each stage, beginning with the word itself. A formula is written out if it is short. */
export function formulasOf(stages: readonly Stage[]): string[] {
  const formulas = ['x'];
  for (const stage of stages) {
    const whole = formulaOf(stage, (operand) => {
      const inner = typeof operand === 'number' ? (formulas[operand] ?? '') : operandText(operand);
      return inner.includes(' ') ? `(${inner})` : inner;
    });
    formulas.push(whole.length <= MAX_LENGTH ? whole : formulaOf(stage, operandText));
  }
  return formulas;
}

function formulaOf({ operation, operands }: Stage, write: (operand: Operand) => string): string {
  const [one = '', other = ''] = operands.map(write);
  if (operation === 'table') return `T[${one}]`;
  return operands.length === 1 ? `${SIGNS[operation]}${one}` : `${one} ${SIGNS[operation]} ${other}`;
}

/** The tricks as formulas. */
export const FORMULAS: Readonly<Record<string, string>> = {
  lowest: 'x & −x',
  'without-lowest': 'x & (x − 1)',
  'place-of-lowest': '32, 16, 8, 4, 2, 1',
  'count-shifting': 'x » 1, x » 2, …',
  'count-clearing': 'x ← x & (x − 1), …',
  'count-table': 'T[x] + T[x » 16] + …',
  'count-swar': '2 → 4 → 8 → 64',
  'count-byte': '2 → 4 → 8',
  'count-bytes': '2 → 4 → 8',
  'sum-bytes': '8 → 16 → 32 → 64',
  eights: 'counts & eights',
  sevens: '(counts + ones) & eights',
  gather: 'x & ones, » 7, » 14, » 28',
  scatter: 'x & FF, « 28, « 14, « 7',
  knights: '± 6, ± 10, ± 15, ± 17',
  kings: '± 1, then ± 8',
  queens: '± 1, ± 7, ± 8, ± 9; 1 + 2 + 4 + 1',
  rooks: '± 1, ± 8; 1 + 2 + 4 + 1',
  bishops: '± 7, ± 9; 1 + 2 + 4 + 1',
  'pawns-up': '» 7, » 9',
  'pawns-down': '« 7, « 9',
};
