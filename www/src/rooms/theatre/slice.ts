// The state of the Theatre room: predictions, and the choices for reading.

import type { Next } from '../commands';
import type { ViewProps } from '../room';
import { type Predict, type PredictAction, startPredict, updatePredict } from './predict';
import { type Reading, type ReadingAction, startReading } from './reading';

export type Theatre = Predict & Reading;

/** `turn`: a remote control shows the next or the previous step. */
export type TheatreAction = PredictAction | ReadingAction | { readonly type: 'turn'; readonly by: -1 | 1 };

/** The properties of the room's views. */
export type TheatreProps = ViewProps<Theatre, TheatreAction>;

export const startTheatre: Theatre = { ...startPredict, ...startReading };

export function updateTheatre(theatre: Theatre, action: TheatreAction): Next<Theatre, TheatreAction> {
  switch (action.type) {
    case 'turn':
      return [theatre, { do: 'app', action: { type: 'step', by: action.by } }];
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
