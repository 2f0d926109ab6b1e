// The answers to open questions, in slices.

import { instant, type Job, type Jobs, paced, sliced, TimeBudget } from '../../worker/job';
import { Coins } from './coins/repair';
import { hardnessJobs } from './hardness/jobs';
import type { FrontierQuestions, Report } from './questions';
import { recount, spoiled } from './recount';

export const jobs: Jobs<FrontierQuestions> = {
  ...hardnessJobs,

  estimate(engine, { size, seed }): Job {
    const job = new engine.EstimateJob(size, seed);
    const report = (milliseconds: number): FrontierQuestions['estimate']['progress'] => ({
      size,
      estimate: job.report() ?? null,
      milliseconds,
    });
    return paced((queens) => job.run(queens), {
      progress: report,
      answer: (milliseconds) => report(milliseconds()),
      free: () => job.free(),
    });
  },

  threshold(engine, { size, reports }): Job {
    const job = new engine.ThresholdJob(size, reports);
    const pace = new TimeBudget();
    /** Reports that the page has not heard of. */
    let made: readonly Report[] = [];
    let over = false;
    function run(sets: number): boolean {
      over = job.run(sets);
      made = [...made, ...job.takeReports().reports];
      return over || made.length > 0;
    }
    function take(): { reports: Report[] } {
      const reports = [...made];
      made = [];
      return { reports };
    }
    return sliced(
      (milliseconds) => {
        pace.spend(milliseconds, run);
        return over;
      },
      {
        // The next shard waits until the report on the last one is stored, so a killed search loses one shard at most.
        rests: () => made.length > 0,
        progress: () => ({ ...job.progress(), ...take() }) satisfies FrontierQuestions['threshold']['progress'],
        answer(milliseconds) {
          const found = job.result();
          if (!found) throw new Error('the search for the threshold has no result');
          const { placements } = job.progress();
          return {
            ...found,
            ...take(),
            size,
            placements,
            milliseconds: milliseconds(),
          } satisfies FrontierQuestions['threshold']['answer'];
        },
        free: () => job.free(),
      },
    );
  },

  coins(_, { size, each, seed }): Job {
    const coins = new Coins(size, each, seed);
    const seen = (milliseconds: number): FrontierQuestions['coins']['progress'] => ({
      size,
      each,
      columns: coins.columns.slice(),
      excess: coins.excess,
      swaps: coins.swaps,
      milliseconds,
    });
    return paced((pairs) => coins.run(pairs), { progress: seen, answer: (milliseconds) => seen(milliseconds()) });
  },

  certificate(engine, { size, seed }): Job {
    return instant(() => {
      const whole = engine.countCertificate(size);
      const { text, at } = seed === null ? { text: whole, at: null } : spoiled(whole, seed);
      return {
        size,
        text,
        spoiledAt: at,
        recounted: recount(text),
      } satisfies FrontierQuestions['certificate']['answer'];
    });
  },

  judge(engine, { rows }): Job {
    const job = new engine.CompleteJob(rows, 0);
    const verdict = (): 'completed' | 'impossible' | 'undecided' => {
      const { verdict } = job.answer();
      return verdict === 'noOther' ? 'undecided' : verdict;
    };
    // The culprits are not needed: the answer is final once it says that there is no completion.
    return paced((steps) => job.run(steps) || verdict() === 'impossible', {
      answer: () => ({ rows, verdict: verdict() }) satisfies FrontierQuestions['judge']['answer'],
      free: () => job.free(),
    });
  },

  greedy(engine, { rows }): Job {
    const job = new engine.GreedyJob(rows);
    return paced((queens) => job.run(queens), {
      answer: () => job.columns(),
      transfer: (columns: Uint32Array) => [columns.buffer],
      free: () => job.free(),
    });
  },
};
