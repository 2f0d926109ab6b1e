// Why one word for all attacked squares is not enough: if one of two queens is removed, squares that the other attacks
// become free.

import { html, type TemplateResult } from 'lit-html';
import { queensOn } from '../../board/rule';
import type { Line, Square } from '../../engine/types';
import { t } from '../../texts/texts';
import { markedBoard } from './marked-board';

const SIZE = 5;
const REMAINING: Square = { row: 0, column: 1 };
const REMOVED: Square = { row: 3, column: 2 };

export const KINDS = ['row', 'column', 'diagonal', 'antiDiagonal'] as const satisfies readonly Line['kind'][];
type Kind = (typeof KINDS)[number];

/** The words of a search, each for some kinds of lines. */
export type Layers = readonly (readonly Kind[])[];
export const ONE_WORD: Layers = [KINDS];
export const WORD_EACH: Layers = KINDS.map((kind) => [kind]);

const numberOf = ({ row, column }: Square, size: number): number => row * size + column;

/** The squares on the lines of these kinds through a queen, which the queen sets in a word. */
function attackedBy({ row, column }: Square, kinds: readonly Kind[], size: number): number[] {
  const index: Readonly<Record<Kind, number>> = {
    row,
    column,
    diagonal: row - column + size - 1,
    antiDiagonal: row + column,
  };
  const squares = kinds.flatMap((kind) => queensOn(size).squaresOf({ kind, index: index[kind] }));
  return squares.map((square) => numberOf(square, size));
}

/** The attacked squares after both queens were set in these words and the second was removed: OR sets, AND NOT removes. */
export const attackedAfter = (remaining: Square, removed: Square, layers: Layers, size: number): ReadonlySet<number> =>
  new Set(
    layers.flatMap((kinds) => {
      const cleared = attackedBy(removed, kinds, size);
      return attackedBy(remaining, kinds, size).filter((square) => !cleared.includes(square));
    }),
  );

/**
 * Three boards: both queens; and the attacks left after removing one queen, with a single word and with a word for each kind of line.
 */
export function layers(): TemplateResult {
  const attacked = attackedBy(REMAINING, KINDS, SIZE);
  const one = attackedAfter(REMAINING, REMOVED, ONE_WORD, SIZE);
  const freed = new Set(attacked.filter((square) => !one.has(square)));
  const none = new Set<number>();
  return html`<div class="why__layers">
      ${boardOf('why.layersBoth', new Set([...attacked, ...attackedBy(REMOVED, KINDS, SIZE)]), none, [REMAINING, REMOVED])}
      ${boardOf('why.layersOne', one, freed, [REMAINING])}
      ${boardOf('why.layersEach', attackedAfter(REMAINING, REMOVED, WORD_EACH, SIZE), none, [REMAINING])}
    </div>
    <p>${t('why.layers', { count: freed.size })}</p>`;
}

function boardOf(
  caption: 'why.layersBoth' | 'why.layersOne' | 'why.layersEach',
  attacked: ReadonlySet<number>,
  freed: ReadonlySet<number>,
  queens: readonly Square[],
): TemplateResult {
  const pieces = new Set(queens.map((queen) => numberOf(queen, SIZE)));
  const markOf = (square: number): string =>
    pieces.has(square) ? 'Q' : freed.has(square) ? '!' : attacked.has(square) ? 'X' : '-';
  const index = Array.from({ length: SIZE }, (_, at) => at);
  const lines = index.map((row) => index.map((column) => markOf(numberOf({ row, column }, SIZE))).join(''));
  return html`<figure>${markedBoard(lines)}<figcaption>${t(caption)}</figcaption></figure>`;
}
