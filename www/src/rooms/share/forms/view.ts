// The door to text: the board as people, other pages, programs and solvers write it.

import { html, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { copying } from '../link/copying';
import { making } from '../save/making';
import { formsOf, type ShareProps, type TextForm, textFormOf } from '../slice';

export function text(props: ShareProps): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  const form = textFormOf(own, shared);
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    dispatch({ type: 'choose', of: 'text', to: { form: value as TextForm } });
  };
  const news = form === 'diagram' || form === 'list' ? 'placementCopied' : 'textCopied';
  const copy = html`<button class="btn" ?disabled=${own.text === null} @click=${copying(own.text ?? '', dispatchApp, news)}>${t('share.copy')}</button>`;
  return html`<div class="share__choices">
    <label class="knob">${t('share.form')}<select class="field" @change=${choose}>
      ${formsOf(own, shared).map((each) => html`<option value=${each} .selected=${each === form}>${t('share.textForm', { form: each.replace('.', '-') })}</option>`)}
    </select></label>
    <pre class="share__text" role="group" tabindex="0" aria-label=${t('share.heading', { door: 'text' })}>${own.text ?? '…'}</pre>
    <p class="quiet small">${t('share.textWhat')}</p>
    ${making(props, t('share.saveText'), own.text === null, copy)}
  </div>`;
}
