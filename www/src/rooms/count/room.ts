// The Count room: how many solutions there are, all of them counted on this machine.

import { withholdAnswers } from '../../board/withheld';
import type { Room } from '../room';
import { countEffect } from './effect';
import { readAsk, writeAsk } from './link';
import type { CountQuestions } from './pool';
import { type CountAction, type CountState, startCount, updateCount } from './slice';
import { view } from './view';

export const room: Room<CountState, CountAction, CountQuestions> = {
  start: startCount,
  update: updateCount,
  link: { write: writeAsk, read: readAsk },
  open: (context) => ({ view: withholdAnswers(view), effect: countEffect(context) }),
};
