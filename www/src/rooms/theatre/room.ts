// The Theatre room: it shows the same run as the Board. It adds the judge of predictions, and the keys of the outline.

import { combineEffects, type Room } from '../room';
import { starting } from './autoplay';
import { deciding } from './branch-effect';
import { readPredict, writePredict } from './link';
import { walking } from './outline-keys';
import { predicting } from './predict-effect';
import { keysOfGuess } from './predict-view';
import { keptForm, readingWants, type TheatreQuestions } from './reading';
import { startTheatre, type Theatre, type TheatreAction, updateTheatre } from './slice';
import { createTheatre } from './view';

export const room: Room<Theatre, TheatreAction, TheatreQuestions> = {
  start: startTheatre,
  update: updateTheatre,
  wants: readingWants,
  persisted: [keptForm],
  link: { write: writePredict, read: readPredict },
  overrides: { undo: { type: 'undo' }, redo: { type: 'redo' } },
  keys: keysOfGuess,
  remote: (by) => ({ type: 'turn', by }),
  open: (context) => ({
    view: createTheatre(),
    effect: combineEffects(predicting(context), walking(context), starting(context), deciding(context)),
  }),
};
