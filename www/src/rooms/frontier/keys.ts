// The keys of a run: start, pause, continue, stop.

import { html, type TemplateResult } from 'lit-html';
import { randomSeed } from '../../kernel/random';
import { type Key, t } from '../../texts/texts';
import type { FrontierProps, Run } from './slice';

/** `first`: the label of the button that starts it. */
export function keys({ own, dispatch }: FrontierProps, what: Run, first: Key = 'frontier.start'): TemplateResult {
  const runs = own.runs === what;
  const key = (name: Key, press: () => void, disabled: boolean, isMain = false): TemplateResult =>
    html`<button class="btn" data-kind=${isMain ? 'main' : 'plain'} ?disabled=${disabled} @click=${press}>${t(name)}</button>`;
  const main = !runs
    ? key(first, () => dispatch({ type: 'run', what, seed: randomSeed() }), false, true)
    : own.paused
      ? key('frontier.goOn', () => dispatch({ type: 'goOn' }), false, true)
      : key('frontier.pause', () => dispatch({ type: 'pause' }), false, true);
  return html`<div class="row">${main} ${key('frontier.stop', () => dispatch({ type: 'stop' }), !runs)}</div>`;
}
