// What goes through the clipboard: links and placements out, placements in. Text from outside is parsed by the engine.

import type { WorkerClient } from '../client/client';
import { JobError } from '../client/trouble';
import type { AppAction, AppDispatch } from './action';
import { LARGEST, queensOf } from './input';
import { withLanguage } from './language';
import { linkOf } from './link';
import { troubled } from './notice';
import type { TextQuestions } from './questions';
import type { RoomRegistry } from './room-registry';
import type { Effect, State } from './state';
import type { Store } from './store';
import type { Copied } from './ui-state';

export function clipboard(
  client: WorkerClient<TextQuestions>,
  { dispatch, state }: Store,
  places: RoomRegistry,
): Effect {
  async function copy(what: 'link' | 'list' | 'diagram', state: State): Promise<void> {
    try {
      if (what === 'link') {
        const hash =
          places.wholeOf(state) ?? (await client.ask('writeLink', linkOf(state, places.ownOf(state))).answer);
        const named = withLanguage(`#${hash.replace(/^#/, '')}`, state.ui.language);
        await put(new URL(named, location.href).href);
      } else {
        const { input, answer } = state;
        const squares = answer.kind === 'completed' ? answer.squares : input.board.squares;
        const board = { ...input.board, squares };
        await put(
          input.variant
            ? (await import('./board-text')).textOf(board)
            : await client.ask('formatPlacement', { rows: queensOf(board).rows, form: what }).answer,
        );
      }
      dispatch({ type: 'notice', notice: { kind: 'news', news: what === 'link' ? 'linkCopied' : 'placementCopied' } });
    } catch (error) {
      dispatch(troubled(error));
    }
  }

  async function parse(text: string): Promise<void> {
    try {
      const [link] = /#[12]&\S+$/.exec(text.trim()) ?? [];
      if (link) {
        dispatch(CLOSE);
        location.hash = link;
        return;
      }
      // A variant takes a board of its own rule.
      const paste = state().input.variant ? places.takes(state()).paste?.(text) : null;
      if (paste) {
        dispatch(CLOSE);
        dispatch(paste);
        return;
      }
      const rows = await client.ask('parsePlacement', { text }).answer;
      if (rows.length > LARGEST) throw new JobError('too-large-to-show', { size: rows.length, largest: LARGEST });
      dispatch(CLOSE);
      dispatch({ type: 'notice', notice: null });
      dispatch({ type: 'place', rows });
    } catch (error) {
      dispatch(troubled(error));
    }
  }

  addEventListener('paste', (event) => {
    if ((event.target as Element | null)?.closest?.('input, textarea, dialog')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim() === '') return;
    const { paste } = places.takes(state());
    const action: AppAction | null = paste ? paste(text) : { type: 'parse', text };
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  });

  return (action: AppAction, _before, after) => {
    if (action.type === 'copy') void copy(action.what, after);
    if (action.type === 'parse') void parse(action.text);
  };
}

/** Puts a text on the clipboard, and says so, or that the browser refused. */
export const copyText = (text: string, news: Copied, dispatch: AppDispatch): Promise<void> =>
  put(text).then(
    () => dispatch({ type: 'notice', notice: { kind: 'news', news } }),
    (error: unknown) => dispatch(troubled(error)),
  );

/** What was typed into the dialog is placed, or stays there with what is wrong about it. */
const CLOSE: AppAction = { type: 'ui', ui: { dialog: null } };

/** Writes to the clipboard; a refusal by the browser is an error with a text of ours. */
async function put(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    throw new JobError('clipboard');
  }
}
