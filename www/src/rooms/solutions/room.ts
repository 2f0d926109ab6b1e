// The Solutions room: all solutions of an empty board, listed and summed by a worker of its own.

import { withholding } from '../../board/withheld';
import type { Room } from '../room';
import { listing } from './effect';
import { readBrowse, writeBrowse } from './link';
import type { SolutionsQuestions } from './questions';
import { type Solutions, type SolutionsAction, startSolutions, updateSolutions } from './slice';
import { createSolutions } from './view';

export const room: Room<Solutions, SolutionsAction, SolutionsQuestions> = {
  start: startSolutions,
  update: updateSolutions,
  link: {
    write: ({ browse }) => writeBrowse(browse),
    read: (text) => ({ type: 'browse', to: readBrowse(text) }),
  },
  open: (context) => ({ view: withholding(createSolutions()), effect: listing(context) }),
};
