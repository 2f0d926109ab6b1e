// The jobs of the Learn room, in the worker: the judge of answers, and a lesson for paper.

import { instant, type Job, type Jobs } from '../../worker/job';
import type { LearnQuestions, Printed } from './questions';
import { truthOf } from './truth';
import { boardNow } from './truths/judge';

export const jobs: Jobs<LearnQuestions> = {
  truth: (engine, { setting, truth }) => instant(() => truthOf(engine, setting, truth)),

  /** A step a slice. */
  paper(engine, { steps }): Job {
    const printed: Printed[] = [];
    return {
      slice() {
        const step = steps[printed.length];
        if (!step) return { done: true, answer: printed };
        const { setting, truth } = step;
        printed.push({ rows: boardNow(engine, setting), answers: truth ? truthOf(engine, setting, truth) : [] });
        return { done: false, resting: false };
      },
      progress: () => null,
    };
  },
};
