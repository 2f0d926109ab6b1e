// The jobs about all solutions of an empty board: the gallery at once, the heat map in slices.

import type { SolutionsQuestions } from '../engine/solutions';
import { instant, type Job, Pace, type Starter } from './job';

type SolutionsJobs = { [K in keyof SolutionsQuestions]: Starter<SolutionsQuestions[K]['question']> };

export const solutionsJobs: SolutionsJobs = {
  gallery: (engine, { size }) => instant(() => engine.gallery(size)),

  heat(engine, { size }): Job {
    const job = new engine.HeatJob(size);
    const pace = new Pace();
    let spent = 0;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = pace.spend(milliseconds, (nodes) => job.run(nodes));
        spent += performance.now() - start;
        if (!done) return { done: false, resting: false };
        const { solutions } = job.progress();
        const answer: SolutionsQuestions['heat']['answer'] = { squares: job.squares(), solutions, milliseconds: spent };
        return { done: true, answer };
      },
      progress: () => job.progress() satisfies SolutionsQuestions['heat']['progress'],
      free: () => job.free(),
    };
  },
};
