// The sign of a pasted board that could be a queen or a forbidden square.

import type { ReadBoard } from '../../engine/types';
import type { Sign } from '../../kernel/ui-state';

const NOTES = { queen: 'board-note-sign-queen', forbidden: 'board-note-sign-forbidden' } as const satisfies Record<
  Sign,
  string
>;

/** How the ambiguous sign of a board was read; null if no sign is ambiguous. */
export const signOf = ({ notes = [] }: ReadBoard): Sign | null =>
  notes.some(({ code }) => code === NOTES.queen)
    ? 'queen'
    : notes.some(({ code }) => code === NOTES.forbidden)
      ? 'forbidden'
      : null;

/** The board with its ambiguous sign read as `sign`. `Board::with_other_sign` of the engine changes it in the same way. */
export function withSign(board: ReadBoard, sign: Sign): ReadBoard {
  const is = signOf(board);
  if (!is || is === sign) return board;
  const notes = (board.notes ?? []).map((note) => (note.code === NOTES[is] ? { ...note, code: NOTES[sign] } : note));
  return { ...board, given: board.marks, marks: board.given, notes };
}
