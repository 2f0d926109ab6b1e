// The watch slice of the state: the run, its position, and how it is played.
import {
  type Branch,
  type Choice,
  type Condition,
  type Curve,
  type Decision,
  type Frame,
  KINDS,
  type Kind,
  type Register,
  type RuleTable,
  type Spoken,
  type Square,
  type Tree,
} from '../engine/types';

/** A set of kinds of event as a bit mask over KINDS. */
export const kindSet = (...kinds: Kind[]): number => kinds.reduce((set, kind) => set | (1 << KINDS.indexOf(kind)), 0);

/** The sizes of one step. */
export const GRAINS = ['event', 'row', 'deadEnd', 'solution'] as const;
export type Grain = (typeof GRAINS)[number];

/** The kinds of event on which a step of each grain ends. A restart is the dead end of repair. */
export const GRAIN_KINDS: Readonly<Record<Grain, number>> = {
  event: (1 << KINDS.length) - 1,
  row: kindSet('tried', 'forced', 'swapped'),
  deadEnd: kindSet('deadEnd', 'restart'),
  solution: kindSet('solution'),
};

/** The position or event that the run is going to. */
export type Goal =
  | { readonly kind: 'position'; readonly position: number }
  /** To the nth event (from 1) among these kinds; 0 is the start. */
  | { readonly kind: 'nth'; readonly kinds: number; readonly nth: number }
  /** `skips`: kinds of event that do not count, even if the condition is true. */
  | { readonly kind: 'until'; readonly condition: Condition; readonly skips?: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'branch'; readonly to: BranchMove };

/** A move between the search and its branch. `step`: where to go afterwards; null for where the move leads. */
export type BranchMove =
  /** Enters the branch of these decisions. Decisions that the branch already has are kept. */
  | { readonly is: 'decide'; readonly decisions: readonly Decision[]; readonly step: number | null }
  | { readonly is: 'enter' | 'leave'; readonly step: number | null }
  /** Takes decisions back until only this many are left, and goes to a step. */
  | { readonly is: 'undecide'; readonly left: number; readonly step: number };

/** The engine's report about one position. */
export interface PositionReport {
  readonly frame: Frame;
  readonly registers: readonly Register[];
  /** The text, calls and output of a recorded program. */
  readonly spoken?: Spoken;
  /** The squares among which the search chooses next; null if it does not choose. Absent if the engine has no decisions. */
  readonly choice?: Choice | null;
  readonly branch?: Branch | null;
  /** Why the last decision could not be made. `next`: a step at which the search sets a queen on the square. */
  readonly undecided?: (Refusal & { readonly square: Square; readonly next: number | null }) | null;
}

/** Data of the ruler: solutions and dead ends up to `furthest`, and conflicts over time for searches that have them. */
export interface Ruler {
  readonly furthest: number;
  readonly finished: boolean;
  /** Equal parts of the run; for each, bit 0: a solution, bit 1: a dead end. */
  readonly marks: Uint8Array;
  readonly curve: Curve;
  /** The branch, and the marks of equal parts of it; absent without a branch. */
  readonly branch?: Branch;
  readonly branchMarks?: Uint8Array;
}

/** The explored tree. `search`: the number of nodes of the search, which the nodes of a branch follow; absent without a branch. */
export interface GrownTree extends Tree {
  readonly search?: number;
}

/**
 * Why the run stopped here, if the sentence of the event does not say it. `beyond`: the requested step is after the
 * end.
 */
export type Note = 'end' | 'breakpoint' | 'beyond' | 'noMore';

