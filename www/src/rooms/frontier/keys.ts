// The keys of a run: start, pause, go on, stop.

import { html, type TemplateResult } from 'lit-html';
import { type Key, t } from '../../texts/texts';
import type { FrontierProps, Run } from './slice';

export function keys({ own, dispatch }: FrontierProps, what: Run, off = false): TemplateResult {
  const runs = own.runs === what;
  const key = (name: Key, press: () => void, disabled: boolean, main = false): TemplateResult =>
    html`<button class="btn" data-kind=${main ? 'main' : 'plain'} ?disabled=${disabled} @click=${press}>${t(name)}</button>`;
  const first = !runs
    ? key('frontier.start', () => dispatch({ type: 'run', what }), off, true)
    : own.paused
      ? key('frontier.goOn', () => dispatch({ type: 'goOn' }), false, true)
      : key('frontier.pause', () => dispatch({ type: 'pause' }), false, true);
  return html`<div class="row">${first} ${key('frontier.stop', () => dispatch({ type: 'stop' }), !runs)}</div>`;
}
