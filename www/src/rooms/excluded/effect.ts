// Asks the engine to decide the instance, and ends that when another one is written.

import { latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import type { ExcludedAction, ExcludedQuestions, ExcludedState } from './slice';

export function deciding({
  dispatch,
  now,
  spawnWorker,
}: RoomContext<ExcludedState, ExcludedAction, ExcludedQuestions>): Effect<ExcludedState, ExcludedAction> {
  const asked = latest<ExcludedQuestions>(spawnWorker(), (error) =>
    dispatch({ type: 'status', status: { kind: 'failed', trouble: troubleOf(error) } }),
  );
  return (happened) => {
    if (happened.type !== 'action') return;
    const { type } = happened.action;
    const { own, shared } = now();
    if (type === 'decide')
      asked.ask(
        'exclude',
        { text: own.text, seed: shared.input.seed },
        { done: (answer) => dispatch({ type: 'status', status: { kind: 'known', answer } }) },
      );
    else if (type === 'cancel' || type === 'write') asked.cancel();
  };
}
