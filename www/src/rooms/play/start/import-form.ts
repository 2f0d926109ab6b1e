// Opens a puzzle from elsewhere: from a picture, or from a text in any known form.

import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import { fromClipboard, pictureKey } from '../../../ui/kit/bring';
import type { PlayProps } from '../slice';

export function importForm({ dispatchApp }: Pick<PlayProps, 'dispatchApp'>): TemplateResult {
  const parse = (text: string | File): void => dispatchApp({ type: 'parse', text });
  const sent = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = String(new FormData(event.target as HTMLFormElement).get('text') ?? '');
    if (text.trim() !== '') parse(text);
  };
  const paste = async (): Promise<void> => {
    const found = await fromClipboard();
    if (found !== null) parse(found);
    else document.querySelector<HTMLTextAreaElement>('.start__bring textarea')?.focus();
  };
  return html`<details class="start__bring">
    <summary class="start__entry"><span>${t('play.start.bring')}</span>${icon('next')}</summary>
    ${pictureKey(t('play.start.picture'), parse)}
    <form @submit=${sent}>
      <label>${t('play.start.text')}<textarea name="text" rows="4" spellcheck="false" autocomplete="off"></textarea></label>
      <p class="small quiet">${t('play.start.forms')}</p>
      <div class="row">
        <button class="btn" type="submit">${t('play.start.open')}</button>
        <button class="btn" type="button" @click=${() => void paste()}>${t('play.start.paste')}</button>
      </div>
    </form>
  </details>`;
}
