// Fetches the contents of the dialogs, with texts and styles, when the first of them is opened.

import { html, type TemplateResult } from 'lit-html';
import type { AppDispatch } from '../kernel/action';
import { Part } from '../kernel/fetched';
import type { Effect, State } from '../kernel/state';
import type { Store } from '../kernel/store';
import { fetchStyles } from '../kernel/styles';
import type { Dialog } from '../kernel/ui-state';
import { fetchTexts } from '../texts/fetch';
import { t } from '../texts/texts';

/** Renderers of the dialogs, once they are fetched. */
const bodies = new Part<Readonly<Record<Dialog, (state: State, dispatch: AppDispatch) => TemplateResult>>>(
  'help',
  () => import('./help/dialogs'),
  () => Promise.all([...['help.css', 'answers.css', 'rooms.css'].map(fetchStyles), fetchTexts('rooms')]),
);

/** If a dialog cannot be fetched, it closes, and the next opening fetches it again. */
export const helpEffect =
  (store: Store): Effect =>
  (_, { ui: before }, { ui: after }) => {
    if (after.dialog !== null && before.dialog === null)
      bodies.fetch(store, () => store.dispatch({ type: 'ui', ui: { dialog: null } }));
  };

/** Renders the contents of a dialog. */
export const bodyOf = (dialog: Dialog, state: State, dispatch: AppDispatch): TemplateResult =>
  bodies.there?.[dialog](state, dispatch) ??
  html`<p role="status">${t('page.fetching', { room: t(`${dialog}.title`) })}</p>`;
