// The Theatre room: it shows the same run as the Board. It adds predictions, branches, and the keys of the outline.

import { combineEffects, type Room } from '../room';
import { autoplay } from './autoplay';
import { branchEffect } from './branch-effect';
import { readPredict, writePredict } from './link';
import { outlineKeys } from './outline-keys';
import { predictEffect } from './predict-effect';
import { keysOfGuess } from './predict-view';
import { readingWants, storedForm, type TheatreQuestions } from './reading';
import { startTheatre, type Theatre, type TheatreAction, updateTheatre } from './slice';
import { createTheatre } from './view';

export const room: Room<Theatre, TheatreAction, TheatreQuestions> = {
  start: startTheatre,
  update: updateTheatre,
  wants: readingWants,
  persisted: [storedForm],
  link: { write: writePredict, read: readPredict },
  overrides: { undo: { type: 'undo' }, redo: { type: 'redo' } },
  keys: keysOfGuess,
  remote: (by) => ({ type: 'turn', by }),
  open: (context) => ({
    view: createTheatre(),
    effect: combineEffects(predictEffect(context), outlineKeys(context), autoplay(context), branchEffect(context)),
  }),
};
