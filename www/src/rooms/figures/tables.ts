// The parts of a figure that no chart can show: table 2, the tables of risk, the near pairs, and how often each square
// has a queen in a solution.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { columnName, rowName, squareNames } from '../../texts/squares';
import { digits, fraction, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { table } from '../../ui/kit/table';
import { pairLink } from '../large/links';
import type { Figure, Results, Samples } from './figure';
import { LINEAR, TABLE } from './published';
import { measuredOf, valuesOf } from './samples';

export function tablesOf(figure: Figure, results: Results, seed: number): TemplateResult | typeof nothing {
  switch (figure.chart) {
    case 'table':
      return timesTable(figure, results);
    case 'risk':
      return results[0] ? riskOf(results[0]) : nothing;
    case 'pairs':
      return pairsOf(figure, results, seed);
    case 'squares':
      return html`<div class="figures__charts">${figure.parts.map(({ n }, part) => {
        const samples = results[part];
        return samples ? heatOf(n, valuesOf(samples, 'solutions')) : nothing;
      })}</div>`;
    default:
      return nothing;
  }
}

/** The sign for unknown values. */
const UNKNOWN = '–';

/** Table 2: our numbers, and below each of them the published number. */
function timesTable({ parts }: Figure, results: Results): TemplateResult {
  const time = (milliseconds: number | undefined): string =>
    milliseconds === undefined ? UNKNOWN : duration(milliseconds);
  const cell = (ours: string, theirs: string): TemplateResult => html`<td>${ours}<small>${theirs}</small></td>`;
  return table({
    label: t('figures.table2.caption'),
    caption: t('figures.table2.caption'),
    kind: 'times',
    head: [
      ...['n', t('figures.table2.samples'), t('figures.quantities.milliseconds'), t('figures.quantities.trimmed')],
      ...[t('figures.table2.least'), t('figures.table2.most'), t('figures.table2.row'), t('figures.table2.undecided')],
    ],
    rows: parts.map(({ n }, part) => {
      const samples = results[part];
      const theirs = TABLE.find(({ size }) => size === n);
      const seconds = (value: number | undefined): string => time(value === undefined ? undefined : 1_000 * value);
      const times = samples ? valuesOf(samples, 'milliseconds') : new Float64Array(0);
      const mean = measuredOf({ column: 'milliseconds' }, n, samples)?.value;
      const trimmed = measuredOf({ column: 'milliseconds', trimmed: true }, n, samples)?.value;
      const end = (of: (...numbers: number[]) => number): number | undefined =>
        times.length === 0 ? undefined : times.reduce((one, other) => of(one, other));
      const undecided = samples ? valuesOf(samples, 'completed').filter((completed) => completed === 0).length : null;
      return html`<tr>
        <th scope="row">${digits(n)}</th>
        ${cell(times.length === 0 ? UNKNOWN : digits(times.length), theirs ? digits(theirs.sample) : UNKNOWN)}
        ${cell(time(mean), seconds(theirs?.mean))} ${cell(time(trimmed), seconds(theirs?.fastest))}
        ${cell(time(end(Math.min)), seconds(theirs?.least))} ${cell(time(end(Math.max)), seconds(theirs?.most))}
        ${cell(mean === undefined ? UNKNOWN : fraction((1_000 * mean) / n, 2), theirs ? fraction((1e6 * theirs.mean) / n, 2) : UNKNOWN)}
        ${cell(undecided === null ? UNKNOWN : digits(undecided), theirs ? digits(theirs.undecided) : UNKNOWN)}
      </tr>`;
    }),
  });
}

/** The published tables of risk, one table for each step: the free squares of each row, and the rows, counted from 1. */
const PUBLISHED_RISK: readonly (readonly number[])[] = LINEAR.leastRisk.tables;
const PUBLISHED_ROWS: readonly (readonly number[])[] = LINEAR.leastRisk.rows;

/** The steps of the first run, each with its rows in their order, next to the published steps. */
function riskOf(samples: Samples): TemplateResult {
  const [step, place, row, squares, chosen] = ['step', 'place', 'row', 'squares', 'chosen'].map((name) =>
    valuesOf(samples, name),
  );
  const lines: { step: number; cells: { row: number; squares: number; chosen: boolean }[] }[] = [];
  for (let at = 0; at < (step?.length ?? 0) && lines.length <= PUBLISHED_RISK.length; at++) {
    if (place?.[at] === 0) lines.push({ step: step?.[at] ?? 0, cells: [] });
    lines.at(-1)?.cells.push({ row: row?.[at] ?? 0, squares: squares?.[at] ?? 0, chosen: chosen?.[at] === 1 });
  }
  const shown = lines.slice(0, PUBLISHED_RISK.length);
  return table({
    label: t('figures.risk.table'),
    caption: t('figures.risk.caption'),
    kind: 'steps',
    head: [t('figures.risk.step'), t('figures.risk.ours'), t('figures.risk.theirs')],
    rows: shown.map(
      ({ step, cells }, at) => html`<tr>
        <th scope="row">${digits(step)}</th>
        <td>${cells.map((cell) => rowAtRisk(cell.row + 1, cell.squares, cell.chosen))}</td>
        <td>${(PUBLISHED_RISK[at] ?? []).map((count, place) => {
          const row = PUBLISHED_ROWS[at]?.[place] ?? 0;
          return rowAtRisk(row, count, row === publishedChoice(at));
        })}</td>
      </tr>`,
    ),
  });
}

const rowAtRisk = (row: number, squares: number, chosen: boolean): TemplateResult =>
  html`<span ?data-now=${chosen}>${digits(row)}<small>(${digits(squares)})</small></span> `;

/** The row that the published run chose at a step: the first row at greatest risk that is missing in the next step. */
export const publishedChoice = (at: number): number | undefined =>
  PUBLISHED_ROWS[at]?.find((row) => !PUBLISHED_ROWS[at + 1]?.includes(row));

/** The first pair of each part, with links that put either placement on the board. */
function pairsOf({ parts }: Figure, results: Results, seed: number): TemplateResult {
  const lines = parts.flatMap(({ n, options }, part) => {
    const samples = results[part];
    if (!samples?.k?.length) return [];
    const first = (name: string): number => valuesOf(samples, name)[0] ?? 0;
    const queens = options.queens === undefined ? {} : { queens: options.queens };
    const placement = (which: 'with' | 'without'): TemplateResult =>
      html`<a href=${pairLink({ size: n, seed, which, ...queens })}>${t('figures.pair.show')}</a>`;
    return [
      html`<tr>
        <th scope="row">${digits(n)}</th><td>${digits(n - first('k'))}</td><td>${rowName(first('row'), n)}</td>
        <td>${columnName(first('from'))} ${placement('with')}</td>
        <td>${columnName(first('to'))} ${placement('without')}</td>
        <td>${digits(first('proof'))}</td>
      </tr>`,
    ];
  });
  if (lines.length === 0) return html``;
  return table({
    label: t('figures.pair.table'),
    caption: t('figures.pair.caption'),
    kind: 'pairs',
    head: [
      ...[t('top.size'), t('figures.pair.free'), t('figures.pair.row')],
      ...[t('figures.pair.with'), t('figures.pair.without'), t('figures.pair.proof')],
    ],
    rows: lines,
  });
}

/** Draws each square as dark as the frequency of a queen on it. */
function heatOf(size: number, solutions: Float64Array): TemplateResult {
  const most = Math.max(1, ...solutions);
  const least = Math.min(...solutions);
  const title = t('figures.heatTitle', { size, least: digits(least), most: digits(most) });
  return html`<figure>
    <figcaption>${title}</figcaption>
    <svg class="heat" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t('figures.chart', { title })}>
      ${[...solutions].map(
        (
          count,
          at,
        ) => svg`<rect x=${at % size} y=${Math.floor(at / size)} width="1" height="1" fill-opacity=${(count / most).toFixed(3)}
          ><title>${t('figures.heatSquare', { ...squareNames({ row: Math.floor(at / size), column: at % size }, size), count })}</title></rect>`,
      )}
    </svg>
  </figure>`;
}