/** Why a run cannot be watched: a code of the catalogue of texts under `error`, and its facts. */
export interface Refusal {
  readonly code: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface Watch {
  /** Counts the runs, so that answers about an earlier run are dropped. */
  readonly run: number;
  /** `wanted`: a run is requested and the engine has not answered yet. */
  readonly status: 'closed' | 'wanted' | 'open' | 'refused';
  /** Whether the run needs the whole engine, because decisions are made in it. */
  readonly whole: boolean;
  readonly refusal: Refusal | null;
  readonly listing: readonly string[];
  /** The first line of each block of the listing, ascending. */
  readonly blocks: readonly number[];
  readonly shown: PositionReport | null;
  /** The attack table of the rule; null for queens. */
  readonly table: RuleTable | null;
  readonly ruler: Ruler | null;
  /** The explored tree, while it is examined. */
  readonly tree: GrownTree | null;
  readonly playing: boolean;
  readonly goal: Goal | null;
  /** Whether the next step is requested while the run stays where it is. */
  readonly previews: boolean;
  /** Whether the goal is so far away that reaching it takes several answers. */
  readonly underway: boolean;
  readonly note: Note | null;
  /** A speed level: see watch/speed.ts. */
  readonly speed: number;
  readonly grain: Grain;
  /** First lines of the blocks that stop play. They stay when the board changes, and are removed when the search changes. */
  readonly breakpoints: readonly number[];
}

export const startWatch: Watch = {
  run: 0,
  status: 'closed',
  whole: false,
  refusal: null,
  listing: [],
  blocks: [],
  shown: null,
  table: null,
  ruler: null,
  tree: null,
  playing: false,
  goal: null,
  previews: false,
  underway: false,
  note: null,
  speed: 4,
  grain: 'event',
  breakpoints: [],
};

export type WatchAction =
  // Requests.
  /** Opens the run of the chosen board and search, and goes to a step. */
  | { readonly type: 'watch'; readonly step: number; readonly whole?: boolean }
  | { readonly type: 'unwatch' }
  | { readonly type: 'go'; readonly goal: Goal }
  /** Asks for the next step; the run stays where it is. */
  | { readonly type: 'foresee' }
  /** One step of the chosen grain. */
  | { readonly type: 'step'; readonly by: 1 | -1 }
  /** To the next or the previous event of these kinds. */
  | { readonly type: 'find'; readonly kinds: number; readonly by: 1 | -1 }
  | { readonly type: 'play' }
  | { readonly type: 'halt' }
  | { readonly type: 'speed'; readonly speed: number }
  | { readonly type: 'grain'; readonly grain: Grain }
  /** Sets or removes the breakpoint on the block that begins at this line. */
  | { readonly type: 'breakpoint'; readonly line: number }
  // Answers of the engine about one run.
  | {
      readonly type: 'opened';
      readonly run: number;
      readonly listing: readonly string[];
      readonly blocks: readonly number[];
      readonly shown: PositionReport;
      readonly table: RuleTable | null;
    }
  | { readonly type: 'refused'; readonly run: number; readonly refusal: Refusal }
  | {
      readonly type: 'shown';
      readonly run: number;
      readonly shown: PositionReport;
      readonly arrived: boolean;
      readonly note: Note | null;
    }
  | { readonly type: 'foreseen'; readonly run: number; readonly next: PositionReport }
  | { readonly type: 'explored'; readonly run: number; readonly ruler: Ruler }
  | { readonly type: 'grown'; readonly run: number; readonly tree: GrownTree };

/** Closes the run, because the board has changed. Speed, grain and breakpoints stay. */
export function closeRun({ run, speed, grain, breakpoints }: Watch): Watch {
  return { ...startWatch, run: run + 1, speed, grain, breakpoints };
}

/** The visible step: the step that a person has just chosen, or else the position of the run. */
export const stepOf = ({ goal, shown }: Pick<Watch, 'goal' | 'shown'>): number =>
  goal?.kind === 'position' ? goal.position : (shown?.frame.position ?? 0);

/** How far the run is known. */
export const lengthOf = ({ shown, ruler }: Pick<Watch, 'shown' | 'ruler'>): number =>
  Math.max(shown?.frame.furthest ?? 0, ruler?.furthest ?? 0);

/** True if a run is open or about to open. Requests made earlier are carried out once it is open. */
export const isRequested = ({ status }: Watch): boolean => status === 'open' || status === 'wanted';

/** True if the run is at its first position. */
export const atStart = (watch: Watch): boolean => (watch.shown?.frame.position ?? 0) === 0;

/** True if the run is at its end. */
export function atEnd(watch: Watch): boolean {
  const frame = watch.shown?.frame;
  return frame?.finished === true && frame.position === frame.furthest;
}

/** The number of events of these kinds up to the position. */
export const countEvents = (frame: { readonly counts: readonly number[] }, kinds: number): number =>
  frame.counts.reduce((sum, count, index) => (kinds & (1 << index) ? sum + count : sum), 0);

/** The first line of the block that contains a line of the listing. */
export const blockOf = (blocks: readonly number[], line: number): number =>
  blocks.findLast((first) => first <= line) ?? 0;

/** The state after an action. */
export function updateWatch(watch: Watch, action: WatchAction): Watch {
  switch (action.type) {
    case 'watch': {
      const goal: Goal | null = action.step > 0 ? { kind: 'position', position: action.step } : null;
      return { ...closeRun(watch), status: 'wanted', goal, whole: action.whole === true };
    }
    case 'unwatch':
      return closeRun(watch);
    case 'go':
      return withGoal(watch, action.goal);
    case 'foresee':
      return watch.status === 'open' ? { ...watch, previews: true } : watch;
    case 'step':
    case 'find': {
      if (watch.shown === null || (action.by > 0 ? atEnd(watch) : atStart(watch))) return watch;
      return withGoal(watch, goalOf(watch, watch.shown.frame, kindsOf(watch, action), action.by));
    }
    case 'play':
      return !isRequested(watch) || atEnd(watch)
        ? watch
        : { ...watch, playing: true, goal: null, underway: false, note: null };
    case 'halt':
      return { ...watch, playing: false, goal: null, underway: false };
    case 'speed':
      return { ...watch, speed: action.speed };
    case 'grain':
      return { ...watch, grain: action.grain };
    case 'breakpoint':
      return { ...watch, breakpoints: toggleBreakpoint(watch.breakpoints, action.line) };
    default:
      return action.run === watch.run ? applyAnswer(watch, action) : watch;
  }
}

function applyAnswer(watch: Watch, action: Extract<WatchAction, { run: number }>): Watch {
  switch (action.type) {
    case 'opened': {
      const { listing, blocks, shown, table } = action;
      return { ...watch, status: 'open', listing, blocks, shown, table };
    }
    case 'refused':
      return { ...watch, status: 'refused', refusal: action.refusal, playing: false, goal: null, underway: false };
    case 'shown': {
      const { shown, note } = action;
      const isDone = note !== null || action.arrived;
      const goal = isDone ? null : watch.goal;
      return { ...watch, shown, note, goal, underway: goal !== null, playing: watch.playing && note === null };
    }
    case 'foreseen':
      return { ...watch, previews: false };
    case 'explored':
      return { ...watch, ruler: action.ruler };
    case 'grown':
      return { ...watch, tree: action.tree };
  }
}

const withGoal = (watch: Watch, goal: Goal): Watch =>
  isRequested(watch)
    ? {
        ...watch,
        goal,
        underway: false,
        playing: false,
        note: null,
        ...(goal.kind === 'branch' && { ruler: null, tree: null }),
      }
    : watch;

const kindsOf = (watch: Watch, action: Extract<WatchAction, { type: 'step' | 'find' }>): number =>
  action.type === 'find' ? action.kinds : GRAIN_KINDS[watch.grain];

/** The next or the previous event of these kinds, counted from a goal of the same sort if one is pending, so that no key press is lost. */
function goalOf(watch: Watch, frame: Frame, kinds: number, by: 1 | -1): Goal {
  const { goal, ruler } = watch;
  if (kinds === GRAIN_KINDS.event) {
    const from = goal?.kind === 'position' ? goal.position : frame.position;
    const end = frame.finished || ruler?.finished ? lengthOf(watch) : from + by;
    return { kind: 'position', position: Math.min(end, Math.max(0, from + by)) };
  }
  if (goal?.kind === 'nth' && goal.kinds === kinds) return { ...goal, nth: Math.max(0, goal.nth + by) };
  const isOnEvent = frame.happened !== null && (kinds & kindSet(frame.happened.kind)) !== 0;
  const here = countEvents(frame, kinds);
  return { kind: 'nth', kinds, nth: by > 0 ? here + 1 : Math.max(0, isOnEvent ? here - 1 : here) };
}

function toggleBreakpoint(breakpoints: readonly number[], line: number): readonly number[] {
  return breakpoints.includes(line)
    ? breakpoints.filter((other) => other !== line)
    : [...breakpoints, line].sort((one, other) => one - other);
}
