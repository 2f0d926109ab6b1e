// The jobs of the room for teachers, in the worker.

import { truthOf } from '../../watch/truth';
import { boardNow } from '../../watch/truths/judge';
import { instant, type Job, type Jobs } from '../../worker/job';
import { examJob } from './exam/make';
import { createReader } from './hands/reader';
import type { TeachQuestions } from './questions';

export const jobs: Jobs<TeachQuestions> = {
  truth: (engine, { setting, truth }) => instant(() => truthOf(engine, setting, truth)),
  /** A size of cards a slice. */
  cards(_, grey): Job {
    const reader = createReader(grey);
    return {
      slice: () => (reader.next() ? { done: false, resting: false } : { done: true, answer: reader.cards() }),
      progress: () => null,
    };
  },
  exam: examJob,
  stands: (engine, { setting }) => instant(() => boardNow(engine, setting)),
};
