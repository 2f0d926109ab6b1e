// Makes one measurement after the other, as long as the open question needs more and is not stopped.

import { latest } from '../../client/latest';
import { troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import { keyOf } from './asks';
import type { QuestionsAsked } from './questions';
import { type Inquiry, type InquiryAction, nextAsk } from './slice';

export function measuring({
  dispatch,
  now,
  isShown,
  spawnWorker,
}: RoomContext<Inquiry, InquiryAction, QuestionsAsked>): Effect<Inquiry, InquiryAction> {
  const measurement = latest<QuestionsAsked>(spawnWorker(), (error) =>
    dispatch({ type: 'failed', trouble: troubleOf(error) }),
  );
  /** The measurement that is made. */
  let measured: string | null = null;

  function measure(): void {
    const { own } = now();
    const ask = isShown() && !own.stopped ? nextAsk(own) : null;
    const key = ask && keyOf(ask);
    if (measurement.busy && key === measured) return;
    measured = key;
    if (!ask) {
      measurement.cancel();
      return;
    }
    measurement.ask('measure', ask, {
      progress: (found) => dispatch({ type: 'measures', now: { ask, found } }),
      done: (found) => dispatch({ type: 'found', ask, found }),
    });
    dispatch({ type: 'measures', now: { ask, found: null } });
  }

  return (happened) => {
    if (happened.type === 'action' && happened.action.type === 'measures') return;
    measure();
  };
}
