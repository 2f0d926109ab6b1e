// The state of a file being made: the button, the bar with Cancel, and the result.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { bytes } from '../../../texts/units';
import { troubleLine } from '../../../ui/kit/trouble';
import { progress } from '../../../ui/progress';
import type { ShareProps } from '../slice';

/** `name`: the label of the button. `more`: other buttons next to it. */
export function renderMaking(
  { own, dispatch }: ShareProps,
  name: string,
  off: boolean,
  more: unknown = nothing,
): TemplateResult {
  const { making: state } = own;
  const running = state.kind === 'running';
  return html`${
    running
      ? html`${progress(t('share.progress'), state.of > 0 ? state.made / state.of : null)}
        <p aria-live="off">${t('share.made', { made: digits(state.made), of: state.of > 0 ? digits(state.of) : '…', size: bytes(state.bytes) })}</p>
        <div class="row"><button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button></div>`
      : html`<div class="row">
        <button class="btn" data-kind="main" ?disabled=${off} @click=${() => dispatch({ type: 'make' })}>${name}</button>${more}
      </div>`
  }
  <div aria-live="polite">
    ${state.kind === 'made' ? html`<p>${t('share.saved', { name: state.name, size: bytes(state.bytes) })}</p>` : nothing}
    ${troubleLine(state.kind === 'failed' ? state.trouble : null)}
    ${troubleLine(own.trouble)}
  </div>`;
}
