// The job that measures: samples of one kind, each with its time.

import { type Jobs, stepped } from '../../worker/job';
import type { FiguresQuestions } from './questions';

/** Steps of a sample between two looks at the clock: a few milliseconds. */
const STEPS = 1 << 14;

/** Results are sent again once there are a tenth more of them, so that a million samples need only a few messages. */
const GROWTH = 1.1;

export const jobs: Jobs<FiguresQuestions> = {
  experiment(engine, { kind, n, seed, from, to, options }) {
    const job = new engine.ExperimentJob(kind, n, seed, from, to, options);
    const times: number[] = [];
    const result = (): Record<string, Float64Array> => ({ ...job.result(), milliseconds: Float64Array.from(times) });
    let [under, sent] = [0, 0];
    /** Works on the next sample; true when all are taken. */
    const work = (): boolean => {
      // The time of a sample does not include making its initial board.
      if (from >= to || !job.prepare(STEPS)) return from >= to;
      const began = performance.now();
      const over = job.work(STEPS);
      under += performance.now() - began;
      if (job.done() > times.length) {
        times.push(under);
        under = 0;
      }
      return over;
    };
    return stepped(work, {
      answer: (milliseconds) => ({ result: result(), milliseconds: milliseconds() }),
      progress: () => {
        const done = job.done();
        const grown = done > 0 && done >= GROWTH * sent;
        if (grown) sent = done;
        return { done, of: to - from, result: grown ? result() : null };
      },
      free: () => job.free(),
    });
  },
};
