// Rows that slide: how the number of solutions grows with the shift, until it stays the same.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, language, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { type ChartSpec, plotted } from '../../ui/plotted';
import { describeFinished } from './measured';
import { type Measurement, randomShiftQuestion, SEEDS, shiftsOf, slidingQuestion } from './measurements';
import { type Inquiry, type InquiryProps, isDone, knownOf } from './slice';

export function createSliding(): (props: InquiryProps) => TemplateResult {
  let last: {
    readonly found: Inquiry['found'];
    readonly size: number;
    readonly chartLanguage: string;
    readonly spec: ChartSpec;
  } | null = null;
  return (props) => {
    const { own } = props;
    const size = own.size.sliding;
    const count = (measurement: Measurement): bigint | null =>
      isDone(own, measurement) ? (knownOf(own, measurement)?.count ?? null) : null;
    const shifts = shiftsOf(size);
    const counts = shifts.map((shift) => count(slidingQuestion(size, shift)));
    if (last?.found !== own.found || last.size !== size || last.chartLanguage !== language())
      last = { found: own.found, size, chartLanguage: language(), spec: specOf(shifts, counts) };
    const level = levelOf(counts);
    return html`<p class="article__answer">${
      level === null
        ? t('questions.slidingGrows')
        : t('questions.slidingLevel', { shift: level, count: counts[level] ?? 0n })
    }</p>
      <p class="small quiet" aria-hidden="true">${t('questions.ways')}</p>
      <div role="img" aria-label=${t('questions.slidingChart', { size })} ${plotted(last.spec)}></div>
      <details><summary>${t('questions.numbers')}</summary>
        ${table({
          label: t('questions.slidingChart', { size }),
          head: ['k', t('questions.ways')],
          rows: shifts.map(
            (shift) =>
              html`<tr><th scope="row">${shift}</th><td>${describeFinished(props, slidingQuestion(size, shift), ({ count }) => digits(count))}</td></tr>`,
          ),
        })}
      </details>
      <h2>${t('questions.random')}</h2>
      <p>${t('questions.randomWhat', { size, seeds: SEEDS.length })} ${randomRange(SEEDS.map((seed) => count(randomShiftQuestion(size, seed))))}</p>`;
  };
}

/** The first shift from which on all counts are the same; null as long as they are not all known. */
export function levelOf(counts: readonly (bigint | null)[]): number | null {
  if (counts.some((count) => count === null)) return null;
  return counts.findIndex((_, from) => counts.slice(from).every((count) => count === counts.at(-1)));
}

/** The minimum and the maximum of the counts. */
function randomRange(counts: readonly (bigint | null)[]): string | typeof nothing {
  const known = counts.filter((count) => count !== null).sort((one, other) => (one < other ? -1 : 1));
  const [least] = known;
  const most = known.at(-1);
  return least === undefined || most === undefined
    ? nothing
    : t('questions.randomWays', { least: digits(least), most: digits(most), count: known.length });
}

const specOf = (shifts: readonly number[], counts: readonly (bigint | null)[]): ChartSpec => ({
  x: shifts,
  series: [
    {
      label: t('questions.ways'),
      values: counts.map((count) => (count === null ? null : Number(count))),
      as: 'line',
      ink: 'accent',
    },
  ],
  xLabel: t('questions.shift'),
  whole: true,
  counts: true,
  legend: false,
});
