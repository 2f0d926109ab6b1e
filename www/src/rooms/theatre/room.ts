// The Theatre room: it shows the same run as the Board. It adds the judge of predictions, and the keys of the outline.

import { listenForRemote } from '../../board/projector/remote';
import { type Room, together } from '../room';
import { deciding } from './deciding';
import { readPredict, writePredict } from './link';
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
  open(context) {
    const { dispatchApp, now } = context;
    listenForRemote({
      ui: () => (now().shared.ui.view === 'theatre' ? now().shared.ui : null),
      turn: (by) => dispatchApp({ type: 'step', by }),
      dispatchApp,
    });
    return {
      view: createTheatre(),
      effect: together(predicting(context), walking(context), starting(context), deciding(context)),
    };
  },
};
