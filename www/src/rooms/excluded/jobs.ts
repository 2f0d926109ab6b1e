// The job that decides an instance of excluded diagonals.

import { type Job, type Jobs, paced } from '../../worker/job';
import type { ExcludedQuestions } from './questions';

export const jobs: Jobs<ExcludedQuestions> = {
  decide(engine, { text, seed }): Job {
    const job = new engine.ExcludedJob(text, seed);
    return paced((steps) => job.run(steps), {
      answer: (milliseconds) =>
        ({ ...job.answer(), milliseconds: milliseconds() }) satisfies ExcludedQuestions['decide']['answer'],
      free: () => job.free(),
    });
  },
};
