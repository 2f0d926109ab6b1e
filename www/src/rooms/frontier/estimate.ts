// About how many solutions there are: the estimate with its bar, beside the exact number and beside the limit of large boards.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import reference from '../../../../tests/reference/solutions.json' with { type: 'json' };
import type { SolutionsEstimate } from '../../engine/types';
import { digits, duration, fraction, t } from '../../texts/texts';
import { number } from '../../ui/kit/controls';
import { fact, facts } from '../../ui/kit/facts';
import { MOST_ESTIMATED } from './chosen';
import { keys } from './keys';
import { power } from './powers';
import type { FrontierProps } from './slice';

/** The number of solutions of each size that was ever counted (OEIS A000170). */
const COUNTED: ReadonlyMap<number, bigint> = new Map(
  [...reference.boards, ...reference.counted].map(({ size, total }) => [size, BigInt(total)]),
);

/** The number of solutions is ((1 + o(1)) e^-α n)^n (Simkin 2021); α is 1.944 (Nobel, Agrawal and Boyd 2023). */
const ALPHA = 1.944;

export function estimateView(props: FrontierProps): TemplateResult {
  const { own, dispatch } = props;
  const told = own.estimated?.size === own.size ? own.estimated : null;
  const counted = COUNTED.get(own.size);
  return html`<div class="row">
      ${number(t('frontier.size'), own.size, (size) => dispatch({ type: 'choose', to: { size } }))} ${keys(props, 'estimate')}
    </div>
    <div aria-live="off">${told?.estimate ? answer(own.size, told.estimate, counted) : nothing}</div>
    ${facts(
      counted === undefined ? nothing : fact('frontier.counted', digits(counted)),
      told?.estimate ? fact('frontier.probes', digits(told.estimate.probes)) : nothing,
      told ? fact('frontier.time', duration(told.milliseconds)) : nothing,
      ...(told?.estimate && told.estimate.estimate > 0
        ? [
            fact('frontier.base', baseOf(own.size, told.estimate.log10)),
            fact('frontier.limit', fraction(Math.exp(-ALPHA), 3)),
          ]
        : []),
    )}
    ${roots(own.size, told?.estimate ?? null)}
    <p class="quiet small">${t('frontier.method')}</p>`;
}

/** The boards whose roots are drawn: the smallest, and the largest that can be estimated, on a logarithmic scale. */
const [FIRST, HIGH] = [4, 40];
/** What roots are drawn, from the bottom to the top. */
const [LOWEST, HIGHEST] = [0.12, 0.33];

/** The root of each number that was counted and of the estimate, which tend to the limit as boards grow. */
function roots(size: number, estimate: SolutionsEstimate | null): TemplateResult {
  const x = (of: number): string =>
    (2 + ((WIDE - 4) * Math.log(of / FIRST)) / Math.log(MOST_ESTIMATED / FIRST)).toFixed(2);
  const y = (root: number): string => (HIGH - 2 - ((HIGH - 4) * (root - LOWEST)) / (HIGHEST - LOWEST)).toFixed(2);
  const rootOf = (of: number, log10: number): number => 10 ** (log10 / of) / of;
  const counted = [...COUNTED].filter(([of, total]) => of >= FIRST && total > 0n);
  const limit = y(Math.exp(-ALPHA));
  const shown = estimate && size >= FIRST && estimate.log10 > -Infinity ? estimate : null;
  return html`<svg class="roots" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t('frontier.roots')}>
      ${svg`<path class="reach__axis" d="M2 2V${HIGH - 2}H${WIDE - 2}" />
      <path class="roots__limit" d="M2 ${limit}H${WIDE - 2}" />
      ${counted.map(([of, total]) => svg`<circle class="roots__counted" cx=${x(of)} cy=${y(rootOf(of, Math.log10(Number(total))))} r="0.7" />`)}
      ${shown ? svg`<circle class="roots__estimate" cx=${x(size)} cy=${y(rootOf(size, shown.log10))} r="1.3" />` : nothing}`}
    </svg>
    <p class="quiet small">${t('frontier.rootsLegend', { first: FIRST, last: Math.max(...COUNTED.keys()), most: MOST_ESTIMATED })}</p>`;
}

/** The number whose power by `size`, times the size to itself, is the estimate: it tends to the limit. */
const baseOf = (size: number, log10: number): string => fraction(10 ** (log10 / size) / size, 3);

function answer(size: number, estimate: SolutionsEstimate, counted: bigint | undefined): TemplateResult {
  const values = {
    size,
    about: estimate.log10 === -Infinity ? '0' : power(estimate.log10),
    low: estimate.log10Low === -Infinity ? '0' : power(estimate.log10Low),
    high: power(estimate.log10High),
  };
  return html`<p class="article__answer">${t('frontier.estimate', values)}</p>
    ${estimate.log10 === -Infinity ? nothing : bar(estimate, counted, t('frontier.bar', values))}`;
}

/** The width of the bar, in units of the drawing. */
const WIDE = 100;

/** The bar from its lower to its upper end, the estimate as a dot, and the exact number as a stroke. */
function bar(estimate: SolutionsEstimate, counted: bigint | undefined, label: string): TemplateResult {
  const { log10, log10Low, log10High } = estimate;
  const exact = counted === undefined || counted === 0n ? null : Math.log10(Number(counted));
  const half = Math.max(log10High - log10, Math.abs((exact ?? log10) - log10), 1e-6) * 1.25;
  const at = (log: number): number => ((log - log10 + half) / (2 * half)) * WIDE;
  return html`<svg class="reach" viewBox="0 0 ${WIDE} 12" role="img" aria-label=${label}>
    ${svg`<path class="reach__axis" d="M0 6H${WIDE}" />
    <path class="reach__range" d="M${at(log10Low).toFixed(2)} 6H${at(log10High).toFixed(2)}" />
    <circle class="reach__dot" cx=${at(log10).toFixed(2)} cy="6" r="1.6" />
    ${exact === null ? nothing : svg`<path class="reach__exact" d="M${at(exact).toFixed(2)} 1V11" />`}`}
  </svg>`;
}
