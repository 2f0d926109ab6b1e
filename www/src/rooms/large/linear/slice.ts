// The search shown on the large board, the linear completion or gradient repair: the position of its run, and whether
// it plays.

import type { Trouble } from '../../../client/trouble';
import type { Curve, Frame, LinearProgress, LinearStrip, Reason, Table, Then } from '../../../engine/types';
import type { Steps, StepsAction } from '../../../watch/steps';
import { NEVER } from '../../../worker/job';

/** Gradient repair can be watched up to this size: its sweeps are quadratic. */
export const MAX_REPAIR_SIZE = 100_000;
/** Up to this size, the board shows the queens of every step. A larger board shows them when the run pauses. */
export const MAX_FOLLOWED_SIZE = 100_000;
/** The last speed level: as many steps a frame as fit. Any other level is the exponent of ten of the number of steps a frame. */
export const MAX_SPEED = 6;

/** The searches that can be watched on a large board. */
export type Method = 'linear' | 'repair';

/** The worker's report about one moment of a run of the linear completion. */
export interface LinearReport {
  readonly method: 'linear';
  readonly progress: LinearProgress;
  readonly strip: LinearStrip;
  readonly tables: readonly Table[];
  /** Why the last step was done; null at the start, at the end and in the exact search. */
  readonly reason: Reason | null;
  readonly finished: boolean;
  /** Whether the exact search that followed has proved that there is no completion. */
  readonly impossible: boolean;
}

/** The report about a run of gradient repair. */
export interface RepairReport {
  readonly method: 'repair';
  readonly progress: { readonly position: number };
  readonly frame: Frame;
  /** Conflicts over the run, as far as it has been followed. */
  readonly curve: Curve;
  readonly finished: boolean;
}

export type MethodReport = LinearReport | RepairReport;

export interface Linear {
  readonly method: Method;
  /** The next step after the linear completion gives up: nothing, or the exact search. */
  readonly after: Then;
  readonly status: 'closed' | 'opening' | 'open';
  readonly shown: MethodReport | null;
  /** The furthest position that has been seen: going back does not forget it. */
  readonly furthest: number;
  readonly playing: boolean;
  readonly speed: number;
  /** The position that was requested last, until the run is there. */
  readonly goal: number | null;
  readonly trouble: Trouble | null;
}

export const startLinear: Linear = {
  method: 'linear',
  after: 'undecided',
  status: 'closed',
  shown: null,
  furthest: 0,
  playing: false,
  speed: MAX_SPEED,
  goal: null,
  trouble: null,
};

export type LinearAction =
  /** `rows`: the number of free rows. */
  | { readonly type: 'open'; readonly method: Method; readonly rows: number }
  /** Runs the same completion again to its end, and there hands over to the exact search. */
  | { readonly type: 'exact' }
  | { readonly type: 'close' }
  | StepsAction
  /** Opens the same placement in Watch, where this search is shown square by square. */
  | { readonly type: 'theatre'; readonly search: Method }
  | { readonly type: 'shown'; readonly shown: MethodReport }
  | { readonly type: 'failed'; readonly trouble: Trouble };

/** How many frames a run with about one step for each row should last. */
const RUN_FRAMES = 150;

/** The speed level at which a run on this many free rows is over in some seconds. */
const fitSize = (rows: number): number =>
  Math.min(MAX_SPEED, Math.max(0, Math.round(Math.log10(Math.max(1, rows) / RUN_FRAMES))));

/** Whether the run is moving, by play or towards a goal; the play button then pauses it. */
export const isMoving = ({ playing, goal }: Linear): boolean => playing || goal !== null;

/** The steps of the run, as the transport moves among them. At its end it plays again. */
export function stepsOf(linear: Linear): Steps {
  const { shown, speed } = linear;
  const at = shown?.progress.position ?? 0;
  const last = shown === null ? 0 : shown.finished ? at : NEVER;
  return { at, last, playing: isMoving(linear), speed, fastest: MAX_SPEED };
}

/** The slice after an action. */
export function updateLinear(linear: Linear, action: LinearAction): Linear {
  switch (action.type) {
    case 'open':
      return { ...startLinear, speed: fitSize(action.rows), method: action.method, status: 'opening' };
    case 'exact':
      return { ...startLinear, speed: linear.speed, after: 'exact', status: 'opening', goal: NEVER };
    case 'close':
      return { ...startLinear, speed: linear.speed };
    case 'play':
      // At the end it plays again, from the start.
      return linear.shown ? { ...linear, playing: true, goal: linear.shown.finished ? 0 : null } : linear;
    case 'halt':
      return { ...linear, playing: false, goal: null };
    case 'go':
      return withGoal(linear, action.to);
    case 'speed':
      return { ...linear, speed: action.speed };
    case 'theatre':
      return { ...linear, playing: false };
    case 'shown': {
      const { shown } = action;
      const there = shown.finished || linear.goal === null || shown.progress.position === linear.goal;
      return {
        ...linear,
        status: 'open',
        shown,
        furthest: Math.max(linear.furthest, shown.progress.position),
        goal: there ? null : linear.goal,
        playing: linear.playing && !shown.finished,
      };
    }
    case 'failed':
      return { ...linear, playing: false, goal: null, trouble: action.trouble };
  }
}

const withGoal = (linear: Linear, goal: number): Linear =>
  linear.status === 'open' ? { ...linear, goal, playing: false } : linear;
