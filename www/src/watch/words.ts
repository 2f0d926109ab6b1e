// The machine words of a search: one row of bits each, below the columns of the board, the number in hexadecimal, and
// the operation that wrote it last. Pointing at a bit highlights its squares, and the other way round.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { Frame, Register } from '../engine/types';
import type { AppDispatch } from '../kernel/action';
import type { Pointer } from '../kernel/diagram';
import type { Shared } from '../kernel/state';
import type { PositionReport } from '../kernel/watch';
import { columnList } from '../texts/lists';
import { t } from '../texts/texts';
import { nameOf, shortName } from './names';
import { describeBit, isNamed, litBits, type Word } from './pointing';

/** Wider words show their bits without digits. */
const FINE = 20;

export const wordsOf = (registers: readonly Register[]): Word[] =>
  registers.filter((register) => register.kind === 'word');

/** The word as a number, two hexadecimal digits a byte. */
export const hexadecimal = ({ bits, width }: Pick<Word, 'bits' | 'width'>): string =>
  (bits >>> 0)
    .toString(16)
    .toUpperCase()
    .padStart(2 * Math.ceil(width / 8), '0');

/**
 * The expression that the block that ran assigns to a word, as its listing writes it: "(diagonals | queen) « g". Empty
 * if it assigns nothing.
 */
function operationOf(name: string, { block }: Frame, listing: readonly string[]): string {
  const arrow = `${name} ← `;
  const lines = block ? listing.slice(block.from, block.to).map((line) => line.trim()) : [];
  return lines.findLast((line) => line.startsWith(arrow))?.slice(arrow.length) ?? '';
}

/** One row for each word. If the last step wrote several words, the last of them is its result and is highlighted. */
export function wordRows(
  { diagram, watch }: Shared,
  { frame, registers }: PositionReport,
  dispatch: AppDispatch,
): TemplateResult {
  const words = wordsOf(registers);
  const now = words.findLastIndex(({ changed }) => changed);
  const fine = words.some(({ width }) => width > FINE);
  const { pointed } = diagram;
  const target = pointed?.kind === 'bit' ? words.find(({ name }) => name === pointed.word) : undefined;
  const stop = { word: target?.name ?? words[0]?.name, bit: target && pointed?.kind === 'bit' ? pointed.bit : 0 };
  const size = frame.rows.length;
  return html`<div
    class="bits"
    role="toolbar"
    ?data-fine=${fine}
    aria-label=${t('theatre.words')}
    @pointerover=${(event: Event) => point(bitUnder(event.target), pointed, dispatch)}
    @pointerleave=${() => point(bitUnder(document.activeElement), pointed, dispatch)}
    @focusin=${(event: Event) => point(bitUnder(event.target), pointed, dispatch)}
    @focusout=${() => point(null, pointed, dispatch)}
    @keydown=${walk}
  >
    ${words.map((word, index) => {
      const lit = litBits(word, pointed, size);
      const named = isNamed(word.name, pointed);
      const tab = word.name === stop.word ? Math.min(stop.bit, word.width - 1) : -1;
      const text =
        pointed?.kind === 'bit' && pointed.word === word.name
          ? describeBit(word, pointed.bit, size)
          : word.changed
            ? operationOf(word.name, frame, watch.listing)
            : '';
      return guard(
        [word.name, word.bits, word.width, word.row, word.changed, index === now, lit, named, tab, text],
        () =>
          wordRow(word, size, {
            now: index === now,
            lit,
            named,
            tab,
            text,
            operates: text !== '' && pointed?.kind !== 'bit',
          }),
      );
    })}
  </div>`;
}

interface BitState {
  readonly now: boolean;
  readonly lit: number;
  /** Whether the highlighted line of the listing names the word. */
  readonly named: boolean;
  /** The bit that has the tab stop; -1 if no bit of this word has it. */
  readonly tab: number;
  /** The operation that wrote the word, or the meaning of the bit below the pointer. */
  readonly text: string;
  readonly operates: boolean;
}

function wordRow(word: Word, size: number, { now, lit, named, tab, text, operates }: BitState): TemplateResult {
  const bits = Array.from({ length: word.width }, (_, column) => (word.bits >>> column) & 1);
  const columns = bits.flatMap((bit, column) => (bit ? [column] : []));
  const name = nameOf(word.name);
  const label =
    columns.length === 0
      ? t('theatre.wordEmpty', { name })
      : t('theatre.word', { name, columns: columnList(columns), count: columns.length });
  const isLit = (bit: number): boolean => Math.floor(lit / 2 ** bit) % 2 === 1;
  return html`<div class="bits__row" ?data-now=${now} ?data-named=${named} role="group" data-word=${word.name} aria-label=${label}>
    <span class="bits__name" ?data-changed=${word.changed} data-short=${shortName(word.name)}>${name}</span
    >${bits.map(
      (bit, index) => html`<i
        role="button"
        tabindex=${index === tab ? 0 : -1}
        aria-label=${t(bit ? 'words.bitSet' : 'words.bitClear', { bit: index + 1, said: describeBit(word, index, size) })}
        ?data-on=${bit === 1}
        ?data-lit=${isLit(index)}
      >${bit}</i>`,
    )}<span class="bits__value">${hexadecimal(word)}</span
    ><span class="bits__text" ?data-operates=${operates}>${text === '' ? nothing : operates ? html`← ${text}` : text}</span>
  </div>`;
}

/** The bit that an element shows, or null. */
function bitUnder(target: EventTarget | null): Pointer | null {
  const bit = (target as Element | null)?.closest('.bits i');
  const row = bit?.parentElement;
  const word = row?.getAttribute('data-word');
  if (!bit || !row || !word) return null;
  return { kind: 'bit', word, bit: [...row.querySelectorAll('i')].indexOf(bit as HTMLElement) };
}

/** Points at something, unless it is pointed at already. */
export function point(at: Pointer | null, before: Pointer | null, dispatch: AppDispatch): void {
  if (JSON.stringify(at) !== JSON.stringify(before)) dispatch({ type: 'point', at });
}

/** The arrow keys move from bit to bit, and from word to word. */
function walk(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const bit = event.target as Element;
  const row = bit.parentElement;
  const bits = [...(row?.querySelectorAll('i') ?? [])];
  const index = bits.indexOf(bit as HTMLElement);
  const rows = [...(row?.parentElement?.querySelectorAll('.bits__row') ?? [])];
  const inRow = (by: number): Element | undefined =>
    rows[rows.indexOf(row as Element) + by]?.querySelectorAll('i')[index];
  const to = {
    ArrowLeft: bits[index - 1],
    ArrowRight: bits[index + 1],
    ArrowUp: inRow(-1),
    ArrowDown: inRow(1),
    Home: bits[0],
    End: bits.at(-1),
  }[event.key];
  if (!to && !event.key.startsWith('Arrow')) return;
  (to as HTMLElement | undefined)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
