// The job that measures a hard board.

import { type Job, type Jobs, paced } from '../../../worker/job';
import type { FrontierQuestions } from '../questions';
import { HARD } from './asked';

export const hardnessJobs: Pick<Jobs<FrontierQuestions>, 'hardness'> = {
  hardness(engine, { size, obstacle, amount, seed }): Job {
    const job = new engine.HardnessJob(size, obstacle, amount, seed, HARD.nodes);
    return paced((nodes) => job.run(nodes), {
      answer: () => ({ wanted: amount, board: job.report() }) satisfies FrontierQuestions['hardness']['answer'],
      free: () => job.free(),
    });
  },
};
