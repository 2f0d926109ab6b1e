// The jobs of the worker of this room: parts of runs, animations, lists, and puzzles for sheets.

import { instant, type Job, type Jobs, steppedJob } from '../../worker/job';
import { canContain, FORMS } from './forms/board';
import { printedJob } from './print/jobs';
import type { ShareQuestions } from './requests';
import { GifMaker } from './save/gif';
import { framesJob, solutionsJob, stepsJob } from './save/jobs';

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

  fittingForms: (engine, board) => instant(() => FORMS.filter((form) => canContain(engine, form, board))),
  printed: printedJob,
};
