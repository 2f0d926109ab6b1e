// The table of a search that is followed by hand: a line for each step, a box for each bit, empty or filled in.

import { html, type TemplateResult } from 'lit-html';
import { rowName, squareNames } from '../../../texts/squares';
import { digits, t } from '../../../texts/texts';
import { properties } from '../../../ui/style';
import type { TraceLine } from './choice';

/** What the search does at each step is for whoever follows it to say. `filled`: the key; else the first line alone is filled in, as an example. */
export const traceTable = (
  lines: readonly TraceLine[],
  size: number,
  filled: boolean,
): TemplateResult => html`<table ${properties({ '--n': size })}>
  <thead>
    <tr>
      <th scope="col">${t('share.traceStep')}</th><th scope="col">${t('share.traceDoes')}</th><th scope="col">${t('share.traceTo')}</th>
      ${(['columns', 'diagonals', 'anti', 'free'] as const).map((word) => html`<th scope="col">${t('share.traceWord', { word })}</th>`)}
    </tr>
  </thead>
  <tbody>
    ${lines.map((line, at) => lineOf(line, at, size, filled || at === 0))}
  </tbody>
</table>`;

const lineOf = (
  { takenBack, row, column, to, words }: TraceLine,
  at: number,
  size: number,
  filled: boolean,
): TemplateResult =>
  html`<tr>
    <th scope="row">${digits(at + 1)}</th>
    <td>${
      filled
        ? t('share.traceDid', { does: takenBack ? 'back' : 'set', ...squareNames({ row, column }, size) })
        : t('share.traceToDo')
    }</td>
    <td>${filled && to !== null ? rowName(to, size) : ''}</td>
    ${words.map(
      (bits) =>
        html`<td><span class="sheet__bits">${Array.from({ length: size }, (_, bit) => html`<i>${filled ? Number(bits[bit] ?? false) : ''}</i>`)}</span></td>`,
    )}
  </tr>`;
