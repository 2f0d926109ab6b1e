// The dialogs: help with the keys, and a field to paste or type a placement. Native dialogs, so that focus and Esc are right.

import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from '../board/glyph';
import type { Dispatch } from '../kernel/action';
import type { State } from '../kernel/state';
import { type Key, t } from '../texts/texts';
import { cited, WORKS } from '../texts/works';

/** The keys, as [keys, what they do]; those of one character can be switched off. */
const KEYS: readonly (readonly [string, Key])[] = [
  ['Space', 'keys.play'],
  ['← →', 'keys.step'],
  ['Home End', 'keys.ends'],
  ['Shift ← →', 'keys.deadEnd'],
  ['n p', 'keys.solution'],
  ['+ −', 'keys.speed'],
  ['x', 'keys.breakpoint'],
  ['Ctrl Z Y', 'keys.undo'],
  ['Ctrl V', 'keys.paste'],
  ['?', 'keys.help'],
  ['Esc', 'keys.leave'],
];
const BOARD_KEYS: readonly (readonly [string, Key])[] = [
  ['← → ↑ ↓', 'keys.move'],
  ['Space Enter', 'keys.set'],
  ['m', 'keys.mark'],
  ['Home End', 'keys.rowEnds'],
  ['Page ↑ ↓', 'keys.columnEnds'],
  ['Delete', 'keys.take'],
];

const LARGE_KEYS: readonly (readonly [string, Key])[] = [
  ['← → ↑ ↓', 'keys.pan'],
  ['+ −', 'keys.zoom'],
  ['Home', 'keys.whole'],
  ['Enter', 'keys.set'],
  ['l', 'keys.lens'],
];

export function dialogs(state: State, dispatch: Dispatch): TemplateResult {
  const close = (): void => {
    if (state.look.dialog) dispatch({ type: 'look', look: { dialog: null } });
  };
  return html`
    ${dialog('help', 'help.title', help(state, dispatch), state, close)} ${dialog('paste', 'paste.title', paste(dispatch), state, close)}
  `;
}

function dialog(
  name: 'help' | 'paste',
  title: Key,
  body: TemplateResult,
  { look }: State,
  close: () => void,
): TemplateResult {
  const open = look.dialog === name;
  const follow = (element?: Element): void => {
    const box = element as HTMLDialogElement | undefined;
    // The element is new in the page: it can be opened once it is in it.
    queueMicrotask(() => {
      if (open && box?.isConnected && !box.open) box.showModal();
      if (!open && box?.open) box.close();
    });
  };
  return html`<dialog class="dialog" aria-labelledby="dialog-${name}" @close=${close} ${ref(follow)}>
    <div class="dialog__head">
      <h2 id="dialog-${name}">${t(title)}</h2>
      <button class="key" aria-label=${t('top.close')} @click=${close}>${icon('cross')}</button>
    </div>
    ${body}
  </dialog>`;
}

function help({ look }: State, dispatch: Dispatch): TemplateResult {
  const table = (keys: typeof KEYS): TemplateResult => html`<dl class="keys-list">
    ${keys.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(what)}</dd>`)}
  </dl>`;
  const switched = (event: Event): void =>
    dispatch({ type: 'look', look: { shortcuts: (event.target as HTMLInputElement).checked } });
  return html`<p>${t('help.problem')}</p>
    <p>${t('help.attacks')}</p>
    <p>${t('help.what')}</p>
    <h3>${t('help.onBoard')}</h3>
    ${table(BOARD_KEYS)}
    <h3>${t('help.onLarge')}</h3>
    ${table(LARGE_KEYS)}
    <h3>${t('help.anywhere')}</h3>
    ${table(KEYS)}
    <label class="switch"><input type="checkbox" .checked=${live(look.shortcuts)} @change=${switched} />${t('help.shortcuts')}</label>
    <h3>${t('help.works')}</h3>
    <ul class="works">${Object.values(WORKS).map((work) => html`<li>${cited(work)}</li>`)}</ul>`;
}

function paste(dispatch: Dispatch): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem('placement') as HTMLTextAreaElement;
    dispatch({ type: 'parse', text: field.value });
    dispatch({ type: 'look', look: { dialog: null } });
  };
  return html`<form @submit=${submit}>
    <p>${t('paste.what')}</p>
    <label class="paste">
      <span>${t('paste.field')}</span>
      <textarea class="field mono" name="placement" rows="8" spellcheck="false" autocapitalize="off" placeholder=${t('paste.example')}></textarea>
    </label>
    <div class="row"><button class="btn" data-kind="main">${t('paste.place')}</button></div>
  </form>`;
}
