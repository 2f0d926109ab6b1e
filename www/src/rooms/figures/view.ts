// The figures of the papers, measured again: the controls, published numbers next to ours, and the charts.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, fraction, type Key, language, percentage, t } from '../../texts/texts';
import { duration, roughly } from '../../texts/units';
import { renderWork, WORKS } from '../../texts/works';
import { table } from '../../ui/kit/table';
import { troubleLine } from '../../ui/kit/trouble';
import { plotted, type TitledChart } from '../../ui/plotted';
import { progress } from '../../ui/progress';
import type { Dispatch, View } from '../room';
import { chartsOf, hasFlanks, titleOf } from './charts';
import { controls } from './controls';
import { ownLine } from './curves';
import { type Figure, type FigureName, type PublishedFigure, publishedOf, type Quantity } from './figure';
import { figureNow } from './paper';
import { LINEAR } from './published';
import { flanksOf, type MeasuredValue, measuredOf, ratioOf, valuesOf } from './samples';
import { type Figures, type FiguresAction, isMeasuring } from './slice';
import { tablesOf } from './tables';

/** Figures whose numbers differ from the published numbers; a text states the reason. */
const DEVIATING: readonly FigureName[] = [
  'table2',
  'eachStep',
  'straight',
  'undecided',
  'cluster',
  'firstPass',
  'randSet',
  'randRand',
  'chance',
  'toLength',
  'freeSquares',
  'leastRisk',
  'pair',
  'repair',
  'repairLarge',
];

/** The view, which draws its charts again only when there is something new to see. */
export function createFigures(): View<Figures, FiguresAction> {
  let drawn: { results: Figures['results']; charts: TitledChart[]; spoken?: string } = { results: [], charts: [] };
  return ({ own: figures, dispatch }) => {
    const figure = figureNow(figures);
    if (drawn.results !== figures.results || drawn.spoken !== language())
      drawn = { results: figures.results, charts: chartsOf(figure, figures.results), spoken: language() };
    return html`<main id="main" tabindex="-1" class="figures">
      <h1 class="head"><span>${t('figures.head')}</span><span>${renderWork(WORKS.linear)}</span></h1>
      ${controls(figures, dispatch)}
      <div aria-live="polite">${state(figures, dispatch)}</div>
      <p class="figures__what">${t(`figures.about.${figure.name}`)}</p>
      ${DEVIATING.includes(figure.name) ? html`<p class="figures__what quiet">${t(`figures.why.${figure.name}` as Key)}</p>` : nothing}
      ${numbers(figure, figures)} ${ratio(figure, figures)} ${renderResults(figure, figures)}
      ${
        drawn.charts.length > 0
          ? html`<div class="figures__charts">${drawn.charts.map(
              ({ title, spec }) => html`<figure>
                <figcaption>${title}</figcaption>
                <div class="figures__chart" role="img" aria-label=${t('figures.chart', { title })} ${plotted(spec)}></div>
              </figure>`,
            )}</div>`
          : nothing
      }
      ${tablesOf(figure, figures.results, figures.measurement.seed)}
    </main>`;
  };
}

/** The error, or the progress, with its buttons. */
function state(figures: Figures, dispatch: Dispatch<FiguresAction>): TemplateResult | typeof nothing {
  const { status, done, share, milliseconds } = figures;
  const wanted = figures.measurement.samples.reduce((sum, count) => sum + count, 0);
  if (figures.trouble) return html`${troubleLine(figures.trouble)}`;
  if (status === 'cancelled') return html`<p>${t('figures.cancelled', { count: done })}</p>`;
  if (!isMeasuring(figures)) return nothing;
  const paused = status === 'paused';
  const left = share > 0 ? (milliseconds * (1 - share)) / share : null;
  return html`<p aria-live="off">${t(paused ? 'figures.paused' : 'figures.progress', { count: done, of: wanted })}
      ${left === null || paused ? nothing : t('figures.left', { time: roughly(left) })}</p>
    ${progress(t('figures.part'), share)}
    <div class="row">
      <button class="btn" @click=${() => dispatch({ type: paused ? 'goOn' : 'pause' })}>${t(paused ? 'searching.goOn' : 'searching.pause')}</button>
      <button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button>
    </div>`;
}

interface Line {
  readonly part: number;
  readonly of: Quantity;
  readonly published: PublishedFigure | null;
}

/** The lines of the table: for each part, the published figures and then the further quantities. */
function linesOf(figure: Figure): Line[] {
  return figure.parts.flatMap((_, part) => {
    const published = publishedOf(figure, part).map((one) => ({ part, of: one.of, published: one }));
    const known = published.map(({ of }) => JSON.stringify(of));
    const further = (figure.extra ?? []).filter((of) => !known.includes(JSON.stringify(of)));
    return [...published, ...further.map((of) => ({ part, of, published: null }))];
  });
}

