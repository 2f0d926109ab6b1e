// The listing: the block that ran is marked, and a click on the number of a block's first line makes it stop play.

import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import type { AppDispatch } from '../kernel/action';
import type { Watch } from '../kernel/watch';
import { t } from '../texts/texts';
import { onElement } from '../ui/element';
import { properties } from '../ui/style';

export function renderListing(
  { listing: lines, blocks, breakpoints, shown }: Watch,
  dispatch: AppDispatch,
): TemplateResult {
  const block = shown?.frame.block ?? null;
  return html`<ol class="listing" aria-label=${t('theatre.listing')} ${followLine(block?.from ?? -1)}>
    ${lines.map((line, index) => {
      const now = block !== null && index >= block.from && index < block.to;
      const first = blocks.includes(index);
      const stops = first && breakpoints.includes(index);
      return guard([line, index, now, first, stops, block?.from === index], () =>
        row(line, index, { now, first, stops, head: block?.from === index }, dispatch),
      );
    })}
  </ol>`;
}

/** Scrolls the pane of the listing to the line that ran, if the pane is too low for all of it. */
export const followLine = onElement((list, before: number | undefined, line: number): number => {
  // The lines are drawn after their list.
  if (line !== before) queueMicrotask(() => scrollToLine(list, line));
  return line;
});

function scrollToLine(list: HTMLElement, line: number): void {
  const row = list.children[line];
  let pane = list.parentElement;
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  if (!row || !pane || pane.scrollHeight <= pane.clientHeight) return;
  const [box, at] = [pane.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < box.top || at.bottom > box.bottom) pane.scrollTop += at.top - box.top - box.height / 3;
}

/** Levels of nesting: four spaces each in the source. */
const indentOf = (line: string): number => Math.floor((line.length - line.trimStart().length) / 4);

interface LineState {
  readonly now: boolean;
  readonly first: boolean;
  readonly stops: boolean;
  /** Whether it is the first line of the block that ran. */
  readonly head: boolean;
}

function row(
  line: string,
  index: number,
  { now, first, stops, head }: LineState,
  dispatch: AppDispatch,
): TemplateResult {
  const number = index + 1;
  return html`<li ?data-now=${now} aria-current=${head ? 'step' : nothing}>${
    first
      ? html`<button
          class="listing__number"
          aria-pressed=${stops}
          aria-label=${t('theatre.breakpoint', { number })}
          title=${t('theatre.breakpoint', { number })}
          @click=${() => dispatch({ type: 'breakpoint', line: index })}
        >${stops ? '●' : number}</button>`
      : html`<span class="listing__number">${number}</span>`
  }<code ${properties({ '--indent': indentOf(line) })}>${line.trim()}</code></li>`;
}
