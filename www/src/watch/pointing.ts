// The highlights on the board and in the words while a person points at something: a bit highlights squares, a square
// highlights bits, the sentence of a step highlights queens and squares, a line of the listing highlights words, and a
// queen of the tree highlights its square.
//
// A word states the meaning of its bits, and their row. Bit c means column c, the diagonal or the anti-diagonal that
// meets the row in column c, or the square of the row itself:
//
//   . . . \ .        the diagonal that meets row 3 in column 2
//   . . . . .
//   . . . . .

import type { BoardModel, Sign } from '../board/model';
import { queensOn } from '../board/rule';
import { squareUnder } from '../board/touch';
import type { Frame, Line, Reason, Register, Square } from '../engine/types';
import type { Pointer } from '../kernel/diagram';
import type { Shared } from '../kernel/state';
import { columnName, squareNames } from '../texts/squares';
import { t } from '../texts/texts';

export type Word = Extract<Register, { kind: 'word' }>;
export type BoardWord = Extract<Register, { kind: 'board' }>;

/** The line or the square that a bit means; null for a bit outside the board. */
function meaningOf({ means, row }: Word, bit: number, size: number): Line | Square | null {
  if (means === 'columns') return { kind: 'column', index: bit };
  if (row === null) return null;
  switch (means) {
    case 'diagonals':
      return { kind: 'diagonal', index: row - bit + size - 1 };
    case 'antiDiagonals':
      return { kind: 'antiDiagonal', index: row + bit };
    case 'squares':
      return { row, column: bit };
  }
}

function squaresOfBit(word: Word, bit: number, size: number): Square[] {
  const meaning = meaningOf(word, bit, size);
  if (!meaning) return [];
  return 'kind' in meaning ? queensOn(size).squaresOf(meaning) : [meaning];
}

/** Describes the meaning of a bit. `size`: the rows of the board. */
export function describeBit(word: Word, bit: number, size: number): string {
  const meaning = meaningOf(word, bit, size);
  if (!meaning) return t('words.nothing');
  if (!('kind' in meaning)) return t('words.square', squareNames(meaning, size));
  if (meaning.kind === 'column') return t('words.column', { column: columnName(bit) });
  return t('words.through', {
    name: t(`line.${meaning.kind}`),
    ...squareNames({ row: word.row ?? 0, column: bit }, size),
  });
}

/** The highlighted bits of a word, as a mask: the bit under the pointer, or the bits that mean the square under the pointer. */
export function litBits(word: Word, pointed: Pointer | null, size: number): number {
  if (pointed?.kind === 'bit') return pointed.word === word.name ? 2 ** pointed.bit : 0;
  if (pointed?.kind !== 'square') return 0;
  let lit = 0;
  for (let bit = 0; bit < word.width; bit++) {
    const isLit = squaresOfBit(word, bit, size).some(
      ({ row, column }) => row === pointed.row && column === pointed.column,
    );
    if (isLit) lit += 2 ** bit;
  }
  return lit;
}

/** The square of a bit in a word for a whole board: each byte is a column, its bit 0 the topmost square. */
const squareOfBit = (bit: number): Square => ({ row: bit % 8, column: Math.floor(bit / 8) });

/** The highlighted bit of a whole board: the bit under the pointer, or the bit of the square under the pointer; otherwise null. */
export function litSquare({ name }: BoardWord, pointed: Pointer | null): Square | null {
  if (pointed?.kind === 'bit') return pointed.word === name ? squareOfBit(pointed.bit) : null;
  return pointed?.kind === 'square' ? pointed : null;
}

/** Whether the highlighted line of the listing names a word. */
export const isNamed = (word: string, pointed: Pointer | null): boolean =>
  pointed?.kind === 'line' && pointed.text.split(/[^A-Za-z0-9]+/).includes(word);

/** The squares that a reason names, its queens included. */
function squaresOfReason(reason: Reason | null): readonly Square[] {
  switch (reason?.kind) {
    case 'choice':
      return reason.free.map((column) => ({ row: reason.square.row, column }));
    case 'choiceInColumn':
      return reason.free.map((row) => ({ row, column: reason.square.column }));
    case 'attacked':
      return [reason.square, reason.by];
    case 'allAttacked':
      return reason.attackers.map(({ by }) => by);
    case 'attackedOrLeftOut':
      return [...reason.attackers.map(({ by }) => by), ...reason.leftOut];
    case 'own':
      return reason.weighed.map(({ square }) => square);
    case 'onlyOne':
    case 'back':
    case 'backInColumn':
    case 'backForced':
      return [reason.square];
    default:
      return [];
  }
}

/** The squares of the board that are pointed at from elsewhere. `size`: the rows of the board. */
function squaresOf(pointed: Pointer, registers: readonly Register[], frame: Frame, size: number): readonly Square[] {
  switch (pointed.kind) {
    case 'sentence':
      return squaresOfReason(frame.reason);
    case 'queens':
      return pointed.squares;
    case 'bit': {
      const register = registers.find((register) => 'name' in register && register.name === pointed.word);
      if (register?.kind === 'word') return squaresOfBit(register, pointed.bit, size);
      return register?.kind === 'board' ? [squareOfBit(pointed.bit)] : [];
    }
    default:
      return [];
  }
}

/** The board with the highlights of an element under the pointer elsewhere. */
export function withPointed(
  model: BoardModel,
  pointed: Pointer | null,
  registers: readonly Register[],
  frame: Frame | null,
): BoardModel {
  if (!frame || !pointed || frame.rows.length !== model.rule.rows) return model;
  const squares = squaresOf(pointed, registers, frame, model.rule.rows);
  if (squares.length === 0) return model;
  const signs = new Map<number, readonly Sign[]>(model.signs);
  for (const { row, column } of squares) {
    const square = row * model.rule.columns + column;
    if (row < model.rule.rows && column < model.rule.columns)
      signs.set(square, [...(signs.get(square) ?? []), 'pointed']);
  }
  return { ...model, signs };
}

/** The square under the pointer; null for anything else. */
export const pointedSquare = ({ diagram: { pointed } }: Pick<Shared, 'diagram'>): Square | null =>
  pointed?.kind === 'square' ? pointed : null;

/** The square of the board under a pointer or with the focus; null for anything else. */
export function pointedUnder(target: EventTarget | null): Pointer | null {
  const square = squareUnder(target);
  return square && { kind: 'square', ...square };
}

/** Finds the sentence or the line of the listing under a pointer or with the focus; returns null for anything else. */
export function sentenceUnder(target: EventTarget | null): Pointer | null {
  const element = target as Element | null;
  if (element?.closest('.transport--run > .story')) return { kind: 'sentence' };
  const line = element?.closest('.listing li')?.querySelector('code')?.textContent;
  return line ? { kind: 'line', text: line } : null;
}
