// The Share room: saves, prints, links and embeds the visible board or run.

import type { Room } from '../room';
import { readPanel, writePanel } from './link/own';
import { type ShareQuestions, shareWants } from './requests';
import { type ShareAction, type ShareState, startShare } from './slice';
import { shareAfter } from './update';
import { createShare } from './view';

export const room: Room<ShareState, ShareAction, ShareQuestions> = {
  start: startShare,
  update: shareAfter,
  wants: shareWants,
  link: { write: writePanel, read: readPanel },
  open: () => ({ view: createShare() }),
};
