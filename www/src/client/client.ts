// The only module that talks to workers: it asks questions, passes on answers, replaces a lost worker, and ends an idle worker.

import { type Asks, type Exchange, isWorkerReply, type WorkerReply, type WorkerRequest } from './protocol';
import { JobError } from './trouble';

/**
 * A job under way. `answer` rejects with a JobError: a refusal of the engine, "cancelled", or "trap" if the worker was
 * lost.
 */
export interface Job<E extends Exchange> {
  readonly answer: Promise<E['answer']>;
  /** Pauses the job within 100 ms. `onProgress` then reports that the job is resting. */
  pause(): void;
  goOn(): void;
  /** Ends the job at once for its callers; the worker is also ended if it does not stop within 150 ms. */
  cancel(): void;
}

/** Receives the progress of a job; `resting` if it waits for `goOn`. */
type OnProgress<E extends Exchange> = (progress: E['progress'], resting: boolean) => void;

/** A connection to one worker, which answers the questions `Q`. */
export interface WorkerClient<Q extends Asks<Q>> {
  ask<K extends keyof Q & string>(name: K, question: Q[K]['question'], onProgress?: OnProgress<Q[K]>): Job<Q[K]>;
  /** `listener` is called after a worker was lost and another worker is ready. The state of the lost worker (a timeline) is gone. */
  onLost(listener: () => void): void;
  /** Ends the worker, and every job with it. */
  close(): void;
}

/** A job that has not ended: its request, and the callbacks of its caller. */
interface PendingJob {
  readonly order: WorkerRequest & { type: 'start' };
  readonly onProgress: ((progress: never, resting: boolean) => void) | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: JobError) => void;
  paused: boolean;
}

/** The time that a worker has to release a cancelled job, in milliseconds. */
const CANCEL_TIMEOUT = 150;
/** A worker that is lost this many times without an answer in between is not started again. */
const MAX_LOSSES = 3;
/** The interval of the pings to a worker that has a job, in milliseconds. */
const HEARTBEAT = 5_000;
/** A worker that leaves this many pings in a row unanswered is lost. A worker that disappears sends no event. */
const MISSED_BEATS = 3;

/** A worker that has had no job for so long, in milliseconds, is ended. The next question starts another one. */
const IDLE_TIMEOUT = 30_000;
/** A worker that takes longer than this to start, in milliseconds, is late. */
const LATE_AFTER = 5_000;

let reportLate: (late: boolean) => void = () => {};
/** `listener` is called when a worker takes long to start, and when it has started after all. */
export const onLate = (listener: typeof reportLate): void => {
  reportLate = listener;
};

export interface ClientOptions {
  /** How long the worker has to release a cancelled job before it is ended, in milliseconds. */
  readonly cancelTimeout?: number;
  /** Whether the worker has state that would be lost with it, so that it is not ended while it is idle. */
  readonly keepAlive?: boolean;
}

