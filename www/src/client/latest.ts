// One question at a time: a new question replaces the previous question, whose answer is dropped.

import type { Job, WorkerClient } from './client';
import type { Asks, Exchange } from './protocol';
import { isCancelled } from './trouble';

/** Callbacks for a question. They are not called after the question was cancelled, or after a later question. */
interface Callbacks<E extends Exchange> {
  done(answer: E['answer']): void;
  /** `resting`: the job waits for `goOn`. */
  progress?(progress: E['progress'], resting: boolean): void;
  /** Receives the reason if there is no answer, instead of the `failed` of `latest`. */
  failed?(error: unknown): void;
}

export interface Latest<Q extends Asks<Q>> {
  /** `client`: the client to ask, if it is not the client of `latest`. */
  ask<K extends keyof Q & string>(
    name: K,
    question: Q[K]['question'],
    callbacks: Callbacks<Q[K]>,
    client?: Pick<WorkerClient<Pick<Q, K>>, 'ask'>,
  ): void;
  /** Whether an answer is pending. */
  readonly busy: boolean;
  pause(): void;
  goOn(): void;
  cancel(): void;
}

/** Asks `client` one question at a time. `failed` receives the reason if there is no answer. */
export function latest<Q extends Asks<Q>>(
  client: Pick<WorkerClient<Q>, 'ask'>,
  failed: (error: unknown) => void,
): Latest<Q> {
  let running: Omit<Job<Exchange>, 'answer'> | null = null;

  return {
    ask<K extends keyof Q & string>(
      name: K,
      question: Q[K]['question'],
      callbacks: Callbacks<Q[K]>,
      asked: Pick<WorkerClient<Pick<Q, K>>, 'ask'> = client,
    ): void {
      running?.cancel();
      const job: Job<Q[K]> = asked.ask(name, question, (progress, resting) => {
        if (running === job) callbacks.progress?.(progress, resting);
      });
      running = job;
      /** Ends the wait; false if another question has replaced it. */
      const settle = (): boolean => {
        if (running !== job) return false;
        running = null;
        return true;
      };
      const answered: Promise<Q[K]['answer']> = job.answer;
      answered.then(
        (answer) => {
          if (settle()) callbacks.done(answer);
        },
        (error: unknown) => {
          if (settle() && !isCancelled(error)) (callbacks.failed ?? failed)(error);
        },
      );
    },
    get busy() {
      return running !== null;
    },
    pause: () => running?.pause(),
    goOn: () => running?.goOn(),
    cancel() {
      running?.cancel();
      running = null;
    },
  };
}
