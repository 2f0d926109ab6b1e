// Boards from files and into files; a file can also be dropped on the view.

import { html, type TemplateResult } from 'lit-html';
import type { FileForm } from '../../engine/types';
import { type Key, t } from '../../texts/texts';
import { isLinked } from './answer';
import type { Large } from './slice';
import type { LargeDispatch } from './state';

const FILE_FORMS: readonly FileForm[] = ['numbers', 'csv', 'json'];

/** The placement with which section 2 of the paper explains its files: three queens on ten rows. */
const EXAMPLE = '0 0 5 0 4 0 0 3 0 0';

export function files({ work, board }: Large, dispatch: LargeDispatch): TemplateResult {
  const busy = work !== null;
  const opened = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) dispatch({ type: 'open', file });
    input.value = '';
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement).get('form') as FileForm;
    dispatch({ type: 'save', form });
  };
  return html`<section class="file" aria-labelledby="file-head">
    <h2 class="head" id="file-head"><span>${t('large.file')}</span><span>${t('large.fileWhat')}</span></h2>
    <form class="row" @submit=${save}>
      <label class="btn file__open">${t('large.open')}<input class="hide" type="file" accept=".txt,.csv,.json,text/*" ?disabled=${busy} @change=${opened} /></label>
      <button class="btn" ?disabled=${busy || !board}>${t('large.save')}</button>
      <select class="field" name="form" aria-label=${t('large.form')}>
        ${FILE_FORMS.map((form) => html`<option value=${form}>${t(`large.forms.${form}` as Key)}</option>`)}
      </select>
    </form>
    <p><button class="btn" data-kind="text" ?disabled=${busy} @click=${() => dispatch({ type: 'open', file: new File([EXAMPLE], 'Q.txt') })}>${t('large.example')}</button></p>
    <p class="quiet small">${board && !isLinked(board.origin) ? t('large.unlinked') : t('large.drop')}</p>
  </section>`;
}
