// The jobs of the watching worker: one timeline, and how it moves within a slice.

import type { Condition, FirstModule, Frame, Spoken } from '../engine/types';
import {
  type BranchMove,
  countEvents,
  type Goal,
  GRAIN_KINDS,
  type GrownTree,
  kindSet,
  type Note,
  type PositionReport,
  type Ruler,
} from '../kernel/watch';
import { instant, type Jobs, NEVER, noRun, TimeBudget } from '../worker/job';
import type { MovedRun, OpenedRun, WatchQuestions } from './questions';

/** The methods of a run that both engines have. */
type Timeline = InstanceType<FirstModule['Timeline']>;

/** The maximum time for one frame of play, in milliseconds, so that the page gets sixty frames a second. */
const FRAME = 10;
/** The resolution of the ruler: parts between the start and the furthest position. */
const PARTS = 720;

/** How decisions are made in a run, if the engine supports them. */
export interface BranchMethods {
  readonly shown: () => Pick<PositionReport, 'choice' | 'branch' | 'undecided'>;
  /** Works towards a move; true when it is made. */
  readonly move: (to: BranchMove, budget: number) => boolean;
  readonly ruler: (parts: number) => Partial<Ruler>;
  readonly tree: () => Partial<GrownTree>;
  /** Forgets a decision that could not be made, because another move was requested. */
  readonly forget: () => void;
}

type Question<K extends keyof WatchQuestions> = WatchQuestions[K]['question'];

/**
 * One run of a search. Seeking within the explored part costs almost nothing, because clones of the run are stored
 * there.
 */
class Run {
  readonly #pace = new TimeBudget();
  readonly #playPace = new TimeBudget();
  readonly #replayPace = new TimeBudget();

  constructor(
    readonly timeline: Timeline,
    private readonly spoken?: () => Spoken,
    private readonly branching?: BranchMethods,
  ) {}

  shown(): PositionReport {
    const { timeline, spoken, branching } = this;
    const more = { ...(spoken && { spoken: spoken() }), ...branching?.shown() };
    return { frame: timeline.frame(), registers: timeline.registers(), ...more };
  }

  /** Works towards the goal for this many milliseconds. */
  go({ goal, breakpoints }: Question<'watchGo'>, milliseconds: number): MovedRun {
    if (goal.kind !== 'branch') this.branching?.forget();
    const stopped = this.#pace.spend(milliseconds, this.#toward(goal, breakpoints));
    const shown = this.shown();
    const arrived = stopped && !isSkipped(shown.frame, goal);
    return { shown, arrived, note: arrived ? noteAt(shown.frame, goal, breakpoints) : null };
  }

  #toward(goal: Goal, breakpoints: readonly number[]): (budget: number) => boolean {
    const { timeline } = this;
    switch (goal.kind) {
      case 'position':
        return (budget) => timeline.seek(goal.position, budget);
      case 'end':
        return (budget) => timeline.seek(NEVER, budget);
      case 'nth':
        return (budget) => timeline.seekNth(goal.kinds, goal.nth, budget);
      case 'branch':
        return (budget) => this.branching?.move(goal.to, budget) ?? true;
      case 'until': {
        const condition = withBreakpoints(goal.condition, breakpoints);
        return (budget) => timeline.runUntil(condition, budget);
      }
    }
  }

  /** Plays on for at most a frame. Without breakpoints that is a seek; with them every event is examined. */
  play({ steps, kinds, breakpoints }: Question<'watchPlay'>): MovedRun {
    this.branching?.forget();
    if (breakpoints.length > 0) this.#playToBreakpoint(steps, kinds, breakpoints);
    else if (!Number.isFinite(steps)) this.#playAll();
    else this.#playPace.spend(FRAME, this.#toward(this.#ahead(steps, kinds), []));
    const shown = this.shown();
    return { shown, arrived: true, note: stopAt(shown.frame, breakpoints) };
  }

  /** Goes as far as the budget allows: within the explored part of the run, or beyond it. */
  #playAll(): void {
    const { timeline } = this;
    const { position, furthest } = timeline.frame();
    const behind = position < furthest;
    const budget = behind ? this.#replayPace : this.#playPace;
    budget.spend(FRAME, (events) => {
      const to = timeline.frame().position + events;
      timeline.seek(behind ? Math.min(to, furthest) : to, events);
      const frame = timeline.frame();
      return behind ? frame.position === furthest : isEnd(frame);
    });
  }

  /** The goal this many steps ahead. */
  #ahead(steps: number, kinds: number): Goal {
    const frame = this.timeline.frame();
    if (kinds === GRAIN_KINDS.event) return { kind: 'position', position: frame.position + steps };
    return { kind: 'nth', kinds, nth: countEvents(frame, kinds) + steps };
  }

  #playToBreakpoint(steps: number, kinds: number, breakpoints: readonly number[]): void {
    const single = kinds === GRAIN_KINDS.event;
    const condition = withBreakpoints({ kinds: single ? 0 : kinds }, breakpoints);
    const run = (budget: number) => this.timeline.runUntil(condition, budget);
    const end = performance.now() + FRAME;
    let left = single ? 1 : steps;
    do {
      this.#playPace.spend(Math.max(1, end - performance.now()), run, single ? steps : NEVER);
      left -= 1;
    } while (left > 0 && performance.now() < end && stopAt(this.timeline.frame(), breakpoints) === null);
  }

  /** Returns the next step. */
  foresee(): PositionReport {
    const { timeline } = this;
    const { position } = timeline.frame();
    timeline.seek(position + 1, NEVER);
    const next = this.shown();
    timeline.seek(position, NEVER);
    return next;
  }

  /** Extends the explored part. */
  explore(milliseconds: number): Ruler {
    const finished = this.#pace.spend(milliseconds, (budget) => this.timeline.explore(budget));
    const { timeline } = this;
    const { furthest } = timeline.frame();
    const ruler = { furthest, finished, marks: timeline.marks(PARTS), curve: timeline.curve() };
    return { ...ruler, ...this.branching?.ruler(PARTS) };
  }

  tree(): GrownTree {
    return { ...this.timeline.tree(), ...this.branching?.tree() };
  }
}

