// The jobs of the worker with the whole engine: variants of every rule, and questions about queens that the first worker cannot answer or
// would answer slowly.

import { boardOf } from '../../board/variant/options';
import { type Job as EngineJob, type RuleCompletion, STEP } from '../../engine/types';
import type { Jobs } from '../../worker/job';
import { boardJobs, completeJob, surveyJob } from './first-jobs';
import type { CompletionResult, WholeQuestions } from './questions';

export const jobs: Jobs<WholeQuestions> = {
  survey(engine, board) {
    const job = new engine.Job('heatByRule', { board: boardOf(board) });
    return surveyJob(runningJob(job), (done) => {
      const { count, squares } = job.progress();
      return { count: done ? count : null, squares: done ? squares : null, funnel: [], release: null };
    });
  },

  complete(engine, { board, seed, budget, seen }) {
    const besides = seen.map((squares) => Int32Array.from(squares));
    const job = new engine.Job('completeByRule', { board: boardOf(board), seed, besides });
    const completed = ({ squares, blame, ...known }: RuleCompletion): CompletionResult => ({
      ...known,
      squares: squares ? [...squares] : null,
      blame: [...(blame ?? [])],
    });
    return completeJob(runningJob(job), budget, completed, () => job.progress().known);
  },

  count: boardJobs.count,
};

/** A job of the engine as work in parts. */
const runningJob = <K extends 'heatByRule' | 'completeByRule'>(job: EngineJob<K>) => ({
  run: (nodes: number) => job.run(nodes) === STEP.Done,
  progress: () => job.progress(),
  answer: () => job.answer(),
  free: () => job.free(),
});
