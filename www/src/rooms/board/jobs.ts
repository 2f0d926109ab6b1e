// The jobs of the asking worker: texts and links at once; survey, completion and count in slices.

import type { FirstModule } from '../../engine/types';
import type { Name, Question, Questions } from '../../line/protocol';
import type { WatchQuestions } from '../../watch/questions';
import { instant, type Job, Pace, paced, type Starter } from '../../worker/job';
import type { LabQuestions } from '../bits/questions';
import type { CountQuestions } from '../count/questions';
import type { LargeQuestions } from '../large/questions';
import type { RaceQuestions } from '../race/questions';
import type { SolutionsQuestions } from '../solutions/questions';

/** A survey takes at most so long; what it does not know by then it leaves open. */
const SURVEY_MILLISECONDS = 1_500;

type Asked = Exclude<
  Name,
  | keyof WatchQuestions
  | keyof RaceQuestions
  | keyof LargeQuestions
  | keyof CountQuestions
  | keyof SolutionsQuestions
  | keyof LabQuestions
>;
type AskJobs = { [K in Asked]: Starter<Question<K>, FirstModule> };

export const askJobs: AskJobs = {
  searches: (engine) => instant(() => engine.searches()),
  parsePlacement: (engine, { text }) => instant(() => engine.parsePlacement(text)),
  formatPlacement: (engine, { rows, form }) => instant(() => engine.formatPlacement(rows, form)),
  readLink: (engine, { hash }) => instant(() => engine.readLink(hash)),
  writeLink: (engine, link) => instant(() => engine.writeLink(link)),

  survey(engine, { rows, order }): Job {
    const job = new engine.SurveyJob(rows, order);
    const pace = new Pace();
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

  complete(engine, { rows, seed, budget }): Job {
    const job = new engine.CompleteJob(rows, seed);
    const pace = new Pace();
    let spent = 0;
    let allowed = budget;
    return {
      slice(milliseconds) {
        const start = performance.now();
        const done = pace.spend(milliseconds, (nodes) => job.run(nodes), Math.max(1, allowed - job.progress().nodes));
        spent += performance.now() - start;
        if (done)
          return {
            done: true,
            answer: { ...job.answer(), milliseconds: spent } satisfies Questions['complete']['answer'],
          };
        const { nodes, phase } = job.progress();
        return { done: false, resting: phase === 'search' && nodes >= allowed };
      },
      progress: () =>
        ({ ...job.progress(), milliseconds: spent, budget: allowed }) satisfies Questions['complete']['progress'],
      goOn: () => {
        allowed = Math.max(allowed, job.progress().nodes + budget);
      },
      free: () => job.free(),
    };
  },

  count(engine, { rows }): Job {
    const job = new engine.CountJob(rows);
    return paced((nodes) => job.run(nodes), {
      progress: (milliseconds) => ({ ...job.progress(), milliseconds }) satisfies Questions['count']['progress'],
      answer: (milliseconds) => {
        const { count, nodes } = job.progress();
        return { count, nodes, milliseconds: milliseconds() } satisfies Questions['count']['answer'];
      },
      free: () => job.free(),
    });
  },
};
