// The job of the bit lab that measures time: the speed of the forms of a trick.

import { type Job, type Jobs, steppedJob } from '../../worker/job';
import type { LabQuestions, Speeds } from './slice';

/** How often each form is timed, and for how many milliseconds. The best time counts, because slower runs were disturbed. */
const TIMES = 8;
const MILLISECONDS = 15;
/** The number of repetitions of the first try, which is short for every form. */
const FIRST = 1_000;

export const jobs: Jobs<LabQuestions> = {
  labMeasure(engine, { trick }): Job {
    const runs = new engine.FormRuns(trick);
    const left = runs.names();
    const speeds: Record<string, number> = {};
    let answers = FIRST;
    let timed = 0;
    /** Times the next form once; true if all are timed. */
    const measure = (): boolean => {
      const form = left[0];
      if (form === undefined) return true;
      const start = performance.now();
      runs.repeat(form, answers);
      const milliseconds = performance.now() - start;
      if (milliseconds < MILLISECONDS / 2) {
        answers *= 2;
        return false;
      }
      speeds[form] = Math.max(speeds[form] ?? 0, (answers / milliseconds) * 1_000);
      timed += 1;
      if (timed === TIMES) {
        left.shift();
        answers = FIRST;
        timed = 0;
      }
      return false;
    };
    return steppedJob(measure, {
      progress: () => ({ ...speeds }) satisfies Speeds,
      answer: () => speeds satisfies Speeds,
      free: () => runs.free(),
    });
  },
};
