// From the total to the fundamental number: solutions by their symmetry, each number with a link to an example.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Counted, Orbits } from '../../engine/types';
import { digits, t } from '../../texts/texts';
import { table } from '../../ui/kit/table';
import { type CountDispatch, type CountState, keyOf } from './slice';

export function formula(count: CountState, what: Counted, dispatch: CountDispatch): TemplateResult | typeof nothing {
  if (what.kind !== 'solutions') return nothing;
  const { size } = what;
  const orbits = count.records[keyOf(what)]?.tally.orbits;
  if (!orbits || orbits.total === 0n) return nothing;
  const show = (images: number | null): (() => void) | null =>
    images === null ? null : () => dispatch({ type: 'example', size, images });
  const fundamental = orbits.bySize.reduce((sum, orbit) => sum + orbit.orbits, 0n);
  return html`<section class="count__sum" aria-labelledby="count-sum">
    <div class="head"><h2 id="count-sum">${t('count.sum')}</h2><span>${t('count.sumOf', { size })}</span></div>
    ${size > 1 ? fraction(orbits, fundamental, show) : html`<p>${t('count.sumOne')}</p>`}
    ${table({
      label: t('count.bySize'),
      kind: 'orbits',
      head: [
        ...[t('count.orbitOf'), t('count.orbits'), t('count.solutions')],
        html`<th scope="col" class="wide">${t('count.alone')}</th>`,
      ],
      rows: orbits.bySize.map(
        ({ of, orbits, solutions }) => html`<tr>
          <th scope="row">${digits(of)}</th>
          <td>${number(digits(orbits), t('count.exampleOf', { images: of }), show(Number(of)))}</td>
          <td class="quiet">${digits(solutions)}</td>
          <td class="wide">${t(`count.aloneBy.${String(of) as '8' | '4' | '2' | '1'}`)}</td>
        </tr>`,
      ),
    })}
  </section>`;
}

type Show = (images: number | null) => (() => void) | null;

function fraction({ total, half, quarter, bySize }: Orbits, fundamental: bigint, show: Show): TemplateResult {
  const first = (...sizes: number[]): number | null =>
    sizes.find((size) => bySize.some(({ of }) => of === BigInt(size))) ?? null;
  const part = (value: string, what: TemplateResult, example: string, images: number | null): TemplateResult =>
    html`<div>${number(value, example, show(images))}<span>${what}</span></div>`;
  return html`<div class="formula">
    <div class="formula__frac">
      <div class="formula__top">
        ${part(digits(total), html`<i>T</i>, ${t('count.all')}`, t('count.exampleAny'), first(8, 4, 2))}
        <em>+</em>
        ${part(digits(half), html`<i>S</i><sub>180</sub>, ${t('count.half')}`, t('count.exampleHalf'), first(4, 2))}
        <em>+</em>
        ${part(t('count.twice', { count: quarter }), html`2 <i>S</i><sub>90</sub>, ${t('count.quarter')}`, t('count.exampleQuarter'), first(2))}
      </div>
      <div class="formula__bottom"><b>8</b></div>
    </div>
    <em>=</em>
    <div class="formula__out"><b>${digits(fundamental)}</b><span>${t('count.fundamentalSolutions')}</span></div>
  </div>`;
}

/** A number that opens an example; plain text if there is no example. */
const number = (value: string, what: string, show: (() => void) | null): TemplateResult =>
  show
    ? html`<button class="link num" aria-label=${t('count.example', { number: value, what })} title=${what} @click=${show}>${value}</button>`
    : html`<b>${value}</b>`;
