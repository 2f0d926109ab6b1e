// A pool of independent workers that count the shards of one question: every shard once, whatever happens to a worker.
//
//   waiting  5 6 7 8 ...   -->  worker 1  [ 0 ][ 2 ][ 4     a worker that dies is replaced by its client, and its shard
//                               worker 2  [ 1   ][ 3 ]      goes back to the front of the queue
//
// A count can use the graphics processor. It takes shards as a worker does. When no shard waits any more, a free worker
// also starts the shard of the graphics processor, and the other way round. The first to finish ends the shard, and the
// other is cancelled, so neither waits for a slower counter.

import type { Job, WorkerClient } from '../../client/client';
import type { Calls } from '../../client/engine';
import { isGone, JobError } from '../../client/trouble';
import type { Counted, ShardResult } from '../../engine/types';

/** The questions of counting workers: a shard each, and the sum of shards. */
export interface CountQuestions extends Calls<'planCount' | 'tallyCount' | 'exampleSolution'> {
  /** A worker keeps the shared data of one count until it receives a shard of another count. */
  countShard: {
    question: { what: Counted; shard: number };
    progress: { found: bigint; share: number };
    answer: { result: ShardResult; milliseconds: number };
  };
  /** A shard as plain searches (`ShardJob.parts`), at least this many; null where the method has no such form. */
  shardParts: { question: { what: Counted; shard: number; least: number }; progress: null; answer: Uint32Array | null };
  /** The report on a shard whose parts have this many solutions. */
  reportShard: { question: { what: Counted; shard: number; found: bigint }; progress: null; answer: ShardResult };
}

/** A shard that has crashed this many workers is not tried again. */
const MAX_CRASHES = 8;

/** The counter of a shard: a worker, numbered from 0, or the graphics processor. */
export type WorkerId = number | 'graphics';

/** Begins to count a shard. */
export type CountShard = (
  question: CountQuestions['countShard']['question'],
  onProgress: (progress: CountQuestions['countShard']['progress']) => void,
) => ShardOfCount;

/** Progress events of a count. */
export interface PoolEvents {
  began(shard: number, hand: WorkerId): void;
  moved(shard: number, share: number, found: bigint): void;
  done(result: ShardResult, milliseconds: number, hand: WorkerId): void;
  /** The worker died, or another worker finished first. The shard waits again, unless another worker counts it. */
  lost(shard: number, hand: WorkerId): void;
  /** The graphics processor has failed and counts no further shards. */
  failed(): void;
  /** Called after each of these events. */
  changed(): void;
  /** The count is over. `trouble`: why it failed; null if every shard is done. */
  over(trouble: JobError | null): void;
}

/** A count under way. */
export interface Count {
  pause(): void;
  goOn(): void;
  /** From now on this many workers get shards; the others finish their present shard. */
  employ(workers: number): void;
  /** Switches the graphics processor on or off. */
  setGraphics(graphics: CountShard | null): void;
  /** Cancels the count and all further events. */
  cancel(): void;
}

interface Pool {
  /** Starts workers so that this many are ready. */
  warm(workers: number): void;
  count(what: Counted, shards: readonly number[], workers: number, events: PoolEvents): Count;
  /** Ends all workers, so that their memory is free again; the next count starts new ones. */
  dismiss(): void;
}

type ShardOfCount = Job<CountQuestions['countShard']>;

