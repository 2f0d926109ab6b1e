// The Count room: the number that is being counted, how the work is shared out, the record, and how the number is made.

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