/** Opens a connection to a worker that `start` starts. */
export function openWorkerClient<Q extends Asks<Q>>(
  start: () => Worker,
  { cancelTimeout = CANCEL_TIMEOUT, keepAlive = false }: ClientOptions = {},
): WorkerClient<Q> {
  const jobs = new Map<number, PendingJob>();
  const cancelling = new Map<number, ReturnType<typeof setTimeout>>();
  const lostListeners: (() => void)[] = [];
  let last = 0;
  /** A worker that never got ready is not started again. */
  let state: 'starting' | 'ready' | 'asleep' | 'broken' = 'starting';
  /** Why no worker is started any more. */
  let trouble = 'engine-missing';
  let losses = 0;
  let missed = 0;
  let pingTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let lateTimer: ReturnType<typeof setTimeout> | undefined;
  let worker = spawnWorker();

  /** Starts a worker. Returns null if the browser refuses. */
  function spawnWorker(): Worker | null {
    state = 'starting';
    lateTimer = setTimeout(() => reportLate(true), LATE_AFTER);
    let spawned: Worker;
    try {
      spawned = start();
    } catch {
      giveUp();
      return null;
    }
    // A crash that names no job is attributed to the latest job, because a worker serves the latest job first.
    const crash = (): void => {
      if (state === 'ready') lose([...jobs.keys()].at(-1));
      else giveUp();
    };
    // Messages of a worker that was ended are ignored; a malformed message counts as a crash.
    spawned.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (spawned !== worker) return;
      if (isWorkerReply(data)) receive(data);
      else crash();
    };
    spawned.onerror = (event) => {
      event.preventDefault();
      if (spawned === worker) crash();
    };
    return spawned;
  }

  /** Replaces a worker that crashed or vanished, as often as `MAX_LOSSES` allows. */
  function lose(culprit?: number): void {
    losses += 1;
    replace(culprit);
  }

  /** Stops waiting for the worker, because it has started or never will. */
  function stopWaiting(): void {
    clearTimeout(lateTimer);
    reportLate(false);
  }

  function end(): void {
    worker?.terminate();
    worker = null;
    stopWaiting();
    clearTimeout(idleTimer);
    clearTimeout(pingTimer);
    pingTimer = undefined;
    for (const timer of cancelling.values()) clearTimeout(timer);
    cancelling.clear();
  }

  /** Ends the worker after a while without a job. */
  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    if (keepAlive || state !== 'ready' || jobs.size > 0) return;
    idleTimer = setTimeout(() => {
      end();
      state = 'asleep';
    }, IDLE_TIMEOUT);
  }

  /**
   * Ends the worker and starts another. The job that caused the crash fails. The others start again, because the engine is deterministic.
   */
  function replace(culprit?: number): void {
    end();
    const failed = culprit === undefined ? undefined : removeJob(culprit);
    if (losses >= MAX_LOSSES) {
      trouble = 'engine-lost';
      giveUp();
    } else {
      worker = spawnWorker();
      for (const { order, paused } of jobs.values()) {
        worker?.postMessage(order);
        if (paused) worker?.postMessage({ type: 'pause', job: order.job } satisfies WorkerRequest);
      }
    }
    failed?.reject(new JobError('trap'));
    for (const listener of lostListeners) listener();
  }

  /** Pings the worker repeatedly while a job waits. */
  function ping(): void {
    pingTimer ??= setTimeout(
      () => {
        pingTimer = undefined;
        if (state !== 'ready' || jobs.size === 0) return;
        missed += 1;
        if (missed > MISSED_BEATS) {
          lose([...jobs.keys()].at(-1));
        } else {
          worker?.postMessage({ type: 'beat' } satisfies WorkerRequest);
          ping();
        }
      },
      Math.max(HEARTBEAT, cancelTimeout),
    );
  }

  function giveUp(): void {
    state = 'broken';
    stopWaiting();
    for (const job of [...jobs.keys()]) removeJob(job)?.reject(new JobError(trouble));
  }

  function removeJob(job: number): PendingJob | undefined {
    const waiting = jobs.get(job);
    jobs.delete(job);
    endWhenIdle();
    return waiting;
  }

  function receive(reply: WorkerReply): void {
    missed = 0;
    switch (reply.type) {
      case 'ready':
        state = 'ready';
        stopWaiting();
        if (jobs.size > 0) ping();
        endWhenIdle();
        return;
      case 'beat':
        return;
      case 'broken':
        giveUp();
        return;
      case 'progress':
      case 'resting':
        jobs.get(reply.job)?.onProgress?.(reply.progress as never, reply.type === 'resting');
        return;
      case 'answer':
        losses = 0;
        removeJob(reply.job)?.resolve(reply.answer as never);
        return;
      case 'cancelled':
        clearTimeout(cancelling.get(reply.job));
        cancelling.delete(reply.job);
        return;
      case 'failed':
        if (reply.trap) lose(reply.job);
        else removeJob(reply.job)?.reject(new JobError(reply.code, reply.detail));
    }
  }

  return {
    ask<K extends keyof Q & string>(name: K, question: Q[K]['question'], onProgress?: OnProgress<Q[K]>): Job<Q[K]> {
      const job = ++last;
      const order = { type: 'start', job, name, question } as const;
      const answer = new Promise<Q[K]['answer']>((resolve, reject) => {
        jobs.set(job, {
          order,
          onProgress: onProgress as PendingJob['onProgress'],
          resolve: resolve as PendingJob['resolve'],
          reject,
          paused: false,
        });
      });
      clearTimeout(idleTimer);
      if (state === 'asleep') worker = spawnWorker();
      if (state === 'broken') {
        giveUp();
      } else {
        worker?.postMessage(order);
        ping();
      }
      const pause = (paused: boolean): void => {
        const waiting = jobs.get(job);
        if (waiting) waiting.paused = paused;
        worker?.postMessage({ type: paused ? 'pause' : 'goOn', job } satisfies WorkerRequest);
      };
      return {
        answer,
        pause: () => pause(true),
        goOn: () => pause(false),
        cancel: () => {
          const waiting = removeJob(job);
          if (!waiting) return;
          worker?.postMessage({ type: 'cancel', job } satisfies WorkerRequest);
          // A worker that is still starting has not begun the job.
          if (state === 'ready') cancelling.set(job, setTimeout(replace, cancelTimeout));
          waiting.reject(new JobError('cancelled'));
        },
      };
    },
    onLost: (listener) => lostListeners.push(listener),
    close: () => {
      state = 'broken';
      end();
      for (const job of [...jobs.keys()]) removeJob(job)?.reject(new JobError('cancelled'));
    },
  };
}
