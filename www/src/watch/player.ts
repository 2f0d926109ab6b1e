// The player: carries out the requests of the watch slice, one question to the engine at a time, and paces play by the
// clock.
//
//   wanted --> watchOpen          goal --> watchGo, again until it has arrived
//   foresees --> watchForesee
//   playing --> watchPlay, once a frame at most            idle --> watchExplore, to learn how long the run is
//   the tree is examined and has grown --> watchTree, occasionally

import type { WorkerClient } from '../client/client';
import { JobError } from '../client/trouble';
import type { AppAction } from '../kernel/action';
import type { Shared } from '../kernel/state';
import { GRAIN_KINDS, lengthOf, type Watch } from '../kernel/watch';
import type { MovedRun, WatchQuestions } from './questions';
import { stepsPerSecond } from './speed';

/** How far a run is explored to find its length. */
const FAR = 50_000_000;
/** The time of an exploration while the run is idle, and between the frames of slow play, in milliseconds. */
const IDLE_SLICE = 25;
const BETWEEN_FRAMES = 8;
/** At higher speeds, in steps a second, frames have no time to look for the end as well. */
const SLOW = 30;

/** The interval at which the tree of a growing run is fetched, in milliseconds. */
const GROWS_EVERY = 300;

/** After a longer pause between frames, in milliseconds, play continues as if it had been this long. */
const LATE = 2_000;

/** The clock of the page. */
export interface Clock {
  now(): number;
  /** Calls back at the next frame that is drawn. */
  frame(callback: () => void): void;
}

export class Player {
  #state: Shared | undefined;
  #busy = false;
  #frameWanted = false;
  /** The run that the engine has open. */
  #open = 0;
  /** Whether the run was lost and has not moved since. If it is lost again before it moves, it is not opened again. */
  #lost = false;
  #playedAt = 0;
  /** Steps that are due by the clock, with a fraction. */
  #due = 0;
  #grownAt = Number.NEGATIVE_INFINITY;

  constructor(
    /** The worker of the run. */
    private readonly clientFor: (state: Shared) => Pick<WorkerClient<WatchQuestions>, 'ask'>,
    private readonly dispatch: (action: AppAction) => void,
    private readonly clock: Clock,
    /** Whether a room shows the tree of the run. */
    private readonly showsTree: (room: string) => boolean,
  ) {}

  /** Called at every change of the state. */
  follow(state: Shared): void {
    const before = this.#state?.watch;
    this.#state = state;
    if (state.watch.playing && !before?.playing) {
      this.#playedAt = this.clock.now();
      this.#due = 1;
    }
    this.#next(false);
  }

