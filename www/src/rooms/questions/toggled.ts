// Toggled diagonals on n rows and n - k columns: for which k there are three solutions that share no square.

import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../board/glyph';
import { digits, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { describeFinished } from './measured';
import { fewerOf, READINGS, type Reading, range, toggledQuestion, WANTED_SOLUTIONS } from './measurements';
import { type Inquiry, type InquiryProps, isDone, knownOf } from './slice';

/** The smallest board with three such solutions. */
const SMALLEST_BOARD = 5;

export const renderToggled = (props: InquiryProps): TemplateResult =>
  html`${READINGS.map((reading) => toggledTable(props, reading))}${answerOf(props)}<p class="small quiet">${t('questions.toggledCells', { count: WANTED_SOLUTIONS })}</p>`;

/** A sentence about the largest k, shown once all results are known. */
function answerOf({ own }: InquiryProps): TemplateResult | typeof nothing {
  const most = own.size.toggled;
  const isFound = range(SMALLEST_BOARD, most).every(
    (rows) => largestOf(own, 'toggled-open', rows) === rows - SMALLEST_BOARD,
  );
  return most > SMALLEST_BOARD && isFound
    ? html`<p>${t('questions.toggledAnswer', { first: SMALLEST_BOARD, most })}</p>`
    : nothing;
}

/**
 * The largest k for which three solutions share no square; null if there is no such k, undefined until all results are
 * known.
 */
function largestOf(own: Inquiry, reading: Reading, rows: number): number | null | undefined {
  const fewers = fewerOf(reading, rows);
  const measurements = fewers.map((fewer) => toggledQuestion(reading, rows, fewer));
  if (!measurements.every((ask) => isDone(own, ask))) return undefined;
  const enough = fewers.filter((_, at) => {
    const ask = measurements[at];
    return ask && (knownOf(own, ask)?.squares.length ?? 0) >= WANTED_SOLUTIONS;
  });
  return enough.at(-1) ?? null;
}

function toggledTable(props: InquiryProps, reading: Reading): TemplateResult {
  const { own } = props;
  const most = own.size.toggled;
  const columns = fewerOf(reading, most);
  return table({
    label: t('questions.toggledTable', { reading }),
    caption: t('questions.toggledTable', { reading }),
    head: ['n', ...columns.map((fewer) => `k = ${fewer}`), t('questions.toggledLargest')],
    rows: range(4, most).map((rows) => {
      const fewers = fewerOf(reading, rows);
      const measurements = fewers.map((fewer) => toggledQuestion(reading, rows, fewer));
      const enough = fewers.filter((_, at) => {
        const ask = measurements[at];
        return ask && (knownOf(own, ask)?.squares.length ?? 0) >= WANTED_SOLUTIONS;
      });
      const known = measurements.every((ask) => isDone(own, ask));
      return html`<tr>
        <th scope="row">${rows}</th>
        ${columns.map((fewer, at) => {
          const ask = measurements[at];
          if (!ask) return html`<td></td>`;
          const good = enough.includes(fewer);
          const mark = good
            ? html` ${icon('tick')}<span class="hide">${t('questions.enough', { count: WANTED_SOLUTIONS })}</span>`
            : nothing;
          return html`<td ?data-good=${good}>${describeFinished(props, ask, ({ count }) => html`${digits(count)}${mark}`)}</td>`;
        })}
        <td><b>${known ? (enough.at(-1) ?? t('questions.noneSuch')) : '…'}</b></td>
      </tr>`;
    }),
  });
}