const HEAD = [
  ...(['figures.quantity', 'figures.published', 'figures.measured', 'figures.error', 'figures.spread'] as const),
];

/** Published numbers next to ours. */
function numbers(figure: Figure, { results }: Figures): TemplateResult | typeof nothing {
  const lines = linesOf(figure).filter(({ published, part }) => published || results[part]);
  if (lines.length === 0) return nothing;
  return table({
    label: t('figures.table'),
    head: HEAD.map((key) => t(key)),
    rows: lines.map(({ part, of, published }) => {
      const ours = measuredOf(of, figure.parts[part]?.n ?? 0, results[part]);
      return html`<tr>
        <th scope="row">${t('figures.of', { part: titleOf(figure, part), quantity: quantity(of) })}</th>
        <td>${published ? describeValue(published) : '–'}</td>
        <td>${ours ? formatCell(of, ours.value) : '–'}</td>
        <td>${ours ? plusMinus(of, ours) : '–'}</td>
        <td>${ours && of.equals === undefined && of.atMost === undefined ? formatCell(of, ours.spread) : '–'}</td>
      </tr>`;
    }),
  });
}

function describeValue({ of, value, bound }: PublishedFigure): string {
  const text = formatCell(of, value);
  return bound === 'above'
    ? t('figures.over', { value: text })
    : bound === 'below'
      ? t('figures.under', { value: text })
      : text;
}

/** The ratio of two of our numbers, and the published ratio. */
function ratio(figure: Figure, { results }: Figures): TemplateResult | typeof nothing {
  const ours = ratioOf(figure, results);
  if (!figure.ratio || !ours) return nothing;
  const named = (part: number, of: Quantity): string =>
    t('figures.of', { part: titleOf(figure, part), quantity: quantity(of) });
  return html`<p class="figures__what">${t('figures.ratio', {
    one: named(ours.of, figure.ratio.of),
    other: named(ours.to, figure.ratio.to),
    ours: fraction(ours.value, 2),
    theirs: Number.isInteger(figure.ratio.value) ? digits(figure.ratio.value) : fraction(figure.ratio.value, 2),
  })}</p>`;
}

/** Results that are not in the table: the flanks of lengths, and our line through the times. */
function renderResults(figure: Figure, { results }: Figures): TemplateResult | typeof nothing {
  if (figure.chart === 'table') {
    const line = ownLine(figure, results);
    return line
      ? html`<p class="figures__what">${t('figures.line', {
          constant: withSign(line.constant),
          slope: fraction(line.slope, 3),
          correlation: fraction(line.correlation, 4),
          theirConstant: withSign(LINEAR.line.constant),
          theirSlope: fraction(LINEAR.line.slope, 3),
          theirCorrelation: fraction(LINEAR.line.correlation, 4),
        })}</p>`
      : nothing;
  }
  if (!hasFlanks(figure)) return nothing;
  return html`${figure.parts.map((_, part) => {
    const samples = results[part];
    const flanks = samples ? flanksOf(valuesOf(samples, figure.of.column)) : null;
    return flanks
      ? html`<p class="figures__what">${t('figures.flanks', {
          part: titleOf(figure, part),
          mode: digits(flanks.mode),
          below: fraction(flanks.below, 2),
          above: fraction(flanks.above, 2),
        })}</p>`
      : nothing;
  })}`;
}

const withSign = (value: number): string => `${value < 0 ? '−' : ''}${fraction(Math.abs(value), 3)}`;

function quantity({ column, equals, atMost, per, trimmed }: Quantity): string {
  if (per === 'size') return t('figures.quantities.share');
  if (trimmed) return t('figures.quantities.trimmed');
  if (atMost !== undefined) return t('figures.quantities.atMost', { count: atMost });
  if (column === 'returns' && equals !== undefined) return t('figures.quantities.equals', { count: equals });
  return t(`figures.quantities.${column}` as Key);
}

/** Shares as percentages, times in their unit, the rest as numbers. */
function formatCell({ column, equals, atMost, per }: Quantity, value: number): string {
  if (column === 'milliseconds') return duration(value);
  if (equals !== undefined || atMost !== undefined || per === 'size') return percentage(value, value < 0.01 ? 3 : 2);
  return Number.isInteger(value) ? digits(value) : fraction(value, value < 1 ? 3 : 1);
}

const plusMinus = (of: Quantity, { error }: MeasuredValue): string =>
  t('figures.plusMinus', { error: formatCell(of, error) });
