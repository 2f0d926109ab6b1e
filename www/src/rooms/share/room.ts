// The Share room: what is shown, taken elsewhere: saved, printed, linked, embedded.

import type { Room } from '../room';
import { sharing } from './effect';
import { readDoor, writeDoor } from './link/own';
import type { ShareQuestions } from './questions';
import { type ShareAction, type ShareState, startShare, updateShare } from './slice';
import { createShare } from './view';

export const room: Room<ShareState, ShareAction, ShareQuestions> = {
  start: startShare,
  update: updateShare,
  link: { write: writeDoor, read: readDoor },
  open: (context) => {
    const client = context.spawnWorker();
    return { view: createShare(), effect: sharing(context, client) };
  },
};
