// A field to paste or type a placement, with buttons to open a picture or another text.

import { html, nothing, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../../kernel/action';
import type { State } from '../../kernel/state';
import { t, trouble } from '../../texts/texts';
import { fromClipboard, pictureKey } from '../../ui/kit/bring';

export function paste({ ui: { notice } }: State, dispatch: AppDispatch): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('placement') as HTMLTextAreaElement;
    dispatch({ type: 'parse', text: spaceOut(field.value) });
  };
  const parse = (text: string | File): void => dispatch({ type: 'parse', text });
  const fromDevice = async ({ currentTarget }: Event): Promise<void> => {
    const field = (currentTarget as HTMLButtonElement).form?.elements.namedItem('placement');
    const found = await fromClipboard();
    if (found !== null) parse(found);
    else (field as HTMLElement | null)?.focus();
  };
  return html`<form @submit=${submit}>
    <p>${t('paste.what')}</p>
    <label class="paste">
      <span>${t('paste.field')}</span>
      <textarea class="field mono" name="placement" rows="8" spellcheck="false" autocapitalize="off" placeholder=${t('paste.example')}></textarea>
    </label>
    ${notice?.kind === 'trouble' ? html`<p role="alert">${trouble(notice.code, notice.detail)}</p>` : nothing}
    <p class="small quiet">${t('paste.forms')}</p>
    <div class="row">
      <button class="btn" data-kind="main">${t('paste.place')}</button>
      <button class="btn" type="button" @click=${(event: Event) => void fromDevice(event)}>${t('paste.clipboard')}</button>
      ${pictureKey(t('paste.picture'), parse)}
    </div>
  </form>`;
}

/**
 * Reads digits without spaces as a list of columns. If they start from 0, they count the squares to the right of each
 * queen.
 */
function spaceOut(text: string): string {
  const digits = text.trim();
  const size = digits.length;
  if (!/^\d{4,9}$/.test(digits)) return text;
  const fromRight = digits.includes('0') && new Set(digits).size === size;
  return [...digits].map((digit) => (fromRight ? size - Number(digit) : digit)).join(' ');
}
