// The state of the Theatre room: predictions, and what is read beside the run.

import type { ViewProps } from '../room';
import { type Predict, type PredictAction, startPredict, updatePredict } from './predict';
import { type Reading, type ReadingAction, startReading } from './reading';

export type Theatre = Predict & Reading;

export type TheatreAction = PredictAction | ReadingAction;

/** The properties of the room's views. */
export type TheatreProps = ViewProps<Theatre, TheatreAction>;

export const startTheatre: Theatre = { ...startPredict, ...startReading };

export function updateTheatre(theatre: Theatre, action: TheatreAction): Theatre {
  switch (action.type) {
    case 'python':
      return { ...theatre, python: action.on };
    case 'why':
      return { ...theatre, why: action.open };
    case 'compared':
      return { ...theatre, compared: action.compared };
    default:
      return { ...theatre, ...updatePredict(theatre, action) };
  }
}
