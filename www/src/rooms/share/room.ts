// The Share room: what is shown, taken elsewhere: saved, printed, linked, embedded, gathered for a class.

import { type Room, together } from '../room';
import { gathering } from './class/effect';
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
    return { view: createShare(), effect: together(sharing(context, client), gathering(context, client)) };
  },
};
