// An estimate of the number of solutions with its error bar, compared with the exact number and with the limit for large boards.

import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { SolutionsEstimate } from '../../engine/types';
import { digits, fraction, t } from '../../texts/texts';
import { duration } from '../../texts/units';
import { fact, facts } from '../../ui/kit/facts';
import { number } from '../../ui/kit/number';
import { programLink } from '../own/links';
import { keys } from './keys';
import { power } from './powers';
import { COUNTED, createRoots, LIMIT, rootOf } from './roots';
import type { FrontierProps } from './slice';

export function createEstimate(): (props: FrontierProps) => TemplateResult {
  const roots = createRoots();
  return (props) => estimateView(props, roots);
}

/** Up to this many rows, a probe is a walk down the search tree, which can be watched as a Python program. */
const MAX_WATCHED_SIZE = 32;

function estimateView(props: FrontierProps, roots: ReturnType<typeof createRoots>): TemplateResult {
  const { own, dispatch } = props;
  const latest = own.estimated?.size === own.size ? own.estimated : null;
  const counted = COUNTED.get(own.size);
  return html`<div class="row">
      ${number(t('frontier.size'), own.size, (size) => dispatch({ type: 'choose', to: { size } }))} ${keys(props, 'estimate')}
    </div>
    <div aria-live="off">${latest?.estimate ? answer(own.size, latest.estimate, counted) : nothing}</div>
    ${facts(
      counted === undefined ? nothing : fact('frontier.counted', digits(counted)),
      latest?.estimate ? fact('frontier.probes', digits(latest.estimate.probes)) : nothing,
      latest ? fact('frontier.time', duration(latest.milliseconds)) : nothing,
      ...(latest?.estimate && latest.estimate.estimate > 0
        ? [
            fact('frontier.base', fraction(rootOf(own.size, latest.estimate.log10), 3)),
            fact('frontier.limit', fraction(LIMIT, 3)),
          ]
        : []),
    )}
    ${roots(own.size, latest?.estimate ?? null)}
    <p class="quiet small">${t('frontier.method')}</p>
    ${own.size <= MAX_WATCHED_SIZE ? html`<p><a href=${programLink('probe', own.size)}>${t('frontier.watchProbe')}</a></p>` : nothing}`;
}

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
