// A pool of independent workers that count the shards of one question: every shard once, whatever happens to a worker.
//
//   waiting  5 6 7 8 ...   -->  worker 1  [ 0 ][ 2 ][ 4     a worker that dies is replaced by its line, and its shard
//                               worker 2  [ 1   ][ 3 ]      goes back to the front of those that wait

import type { Counted, ShardResult } from '../../engine/types';
import type { Job, Line } from '../../line/client';
import { isGone, JobError } from '../../line/trouble';
import type { CountQuestions } from './questions';

/** A shard that has cost this many workers is not tried again. */
const PATIENCE = 8;

/** What a count tells while it goes on. Workers are numbered from 0. */
export interface Told {
  began(shard: number, worker: number): void;
  moved(shard: number, share: number, found: bigint): void;
  done(result: ShardResult, milliseconds: number, worker: number): void;
  /** The worker has died; the shard waits again. */
  lost(shard: number, worker: number): void;
  /** After each of these. */
  changed(): void;
  /** Nothing more will come: every shard is done, or one cannot be. */
  over(trouble: JobError | null): void;
}

/** A count under way. */
export interface Count {
  pause(): void;
  goOn(): void;
  /** From now on this many workers take shards; those above finish the one that they have. */
  employ(workers: number): void;
  /** Ends it; nothing more is told. */
  cancel(): void;
}

export interface Pool {
  /** Has this many workers ready. */
  warm(workers: number): void;
  count(what: Counted, shards: readonly number[], workers: number, told: Told): Count;
  /** Ends all workers, so that their memory is free again; the next count hires anew. */
  dismiss(): void;
}

type ShardOfCount = Job<CountQuestions['countShard']>;

export function createPool(hire: () => Line<CountQuestions>): Pool {
  const lines: Line<CountQuestions>[] = [];

  function lineOf(worker: number): Line<CountQuestions> {
    while (lines.length <= worker) lines.push(hire());
    return lines[worker] as Line<CountQuestions>;
  }

  function count(what: Counted, shards: readonly number[], workers: number, told: Told): Count {
    const waiting = [...shards];
    const working = new Map<number, { readonly shard: number; readonly job: ShardOfCount }>();
    const losses = new Map<number, number>();
    /** Workers that cannot be started. */
    const broken = new Set<number>();
    let employed = workers;
    let paused = false;
    let over = false;

    function end(trouble: JobError | null): void {
      over = true;
      for (const { job } of working.values()) job.cancel();
      working.clear();
      told.over(trouble);
    }

    function hand(worker: number): void {
      if (over || paused || worker >= employed || broken.has(worker) || working.has(worker)) return;
      const shard = waiting.shift();
      if (shard === undefined) return;
      const job = lineOf(worker).ask('countShard', { what, shard }, ({ share, found }) => {
        if (!over && working.get(worker)?.job === job) {
          told.moved(shard, share, found);
          told.changed();
        }
      });
      working.set(worker, { shard, job });
      told.began(shard, worker);
      told.changed();
      job.answer.then(
        ({ result, milliseconds }) => {
          if (over) return;
          working.delete(worker);
          told.done(result, milliseconds, worker);
          told.changed();
          if (waiting.length === 0 && working.size === 0) end(null);
          else hand(worker);
        },
        (error: unknown) => {
          if (over) return;
          working.delete(worker);
          fail(shard, worker, error instanceof JobError ? error : new JobError('unknown', { code: String(error) }));
        },
      );
    }

    function fail(shard: number, worker: number, error: JobError): void {
      const lost = (losses.get(shard) ?? 0) + 1;
      losses.set(shard, lost);
      if (isGone(error)) broken.add(worker);
      const hopeless = isGone(error) ? broken.size >= employed : error.code !== 'trap';
      if (hopeless || lost >= PATIENCE) {
        end(hopeless ? error : new JobError('count-lost'));
        return;
      }
      waiting.unshift(shard);
      told.lost(shard, worker);
      told.changed();
      handAll();
    }

    function handAll(): void {
      for (let worker = 0; worker < employed; worker++) hand(worker);
    }

    if (waiting.length === 0) queueMicrotask(() => !over && end(null));
    handAll();
    return {
      pause() {
        paused = true;
        for (const { job } of working.values()) job.pause();
      },
      goOn() {
        paused = false;
        for (const { job } of working.values()) job.goOn();
        handAll();
      },
      employ(workers) {
        employed = workers;
        handAll();
      },
      cancel() {
        over = true;
        for (const { job } of working.values()) job.cancel();
        working.clear();
      },
    };
  }

  return {
    warm(workers) {
      if (workers > 0) lineOf(workers - 1);
    },
    count,
    dismiss() {
      for (const line of lines.splice(0)) line.close();
    },
  };
}
