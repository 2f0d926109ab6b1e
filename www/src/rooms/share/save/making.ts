// The state of a file being made: the button, the bar with Cancel, and the result.

import { html, nothing, type TemplateResult } from 'lit-html';
import { digits, t } from '../../../texts/texts';
import { bytes } from '../../../texts/units';
import { troubleLine } from '../../../ui/kit/trouble';
import { progress } from '../../../ui/progress';
import type { ShareProps } from '../slice';

/** `name`: the label of the button. `more`: other buttons beside it. */
export function renderMaking(
  { own, dispatch }: ShareProps,
  name: string,
  off: boolean,
  more: unknown = nothing,
): TemplateResult {
  const { making: stands } = own;
  const running = stands.kind === 'running';
  return html`${
    running
      ? html`${progress(t('share.progress'), stands.of > 0 ? stands.made / stands.of : null)}
        <p aria-live="off">${t('share.made', { made: digits(stands.made), of: stands.of > 0 ? digits(stands.of) : '…', size: bytes(stands.bytes) })}</p>
        <div class="row"><button class="btn" @click=${() => dispatch({ type: 'cancel' })}>${t('searching.cancel')}</button></div>`
      : html`<div class="row">
        <button class="btn" data-kind="main" ?disabled=${off} @click=${() => dispatch({ type: 'make' })}>${name}</button>${more}
      </div>`
  }
  <div aria-live="polite">
    ${stands.kind === 'made' ? html`<p>${t('share.saved', { name: stands.name, size: bytes(stands.bytes) })}</p>` : nothing}
    ${troubleLine(stands.kind === 'failed' ? stands.trouble : null)}
    ${troubleLine(own.trouble)}
  </div>`;
}
