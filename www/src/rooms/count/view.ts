// The Count room: the number that is being counted, how the work is shared out, the record, and how the number is made.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { compared } from './compare';
import { formula } from './formula';
import { now } from './now';
import { record } from './record';
import { shards } from './shards';
import { countedNow } from './slice';

export function room(state: State, dispatch: Dispatch): TemplateResult {
  const what = countedNow(state.count, state.asked);
  return html`<main class="count" id="room" tabindex="-1">
    ${now(state, what, dispatch)} ${shards(state.count, what)} ${record(state.count, what, dispatch)}
    ${formula(state.count, what, dispatch)} ${compared(state.count, what, dispatch)}
  </main>`;
}
