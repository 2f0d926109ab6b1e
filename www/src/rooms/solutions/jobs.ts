// The jobs about all solutions of an empty board: the gallery at once, the heat map in slices.

import { instant, type Job, type Jobs, paced } from '../../worker/job';
import type { SolutionsQuestions } from './questions';

export const jobs: Jobs<SolutionsQuestions> = {
  gallery: (engine, { size }) => instant(() => engine.gallery(size)),

  heat(engine, { size }): Job {
    const job = new engine.HeatJob(size);
    return paced((nodes) => job.run(nodes), {
      progress: () => job.progress() satisfies SolutionsQuestions['heat']['progress'],
      answer: (milliseconds) => {
        const taken = milliseconds();
        const { solutions } = job.progress();
        return {
          squares: job.squares(),
          solutions,
          milliseconds: taken,
        } satisfies SolutionsQuestions['heat']['answer'];
      },
      free: () => job.free(),
    });
  },
};
