// A job in a worker: something that runs in slices, so that the worker can listen in between.

import type { CallName, Engine, EngineQuestion } from '../client/engine';
import type { Asks } from '../client/protocol';
import type { Trouble } from '../client/trouble';
import type { EngineModule } from '../engine/types';

/**
 * The result of a slice. `transfer`: parts of the answer to transfer instead of copying. `resting`: nothing more
 * happens until `goOn`.
 */
export type SliceResult =
  | { readonly done: true; readonly answer: unknown; readonly transfer?: Transferable[] }
  | { readonly done: false; readonly resting: boolean };

/** One job. `slice` works for at most about this many milliseconds (never over 50) and returns its result. */
export interface Job {
  slice(milliseconds: number): SliceResult;
  /** The progress to report; null for no report. */
  progress(): unknown;
  /** Called to continue after a rest. */
  goOn?(): void;
  /** Frees its wasm memory. */
  free?(): void;
}

/** Starts a job, or answers at once by returning a job that is done after its first slice. */
export type JobFactory<Question, Engine = EngineModule> = (engine: Engine, question: Question) => Job;

/** The error of a job, as the engine reports it: the page puts the code into words. */
export const refusal = (code: string, detail: Trouble['detail'] = {}): Error =>
  Object.assign(new Error(code), { code, detail });

/** The page asked about a run that was lost with an earlier worker. */
export const noRun = (): Error => refusal('noRun');

/** The questions among `Q` that the engine does not answer by itself. A question of the same name replaces the question of the engine. */
type OwnNames<Q extends Asks<Q>> = {
  [K in keyof Q]: K extends CallName ? never : K extends EngineQuestion ? (Q[K] extends Engine<K>[K] ? never : K) : K;
}[keyof Q];

/** A job for each of the questions `Q` that the engine does not answer by itself. */
export type Jobs<Q extends Asks<Q>, Module = EngineModule> = {
  readonly [K in OwnNames<Q>]: JobFactory<Q[K]['question'], Module>;
};

/** A job that answers within its first slice. `answer` receives the milliseconds of the slice. */
export const instant = (answer: (milliseconds: number) => unknown): Job => ({
  slice: (milliseconds) => ({ done: true, answer: answer(milliseconds) }),
  progress: () => null,
});

/** A position beyond the end of any run. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** The largest budget, so that budgets always fit into a number. */
const MAX_BUDGET = 2 ** 31;

/**
 * Runs `run(budget)` again and again within the given time, with a budget that follows the speed that was measured.
 * Each call aims at a fifth of the time, so that one slow call cannot overrun it by much.
 */
export class TimeBudget {
  #budget: number;

  /** `first`: the budget of the first call, small enough to be harmless whatever it counts. */
  constructor(first = 1_000) {
    this.#budget = first;
  }

  /** Returns true as soon as `run` does. `most`: the maximum sum of the budgets. */
  spend(milliseconds: number, run: (budget: number) => boolean, most = Number.MAX_SAFE_INTEGER): boolean {
    const end = performance.now() + milliseconds;
    const aim = milliseconds / 5;
    let left = most;
    while (left > 0) {
      const start = performance.now();
      const budget = Math.min(this.#budget, left);
      if (run(budget)) return true;
      const stop = performance.now();
      left -= budget;
      const elapsed = Math.max(stop - start, 0.01);
      const factor = Math.min(2, Math.max(0.1, aim / elapsed));
      if (budget === this.#budget)
        this.#budget = Math.min(MAX_BUDGET, Math.max(100, Math.floor(this.#budget * factor)));
      if (stop >= end) return false;
    }
    return false;
  }
}

/** The parts of a job besides its work. They receive the milliseconds that it has worked. */
interface Parts {
  readonly progress?: (milliseconds: number) => unknown;
  /** Computes the answer, within the last slice. */
  readonly answer: (milliseconds: () => number) => unknown;
  readonly transfer?: (answer: never) => Transferable[];
  /** Whether it rests after a slice, until `goOn`. */
  readonly rests?: () => boolean;
  readonly goOn?: () => void;
  readonly free?: () => void;
}

/**
 * A job whose `work` takes at most about the given milliseconds and returns whether all is done. `worked`: includes
 * earlier work.
 */
export function slicedJob(work: (milliseconds: number, worked: () => number) => boolean, parts: Parts): Job {
  let spent = 0;
  return {
    slice(milliseconds): SliceResult {
      const start = performance.now();
      const worked = (): number => spent + performance.now() - start;
      if (!work(milliseconds, worked)) {
        spent = worked();
        return { done: false, resting: parts.rests?.() ?? false };
      }
      const answer = parts.answer(worked);
      return { done: true, answer, ...(parts.transfer ? { transfer: parts.transfer(answer as never) } : {}) };
    },
    progress: () => parts.progress?.(spent) ?? null,
    goOn: () => parts.goOn?.(),
    free: () => parts.free?.(),
  };
}

/** A job in calls whose budget follows the speed that is measured. `first`: the budget of the first call. */
export function pacedJob(run: (budget: number, worked: () => number) => boolean, parts: Parts, first?: number): Job {
  const pace = new TimeBudget(first);
  return slicedJob((milliseconds, worked) => pace.spend(milliseconds, (budget) => run(budget, worked)), parts);
}

/** A job in steps that are short by themselves. `left`: the milliseconds that are left of the slice. */
export const steppedJob = (step: (left: number) => boolean, parts: Parts): Job =>
  slicedJob((milliseconds) => {
    const end = performance.now() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - performance.now()) if (step(left)) return true;
    return false;
  }, parts);

/** A job that makes one thing from each item, each in a short time. The answer is the list of these things. */
export function eachJob<Item>(items: readonly Item[], make: (item: Item) => unknown): Job {
  const left = items.values();
  const made: unknown[] = [];
  const makeNext = (): boolean => {
    const { value, done } = left.next();
    if (!done) made.push(make(value));
    return done ?? false;
  };
  return steppedJob(makeNext, { answer: () => made });
}

/**
 * Combines several jobs into one. The jobs that `jobs` yields run one after the other, and each `yield` returns the
 * answer of its job, or throws its error.
 */
export function inTurn(jobs: Generator<Job, unknown, unknown>): Job {
  let current: Job | null = null;
  function free(): void {
    current?.free?.();
    current = null;
  }
  /** Runs a slice of the current job. Returns null while it runs, then the step of the generator that follows. */
  function ran(milliseconds: number): (() => IteratorResult<Job, unknown>) | null {
    try {
      const result = current?.slice(milliseconds);
      if (result && !result.done) return null;
      free();
      return () => jobs.next(result?.answer);
    } catch (error) {
      return () => {
        const next = jobs.throw(error);
        // After an error that nobody catches, the engine may be broken, and gets no more calls.
        free();
        return next;
      };
    }
  }
  return {
    slice(milliseconds): SliceResult {
      const next = ran(milliseconds)?.();
      if (next?.done) return { done: true, answer: next.value };
      current = next?.value ?? current;
      return { done: false, resting: false };
    },
    progress: () => current?.progress() ?? null,
    goOn: () => current?.goOn?.(),
    free,
  };
}
