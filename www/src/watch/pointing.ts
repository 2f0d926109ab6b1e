// What a bit of a machine word stands for on the board, and which bits speak of a square: pointing at one lights the other.
//
// A word speaks of one row, the one that the search stands in. Its bit c stands for column c, or for the diagonal or the
// antidiagonal that meets the row in column c; in any other word, for the square of the row itself:
//
//   . . . \ .        the diagonal that meets row 3 in column 2
//   . . . . .
//   . . . . .

import type { BoardModel, Sign } from '../board/model';
import { queensOn } from '../board/rule';
import type { Frame, Line, Register, Square } from '../engine/types';
import type { Pointed } from '../kernel/stage';
import { t } from '../texts/texts';

export type Word = Extract<Register, { kind: 'word' }>;
export type BoardWord = Extract<Register, { kind: 'board' }>;

/** These speak of the last row, wherever the search stands. */
const LAST_ROW: readonly string[] = ['lastMask', 'topBit', 'endBit'];

/** The row that a word speaks of: the topmost one that is empty, but the queen just tried stands in its own. Null on a full board. */
function rowOf({ name }: Word, { rows, happened }: Frame): number | null {
  if (name === 'queen' && (happened?.kind === 'tried' || happened?.kind === 'forced')) return happened.row;
  if (LAST_ROW.includes(name)) return rows.length - 1;
  const row = rows.indexOf(-1);
  return row < 0 ? null : row;
}

/** The line or the square that a bit stands for; null where it stands for nothing on the board. */
function meaningOf(word: Word, bit: number, frame: Frame): Line | Square | null {
  const size = frame.rows.length;
  if (word.name === 'columns') return { kind: 'column', index: bit };
  const diagonal = word.name === 'diagonals';
  // A word that is wider than the board has one bit a line, by the line's own number.
  if (word.width > size) return { kind: diagonal ? 'diagonal' : 'antiDiagonal', index: bit };
  const row = rowOf(word, frame);
  if (row === null) return null;
  if (diagonal) return { kind: 'diagonal', index: row - bit + size - 1 };
  if (word.name === 'antiDiagonals') return { kind: 'antiDiagonal', index: row + bit };
  return { row, column: bit };
}

function squaresOfBit(word: Word, bit: number, frame: Frame): Square[] {
  const meaning = meaningOf(word, bit, frame);
  if (!meaning) return [];
  return 'kind' in meaning ? queensOn(frame.rows.length).squaresOf(meaning) : [meaning];
}

/** What a bit stands for, in words. */
export function saidOfBit(word: Word, bit: number, frame: Frame): string {
  const meaning = meaningOf(word, bit, frame);
  if (!meaning) return t('words.nothing');
  if (!('kind' in meaning)) return t('words.square', { row: meaning.row + 1, column: meaning.column + 1 });
  if (meaning.kind === 'column') return t('words.column', { column: bit + 1 });
  const row = word.width > frame.rows.length ? null : rowOf(word, frame);
  const name = t(`story.line.${meaning.kind}`);
  if (row === null) return t('words.line', { name, number: meaning.index + 1 });
  return t('words.through', { name, row: row + 1, column: bit + 1 });
}

/** The bits of a word that are lit, as a mask: the one that is pointed at, or those that speak of the square that is. */
export function litBits(word: Word, pointed: Pointed | null, frame: Frame): number {
  if (pointed?.kind === 'bit') return pointed.word === word.name ? 2 ** pointed.bit : 0;
  if (!pointed) return 0;
  let lit = 0;
  for (let bit = 0; bit < word.width; bit++) {
    const speaks = squaresOfBit(word, bit, frame).some(
      ({ row, column }) => row === pointed.row && column === pointed.column,
    );
    if (speaks) lit += 2 ** bit;
  }
  return lit;
}

/** The square that a bit of a whole board in one word stands for: each byte is a column, its bit 0 the topmost square. */
const squareOfBit = (bit: number): Square => ({ row: bit % 8, column: Math.floor(bit / 8) });

/** The bit of a whole board that is lit: the one that is pointed at, or that of the square that is. Null for none. */
export function litSquare({ name }: BoardWord, pointed: Pointed | null): Square | null {
  if (pointed?.kind === 'bit') return pointed.word === name ? squareOfBit(pointed.bit) : null;
  return pointed;
}

/** The board with the squares lit that the bit pointed at stands for. */
export function withPointed(
  model: BoardModel,
  pointed: Pointed | null,
  registers: readonly Register[],
  frame: Frame | null,
): BoardModel {
  if (!frame || pointed?.kind !== 'bit' || frame.rows.length !== model.rule.rows) return model;
  const register = registers.find((register) => 'name' in register && register.name === pointed.word);
  const squares =
    register?.kind === 'word'
      ? squaresOfBit(register, pointed.bit, frame)
      : register?.kind === 'board'
        ? [squareOfBit(pointed.bit)]
        : [];
  const signs = new Map<number, readonly Sign[]>(model.signs);
  for (const { row, column } of squares) {
    const square = row * model.rule.columns + column;
    if (row < model.rule.rows && column < model.rule.columns)
      signs.set(square, [...(signs.get(square) ?? []), 'pointed']);
  }
  return { ...model, signs };
}

/** The square of the board under a pointer or with the focus; null for anything else. */
export function squareUnder(target: EventTarget | null): Pointed | null {
  const cell = (target as Element | null)?.closest('[role=gridcell]');
  const row = cell?.parentElement;
  if (!cell || !row?.parentElement) return null;
  return {
    kind: 'square',
    row: [...row.parentElement.children].indexOf(row),
    column: [...row.children].indexOf(cell),
  };
}
