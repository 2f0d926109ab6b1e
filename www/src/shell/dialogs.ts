// The dialogs: Help, Settings, Send, a field to paste or type a placement, and the end of a run. Native dialogs, so that focus and
// Esc work as usual.

import { html, type TemplateResult } from 'lit-html';
import { icon } from '../board/glyph';
import type { AppDispatch } from '../kernel/action';
import type { State } from '../kernel/state';
import type { Dialog } from '../kernel/ui-state';
import { type Key, t } from '../texts/texts';
import { onElement } from '../ui/element';
import { bodyOf } from './helping';

export function dialogs(state: State, dispatch: AppDispatch): TemplateResult {
  const close = (): void => {
    if (state.ui.dialog) dispatch({ type: 'ui', ui: { dialog: null } });
  };
  return html`
    ${dialog('help', 'help.title', state, dispatch, close)} ${dialog('settings', 'settings.title', state, dispatch, close)}
    ${dialog('send', 'send.title', state, dispatch, close)} ${dialog('paste', 'paste.title', state, dispatch, close)}
    ${dialog('until', 'until.title', state, dispatch, close)}
  `;
}

/** The element is new, so it can be opened only once it is in the document. */
const opened = onElement<void, [boolean], HTMLDialogElement>((box, _, open) =>
  queueMicrotask(() => {
    if (open && box.isConnected && !box.open) box.showModal();
    if (!open && box.open) box.close();
  }),
);

function dialog(name: Dialog, title: Key, state: State, dispatch: AppDispatch, close: () => void): TemplateResult {
  return html`<dialog class="dialog" aria-labelledby="dialog-${name}" @close=${close} ${opened(state.ui.dialog === name)}>
    <div class="dialog__head">
      <h2 id="dialog-${name}">${t(title)}</h2>
      <button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>
    </div>
    ${bodyOf(name, state, dispatch)}
  </dialog>`;
}
