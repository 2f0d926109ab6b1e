// The table of a search that is followed by hand: a line for each step, and a box for each bit of its words.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { HandTrace } from '../../../watch/by-hand';

/** `filled`: for the key; otherwise only the first line is filled in, as an example. */
export function traceTable({ lines, words }: HandTrace, size: number, filled: boolean): TemplateResult {
  const names = hasWords({ words }) ? (['columns', 'diagonals', 'anti', 'free'] as const) : [];
  return html`<table ${properties({ '--n': size })}>
    <thead>
      <tr>
        <th scope="col">${t('byHand.step')}</th><th scope="col">${t('byHand.does')}</th><th scope="col">${t('byHand.row')}</th><th scope="col">${t('byHand.column')}</th>
        ${names.map((word) => html`<th scope="col">${t('share.traceWord', { word })}</th>`)}
      </tr>
    </thead>
    <tbody>${lines.map(({ event, row, column }, at) => {
      const shown = filled || at === 0;
      return html`<tr>
        <th scope="row">${digits(at + 1)}</th><td>${shown ? t('byHand.event', { event }) : nothing}</td><td>${shown ? (row ?? '–') : nothing}</td><td>${shown ? (column ?? '–') : nothing}</td>
        ${names.map((_, word) => html`<td>${shown && !words[at] ? '–' : bitsOf(shown ? words[at]?.[word] : undefined, size)}</td>`)}
      </tr>`;
    })}</tbody>
  </table>`;
}

/** Whether the search has words to fill in. */
export const hasWords = ({ words }: Pick<HandTrace, 'words'>): boolean => words.some((each) => each !== null);

const bitsOf = (bits: readonly boolean[] | undefined, size: number): TemplateResult =>
  html`<span class="sheet__bits">${Array.from({ length: size }, (_, bit) => html`<i>${bits ? Number(bits[bit] ?? false) : nothing}</i>`)}</span>`;
