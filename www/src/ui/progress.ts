// A progress bar.

import { html, nothing, type TemplateResult } from 'lit-html';
import { properties } from './style';

/** `share`: the finished part, 0 to 1; null if it cannot be known. `inside`: content on the bar. */
export const progress = (
  label: string,
  share: number | null,
  inside: TemplateResult | typeof nothing = nothing,
): TemplateResult => html`<div
  class="progress"
  role="progressbar"
  aria-live="off"
  aria-label=${label}
  aria-valuenow=${share === null ? nothing : Math.floor(share * 100)}
  ${properties({ '--done': (share ?? 0).toFixed(4) })}
>${inside}</div>`;
