// The jobs of counting workers. Data that the shards of one count share (above all, half boards) is made once and
// reused.

import type { Counted, EngineModule, ShardJob } from '../../engine/types';
import { instant, type Job, type Jobs, pacedJob } from '../../worker/job';
import type { CountQuestions } from './pool';

type CountJobs = Jobs<CountQuestions>;

/** The jobs of one worker. */
export function countJobsOf(): CountJobs {
  let current: { readonly what: Counted; readonly job: ShardJob } | null = null;

  function jobFor(engine: EngineModule, what: Counted): ShardJob {
    if (current && isSame(current.what, what)) return current.job;
    current?.job.free();
    current = null;
    current = { what, job: new engine.ShardJob(what) };
    return current.job;
  }

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
          const taken = milliseconds();
          const result = job.result();
          if (!result) throw new Error(`shard ${shard} has ended without a result`);
          return { result, milliseconds: taken };
        },
      });
    },
  };
}

/** Whether two counts are the same, so that they can share data. */
function isSame(one: Counted, other: Counted): boolean {
  if ('rows' in one && 'rows' in other) {
    const { rows } = one;
    return (
      one.kind === other.kind &&
      rows.length === other.rows.length &&
      rows.every((column, row) => column === other.rows[row])
    );
  }
  return 'size' in one && 'size' in other && one.kind === other.kind && one.size === other.size;
}

export const jobs: CountJobs = countJobsOf();
