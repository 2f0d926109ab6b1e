// The Count room: how many solutions there are, all of them counted on this machine.

import { withholdAnswers } from '../../board/withheld';
import { createStored } from '../../kernel/stored';
import { persist } from '../commands';
import type { Room } from '../room';
import { countEffect } from './effect';
import { readAsk, writeAsk } from './link';
import type { CountQuestions } from './pool';
import { type CountAction, type CountState, startCount, updateCount } from './slice';
import { view } from './view';

const device = createStored(
  'queens-device',
  (text) => (text !== null && /^[0-9a-z]{2}$/.test(text) ? text : null),
  (mark) => mark ?? '',
);

export const room: Room<CountState, CountAction, CountQuestions> = {
  start: startCount,
  update: updateCount,
  persisted: [
    persist(
      device,
      ({ device }) => device,
      (mark) => ({ type: 'device', mark }),
    ),
  ],
  link: { write: writeAsk, read: readAsk },
  open: (context) => ({ view: withholdAnswers(view), effect: countEffect(context) }),
};
