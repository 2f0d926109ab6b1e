// Starts quick counts automatically, one after another, on a worker of its own that ends after the last of them; the
// present question has priority. The results are not stored, because the next visit counts them just as fast.

import type { WorkerClient } from '../../client/client';
import { JobError } from '../../client/trouble';
import type { Counted, CountPlan, ShardResult, Tally } from '../../engine/types';
import type { CountQuestions } from './pool';
import { type CountRecord, keyOf } from './slice';

/** A count that one worker probably finishes within this time, in seconds, starts without a request. */
const MAX_SECONDS = 0.2;

interface Quick {
  /** Counts a question soon, if that is quick and the question is still open. */
  offer(what: Counted, plan: CountPlan): void;
}

type QuickClient = Pick<WorkerClient<CountQuestions>, 'ask' | 'close'>;

/** `wanted`: the present question. `isOpen`: whether it is neither counted nor being counted. */
export function quickCounts(
  spawnWorker: () => QuickClient,
  tally: (what: Counted, results: readonly ShardResult[]) => Promise<Tally>,
  wanted: () => Counted,
  isOpen: (what: Counted) => boolean,
  found: (key: string, record: CountRecord) => void,
): Quick {
  const waiting = new Map<string, { readonly what: Counted; readonly shards: number }>();
  let busy = false;

  async function count(client: QuickClient, what: Counted, shards: number): Promise<void> {
    const results: ShardResult[] = [];
    let milliseconds = 0;
    for (let shard = 0; shard < shards; shard++) {
      const counted = await client.ask('countShard', { what, shard }).answer;
      results.push(counted.result);
      milliseconds += counted.milliseconds;
    }
    const record = { tally: await tally(what, results), milliseconds, workers: 1 };
    if (isOpen(what)) found(keyOf(what), record);
  }

  /** Counts the waiting questions. After a failure the others are dropped: a person can still start them, and then sees the reason. */
  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    const client = spawnWorker();
    try {
      for (let next = first(); next; next = first()) {
        waiting.delete(keyOf(next.what));
        if (isOpen(next.what)) await count(client, next.what, next.shards);
      }
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      waiting.clear();
    } finally {
      client.close();
      busy = false;
    }
  }

  const first = () => waiting.get(keyOf(wanted())) ?? [...waiting.values()][0];

  return {
    offer(what, { seconds, shards }) {
      if (seconds === null || seconds > MAX_SECONDS) return;
      waiting.set(keyOf(what), { what, shards });
      void work();
    },
  };
}
