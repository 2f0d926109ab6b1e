// The Large room: boards of up to ten million rows, with their own worker, which stores and paints them.

import { stepsAction } from '../../watch/steps';
import type { Room } from '../room';
import { large } from './effect';
import { stepsOf } from './linear/slice';
import { readLargeLink, writeLargeLink } from './link';
import type { LargeQuestions } from './questions';
import { sizeOf } from './slice';
import { type LargeRoomAction, type LargeState, startLargeRoom, updateLargeRoom } from './state';
import { createLarge } from './view';

export const room: Room<LargeState, LargeRoomAction, LargeQuestions> = {
  start: startLargeRoom,
  update: updateLargeRoom,
  link: { write: ({ large }) => writeLargeLink(large), read: readLargeLink },
  transport(key, { linear }) {
    const action = stepsAction(key, stepsOf(linear));
    return action && { type: 'linear', action };
  },
  overrides: {
    undo: { type: 'undo' },
    redo: { type: 'redo' },
    // A pasted large board is read like a file, because it may have millions of rows.
    paste: (text) => ({ type: 'open', file: new File([text], 'clipboard') }),
  },
  subject: ({ large }) => sizeOf(large),
  open: (context) => ({ view: createLarge(), effect: large(context) }),
};
