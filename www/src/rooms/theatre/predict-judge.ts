// The judge of predictions: finds in a run the words that can be asked, the random steps, and the solutions below a
// node of the tree.

import type { Frame, Register, Square, Tree } from '../../engine/types';
import type { PositionReport } from '../../kernel/watch';
import { bitsOf, boardsOf } from '../../watch/boards';
import { wordsOf } from '../../watch/words';

/** Events on a square: a queen is set there, the square is rejected, or its queen is removed. */
export const SQUARE_EVENTS = ['set', 'rejected', 'removed'] as const;
export type SquareEvent = (typeof SQUARE_EVENTS)[number];

/** A word whose bits can be asked, with its number of bits. */
export interface AskedWord {
  readonly name: string;
  readonly width: number;
  readonly bits: readonly number[];
}

/** The words of a search that works on bits; empty for other searches. */
export const askableWords = (registers: readonly Register[]): AskedWord[] => [
  ...wordsOf(registers).map(({ name, width, bits }) => ({ name, width, bits: onesOf(bits, width) })),
  ...boardsOf(registers).map((board) => ({ name: board.name, width: 64, bits: bitsOf(board) })),
];

const onesOf = (word: number, width: number): number[] =>
  Array.from({ length: width }, (_, bit) => bit).filter((bit) => (word >>> bit) & 1);

/** Returns the word to ask for at the step after a position. The words take turns. */
export function wordToAsk(registers: readonly Register[], position: number): AskedWord | null {
  const words = askableWords(registers);
  return words[position % words.length] ?? null;
}

/** Returns the bits of a word that are set; null if the search has no such word. */
export const bitsOfWord = (registers: readonly Register[], name: string): readonly number[] | null =>
  askableWords(registers).find((word) => word.name === name)?.bits ?? null;

/**
 * The possible next events on a square: a queen on it can be removed; otherwise a queen can be set. Searches on words
 * look only at free squares and reject no square, except those that reject a queen of a full board.
 */
export function possibleEvents(
  { frame, registers }: PositionReport,
  search: string,
  { row, column }: Square,
): readonly SquareEvent[] {
  const hasPiece = frame.pieces
    ? frame.pieces.some((piece) => piece.row === row && piece.column === column)
    : frame.rows[row] === column;
  const does = hasPiece ? 'removed' : 'set';
  const rejects = (hasPiece && REJECTS_FULL.has(search)) || askableWords(registers).length === 0;
  return rejects ? [does, 'rejected'] : [does];
}

/** Searches that check only full boards. */
const REJECTS_FULL = new Set(['symmetric', 'permutations']);

/** Reasons of random steps, which cannot be predicted. */
const RANDOM_REASONS = new Set(['pair', 'drawn', 'shuffle']);

/** Whether a step was random, or one of several equally good steps. */
export function isChance({ reason }: Pick<Frame, 'reason'>): boolean {
  if (reason?.kind !== 'own') return false;
  const ties = reason.facts.ties;
  return RANDOM_REASONS.has(reason.code) || (ties !== undefined && 'count' in ties && ties.count > 1);
}

/**
 * The number of solutions that the run finds below its present node; null while that is not known. `set`: the number of
 * queens that the search has on the board. `finished`: the end of the run has been seen.
 */
export function solutionsBelow(tree: Tree, position: number, set: number, finished: boolean): number | null {
  let node = 0;
  for (let at = 1; at < tree.from.length; at++) {
    const isOpen = (tree.from[at] ?? 0) <= position && position < (tree.to[at] ?? 0);
    if (isOpen && (tree.from[at] ?? 0) >= (tree.from[node] ?? 0)) node = at;
  }
  let depth = 0;
  for (let at = node; at !== 0; at = tree.parents[at] ?? 0) depth += 1;
  // If deep levels of a large tree are not stored, the node found is above the present node.
  const isKnown = depth === set && (finished || (node !== 0 && Number.isFinite(tree.to[node])));
  return isKnown ? (tree.solutions[node] ?? null) : null;
}
