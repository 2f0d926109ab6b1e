// The Share room: what is shown, taken elsewhere: saved, printed, linked, embedded, gathered for a class.

import { type Room, together } from '../room';
import { gathering } from './class/effect';
import { sharing } from './effect';
import { readDoor, writeDoor } from './link/own';
import type { ShareQuestions } from './questions';
import { type ShareDeed, type ShareState, startShare, updateShare } from './slice';
import { createShare } from './view';

export const room: Room<ShareState, ShareDeed, ShareQuestions> = {
  start: startShare,
  update: updateShare,
  link: { write: writeDoor, read: readDoor },
  open: (kit) => {
    const line = kit.hire();
    return { view: createShare(), effect: together(sharing(kit, line), gathering(kit, line)) };
  },
};
