// The jobs of the worker with the whole engine, where the one that the page opens with would be slow, or cannot tell.

import { instant, type Jobs } from '../../worker/job';
import { boardJobs } from './first-jobs';
import type { WholeQuestions } from './questions';

export const jobs: Jobs<WholeQuestions> = {
  count: boardJobs.count,
  planCount: (engine, what) => instant(() => engine.planCount(what)),
};
