// Counts shards on the graphics processor, as a worker would. The engine divides a shard into parts and signs the
// result.

import type { WorkerClient } from '../../../client/client';
import { isCancelled, JobError } from '../../../client/trouble';
import type { CountQuestions, CountShard } from '../pool';
import type { Searcher } from './searcher';

/** The number of parts that keeps a large graphics processor busy to the end of a shard. */
const PARTS = 1 << 16;

/**
 * Creates a counter of shards. `client` asks the engine. `open` opens the graphics processor for the first shard, and again
 * after a failure. If the processor fails, the answer rejects with "count-graphics".
 */
export function graphicsCounter(
  client: Pick<WorkerClient<CountQuestions>, 'ask'>,
  open: () => Promise<Searcher>,
): CountShard {
  let opened: Promise<Searcher> | null = null;

  return ({ what, shard }, onProgress) => {
    const turn = new PauseGate();

    async function count(): Promise<CountQuestions['countShard']['answer']> {
      opened ??= open();
      const searcher = await opened;
      const start = performance.now();
      const parts = await client.ask('shardParts', { what, shard, least: PARTS }).answer;
      if (!parts) throw new Error('no parts');
      const size = 'rows' in what ? what.rows.length : what.size;
      const found = await searcher.search(size, parts, (found, share) => {
        onProgress({ found, share });
        return turn.wait();
      });
      const milliseconds = performance.now() - start - turn.rested;
      return { result: await client.ask('reportShard', { what, shard, found }).answer, milliseconds };
    }

    const answer = count().catch((error: unknown) => {
      if (isCancelled(error)) throw error;
      opened = null;
      throw new JobError('count-graphics', { reason: String(error) });
    });
    return { answer, pause: () => turn.pause(), goOn: () => turn.goOn(), cancel: () => turn.cancel() };
  };
}

/** Decides between two slices whether a search may continue. */
class PauseGate {
  /** Milliseconds spent waiting. */
  rested = 0;
  #resting: Promise<void> | null = null;
  #wake = (): void => {};
  #cancelled = false;

  pause(): void {
    this.#resting ??= new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  goOn(): void {
    this.#resting = null;
    this.#wake();
  }

  cancel(): void {
    this.#cancelled = true;
    this.goOn();
  }

  /** Resolves when it may continue. */
  async wait(): Promise<void> {
    const start = performance.now();
    while (this.#resting) await this.#resting;
    this.rested += performance.now() - start;
    if (this.#cancelled) throw new JobError('cancelled');
  }
}
