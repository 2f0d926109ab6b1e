// Toggled diagonals on n rows and n - k columns: for which k there are three solutions that share no square.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { digits, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { fewerOf, READINGS, type Reading, range, toggled, WANTED } from './asks';
import { measured } from './measured';
import { type InquiryProps, isDone, knownOf } from './slice';

export const toggledView = (props: InquiryProps): TemplateResult =>
  html`${READINGS.map((reading) => enoughOf(props, reading))}<p class="small quiet">${t('questions.toggledCells', { count: WANTED })}</p>`;

function enoughOf(props: InquiryProps, reading: Reading): TemplateResult {
  const { own } = props;
  const most = own.size.toggled;
  const columns = fewerOf(reading, most);
  return table({
    label: t('questions.toggledTable', { reading }),
    caption: t('questions.toggledTable', { reading }),
    head: ['n', ...columns.map((fewer) => `k = ${fewer}`), t('questions.toggledLargest')],
    rows: range(4, most).map((rows) => {
      const fewers = fewerOf(reading, rows);
      const asks = fewers.map((fewer) => toggled(reading, rows, fewer));
      const enough = fewers.filter((_, at) => {
        const ask = asks[at];
        return ask && (knownOf(own, ask)?.squares.length ?? 0) >= WANTED;
      });
      const known = asks.every((ask) => isDone(own, ask));
      return html`<tr>
        <th scope="row">${rows}</th>
        ${columns.map((fewer, at) => {
          const ask = asks[at];
          if (!ask) return html`<td></td>`;
          const good = enough.includes(fewer);
          const mark = good
            ? html` ${icon('tick')}<span class="hide">${t('questions.enough', { count: WANTED })}</span>`
            : nothing;
          return html`<td ?data-good=${good}>${measured(props, ask, ({ count }) => html`${digits(count)}${mark}`)}</td>`;
        })}
        <td><b>${known ? (enough.at(-1) ?? t('questions.noneSuch')) : '…'}</b></td>
      </tr>`;
    }),
  });
}
