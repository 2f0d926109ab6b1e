// The panel for text: the board in the forms of people, other pages, programs and solvers.

import { html, type TemplateResult } from 'lit-html';
import { t } from '../../../texts/texts';
import { knob } from '../../../ui/kit/controls';
import { copyHandler } from '../link/copy';
import { renderMaking } from '../save/making';
import { formsOf, type ShareProps, type TextForm, textFormOf } from '../slice';

export function text(props: ShareProps): TemplateResult {
  const { own, shared, dispatch, dispatchApp } = props;
  const form = textFormOf(own, shared);
  const forms = {
    of: formsOf(own, shared),
    now: form,
    name: (each: TextForm) => t('share.textForm', { form: each === 'puzz.link' ? 'puzz-link' : each }),
    choose: (to: TextForm) => dispatch({ type: 'choose', of: 'text', to: { form: to } }),
  };
  const news = form === 'diagram' || form === 'list' ? 'placementCopied' : 'textCopied';
  const copy = html`<button class="btn" ?disabled=${own.text === null} @click=${copyHandler(own.text ?? '', dispatchApp, news)}>${t('share.copy')}</button>`;
  return html`<div class="share__choices">
    <div class="row">${knob(t('share.form'), forms)}</div>
    <pre class="share__text" role="group" tabindex="0" aria-label=${t('share.heading', { panel: 'text' })}>${own.text ?? '…'}</pre>
    <p class="quiet small">${t('share.textWhat')}</p>
    ${renderMaking(props, t('share.saveText'), own.text === null, copy)}
  </div>`;
}
