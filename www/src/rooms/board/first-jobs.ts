// The jobs about the input board: survey, completion and count, in slices.

import type { FirstModule } from '../../engine/types';
import { type Job, type Jobs, paced, TimeBudget } from '../../worker/job';
import type { BoardQuestions } from './questions';

/** A survey takes at most so long; what it does not know by then it leaves open. */
const SURVEY_MILLISECONDS = 1_500;

export const boardJobs: Jobs<BoardQuestions, FirstModule> = {
  survey(engine, { rows, order }): Job {
    const job = new engine.SurveyJob(rows, order);
    const pace = new TimeBudget();
    let spent = 0;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = pace.spend(milliseconds, (budget) => job.run(budget));
        spent += performance.now() - start;
        if (!done && spent < SURVEY_MILLISECONDS) return { done: false, resting: false };
        return { done: true, answer: job.report() };
      },
      progress: () => null,
      free: () => job.free(),
    };
  },

  complete(engine, { rows, seed, budget, seen }): Job {
    const job = new engine.CompleteJob(rows, seed);
    for (const found of seen) job.passOver(found);
    const pace = new TimeBudget();
    let spent = 0;
    let allowed = budget;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = pace.spend(milliseconds, (steps) => job.run(steps));
        spent += performance.now() - start;
        if (done)
          return {
            done: true,
            answer: { ...job.answer(), milliseconds: spent } satisfies BoardQuestions['complete']['answer'],
          };
        const { nodes, phase } = job.progress();
        return { done: false, resting: phase === 'search' && nodes >= allowed };
      },
      progress: () => {
        const progress = job.progress();
        const known = progress.phase === 'blame' ? { known: job.answer() } : {};
        return {
          ...progress,
          ...known,
          milliseconds: spent,
          budget: allowed,
        } satisfies BoardQuestions['complete']['progress'];
      },
      goOn: () => {
        allowed = Math.max(allowed, job.progress().nodes + budget);
      },
      free: () => job.free(),
    };
  },

  count(engine, { rows }): Job {
    const job = new engine.CountJob(rows);
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) => ({ ...job.progress(), milliseconds }) satisfies BoardQuestions['count']['progress'],
      answer: (milliseconds) => {
        const { count, nodes } = job.progress();
        return { count, nodes, milliseconds: milliseconds() } satisfies BoardQuestions['count']['answer'];
      },
      free: () => job.free(),
    });
  },
};
