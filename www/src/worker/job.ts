// A job in a worker: something that runs in slices, so that the worker can listen in between.

import type { Asks } from '../client/protocol';
import type { EngineModule } from '../engine/types';

/**
 * What a slice came to. `transfer`: parts of the answer that are handed over, not copied. `resting`: nothing more happens
 * until the job is told to go on.
 */
export type SliceResult =
  | { readonly done: true; readonly answer: unknown; readonly transfer?: Transferable[] }
  | { readonly done: false; readonly resting: boolean };

/** One job. `slice` works for at most about this many milliseconds (never over 50) and says what it came to. */
export interface Job {
  slice(milliseconds: number): SliceResult;
  /** What to tell while it runs; null for nothing. */
  progress(): unknown;
  /** Told to go on after resting. */
  goOn?(): void;
  /** Gives back what it holds in wasm memory. */
  free?(): void;
}

/** Starts a job, or answers at once by returning a job that is done after its first slice. */
export type JobFactory<Question, Engine = EngineModule> = (engine: Engine, question: Question) => Job;

/** The page asked about a run that this worker does not hold: it was lost with the worker before. */
export const noRun = (): Error => Object.assign(new Error('no run is open'), { code: 'noRun', detail: {} });
/** A job for each of the questions `Q`. */
export type Jobs<Q extends Asks<Q>, Engine = EngineModule> = {
  readonly [K in keyof Q]: JobFactory<Q[K]['question'], Engine>;
};

/** A job that answers at once. */
export const instant = (answer: () => unknown): Job => ({
  slice: () => ({ done: true, answer: answer() }),
  progress: () => null,
});

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

  /** True when `run` said so. */
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
      const taken = Math.max(stop - start, 0.01);
      const factor = Math.min(2, Math.max(0.1, aim / taken));
      if (budget === this.#budget) this.#budget = Math.max(100, Math.floor(this.#budget * factor));
      if (stop >= end) return false;
    }
    return false;
  }
}

/**
 * A job in paced calls that rests only when it is told to. `progress` and `answer` hear how many milliseconds it has worked;
 * the answer is made within the last slice, and may count itself.
 */
export function paced(
  run: (budget: number) => boolean,
  parts: {
    progress?: (milliseconds: number) => unknown;
    answer: (milliseconds: () => number) => unknown;
    transfer?: (answer: never) => Transferable[];
    free?: () => void;
  },
): Job {
  const pace = new TimeBudget();
  let spent = 0;
  return {
    slice(milliseconds): SliceResult {
      const start = performance.now();
      const worked = (): number => spent + performance.now() - start;
      if (!pace.spend(milliseconds, run)) {
        spent = worked();
        return { done: false, resting: false };
      }
      const answer = parts.answer(worked);
      return { done: true, answer, ...(parts.transfer ? { transfer: parts.transfer(answer as never) } : {}) };
    },
    progress: () => parts.progress?.(spent) ?? null,
    free: () => parts.free?.(),
  };
}
