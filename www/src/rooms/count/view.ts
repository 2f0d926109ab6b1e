// The Count room: the number that is being counted, how the work is shared out, the record, and how the number is made.

import { html, type TemplateResult } from 'lit-html';
import { compared } from './compare';
import { formula } from './formula';
import { now } from './now';
import { record } from './record';
import { shards } from './shards';
import { type CountScene, countedNow } from './slice';

export function view(scene: CountScene): TemplateResult {
  const { own, shared, act } = scene;
  const what = countedNow(own, shared.asked);
  return html`<main class="count" id="main" tabindex="-1">
    ${now(scene, what)} ${shards(own, what)} ${record(scene, what)}
    ${formula(own, what, act)} ${compared(own, what, act)}
  </main>`;
}
