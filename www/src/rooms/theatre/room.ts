// The Theatre room: it shows the same run as the Board. It adds the judge of predictions, and the keys of the outline.

import { type Room, together } from '../room';
import { deciding } from './deciding';
import { readPredict, writePredict } from './link';
import { keysOfGuess } from './predict-view';
import { predicting } from './predicting';
import type { TheatreQuestions } from './questions';
import { keptForm, readingWants } from './reading';
import { startTheatre, type Theatre, type TheatreAction, updateTheatre } from './slice';
import { starting } from './starting';
import { createTheatre } from './view';
import { walking } from './walking';

export const room: Room<Theatre, TheatreAction, TheatreQuestions> = {
  start: startTheatre,
  update: updateTheatre,
  wants: readingWants,
  persisted: [keptForm],
  link: { write: writePredict, read: readPredict },
  takes: { undo: { type: 'undo' }, redo: { type: 'redo' } },
  keys: keysOfGuess,
  remote: (by) => ({ type: 'turn', by }),
  open: (context) => ({
    view: createTheatre(),
    effect: together(predicting(context), walking(context), starting(context), deciding(context)),
  }),
};
