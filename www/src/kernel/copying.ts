// Copies a link to the current state, or the board as text. Fetched at the first copy.

import type { WorkerClient } from '../client/client';
import { squaresText, textOf } from './board-text';
import { queensOf } from './input';
import { withLanguage } from './language';
import { linkOf } from './link';
import type { TextQuestions } from './questions';
import type { RoomRegistry } from './room-registry';
import type { State } from './state';

export type Outgoing = 'link' | 'list' | 'diagram';

/** Returns the text to copy. If a completion is shown, it counts as the board. */
export async function textToCopy(
  what: Outgoing,
  state: State,
  client: WorkerClient<TextQuestions>,
  places: RoomRegistry,
): Promise<string> {
  if (what === 'link') {
    const hash =
      places.wholeOf(state) ?? (await client.ask('writeLink()', [linkOf(state, places.ownOf(state))]).answer);
    const named = withLanguage(`#${hash.replace(/^#/, '')}`, state.ui.language);
    return new URL(named, location.href).href;
  }
  const { input, answer } = state;
  const squares = answer.kind === 'completed' ? answer.squares : input.board.squares;
  const board = { ...input.board, squares };
  if (input.variant) return textOf(board);
  const named = what === 'list' ? squaresText(board) : null;
  return named ?? (await client.ask('formatPlacement()', [queensOf(board).rows, what]).answer);
}
