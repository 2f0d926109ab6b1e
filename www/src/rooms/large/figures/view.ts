// The figures of the paper, measured again: which one, how many samples, published numbers beside ours, and the charts.

import { html, nothing, type TemplateResult } from 'lit-html';
import { wholeNumber } from '../../../texts/numbers';
import { digits, duration, fraction, type Key, language, percentage, t, trouble } from '../../../texts/texts';
import { cited, WORKS } from '../../../texts/works';
import { plotted, type Titled } from '../../../ui/plotted';
import { progress } from '../../../ui/progress';
import type { Act } from '../../room';
import type { LargeAct } from '../state';
import { chartsOf, titleOf } from './charts';
import { FIGURES, type Figure, figureOf, type Quantity } from './paper';
import { type Measured, measuredOf } from './samples';
import { type FigureName, type Figures, type FiguresDeed, isMeasuring } from './slice';
import { tablesOf } from './tables';

/** The section, which draws its charts again only when there is something new to see. */
export function createFigures(): (figures: Figures, act: LargeAct) => TemplateResult {
  let drawn: { results: Figures['results']; charts: Titled[]; spoken?: string } = { results: [], charts: [] };
  return (figures, tell) => {
    const act = (deed: FiguresDeed): void => tell({ type: 'figures', deed });
    const figure = figureOf(figures.chosen);
    if (drawn.results !== figures.results || drawn.spoken !== language())
      drawn = { results: figures.results, charts: chartsOf(figure, figures.results), spoken: language() };
    return html`<section class="large__figures" aria-labelledby="figures-head">
      <h2 class="head" id="figures-head"><span>${t('figures.head')}</span><span>${cited(WORKS.linear)}</span></h2>
      ${controls(figures, figure, act)}
      <p class="figures__what">${t(`figures.about.${figure.name}`)}</p>
      <div aria-live="polite">${state(figures, act)}</div>
      ${figure.published.length > 0 ? table(figure, figures) : nothing}
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
      ${tablesOf(figure, figures.results, tell)}
    </section>`;
  };
}

function controls(figures: Figures, figure: Figure, act: Act<FiguresDeed>): TemplateResult {
  const busy = isMeasuring(figures);
  const choose = (event: Event): void => {
    const { name, samples } = figureOf((event.target as HTMLSelectElement).value as FigureName);
    act({ type: 'choose', name, samples });
  };
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const samples = wholeNumber(field.value.trim());
    const wanted = samples !== null && samples >= 1 ? Math.min(figure.most, samples) : figures.samples;
    act({ type: 'samples', samples: wanted });
    field.value = digits(wanted);
  };
  return html`<div class="row figures__controls">
    <label>${t('figures.figure')}<select class="field" ?disabled=${busy} @change=${choose}>
      ${FIGURES.map(({ name }) => html`<option value=${name} ?selected=${name === figures.chosen}>${t(`figures.names.${name}` as Key)}</option>`)}
    </select></label>
    ${
      figure.most === 1
        ? nothing
        : html`<label>${t('figures.size', { most: figure.most })}<input class="field" inputmode="numeric" autocomplete="off" ?disabled=${busy} .value=${digits(figures.samples)} @change=${typed} /></label>`
    }
    ${
      busy
        ? nothing
        : html`<button class="btn" data-kind="main" @click=${() => act({ type: 'run' })}>${t('figures.run')}</button>`
    }
    ${
      figures.results.some((result) => result !== null) && !busy
        ? html`<button class="btn" @click=${() => act({ type: 'save' })}>${t('figures.save')}</button>`
        : nothing
    }
  </div>`;
}

function state(figures: Figures, act: Act<FiguresDeed>): TemplateResult | typeof nothing {
  const { status, done } = figures;
  const wanted = figures.samples * figureOf(figures.chosen).parts.length;
  if (figures.trouble) return html`<p>${trouble(figures.trouble.code, figures.trouble.detail)}</p>`;
  if (status === 'cancelled') return html`<p>${t('figures.cancelled', { count: done })}</p>`;
  if (!isMeasuring(figures)) return nothing;
  const paused = status === 'paused';
  return html`<p aria-live="off">${t(paused ? 'figures.paused' : 'figures.progress', { count: done, of: wanted })}</p>
    ${progress(t('figures.part'), done / wanted)}
    <div class="row">
      <button class="btn" @click=${() => act({ type: paused ? 'goOn' : 'pause' })}>${t(paused ? 'searching.goOn' : 'searching.pause')}</button>
      <button class="btn" @click=${() => act({ type: 'cancel' })}>${t('searching.cancel')}</button>
    </div>`;
}

/** Published numbers beside ours. */
function table(figure: Figure, { results }: Figures): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t('figures.table')}><table>
    <thead><tr>
      <th scope="col">${t('figures.quantity')}</th><th scope="col">${t('figures.published')}</th>
      <th scope="col">${t('figures.measured')}</th><th scope="col">${t('figures.error')}</th>
    </tr></thead>
    <tbody>${figure.published.map((published) => {
      const size = figure.parts[published.part]?.n ?? 0;
      const ours = measuredOf(published.of, size, results[published.part]);
      return html`<tr>
        <th scope="row">${t('figures.of', { part: titleOf(figure, published.part), quantity: quantity(published.of) })}</th>
        <td>${published.above ? t('figures.over', { value: written(published.of, published.value) }) : written(published.of, published.value)}</td>
        <td>${ours ? written(published.of, ours.value) : '–'}</td>
        <td>${ours ? plusMinus(published.of, ours) : '–'}</td>
      </tr>`;
    })}</tbody>
  </table></div>`;
}

function quantity({ column, equals, per, trimmed }: Quantity): string {
  if (per === 'size') return t('figures.quantities.share');
  if (trimmed) return t('figures.quantities.trimmed');
  if (column === 'returns' && equals !== undefined) return t('figures.quantities.equals', { count: equals });
  return t(`figures.quantities.${column}` as Key);
}

/** Shares as percentages, times in their unit, the rest as numbers. */
function written({ column, equals, per }: Quantity, value: number): string {
  if (column === 'milliseconds') return duration(value);
  if (equals !== undefined || per === 'size') return percentage(value, value < 0.01 ? 3 : 2);
  return Number.isInteger(value) ? digits(value) : fraction(value, value < 1 ? 3 : 1);
}

const plusMinus = (of: Quantity, { error }: Measured): string => t('figures.plusMinus', { error: written(of, error) });
