// The jobs about the input board: survey, completion and count, in slices. Here for classic queens; `jobs.ts` has them for variants.

import type { FirstModule } from '../../engine/types';
import { queensOf, rowsOf } from '../../kernel/input';
import { type Job, type Jobs, paced, TimeBudget } from '../../worker/job';
import type { BoardQuestions, Completed } from './questions';

/** A survey takes at most so long; what it does not know by then it leaves open. */
const SURVEY_MILLISECONDS = 1_500;

export const boardJobs: Jobs<BoardQuestions, FirstModule> = {
  survey(engine, board) {
    const { rows, order } = queensOf(board);
    const job = new engine.SurveyJob(rows, Uint32Array.from(order));
    return surveying(job, () => job.report());
  },

  complete(engine, { board, seed, budget, seen }) {
    const { rows } = queensOf(board);
    const job = new engine.CompleteJob(rows, seed);
    for (const squares of seen) job.passOver(rowsOf(board, squares));
    const squaresOf = (rows: Iterable<number>): number[] =>
      [...rows].map((column, row) => row * board.columns + column);
    return completing(job, budget, ({ rows: found, blame, ...known }) => ({
      ...known,
      squares: found ? squaresOf(found) : null,
      blame: Array.from(blame ?? [], (row) => row * board.columns + (rows[row] ?? 0)),
    }));
  },

  count: (engine, board) => counting(new engine.CountJob(queensOf(board).rows)),
};

/** What of the engine works in parts. */
interface Worker {
  run(nodes: number): boolean;
  free(): void;
}

/** Asks for what is known at once. `report`: what there is of it when it is done, or when the time is over. */
export function surveying(job: Worker, report: (done: boolean) => BoardQuestions['survey']['answer']): Job {
  const pace = new TimeBudget();
  let spent = 0;
  return {
    slice(milliseconds) {
      const start = performance.now();
      const done = pace.spend(milliseconds, (budget) => job.run(budget));
      spent += performance.now() - start;
      if (!done && spent < SURVEY_MILLISECONDS) return { done: false, resting: false };
      return { done: true, answer: report(done) };
    },
    progress: () => null,
    free: () => job.free(),
  };
}

/** Searches for a completion. `completed`: the answer by squares. */
export function completing<Answer>(
  job: Worker & { answer(): Answer; progress(): { nodes: number; phase: 'search' | 'blame' } },
  budget: number,
  completed: (answer: Answer) => Completed,
): Job {
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
          answer: { ...completed(job.answer()), milliseconds: spent } satisfies BoardQuestions['complete']['answer'],
        };
      const { nodes, phase } = job.progress();
      return { done: false, resting: phase === 'search' && nodes >= allowed };
    },
    progress: () => {
      const { nodes, phase } = job.progress();
      const known = phase === 'blame' ? { known: completed(job.answer()) } : {};
      return {
        ...{ nodes, phase },
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
}

/** Counts the completions. */
export const counting = (job: Worker & { progress(): { nodes: number; share: number; count: bigint } }): Job =>
  paced((nodes) => job.run(nodes), {
    progress: (milliseconds) => ({ ...job.progress(), milliseconds }) satisfies BoardQuestions['count']['progress'],
    answer: (milliseconds) => {
      const { count, nodes } = job.progress();
      return { count, nodes, milliseconds: milliseconds() } satisfies BoardQuestions['count']['answer'];
    },
    free: () => job.free(),
  });
