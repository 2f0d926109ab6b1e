// The jobs of counting workers. Data that the shards of one count share (above all, half boards) is made once and
// reused.

import type { Counted, EngineModule, ShardJob } from '../../engine/types';
import { instant, type Job, type Jobs, pacedJob } from '../../worker/job';
import { reused } from '../../worker/reused';
import type { CountQuestions } from './pool';

/** The jobs of one worker. */
export function countJobsOf(): Jobs<CountQuestions> {
  const jobFor = reused((engine, what: Counted) => new engine.ShardJob(what));

  function begun(engine: EngineModule, what: Counted, shard: number): ShardJob {
    const job = jobFor(engine, what);
    job.begin(shard);
    return job;
  }

  return {
    shardParts: (engine, { what, shard, least }) => instant(() => begun(engine, what, shard).parts(least) ?? null),
    reportShard: (engine, { what, shard, found }) => instant(() => begun(engine, what, shard).report(found)),

    countShard(engine, { what, shard }): Job {
      const job = begun(engine, what, shard);
      return pacedJob((operations) => job.run(operations), {
        progress: () => job.progress(),
        answer: (milliseconds) => {
          const spent = milliseconds();
          const result = job.result();
          if (!result) throw new Error(`shard ${shard} has ended without a result`);
          return { result, milliseconds: spent };
        },
      });
    },
  };
}

export const jobs: Jobs<CountQuestions> = countJobsOf();
