// Makes one measurement after the other, as long as the open question needs more and nobody stops it.

import type { Job } from '../../client/client';
import { isCancelled, troubleOf } from '../../client/trouble';
import type { Effect, RoomContext } from '../room';
import { keyOf } from './asks';
import type { QuestionsAsked } from './questions';
import { type Inquiry, type InquiryAction, nextAsk } from './slice';

/** The name of the room in `rooms.ts`. */
const HERE = 'questions';

export function measuring({
  dispatch,
  now,
  spawnWorker,
}: RoomContext<Inquiry, InquiryAction, QuestionsAsked>): Effect<Inquiry, InquiryAction> {
  const client = spawnWorker();
  let job: { readonly key: string; readonly begun: Job<QuestionsAsked['measure']> } | null = null;

  function stop(): void {
    job?.begun.cancel();
    job = null;
  }

  function measure(): void {
    const { own, shared } = now();
    const ask = shared.ui.view === HERE && !own.stopped ? nextAsk(own) : null;
    const key = ask && keyOf(ask);
    if (job && job.key === key) return;
    stop();
    if (!ask || key === null) return;
    const mine = (): boolean => job?.begun === begun;
    const begun = client.ask('measure', ask, (found) => {
      if (mine()) dispatch({ type: 'measures', now: { ask, found } });
    });
    job = { key, begun };
    dispatch({ type: 'measures', now: { ask, found: null } });
    begun.answer.then(
      (found) => {
        if (!mine()) return;
        job = null;
        dispatch({ type: 'found', ask, found });
      },
      (error: unknown) => {
        if (!mine()) return;
        job = null;
        if (!isCancelled(error)) dispatch({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  return (happened) => {
    if (happened.type === 'action' && happened.action.type === 'measures') return;
    measure();
  };
}