export function createPool(spawnWorker: () => WorkerClient<CountQuestions>): Pool {
  const clients: WorkerClient<CountQuestions>[] = [];

  function clientOf(worker: number): WorkerClient<CountQuestions> {
    while (clients.length <= worker) clients.push(spawnWorker());
    return clients[worker] as WorkerClient<CountQuestions>;
  }

  function count(what: Counted, shards: readonly number[], workers: number, events: PoolEvents): Count {
    const waiting = [...shards];
    const working = new Map<WorkerId, { readonly shard: number; readonly job: ShardOfCount }>();
    const losses = new Map<number, number>();
    /** Workers that cannot be started. */
    const broken = new Set<number>();
    let employed = workers;
    let graphics: CountShard | null = null;
    let paused = false;
    let over = false;

    function end(trouble: JobError | null): void {
      over = true;
      for (const { job } of working.values()) job.cancel();
      working.clear();
      events.over(trouble);
    }

    /** Returns how a worker counts a shard; null if it must not take any. */
    function counterOf(worker: WorkerId): CountShard | null {
      if (worker === 'graphics') return graphics;
      if (worker >= employed || broken.has(worker)) return null;
      return (question, onProgress) => clientOf(worker).ask('countShard', question, onProgress);
    }

    const workersOn = (shard: number): WorkerId[] =>
      [...working.keys()].filter((hand) => working.get(hand)?.shard === shard);

    /** For a worker, a shard that only the graphics processor counts; for the graphics processor, a shard that only a worker counts. */
    function shardOfOtherKind(worker: WorkerId): number | undefined {
      const [, found] =
        [...working].find(
          ([other, { shard }]) => (other === 'graphics') !== (worker === 'graphics') && workersOn(shard).length === 1,
        ) ?? [];
      return found?.shard;
    }

    function assign(worker: WorkerId): void {
      const count = counterOf(worker);
      if (over || paused || !count || working.has(worker)) return;
      const shard = waiting.shift() ?? shardOfOtherKind(worker);
      if (shard === undefined) return;
      /** Results of a cancelled worker are dropped. */
      const isCurrent = (): boolean => !over && working.get(worker)?.job === job;
      const job = count({ what, shard }, ({ share, found }) => {
        if (!isCurrent()) return;
        events.moved(shard, share, found);
        events.changed();
      });
      working.set(worker, { shard, job });
      events.began(shard, worker);
      events.changed();
      job.answer.then(
        ({ result, milliseconds }) => {
          if (!isCurrent()) return;
          working.delete(worker);
          for (const second of workersOn(shard)) stop(shard, second);
          events.done(result, milliseconds, worker);
          events.changed();
          if (waiting.length === 0 && working.size === 0) end(null);
          else assignAll();
        },
        (error: unknown) => {
          if (!isCurrent()) return;
          working.delete(worker);
          fail(shard, worker, error instanceof JobError ? error : new JobError('unknown', { code: String(error) }));
        },
      );
    }

    /** Cancels a worker, because another worker was the first to finish its shard. */
    function stop(shard: number, second: WorkerId): void {
      working.get(second)?.job.cancel();
      working.delete(second);
      events.lost(shard, second);
    }

    function fail(shard: number, worker: WorkerId, error: JobError): void {
      if (worker === 'graphics') {
        graphics = null;
        events.failed();
      } else if (isOver(shard, worker, error)) {
        return;
      }
      if (workersOn(shard).length === 0) waiting.unshift(shard);
      events.lost(shard, worker);
      events.changed();
      assignAll();
    }

    /** Records a lost shard; returns true if that ends the count. */
    function isOver(shard: number, worker: number, error: JobError): boolean {
      const lost = (losses.get(shard) ?? 0) + 1;
      losses.set(shard, lost);
      if (isGone(error)) broken.add(worker);
      const hopeless = isGone(error) ? broken.size >= employed : error.code !== 'trap';
      if (!hopeless && lost < MAX_CRASHES) return false;
      end(hopeless ? error : new JobError('count-lost'));
      return true;
    }

    function assignAll(): void {
      for (let worker = 0; worker < employed; worker++) assign(worker);
      assign('graphics');
    }

    if (waiting.length === 0) queueMicrotask(() => !over && end(null));
    assignAll();
    return {
      pause() {
        paused = true;
        for (const { job } of working.values()) job.pause();
      },
      goOn() {
        paused = false;
        for (const { job } of working.values()) job.goOn();
        assignAll();
      },
      employ(workers) {
        employed = workers;
        assignAll();
      },
      setGraphics(counter) {
        graphics = counter;
        assignAll();
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
      if (workers > 0) clientOf(workers - 1);
    },
    count,
    dismiss() {
      for (const client of clients.splice(0)) client.close();
    },
  };
}
