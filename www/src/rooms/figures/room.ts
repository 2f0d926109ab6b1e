// The Figures room: the figures of the papers on linear completion and on repair, measured again.

import type { Room } from '../room';
import { measuring } from './effect';
import { FIGURES } from './paper';
import type { FiguresQuestions } from './questions';
import { FIRST, type Figures, type FiguresAction, startFigures, updateFigures } from './slice';
import { createFigures } from './view';

export const room: Room<Figures, FiguresAction, FiguresQuestions> = {
  start: startFigures,
  update: updateFigures,
  link: {
    write: ({ chosen }) => (chosen === FIRST ? '' : chosen),
    read(text) {
      const figure = FIGURES.find(({ name }) => name === text);
      return figure ? { type: 'choose', name: figure.name } : null;
    },
  },
  subject: () => null,
  open: (context) => ({ view: createFigures(), effect: measuring(context) }),
};
