// The Frontier room: open problems about queens, examined on this machine.

import { persist } from '../commands';
import type { Room } from '../room';
import { readFrontier, writeFrontier } from './link';
import {
  type Frontier,
  type FrontierAction,
  type FrontierQuestions,
  followBoard,
  frontierWants,
  startFrontier,
  updateFrontier,
} from './slice';
import { storedReports } from './stored-reports';
import { createFrontier } from './view';

export const room: Room<Frontier, FrontierAction, FrontierQuestions> = {
  start: startFrontier,
  update: updateFrontier,
  follow: followBoard,
  wants: frontierWants,
  persisted: [
    persist(
      storedReports,
      ({ reports }) => reports,
      (reports) => ({ type: 'stored', reports }),
    ),
  ],
  link: { write: writeFrontier, read: readFrontier },
  open: () => ({ view: createFrontier() }),
};