  /** Asks the next question that the state requires, unless an answer is pending. `drawn`: whether a frame is about to be drawn. */
  #next(drawn: boolean): void {
    const state = this.#state;
    if (!state || this.#busy) return;
    const { watch } = state;
    if (watch.status === 'wanted') this.#openRun(state);
    else if (watch.status !== 'open' || this.#open !== watch.run) return;
    else if (watch.goal) this.#ask('watchGo', { goal: watch.goal, breakpoints: watch.breakpoints }, this.#moved(watch));
    else if (watch.previews) this.#foresee(watch);
    else if (watch.playing) this.#play(state, drawn);
    else if (!this.#grow(state)) this.#explore(watch, IDLE_SLICE);
  }

  #openRun({ watch: { run }, input: { search, rows, seed, variant } }: Shared): void {
    this.#ask('watchOpen', { search, rows, seed, variant }, ({ listing, blocks, shown, table = null }) => {
      this.#open = run;
      this.dispatch({ type: 'opened', run, listing, blocks, shown, table });
    });
  }

  #foresee({ run }: Watch): void {
    this.#ask('watchForesee', null, (next) => this.dispatch({ type: 'foreseen', run, next }));
  }

  #play(state: Shared, drawn: boolean): void {
    const { watch } = state;
    const rate = stepsPerSecond(watch.speed);
    if (!drawn) {
      this.#wantFrame();
      return;
    }
    if (this.#grow(state)) return;
    const now = this.clock.now();
    const elapsed = Math.min(now - this.#playedAt, LATE);
    this.#playedAt = now;
    const steps = Number.isFinite(rate) ? Math.floor(this.#due + (elapsed / 1_000) * rate) : rate;
    this.#due = Number.isFinite(rate) ? this.#due + (elapsed / 1_000) * rate - steps : 0;
    if (steps >= 1) {
      this.#ask(
        'watchPlay',
        { steps, kinds: GRAIN_KINDS[watch.grain], breakpoints: watch.breakpoints },
        this.#moved(watch),
      );
    } else if (rate > SLOW || !this.#explore(watch, BETWEEN_FRAMES)) {
      this.#wantFrame();
    }
  }

  /** Fetches the tree, if it is shown and has grown; returns false if that is not needed now. */
  #grow({ watch, ui }: Shared): boolean {
    const { run, tree } = watch;
    if (!this.showsTree(ui.view) || (tree && tree.furthest >= lengthOf(watch))) return false;
    const rests = isExplored(watch) && !watch.playing;
    const now = this.clock.now();
    if (tree && !rests && now - this.#grownAt < GROWS_EVERY) return false;
    this.#grownAt = now;
    this.#ask('watchTree', null, (grown) => this.dispatch({ type: 'grown', run, tree: grown }));
    return true;
  }

  /** Explores the run further; returns false if there is nothing left to explore. */
  #explore(watch: Watch, milliseconds: number): boolean {
    const { run } = watch;
    if (isExplored(watch)) return false;
    this.#ask('watchExplore', { milliseconds }, (found) => this.dispatch({ type: 'explored', run, ruler: found }));
    return true;
  }

  #moved({ run, goal }: Watch): (answer: MovedRun) => void {
    return ({ shown, arrived, note }) => {
      this.#lost = false;
      // A goal that was set meanwhile has not been reached.
      const wanted = this.#state?.watch.goal ?? null;
      this.dispatch({
        type: 'shown',
        run,
        shown,
        arrived: arrived && wanted === goal,
        note: wanted === goal ? note : null,
      });
    };
  }

  #wantFrame(): void {
    if (this.#frameWanted) return;
    this.#frameWanted = true;
    this.clock.frame(() => {
      this.#frameWanted = false;
      this.#next(true);
    });
  }

  #ask<K extends keyof WatchQuestions>(
    name: K,
    question: WatchQuestions[K]['question'],
    answered: (answer: WatchQuestions[K]['answer']) => void,
  ): void {
    const state = this.#state;
    if (!state) return;
    const { run } = state.watch;
    this.#busy = true;
    this.clientFor(state)
      .ask(name, question)
      .answer.then(
        (answer) => this.#settle(() => answered(answer)),
        (error: unknown) => this.#settle(() => this.#failed(run, error)),
      );
  }

  #settle(then: () => void): void {
    this.#busy = false;
    then();
    this.#next(false);
  }

  /** The engine refused the run, or broke. After a break the run is opened again at its position, once. */
  #failed(run: number, error: unknown): void {
    const watch = this.#state?.watch;
    if (!(error instanceof JobError)) throw error;
    if (!watch || watch.run !== run) return;
    const broke = error.code === 'trap' || error.code === 'noRun';
    if (broke && !this.#lost && this.#open === run) {
      this.#lost = true;
      this.dispatch({ type: 'watch', step: watch.shown?.frame.position ?? 0 });
      this.dispatch({ type: 'notice', notice: { kind: 'news', news: 'resumed' } });
    } else {
      this.dispatch({ type: 'refused', run, refusal: { code: error.code, detail: error.detail } });
    }
  }
}

/** Whether the length of the run is known, or too far to be looked for. */
const isExplored = ({ ruler }: Watch): boolean => ruler !== null && (ruler.finished || ruler.furthest >= FAR);
