// The Count room: how many solutions there are, all of them counted on this machine.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { counting } from './effect';
import { readAsk, writeAsk } from './link';
import type { CountQuestions } from './questions';
import { type CountDeed, type CountState, startCount, updateCount } from './slice';
import { view } from './view';

export const room: Room<CountState, CountDeed, CountQuestions> = {
  start: startCount,
  update: updateCount,
  link: { write: writeAsk, read: readAsk },
  open: (kit) => ({ view: withholding(view), effect: counting(kit) }),
};
