// The job that measures: samples of one kind, each with its time.

import type { LargeStarter } from '../desk-jobs';

export const measureJobs: { experiment: LargeStarter<'experiment'> } = {
  experiment(engine, { kind, n, seed, from, to, options }) {
    const job = new engine.ExperimentJob(kind, n, seed, from, to, options);
    const times: number[] = [];
    const result = (): Record<string, Float64Array> => ({ ...job.result(), milliseconds: Float64Array.from(times) });
    let spent = 0;
    return {
      slice(milliseconds) {
        const start = performance.now();
        let over = from >= to;
        while (!over && performance.now() - start < milliseconds) {
          // What a sample starts from is no part of its time.
          job.prepare();
          const began = performance.now();
          over = job.run(1);
          times.push(performance.now() - began);
        }
        spent += performance.now() - start;
        return over
          ? { done: true, answer: { result: result(), milliseconds: spent } }
          : { done: false, resting: false };
      },
      progress: () => ({ done: job.done(), of: to - from, result: result() }),
      free: () => job.free(),
    };
  },
};
