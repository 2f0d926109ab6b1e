// The roots of the numbers of solutions, exact and estimated, against the number of queens: they tend to a limit.

import { html, type TemplateResult } from 'lit-html';
import reference from '../../../../data/solutions.json' with { type: 'json' };
import type { SolutionsEstimate } from '../../engine/types';
import { language, t } from '../../texts/texts';
import { type ChartSpec, plotted } from '../../ui/plotted';
import { MAX_ESTIMATED_SIZE } from './chosen';

/** The number of solutions of each size that was ever counted (OEIS A000170). */
export const COUNTED: ReadonlyMap<number, bigint> = new Map(
  [...reference.boards, ...reference.counted].map(({ size, total }) => [size, BigInt(total)]),
);

/** The number of solutions is ((1 + o(1)) e^-α n)^n (Simkin 2021); α is 1.944 (Nobel, Agrawal and Boyd 2023). */
const ALPHA = 1.944;
export const LIMIT = Math.exp(-ALPHA);

/** The `size`-th root of a number of solutions, divided by `size`. */
export const rootOf = (size: number, log10: number): number => 10 ** (log10 / size) / size;

/** The smallest board that is drawn: boards of 2 and 3 rows have no solution. */
const FIRST = 4;

/** A chart that is drawn again only for another estimate, or in another language. */
export function createRoots(): (size: number, estimate: SolutionsEstimate | null) => TemplateResult {
  let drawn: { readonly of: string; readonly spec: ChartSpec } | undefined;
  return (size, estimate) => {
    const of = `${size} ${estimate?.log10} ${language()}`;
    if (drawn?.of !== of) drawn = { of, spec: rootsSpec(size, estimate) };
    return html`<figure class="roots">
      <figcaption>${t('frontier.roots')}</figcaption>
      <div role="img" aria-label=${t('frontier.roots')} ${plotted(drawn.spec)}></div>
    </figure>
    <p class="quiet small">${t('frontier.rootsLegend', { first: FIRST, last: Math.max(...COUNTED.keys()) })}</p>`;
  };
}

/** The exact numbers as dots, the estimate as a ring, the limit as a dashed line. */
function rootsSpec(size: number, estimate: SolutionsEstimate | null): ChartSpec {
  const counted = new Map(
    [...COUNTED]
      .filter(([of, total]) => of >= FIRST && total > 0n)
      .map(([of, total]) => [of, rootOf(of, Math.log10(Number(total)))]),
  );
  const estimated = estimate && size >= FIRST && estimate.log10 > -Infinity ? rootOf(size, estimate.log10) : null;
  const x = [...new Set([...counted.keys(), size, MAX_ESTIMATED_SIZE])]
    .filter((of) => of >= FIRST)
    .sort((a, b) => a - b);
  return {
    x,
    series: [
      { label: '', values: x.map(() => LIMIT), as: 'line', ink: 'text', dash: [6, 4], bare: true },
      { label: '', values: x.map((of) => counted.get(of) ?? null), as: 'points', ink: 'given' },
      { label: '', values: x.map((of) => (of === size ? estimated : null)), as: 'dots', ink: 'accent' },
    ],
    xLabel: t('frontier.size'),
    logarithmic: 'x',
    legend: false,
  };
}
