// Serves jobs in slices, the latest first, and receives messages between slices: the loop of every worker of the page.

import type { WorkerReply, WorkerRequest } from '../client/protocol';
import type { EngineError } from '../engine/types';
import type { Job, JobFactory } from './job';

/** A slice of work, in milliseconds: short enough for an immediate pause, and long enough to be efficient. */
const SLICE = 20;
/** Milliseconds between two progress messages. */
const REPORT_INTERVAL = 100;

type Starters<Engine> = Readonly<Record<string, JobFactory<never, Engine>>>;

type Order = Exclude<WorkerRequest, { type: 'beat' | 'engine' }>;

interface RunningJob {
  readonly id: number;
  readonly job: Job;
  resting: boolean;
  /** When the last progress was reported. */
  reportedAt: number;
}

/**
 * Serves the page for as long as the worker lives. `load` receives the engine that the page has compiled. `jobs`: a job for each
 * question that this worker answers, or a function that fetches them. `otherwise`: the job for a question that is not among them.
 */
export async function serveJobs<Engine>(
  load: (module: WebAssembly.Module | null) => Promise<Engine>,
  jobs: Starters<Engine> | (() => Promise<{ readonly jobs: Starters<Engine> }>),
  otherwise: (name: string) => JobFactory<never, Engine> = unknownQuestion,
): Promise<void> {
  const running: RunningJob[] = [];
  const early: Order[] = [];
  const reply = (message: WorkerReply, transfer: Transferable[] = []): void => postMessage(message, { transfer });

  // A message to this worker itself arrives after the messages that are already waiting, and without the delay of a timer.
  const loop = new MessageChannel();
  let scheduled = false;
  loop.port1.onmessage = () => {
    scheduled = false;
    work();
  };
  function schedule(): void {
    if (scheduled || !running.some(({ resting }) => !resting)) return;
    scheduled = true;
    loop.port2.postMessage(null);
  }

  let engine: Engine | undefined;
  let starters: Starters<Engine> = {};
  let receive: (module: WebAssembly.Module | null) => void = () => {};
  const compiled = new Promise<WebAssembly.Module | null>((resolve) => {
    receive = resolve;
  });
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type === 'beat') reply({ type: 'beat' });
    else if (data.type === 'engine') receive(data.module);
    else if (engine) serve(engine, data);
    else early.push(data);
  });

  function serve(loaded: Engine, order: Order): void {
    if (order.type === 'start') {
      guard(order.job, () => {
        const start = starters[order.name] ?? otherwise(order.name);
        running.push({
          id: order.job,
          job: start(loaded, order.question as never),
          resting: false,
          reportedAt: performance.now(),
        });
      });
    } else {
      const found = running.find(({ id }) => id === order.job);
      if (order.type === 'cancel') {
        if (found) drop(found);
        reply({ type: 'cancelled', job: order.job });
      } else if (found && order.type === 'pause') {
        rest(found);
      } else if (found) {
        found.job.goOn?.();
        found.resting = false;
      }
    }
    schedule();
  }

  function work(): void {
    const current = running.findLast(({ resting }) => !resting);
    if (!current) return;
    guard(current.id, () => {
      const outcome = current.job.slice(SLICE);
      if (outcome.done) {
        drop(current);
        reply({ type: 'answer', job: current.id, answer: outcome.answer }, outcome.transfer);
      } else if (outcome.resting) {
        rest(current);
      } else if (performance.now() - current.reportedAt >= REPORT_INTERVAL) {
        current.reportedAt = performance.now();
        const progress = current.job.progress();
        if (progress !== null) reply({ type: 'progress', job: current.id, progress });
      }
    });
    schedule();
  }

  function rest(found: RunningJob): void {
    found.resting = true;
    reply({ type: 'resting', job: found.id, progress: found.job.progress() });
  }

  function drop(found: RunningJob): void {
    running.splice(running.indexOf(found), 1);
    found.job.free?.();
  }

  /**
   * Runs a part of a job and reports its exceptions. An error without a code, or with the code `engine-broken`,
   * means a broken instance.
   */
  function guard(job: number, part: () => void): void {
    try {
      part();
    } catch (error) {
      const { code, detail } = error as Partial<EngineError>;
      const found = running.find(({ id }) => id === job);
      const known = typeof code === 'string' && code !== 'engine-broken';
      // A broken instance gets no more calls, not even to free its memory.
      if (found && known) drop(found);
      else if (found) running.splice(running.indexOf(found), 1);
      reply({ type: 'failed', job, code: known ? code : 'trap', detail: detail ?? {}, trap: !known });
    }
  }

  try {
    const [loaded, fetched] = await Promise.all([compiled.then(load), typeof jobs === 'function' ? jobs() : { jobs }]);
    starters = fetched.jobs;
    engine = loaded;
    reply({ type: 'ready' });
    for (const order of early.splice(0)) serve(engine, order);
  } catch {
    reply({ type: 'broken' });
  }
}

function unknownQuestion(name: string): never {
  throw new TypeError(`no such question: ${name}`);
}
