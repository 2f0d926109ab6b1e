// The Figures room: the figures of the papers on linear completion and on repair, measured again.

import type { Room } from '../room';
import { measuring } from './effect';
import { readFigure, writeFigure } from './link';
import type { FiguresQuestions } from './questions';
import { type Figures, type FiguresAction, startFigures, updateFigures } from './slice';
import { createFigures } from './view';

export const room: Room<Figures, FiguresAction, FiguresQuestions> = {
  start: startFigures,
  update: updateFigures,
  link: {
    write: writeFigure,
    read: readFigure,
  },
  subject: () => null,
  open: (context) => ({ view: createFigures(), effect: measuring(context) }),
};
