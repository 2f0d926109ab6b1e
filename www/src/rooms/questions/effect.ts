// Makes one measurement after the other, as long as the open question needs more and nobody stops it.

import type { Job } from '../../line/client';
import { isCancelled, troubleOf } from '../../line/trouble';
import type { Effect, Kit } from '../room';
import { keyOf } from './asks';
import type { QuestionsAsked } from './questions';
import { type Inquiry, type InquiryDeed, nextAsk } from './slice';

/** The name of the room in `rooms.ts`. */
const HERE = 'questions';

export function measuring({ act, now, hire }: Kit<Inquiry, InquiryDeed, QuestionsAsked>): Effect<Inquiry, InquiryDeed> {
  const line = hire();
  let job: { readonly key: string; readonly begun: Job<QuestionsAsked['measure']> } | null = null;

  function stop(): void {
    job?.begun.cancel();
    job = null;
  }

  function measure(): void {
    const { own, shared } = now();
    const ask = shared.look.view === HERE && !own.stopped ? nextAsk(own) : null;
    const key = ask && keyOf(ask);
    if (job && job.key === key) return;
    stop();
    if (!ask || key === null) return;
    const mine = (): boolean => job?.begun === begun;
    const begun = line.ask('measure', ask, (found) => {
      if (mine()) act({ type: 'measures', now: { ask, found } });
    });
    job = { key, begun };
    act({ type: 'measures', now: { ask, found: null } });
    begun.answer.then(
      (found) => {
        if (!mine()) return;
        job = null;
        act({ type: 'found', ask, found });
      },
      (error: unknown) => {
        if (!mine()) return;
        job = null;
        if (!isCancelled(error)) act({ type: 'failed', trouble: troubleOf(error) });
      },
    );
  }

  return (happened) => {
    if (happened.type === 'deed' && happened.deed.type === 'measures') return;
    measure();
  };
}
