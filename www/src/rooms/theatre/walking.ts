// A key that is pressed in the outline of the tree leads on from where the state is, however many of them come in one frame.

import { walk } from '../../watch/tree/items';
import type { Effect, NoQuestions, RoomContext } from '../room';
import type { Predict, PredictAction } from './predict';

export const walking =
  ({ dispatchApp }: RoomContext<Predict, PredictAction, NoQuestions>): Effect<Predict, PredictAction> =>
  (happened, _, { shared }) => {
    const next = happened.type === 'walk' ? walk(shared, happened.key) : null;
    if (next) dispatchApp(next);
  };
