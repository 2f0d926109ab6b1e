// Why one word for all attacked squares is not enough: if one of two queens is removed, squares that the other attacks
// become free.

import { html, type TemplateResult } from 'lit-html';
import { queensOn } from '../../board/rule';
import type { Line, Square } from '../../engine/types';
import { t } from '../../texts/texts';
import { markedBoard } from './marked-board';

const SIZE = 5;
const STAYS: Square = { row: 0, column: 1 };
const GOES: Square = { row: 3, column: 2 };

export const KINDS = ['row', 'column', 'diagonal', 'antiDiagonal'] as const satisfies readonly Line['kind'][];
type Kind = (typeof KINDS)[number];

/** The words of a search, each for some kinds of lines. */
export type Layers = readonly (readonly Kind[])[];
export const ONE_WORD: Layers = [KINDS];
export const WORD_EACH: Layers = KINDS.map((kind) => [kind]);

const numberOf = ({ row, column }: Square, size: number): number => row * size + column;

/** The squares that a queen sets in a word: those of its lines. */
function setBy({ row, column }: Square, kinds: readonly Kind[], size: number): number[] {
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
export const closedAfter = (stays: Square, goes: Square, layers: Layers, size: number): ReadonlySet<number> =>
  new Set(
    layers.flatMap((kinds) => {
      const taken = setBy(goes, kinds, size);
      return setBy(stays, kinds, size).filter((square) => !taken.includes(square));
    }),
  );

/**
 * Three boards: both queens, and the attacks left after removing one, with one word and with one for each kind of line.
 */
export function layers(): TemplateResult {
  const attacked = setBy(STAYS, KINDS, SIZE);
  const one = closedAfter(STAYS, GOES, ONE_WORD, SIZE);
  const freed = new Set(attacked.filter((square) => !one.has(square)));
  const none = new Set<number>();
  return html`<div class="why__layers">
      ${boardOf('why.layersBoth', new Set([...attacked, ...setBy(GOES, KINDS, SIZE)]), none, [STAYS, GOES])}
      ${boardOf('why.layersOne', one, freed, [STAYS])}
      ${boardOf('why.layersEach', closedAfter(STAYS, GOES, WORD_EACH, SIZE), none, [STAYS])}
    </div>
    <p>${t('why.layers', { count: freed.size })}</p>`;
}

function boardOf(
  caption: 'why.layersBoth' | 'why.layersOne' | 'why.layersEach',
  closed: ReadonlySet<number>,
  freed: ReadonlySet<number>,
  queens: readonly Square[],
): TemplateResult {
  const standing = new Set(queens.map((queen) => numberOf(queen, SIZE)));
  const markOf = (square: number): string =>
    standing.has(square) ? 'Q' : freed.has(square) ? '!' : closed.has(square) ? 'X' : '-';
  const index = Array.from({ length: SIZE }, (_, at) => at);
  const lines = index.map((row) => index.map((column) => markOf(numberOf({ row, column }, SIZE))).join(''));
  return html`<figure>${markedBoard(lines)}<figcaption>${t(caption)}</figcaption></figure>`;
}
