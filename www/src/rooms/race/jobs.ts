// The jobs of the racing worker: one timeline for each lane. Every lane is moved to the time of the clock, and explored
// ahead of it.

import type { EngineError, EngineModule, Rows, Timeline } from '../../engine/types';
import { countEvents, GRAIN_KINDS, kindSet, type Refusal } from '../../kernel/watch';
import type { PassedRun } from '../../watch/passed-run';
import { instant, type Jobs, NEVER, noRun, refusal, TimeBudget } from '../../worker/job';
import type { RaceQuestions } from './questions';
import { type Clock, type LaneProgress, RECORDED } from './slice';

/** The events that the clock `tried` counts. A search that repairs swaps queens instead of trying squares. */
const TRIED = kindSet('tried', 'swapped');
/** A run of less than `BRIEF_TIME` milliseconds is repeated for `MEASURE_TIME` milliseconds, to measure it. */
const BRIEF_TIME = 200;
const MEASURE_TIME = 30;

type RaceJobs = Jobs<RaceQuestions>;

class Runner {
  readonly #pace = new TimeBudget();
  readonly #lookPace = new TimeBudget();
  #known = false;
  /** The time in milliseconds that exploring the run has taken, and the number of events in this time. */
  #spent = 0;
  #measured = 0;
  /** The board of the last solution, once the run has ended. */
  #solved: Rows | null = null;

  constructor(
    readonly timeline: Timeline,
    /** Opens the same run once more, to measure it. */
    private readonly again: () => Timeline,
  ) {}

  /** Moves the run towards the time of the clock. Returns true once it is there. */
  moveTo(clock: Clock, at: number, milliseconds: number): boolean {
    const { timeline } = this;
    if (this.#known && at >= this.#length(clock))
      return this.#pace.spend(milliseconds, (budget) => timeline.seek(NEVER, budget));
    const position = clock === 'events' ? Math.floor(at) : this.#positionAt(at);
    return this.#pace.spend(milliseconds, (budget) =>
      clock === 'tried' ? timeline.seekNth(TRIED, Math.floor(at), budget) : timeline.seek(position, budget),
    );
  }

  /** The position of the run after this many milliseconds, by its mean speed, at most as far as it was measured. */
  #positionAt(milliseconds: number): number {
    return this.#spent === 0
      ? 0
      : Math.min(this.#furthest(), Math.floor((milliseconds / this.#spent) * this.#measured));
  }

  #furthest(): number {
    return this.timeline.reached().reduce((sum, count) => sum + count, 0);
  }

  /** Follows the run ahead of the clock, to find its length and its cost. */
  explore(milliseconds: number): void {
    if (this.#known) return;
    const before = this.#furthest();
    const start = performance.now();
    this.#known = this.#lookPace.spend(milliseconds, (budget) => this.timeline.explore(budget));
    this.#spent += performance.now() - start;
    this.#measured += this.#furthest() - before;
    if (this.#known && this.#spent < BRIEF_TIME) this.#measure();
  }

  /** Repeats a run that is too short to measure at once. The exploration before was the warm-up. */
  #measure(): void {
    const start = performance.now();
    let rounds = 0;
    do {
      const timeline = this.again();
      timeline.explore(NEVER);
      timeline.free();
      rounds += 1;
    } while (performance.now() - start < MEASURE_TIME);
    this.#spent = Math.min(this.#spent, (performance.now() - start) / rounds);
    this.#measured = this.#furthest();
  }

  #length(clock: Clock): number {
    if (clock === 'tried') return countEvents({ counts: [...this.timeline.reached()] }, TRIED);
    return clock === 'events' ? this.#furthest() : this.#timeOf(this.#furthest());
  }

  #timeOf(position: number): number {
    return this.#measured === 0 ? 0 : (position / this.#measured) * this.#spent;
  }

  laneProgress(clock: Clock): LaneProgress {
    const { rows, counts, position, finished, furthest } = this.timeline.frame();
    const work =
      clock === 'tried' ? countEvents({ counts }, TRIED) : clock === 'events' ? position : this.#timeOf(position);
    const ended = finished && position === furthest;
    const all = countEvents({ counts: [...this.timeline.reached()] }, GRAIN_KINDS.solution);
    const shown = ended && all > 0 ? this.#lastSolution(all) : rows;
    return { rows: shown, counts, position, work, ended, length: this.#length(clock), all, known: this.#known };
  }

  /** At the end of a search the board is empty, so its last solution is shown. */
  #lastSolution(solutions: number): Rows {
    if (!this.#solved) {
      const { position } = this.timeline.frame();
      this.timeline.seekNth(GRAIN_KINDS.solution, solutions, NEVER);
      this.#solved = this.timeline.frame().rows;
      this.timeline.seek(position, NEVER);
    }
    return this.#solved;
  }
}

/** The jobs of one worker. */
export function raceJobsOf(): RaceJobs {
  let runners: (Runner | null)[] = [];

  function open(engine: EngineModule, search: string, question: RaceQuestions['raceOpen']['question']): Refusal | null {
    const { rows, seed, clock, recording } = question;
    const again = (): Timeline =>
      search === RECORDED
        ? new engine.Timeline(RECORDED, { trace: traceOn(rows, clock, recording) })
        : new engine.Timeline(search, rows, seed);
    try {
      runners.push(new Runner(again(), again));
      return null;
    } catch (error) {
      const { code, detail } = error as Partial<EngineError>;
      if (typeof code !== 'string') throw error;
      runners.push(null);
      return { code, detail: detail ?? {} };
    }
  }

  return {
    raceOpen: (engine, question) =>
      instant((): RaceQuestions['raceOpen']['answer'] => {
        for (const runner of runners) runner?.timeline.free();
        runners = [];
        return question.searches.map((search) => open(engine, search, question));
      }),
    raceTo: (_, { clock, at }) =>
      instant((milliseconds): RaceQuestions['raceTo']['answer'] => {
        if (runners.length === 0) throw noRun();
        const running = runners.filter((runner) => runner !== null);
        const share = milliseconds / Math.max(1, 2 * running.length);
        for (const runner of running) runner.explore(share);
        const arrived = running.map((runner) => runner.moveTo(clock, at, share)).every((there) => there);
        return { arrived, lanes: runners.map((runner) => runner?.laneProgress(clock) ?? null) };
      }),
  };
}

/** The trace, if it is a run on this board that can be measured. */
function traceOn(rows: Rows, clock: Clock, recording: PassedRun | null): string {
  const isHere = recording?.rows.length === rows.length && recording.rows.every((column, row) => column === rows[row]);
  if (!recording || !isHere) throw refusal('recorded-elsewhere');
  // The time of a run in Python cannot be compared with the time to play its trace.
  if (clock === 'time') throw refusal('recorded-untimed');
  return recording.trace;
}

export const jobs: RaceJobs = raceJobsOf();
