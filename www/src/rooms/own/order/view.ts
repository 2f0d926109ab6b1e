// The lines to be put in order: dragged up, down and sideways, or moved by keys, or by the buttons above the list.

import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { type Key, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { Marks } from '../editor/editor';
import type { ProgramName } from '../programs';
import { chooseLine, moveLine, type Order, textOf } from './order';

type Programs = Order<ProgramName>;

/** The width of one indent, in pixels. */
const INDENT_WIDTH = 24;

/** The moves of the keys and buttons: this many places down, and this many indents deeper. */
const MOVES: readonly { readonly label: Key; readonly sign: string; readonly by: number; readonly deeper: number }[] = [
  { label: 'own.order.up', sign: '↑', by: -1, deeper: 0 },
  { label: 'own.order.down', sign: '↓', by: 1, deeper: 0 },
  { label: 'own.order.out', sign: '←', by: 0, deeper: -1 },
  { label: 'own.order.in', sign: '→', by: 0, deeper: 1 },
];

/** A list that remembers the dragged line, and the line with the focus. */
export function createOrderView(arrange: (order: Programs) => void, leave: (text: string) => void) {
  let focuses = false;
  let drag: { readonly x: number; readonly depth: number } | null = null;

  const shift = (order: Programs, by: number, deeper: number): void => {
    const depth = order.lines[order.at]?.depth ?? 0;
    arrange(moveLine(order, order.at + by, depth + deeper));
  };

  function press(event: KeyboardEvent, order: Programs): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const deeper = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    event.stopPropagation();
    if (by === 0 && deeper === 0) return;
    event.preventDefault();
    focuses = true;
    if (deeper !== 0 || event.altKey) shift(order, by, deeper);
    else arrange(chooseLine(order, Math.min(order.lines.length - 1, Math.max(0, order.at + by))));
  }

  function grab(event: PointerEvent, order: Programs, index: number): void {
    if (event.button !== 0) return;
    focuses = true;
    arrange(chooseLine(order, index));
    // A finger on the text scrolls the list.
    if (event.pointerType === 'touch' && !(event.target as Element).closest('.own__grip')) return;
    (event.currentTarget as Element).closest('ol')?.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, depth: order.lines[index]?.depth ?? 0 };
  }

  /** Moves the line to the row under the pointer. Its indent follows the horizontal movement. */
  function pull(event: PointerEvent, order: Programs): void {
    if (!drag) return;
    const list = event.currentTarget as Element;
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    const under = rows.findIndex(({ bottom }) => event.clientY < bottom);
    const to = under < 0 ? rows.length - 1 : under;
    const depth = drag.depth + Math.round((event.clientX - drag.x) / INDENT_WIDTH);
    const next = moveLine(order, to, depth);
    if (next.at === order.at && next.lines[next.at]?.depth === order.lines[order.at]?.depth) return;
    focuses = true;
    arrange(next);
  }

  function drop(): void {
    drag = null;
  }

  return (order: Programs, { running, failed }: Marks): TemplateResult => {
    const focus = (element?: Element): void => {
      // The line may still be moved in the list, which would take the focus from it.
      if (focuses && element) queueMicrotask(() => (element as HTMLElement).focus());
      if (element) focuses = false;
    };
    return html`<div class="own__ordering">
      <p class="row">${MOVES.map(({ label, sign, by, deeper }) => html`<button class="key" aria-label=${t(label)} title=${t(label)} @click=${() => shift(order, by, deeper)}>${sign}</button>`)}
        <button class="btn" data-kind="text" @click=${() => leave(textOf(order))}>${t('own.order.leave')}</button></p>
      <p class="quiet small" id="own-order-help">${t('own.order.help')}</p>
      <ol
        class="own__order"
        aria-label=${t('own.program')}
        aria-describedby="own-order-help"
        @keydown=${(event: KeyboardEvent) => press(event, order)}
        @pointermove=${(event: PointerEvent) => pull(event, order)}
        @pointerup=${drop}
        @pointercancel=${drop}
      >${repeat(
        order.lines,
        ({ id }) => id,
        ({ text, depth }, index) => html`<li>
          <button
            class="own__line"
            tabindex=${index === order.at ? 0 : -1}
            aria-current=${index === order.at ? 'true' : 'false'}
            aria-label=${t('own.order.line', { line: index + 1, text, depth })}
            data-is=${index + 1 === failed ? 'failed' : index + 1 === running ? 'running' : ''}
            ${properties({ '--depth': depth })}
            ${ref(index === order.at ? focus : undefined)}
            @pointerdown=${(event: PointerEvent) => grab(event, order, index)}
          ><span class="own__grip" aria-hidden="true">⠿</span><code>${text}</code></button>
        </li>`,
      )}</ol>
    </div>`;
  };
}
