// A key that is pressed in the outline of the tree leads on from where the state is, however many of them come in one frame.

import { walk } from '../../watch/tree/items';
import type { Effect, Kit, NoQuestions } from '../room';
import type { Predict, PredictDeed } from './predict';

export const walking =
  ({ dispatch }: Kit<Predict, PredictDeed, NoQuestions>): Effect<Predict, PredictDeed> =>
  (happened, _, { shared }) => {
    const next = happened.type === 'walk' ? walk(shared, happened.key) : null;
    if (next) dispatch(next);
  };
