// Fetches what stands in the dialogs, with its texts, when one of them is first asked for.

import { html, type TemplateResult } from 'lit-html';
import type { Dispatch } from '../kernel/action';
import { isUnfetched, retrying } from '../kernel/fetched';
import type { Look } from '../kernel/look';
import type { Loop } from '../kernel/loop';
import type { Effect, State } from '../kernel/state';
import { fetchTexts } from '../texts/fetch';
import { t } from '../texts/texts';

/** What is drawn of it once it is there. */
let bodies: Readonly<Record<NonNullable<Look['dialog']>, (state: State, dispatch: Dispatch) => TemplateResult>> | null =
  null;

const load = retrying(() => import('./help/dialogs'), 'help.js');

/** One that could not be fetched says so, and is fetched again the next time. */
export const helping =
  ({ dispatch, state }: Loop): Effect =>
  (_, { look: before }, { look: after }) => {
    if (bodies || after.dialog === null || before.dialog !== null) return;
    Promise.all([load(), fetchTexts('help')]).then(
      ([fetched]) => {
        bodies = fetched;
        const { notice } = state().look;
        const over = notice?.kind === 'trouble' && notice.code === 'room-missing';
        // Drawn anew.
        dispatch({ type: 'look', look: {} });
        if (over) dispatch({ type: 'notice', notice: null });
      },
      (error: unknown) => {
        if (!isUnfetched(error)) throw error;
        dispatch({ type: 'look', look: { dialog: null } });
        dispatch({ type: 'notice', notice: { kind: 'trouble', code: 'room-missing', detail: {} } });
      },
    );
  };

/** What stands in a dialog. */
export const bodyOf = (dialog: NonNullable<Look['dialog']>, state: State, dispatch: Dispatch): TemplateResult =>
  bodies?.[dialog](state, dispatch) ?? html`<p role="status">${t('page.fetching', { room: t(`${dialog}.title`) })}</p>`;
