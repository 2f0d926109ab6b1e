// A puzzle from elsewhere: a picture, or a text in any form that is read.

import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../../board/glyph';
import { t } from '../../../texts/texts';
import type { PlayProps } from '../slice';

/** A picture of a board, or a text in any form that is read. */
export function bring({ dispatchApp }: Pick<PlayProps, 'dispatchApp'>): TemplateResult {
  const parse = (text: string | File): void => dispatchApp({ type: 'parse', text });
  const chosen = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = '';
    if (file) parse(file);
  };
  const sent = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = String(new FormData(event.target as HTMLFormElement).get('text') ?? '');
    if (text.trim() !== '') parse(text);
  };
  return html`<details class="start__bring">
    <summary class="start__entry"><span>${t('play.start.bring')}</span>${icon('next')}</summary>
    <label class="btn">${t('play.start.picture')}<input class="hide" type="file" accept="image/*" @change=${chosen} /></label>
    <form @submit=${sent}>
      <label>${t('play.start.text')}<textarea name="text" rows="4" spellcheck="false" autocomplete="off"></textarea></label>
      <p class="small quiet">${t('play.start.forms')}</p>
      <div class="row">
        <button class="btn" type="submit">${t('play.start.open')}</button>
        <button class="btn" type="button" @click=${() => paste(parse)}>${t('play.start.paste')}</button>
      </div>
    </form>
  </details>`;
}

/** Reads the clipboard, a picture first. If the browser refuses, the text field stays. */
async function paste(parse: (text: string | File) => void): Promise<void> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => one.startsWith('image/'));
      if (type) return parse(new File([await item.getType(type)], 'clipboard', { type }));
    }
  } catch {
    // Some browsers give texts only.
  }
  try {
    parse(await navigator.clipboard.readText());
  } catch {
    document.querySelector<HTMLTextAreaElement>('.start__bring textarea')?.focus();
  }
}
