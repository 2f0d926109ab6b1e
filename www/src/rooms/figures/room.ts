// The Figures room: the figures of the papers on linear completion and on repair, measured again.

import type { Room } from '../room';
import { readFigure, writeFigure } from './link';
import { type Figures, type FiguresAction, startFigures, updateFigures } from './slice';
import { createFigures } from './view';

export const room: Room<Figures, FiguresAction> = {
  start: startFigures,
  update: updateFigures,
  link: {
    write: writeFigure,
    read: readFigure,
  },
  subject: () => null,
  open: () => ({ view: createFigures() }),
};
