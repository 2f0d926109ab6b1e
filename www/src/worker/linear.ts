// The jobs of the worker for large boards that watch the linear completion.

import type { LargeQuestions, LinearShown } from '../engine/large';
import type { LargeModule, LinearJob, LinearOptions } from '../engine/types-large';
import type { Desk } from './desk';
import { instant, Pace } from './job';
import type { LargeStarter } from './large';

/** As many steps as fit into a frame: so many milliseconds of it. */
const FRAME = 10;

/** One run of the linear completion, from the given queens of the board on the desk. */
class Run {
  finished = false;
  #job: LinearJob;
  readonly #pace = new Pace();

  constructor(
    private readonly engine: LargeModule,
    private readonly desk: Desk,
    private readonly seed: number,
    private readonly options: LinearOptions,
  ) {
    this.#job = this.#anew();
  }

  #anew(): LinearJob {
    return new this.engine.LinearJob(this.desk.given, this.seed, this.options);
  }

  /** Goes on by so many steps, or for so many milliseconds. */
  go(steps: number, milliseconds: number): void {
    if (!this.finished) this.#pace.spend(milliseconds, (budget) => this.#step(budget), steps);
  }

  #step(budget: number): boolean {
    this.finished = this.#job.run(budget);
    return this.finished;
  }

  /** Starts again where a position lies behind. */
  turnTo(position: number): void {
    if (position >= this.position) return;
    this.#job.free();
    this.#job = this.#anew();
    this.finished = false;
  }

  get position(): number {
    return this.#job.progress().position;
  }

  shown(): LinearShown {
    return {
      progress: this.#job.progress(),
      strip: this.#job.strip(),
      table: this.#job.table(),
      finished: this.finished,
    };
  }

  rows(): Int32Array {
    return this.#job.rows();
  }

  free(): void {
    this.#job.free();
  }
}

type LinearJobs = {
  [K in Extract<keyof LargeQuestions, `linear${string}`>]: LargeStarter<K>;
};

/** The page asked for a run that this worker does not hold: it was lost with another worker. */
const noRun = (): Error => Object.assign(new Error('no run is open'), { code: 'noRun', detail: {} });

export function linearJobsOf(desk: Desk): LinearJobs {
  let run: Run | null = null;
  const held = (): Run => {
    if (!run) throw noRun();
    return run;
  };
  return {
    linearOpen: (engine, { seed, options }) =>
      instant(() => {
        run?.free();
        run = null;
        run = new Run(engine, desk, seed, options);
        return run.shown();
      }),

    linearRun: (_, { steps }) => ({
      slice() {
        held().go(steps, FRAME);
        return { done: true, answer: held().shown() };
      },
      progress: () => null,
    }),

    linearSeek: (_, { position }) => {
      held().turnTo(position);
      return {
        slice(milliseconds) {
          held().go(position - held().position, milliseconds);
          const arrived = held().finished || held().position >= position;
          return arrived ? { done: true, answer: held().shown() } : { done: false, resting: false };
        },
        progress: () => null,
      };
    },

    linearTake: () => instant(() => desk.show(held().rows(), desk.given)),
  };
}
