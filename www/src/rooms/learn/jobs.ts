// The judge of answers, in the worker.

import { instant, type Jobs } from '../../worker/job';
import type { LearnQuestions } from './questions';
import { truthOf } from './truth';

export const jobs: Jobs<LearnQuestions> = {
  truth: (engine, { setting, truth }) => instant(() => truthOf(engine, setting, truth)),
};
