// A field to paste or type a placement.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { t, trouble } from '../../texts/texts';

export function paste({ look: { notice } }: State, dispatch: Dispatch): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('placement') as HTMLTextAreaElement;
    dispatch({ type: 'parse', text: field.value });
  };
  return html`<form @submit=${submit}>
    <p>${t('paste.what')}</p>
    <label class="paste">
      <span>${t('paste.field')}</span>
      <textarea class="field mono" name="placement" rows="8" spellcheck="false" autocapitalize="off" placeholder=${t('paste.example')}></textarea>
    </label>
    ${notice?.kind === 'trouble' ? html`<p role="alert">${trouble(notice.code, notice.detail)}</p>` : nothing}
    <div class="row"><button class="btn" data-kind="main">${t('paste.place')}</button></div>
  </form>`;
}
