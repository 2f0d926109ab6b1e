// The Play room: puzzles, one a day among them, and a game for two.

import type { Room } from '../room';
import { play } from './effect';
import { readPlay, writePlay } from './link';
import type { PlayQuestions } from './questions';
import { type Play, type PlayAction, queensOf, startPlay, updatePlay } from './slice';
import { createView } from './view';

export const room: Room<Play, PlayAction, PlayQuestions> = {
  start: startPlay,
  update: updatePlay,
  link: { write: writePlay, read: readPlay },
  takes: { undo: { type: 'undo' }, redo: { type: 'redo' }, paste: () => null },
  subject: queensOf,
  open: (context) => ({ view: createView(), effect: play(context) }),
};
