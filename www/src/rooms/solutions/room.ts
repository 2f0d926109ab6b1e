// The Solutions room: all solutions of an empty board, listed and summed by the engine.

import { withholdAnswers } from '../../board/withheld';
import type { Room } from '../room';
import { readBrowse, writeBrowse } from './link';
import {
  followBoard,
  type Solutions,
  type SolutionsAction,
  solutionsWants,
  startSolutions,
  updateSolutions,
} from './slice';
import { createSolutions } from './view';

export const room: Room<Solutions, SolutionsAction> = {
  start: startSolutions,
  update: updateSolutions,
  follow: followBoard,
  wants: solutionsWants,
  link: {
    write: ({ browse }) => writeBrowse(browse),
    read: (text) => ({ type: 'browse', to: readBrowse(text) }),
  },
  open: () => ({ view: withholdAnswers(createSolutions()) }),
};
