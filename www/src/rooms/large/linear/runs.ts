// Runs of the searches that can be shown on a large board, with a common interface.

import type { EngineModule, LinearJob, Rows, Timeline } from '../../../engine/types';
import { TimeBudget } from '../../../worker/job';
import type { LinearReport, MethodReport, RepairReport } from './slice';

export interface Run {
  /** Goes on by this many steps, or to the end, or for this many milliseconds. */
  go(steps: number, milliseconds: number): void;
  /** Goes to a position, also backwards. Returns true when it is reached, or when the run ends before it. */
  seek(position: number, milliseconds: number): boolean;
  shown(): MethodReport;
  rows(): Rows;
  free(): void;
}

/** One run of the linear completion. To go back, it starts a new run up to the earlier position. */
export class LinearRun implements Run {
  #job: LinearJob;
  #finished = false;
  readonly #pace = new TimeBudget();

  constructor(private readonly start: () => LinearJob) {
    this.#job = start();
  }

  go(steps: number, milliseconds: number): void {
    if (!this.#finished) this.#pace.spend(milliseconds, (budget) => this.#step(budget), steps);
  }

  #step(budget: number): boolean {
    this.#finished = this.#job.run(budget);
    return this.#finished;
  }

  seek(position: number, milliseconds: number): boolean {
    if (position < this.#position) {
      this.#job.free();
      this.#job = this.start();
      this.#finished = false;
    }
    this.go(position - this.#position, milliseconds);
    return this.#finished || this.#position >= position;
  }

  get #position(): number {
    return this.#job.progress().position;
  }

  shown(): LinearReport {
    const progress = this.#job.progress();
    return {
      method: 'linear',
      progress,
      strip: this.#job.strip(),
      tables: this.#job.tables(),
      reason: this.#job.reason(),
      finished: this.#finished,
      impossible: this.#finished && progress.left > 0 && this.#job.answer().verdict === 'impossible',
    };
  }

  rows(): Rows {
    return this.#job.rows();
  }

  free(): void {
    this.#job.free();
  }
}

/** One run of gradient repair. Its timeline can go back. */
export class RepairRun implements Run {
  readonly #timeline: Timeline;
  readonly #pace = new TimeBudget();

  constructor(engine: Pick<EngineModule, 'Timeline'>, given: Rows, seed: number) {
    this.#timeline = new engine.Timeline('repair', given, seed);
  }

  go(steps: number, milliseconds: number): void {
    const goal = Math.min(Number.MAX_SAFE_INTEGER, this.#timeline.frame().position + steps);
    this.seek(goal, milliseconds);
  }

  seek(position: number, milliseconds: number): boolean {
    return this.#pace.spend(milliseconds, (budget) => this.#timeline.seek(position, budget));
  }

  shown(): RepairReport {
    const frame = this.#timeline.frame();
    const { position, furthest } = frame;
    const finished = frame.finished && position === furthest;
    return { method: 'repair', progress: { position }, frame, curve: this.#timeline.curve(), finished };
  }

  rows(): Rows {
    return this.#timeline.frame().rows;
  }

  free(): void {
    this.#timeline.free();
  }
}
