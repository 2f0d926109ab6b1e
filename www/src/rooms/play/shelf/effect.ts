// Lets the worker make the puzzles of the shelf while it is looked at, one size after another.

import type { Job } from '../../../client/client';
import { isCancelled, type Trouble, troubleOf } from '../../../client/trouble';
import type { Desk } from '../desk';
import type { PlayQuestions } from '../questions';
import { boardName, nextToDraw, type Shelf, type ShelfAction } from './slice';

/** Called after everything that happens, with the shelf as it is now; null while it is not looked at. */
export function shelving(
  { client }: Desk,
  dispatch: (action: ShelfAction) => void,
  say: (trouble: Trouble) => void,
): (shelf: Shelf | null) => void {
  let asked: { readonly name: string; readonly job: Job<PlayQuestions['shelf']> } | null = null;

  return (shelf) => {
    const board = shelf && nextToDraw(shelf);
    const name = board ? boardName(board) : null;
    if (asked?.name === name) return;
    asked?.job.cancel();
    asked = null;
    if (!board || name === null) return;
    const job = client.ask('shelf', board);
    const mine = { name, job };
    asked = mine;
    job.answer.then(
      (pictures) => {
        if (asked === mine) asked = null;
        dispatch({ type: 'drawn', board, pictures });
      },
      (error: unknown) => {
        if (isCancelled(error)) return;
        // Without pictures it is a shelf still, and is not asked for again and again.
        dispatch({ type: 'drawn', board, pictures: [] });
        say(troubleOf(error));
      },
    );
  };
}