function withBreakpoints(condition: Condition, breakpoints: readonly number[]): Condition {
  const blocks = [...(condition.blocks ?? []), ...breakpoints];
  return blocks.length > 0 ? { ...condition, blocks } : condition;
}

/** Why a run cannot simply continue from here. */
function stopAt(frame: Frame, breakpoints: readonly number[]): Note | null {
  if (frame.block && breakpoints.includes(frame.block.from)) return 'breakpoint';
  return isEnd(frame) ? 'end' : null;
}

const isEnd = (frame: Frame): boolean => frame.finished && frame.position === frame.furthest;

/** The note for having arrived at this frame. */
function noteAt(frame: Frame, goal: Goal, breakpoints: readonly number[]): Note | null {
  switch (goal.kind) {
    case 'position':
      if (frame.position < goal.position - 1) return 'beyond';
      break;
    case 'nth':
      if (countEvents(frame, goal.kinds) < goal.nth) return 'noMore';
      break;
    case 'until':
      if (!isMet(frame, goal.condition)) return stopAt(frame, breakpoints) === 'breakpoint' ? 'breakpoint' : 'noMore';
      break;
    case 'end':
    case 'branch':
      break;
  }
  return isEnd(frame) ? 'end' : null;
}

/** Whether the run continues from here although the condition is true. */
const isSkipped = ({ happened }: Frame, goal: Goal): boolean =>
  goal.kind === 'until' && happened !== null && ((goal.skips ?? 0) & kindSet(happened.kind)) !== 0;

/** Whether a condition is true at a frame. */
function isMet({ happened, block }: Frame, { kinds, square, blocks }: Condition): boolean {
  if (!happened) return false;
  const onSquare = square && 'column' in happened && happened.row === square.row && happened.column === square.column;
  return (
    onSquare || (kinds & kindSet(happened.kind)) !== 0 || (block !== null && (blocks?.includes(block.from) ?? false))
  );
}

/** Begins a run. `spoken`: returns the text, calls and output of a recorded program at the position of the run. */
type Begin<Engine> = (
  engine: Engine,
  question: Question<'watchOpen'>,
) => Pick<OpenedRun, 'table'> & { timeline: Timeline; spoken?: () => Spoken; branching?: BranchMethods };

/** The jobs of one worker. */
export function watchJobsOf<Engine>(begin: Begin<Engine>): Jobs<WatchQuestions, Engine> {
  let run: Run | null = null;
  const current = (): Run => {
    if (!run) throw noRun();
    return run;
  };
  return {
    watchOpen: (engine, question) =>
      instant((): OpenedRun => {
        run?.timeline.free();
        run = null;
        const { timeline, spoken, branching, ...more } = begin(engine, question);
        run = new Run(timeline, spoken, branching);
        return { listing: timeline.listing(), blocks: timeline.blocks(), shown: run.shown(), ...more };
      }),
    watchGo: (_, question) => instant((milliseconds) => current().go(question, milliseconds)),
    watchPlay: (_, question) => instant(() => current().play(question)),
    watchForesee: () => instant(() => current().foresee()),
    watchExplore: (_, { milliseconds }) => instant(() => current().explore(milliseconds)),
    watchTree: () => instant(() => current().tree()),
  };
}

/** The jobs of the part of the engine that the page opens with, which supports only queens. */
export const watchJobs = watchJobsOf((engine: FirstModule, { search, rows, seed }) => ({
  timeline: new engine.Timeline(search, rows, seed),
}));
