// The jobs about the input board: survey, completion and count, in slices. Here for classic queens; `jobs.ts` has them for variants.

import type { Completion, FirstModule } from '../../engine/types';
import { queensOf, rowsOf } from '../../kernel/input';
import { type Job, type Jobs, pacedJob } from '../../worker/job';
import type { BoardQuestions, CompletionResult } from './questions';

/** The time limit of a survey. Facts that are not known by then stay open. */
const SURVEY_MILLISECONDS = 1_500;

export const boardJobs: Jobs<BoardQuestions, FirstModule> = {
  survey(engine, board) {
    const { rows, order } = queensOf(board);
    const job = new engine.SurveyJob(rows, Uint32Array.from(order));
    return surveyJob(job, () => job.report());
  },

  complete(engine, { board, seed, budget, seen }) {
    const { rows } = queensOf(board);
    const job = new engine.CompleteJob(rows, seed);
    for (const squares of seen) job.passOver(rowsOf(board, squares));
    const completed = ({ rows: found, blame, ...known }: Completion): CompletionResult => ({
      ...known,
      squares: found ? Array.from(found, (column, row) => row * board.columns + column) : null,
      blame: Array.from(blame ?? [], (row) => row * board.columns + (rows[row] ?? 0)),
    });
    return completeJob(job, budget, completed, () => job.answer());
  },

  count: (engine, board) => countJob(new engine.CountJob(queensOf(board).rows)),
};

/** An engine class that works in slices. */
interface Worker {
  run(nodes: number): boolean;
  free(): void;
}

/** Runs a survey. `report`: the facts known at the end, or when the time is over. */
export function surveyJob(job: Worker, report: (done: boolean) => BoardQuestions['survey']['answer']): Job {
  let done = false;
  const run = (nodes: number, worked: () => number): boolean => {
    done = job.run(nodes);
    return done || worked() >= SURVEY_MILLISECONDS;
  };
  return pacedJob(run, { answer: () => report(done), free: () => job.free() });
}

/** Searches for a completion. `completed`: the answer by squares. `known`: the answer so far, while pieces to blame are searched for. */
export function completeJob<Answer>(
  job: Worker & {
    answer(): Answer;
    progress(): { nodes: number; phase: 'search' | 'blame' };
  },
  budget: number,
  completed: (answer: Answer) => CompletionResult,
  known: () => Answer | null,
): Job {
  let allowed = budget;
  return pacedJob((steps) => job.run(steps), {
    answer: (milliseconds) =>
      ({ ...completed(job.answer()), milliseconds: milliseconds() }) satisfies BoardQuestions['complete']['answer'],
    rests: () => {
      const { nodes, phase } = job.progress();
      return phase === 'search' && nodes >= allowed;
    },
    progress: (milliseconds) => {
      const { nodes, phase } = job.progress();
      const now = phase === 'blame' ? known() : null;
      const shown = now && completed(now);
      return {
        nodes,
        phase,
        known: shown,
        milliseconds,
        budget: allowed,
      } satisfies BoardQuestions['complete']['progress'];
    },
    goOn: () => {
      allowed = Math.max(allowed, job.progress().nodes + budget);
    },
    free: () => job.free(),
  });
}

/** Counts the completions. */
export const countJob = (job: Worker & { progress(): { nodes: number; share: number; count: bigint } }): Job =>
  pacedJob((nodes) => job.run(nodes), {
    progress: (milliseconds) => ({ ...job.progress(), milliseconds }) satisfies BoardQuestions['count']['progress'],
    answer: (milliseconds) =>
      ({ ...job.progress(), milliseconds: milliseconds() }) satisfies BoardQuestions['count']['answer'],
    free: () => job.free(),
  });
