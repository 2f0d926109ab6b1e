// The clipboard: copies links and placements, and pastes any text.

import type { WorkerClient } from '../client/client';
import { JobError } from '../client/trouble';
import { isHandled } from '../ui/press';
import type { AppAction, AppDispatch } from './action';
import type { Outgoing } from './copying';
import { showTrouble } from './notice';
import type { TextQuestions } from './questions';
import type { RoomRegistry } from './room-registry';
import type { Effect, State } from './state';
import type { Store } from './store';
import type { CopyState } from './ui-state';

export function clipboard(client: WorkerClient<TextQuestions>, { dispatch }: Store, places: RoomRegistry): Effect {
  async function copy(what: Outgoing, state: State): Promise<void> {
    try {
      const { textToCopy } = await import('./copying');
      await put(await textToCopy(what, state, client, places));
      dispatch({ type: 'notice', notice: { kind: 'news', news: what === 'link' ? 'linkCopied' : 'placementCopied' } });
    } catch (error) {
      dispatch(showTrouble(error));
    }
  }

  addEventListener('paste', (event) => {
    if (isHandled(event)) return;
    const data = event.clipboardData;
    const text = data?.getData('text/plain').trim() ? data.getData('text/plain') : data?.files[0];
    if (!text) return;
    event.preventDefault();
    dispatch({ type: 'parse', text });
  });

  return (action: AppAction, _before, after) => {
    if (action.type === 'copy') void copy(action.what, after);
  };
}

/** Copies a text, and reports whether the browser allowed it. */
export const copyText = (text: string, news: CopyState, dispatch: AppDispatch): Promise<void> =>
  put(text).then(
    () => dispatch({ type: 'notice', notice: { kind: 'news', news } }),
    (error: unknown) => dispatch(showTrouble(error)),
  );

/** Writes to the clipboard. If the browser refuses, throws an error that the page can show. */
async function put(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new JobError('clipboard');
  }
}
