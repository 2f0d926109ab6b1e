// The Count room: the current count, the distribution of the work, the record, and the formula of the number.

import { html, type TemplateResult } from 'lit-html';
import { renderComparison } from './compare';
import { formula } from './formula';
import { renderCount } from './now';
import { record } from './record';
import { shards } from './shards';
import { type CountProps, comparedNow, countedNow } from './slice';

export function view(props: CountProps): TemplateResult {
  const { own, shared, dispatch } = props;
  const what = countedNow(own, shared.input);
  return html`<main class="count" id="main" tabindex="-1">
    ${renderCount(props, what)} ${shards(own, what)} ${record(props, what)}
    ${formula(own, what, dispatch)} ${renderComparison(own, comparedNow(own, shared.input), dispatch)}
  </main>`;
}
