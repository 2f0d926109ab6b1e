// The word as a board: a bit is a piece. One tab stop, the arrow keys move, Space and Enter set a bit or clear it.

import { html, nothing, type TemplateResult } from 'lit-html';
import { pieceGlyph } from '../../board/pieces';
import type { Square } from '../../engine/types';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { t } from '../../texts/texts';
import { isOnLine, numberOn, showsDiagonals } from './numbers';
import { pieceOf } from './pieces';
import { type Bits, type BitsAction, bitOf } from './slice';

type Handlers = (action: BitsAction) => void;

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function board(bits: Bits, dispatch: Handlers): TemplateResult {
  return html`<div class="board">
    <div class="board__files" aria-hidden="true">${LINES.map((column) => html`<span>${columnName(column)}</span>`)}</div>
    <div class="board__ranks" aria-hidden="true">${LINES.map((row) => html`<span>${rowName(row, LINES.length)}</span>`)}</div>
    <div
      class="board__grid"
      role="grid"
      aria-multiselectable="true"
      aria-label=${t('bits.board')}
      @keydown=${(event: KeyboardEvent) => pressKey(event, bits, dispatch)}
    >${LINES.map((row) => html`<div class="board__row" role="row">${LINES.map((column) => square(bits, row, column, dispatch))}</div>`)}</div>
  </div>`;
}

function square(bits: Bits, row: number, column: number, dispatch: Handlers): TemplateResult {
  const bit = bitOf({ row, column }, bits.mapping);
  const set = (bits.word & bit) !== 0n;
  const { chosen, run, cursor } = bits;
  const piece = pieceOf(chosen.kind === 'trick' ? chosen.trick : null);
  const move = run?.moves ? moveOf(bit, run.moves.attacks, run.stages.at(-1)?.word ?? 0n) : null;
  const label = [
    t('bits.square', { ...squareNames({ row, column }, LINES.length), bit: bit.toString(2).length - 1 }),
    set ? (run?.moves ? t(`bits.piece.${piece}`) : t('bits.set')) : null,
    move ? t(`bits.move.${move}`) : null,
  ];
  return html`<div
    class="sq"
    role="gridcell"
    aria-label=${label.filter((part) => part !== null).join(', ')}
    aria-selected=${set}
    data-move=${move ?? nothing}
    data-line=${isOnLine({ row, column }, bits) ? '' : nothing}
    data-number=${numberOn({ row, column }, bits) ?? nothing}
    @pointerenter=${({ pointerType }: PointerEvent) => pointerType !== 'touch' && bits.numbers !== 'none' && dispatch({ type: 'cursor', square: { row, column } })}
    tabindex=${cursor.row === row && cursor.column === column ? 0 : -1}
    @click=${(event: PointerEvent) => dispatch({ type: shows(event, { row, column }, bits) ? 'cursor' : 'toggle', square: { row, column } })}
  >${set ? pieceGlyph(piece) : ''}</div>`;
}

/** Whether a tap only shows the diagonal of a square; the next tap on the same square flips its bit. */
const shows = ({ pointerType }: PointerEvent, { row, column }: Square, bits: Bits): boolean =>
  pointerType === 'touch' && showsDiagonals(bits) && (bits.cursor.row !== row || bits.cursor.column !== column);

/** The kind of a move: possible, stopped by a mask, or possible only because a mask is off. */
function moveOf(bit: bigint, attacks: bigint, shown: bigint): 'can' | 'jump' | null {
  if ((shown & bit) === 0n) return null;
  return (attacks & bit) === 0n ? 'jump' : 'can';
}

function pressKey(event: KeyboardEvent, { cursor }: Bits, dispatch: Handlers): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const [down, right] = ARROWS[event.key] ?? [0, 0];
  const clamp = (line: number): number => Math.min(7, Math.max(0, line));
  if (event.key in ARROWS) {
    const square = { row: clamp(cursor.row + down), column: clamp(cursor.column + right) };
    dispatch({ type: 'cursor', square });
    const rows = (event.currentTarget as Element).children;
    (rows[square.row]?.children[square.column] as HTMLElement | undefined)?.focus();
  } else if (event.key === ' ' || event.key === 'Enter') {
    dispatch({ type: 'toggle', square: cursor });
  } else if (event.key === 'Escape') {
    (document.activeElement as HTMLElement | null)?.blur();
  } else {
    return;
  }
  event.preventDefault();
}
