// The jobs of the worker of this room: parts of runs, animations, lists, and puzzles for sheets.

import { STEP } from '../../engine/types';
import { instant, type Job, type Jobs, pacedJob, steppedJob } from '../../worker/job';
import { canContain, FORMS } from './forms/board';
import { printedJob } from './print/jobs';
import type { ShareQuestions } from './requests';
import { GifMaker } from './save/gif';
import { framesJob, solutionsJob, stepsJob } from './save/jobs';

/** Ways are counted for this many pieces that are set. */
const COUNTED = 3_000_000;

export const jobs: Jobs<ShareQuestions> = {
  frames: framesJob,
  steps: stepsJob,
  solutions: solutionsJob,

  animate(_, { frames, captions, ...moving }): Job {
    const maker = new GifMaker(moving, frames, captions);
    return steppedJob(() => maker.next(), {
      progress: () => ({ made: maker.made, bytes: maker.bytes }),
      answer: () => maker.file(),
    });
  },

  countWays(engine, { rule, rows, columns, given, regions }) {
    const options = { given, pieces: rows, ...(regions ? { regions } : {}) };
    const job = new engine.Job('countByRule', { boards: [{ rule, rows, columns, options }] });
    let over = false;
    const run = (nodes: number): boolean => {
      over = job.run(nodes) === STEP.Done;
      return over || job.progress().nodes >= COUNTED;
    };
    return pacedJob(run, { answer: () => (over ? Number(job.progress().count) : null), free: () => job.free() });
  },
  fittingForms: (engine, board) => instant(() => FORMS.filter((form) => canContain(engine, form, board))),
  printed: printedJob,
};
