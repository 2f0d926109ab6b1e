// The Frontier room: questions about queens that nobody has answered, asked on this machine.

import type { Room } from '../room';
import { asking } from './effect';
import { readFrontier, writeFrontier } from './link';
import type { FrontierQuestions } from './questions';
import { type Frontier, type FrontierAction, startFrontier, updateFrontier } from './slice';
import { createFrontier } from './view';

export const room: Room<Frontier, FrontierAction, FrontierQuestions> = {
  start: startFrontier,
  update: updateFrontier,
  link: { write: writeFrontier, read: readFrontier },
  open: (context) => ({ view: createFrontier(), effect: asking(context) }),
};
