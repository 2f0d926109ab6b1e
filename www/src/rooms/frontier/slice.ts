// The state of the open questions: which one is open, how far it is asked, and its results.

import type { Trouble } from '../../client/trouble';
import type { ThresholdProgress } from '../../engine/types';
import type { ViewProps } from '../room';
import { CERTIFIED, COINS, FEWEST_LOOKED_AT, GREEDY_ROWS, MOST_ESTIMATED, type Topic } from './chosen';
import type { Asked } from './hardness/asked';
import { type Hardness, type HardnessAction, isComplete, startHardness, updateHardness } from './hardness/slice';
import type { Certified, Coined, Estimated, Found, Judged } from './questions';

/** The part of the infinite board that is looked at: its rows, and as many columns, around the queens. */
export interface Look {
  readonly from: number;
  readonly rows: number;
}

/** Tasks that run for longer. */
export type Run = 'estimate' | 'threshold' | 'hardness' | 'coins';

export interface Frontier {
  readonly topic: Topic;
  /** The board whose solutions are estimated. */
  readonly size: number;
  /** The running task; null for no task. */
  readonly runs: Run | null;
  /** The running task is paused. */
  readonly paused: boolean;
  readonly estimated: Estimated | null;
  /** How far the search for the threshold of this board is. */
  readonly searched: { readonly size: number; readonly progress: ThresholdProgress } | null;
  /** How many shards of the search for the threshold of each board this device keeps. */
  readonly kept: ReadonlyMap<number, number>;
  /** By size. Found once, and kept as long as the page is open. */
  readonly found: ReadonlyMap<number, Found>;
  readonly judged: Judged | null;
  /** The columns of the greedy queens; null until they are there. */
  readonly greedy: Uint32Array | null;
  readonly look: Look;
  readonly hard: Hardness;
  /** The coins: the number of rows, the number in each line, and their places. */
  readonly coins: { readonly size: number; readonly each: number; readonly shown: Coined | null };
  /** The count with a proof: of which board, and the certificate that was made last. */
  readonly certificate: { readonly size: number; readonly proved: Certified | null };
  readonly trouble: Trouble | null;
}

export const startFrontier: Frontier = {
  topic: 'estimate',
  size: 28,
  runs: null,
  paused: false,
  estimated: null,
  searched: null,
  kept: new Map(),
  found: new Map(),
  judged: null,
  greedy: null,
  look: { from: 0, rows: 100 },
  hard: startHardness,
  coins: { size: 100, each: 10, shown: null },
  certificate: { size: 8, proved: null },
  trouble: null,
};

export type FrontierAction =
  /** `asked`: of hard boards. */
  | { readonly type: 'choose'; readonly to: { readonly topic?: Topic; readonly size?: number; readonly asked?: Asked } }
  | { readonly type: 'run'; readonly what: Run }
  | { readonly type: 'pause' | 'goOn' | 'stop' }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'coins'; readonly to: { readonly size?: number; readonly each?: number } }
  /** `over`: nothing is repaired any more. */
  | { readonly type: 'coined'; readonly coined: Coined; readonly over: boolean }
  | { readonly type: 'hardness'; readonly action: HardnessAction }
  /** Makes the certificate of a count, and follows it; `spoil`: with one word changed. */
  | { readonly type: 'certify'; readonly size: number; readonly spoil: boolean }
  /** Forgets the shards of the search for the threshold of a board. */
  | { readonly type: 'forget'; readonly size: number }
  /** A text for the keepers of the tables. */
  | { readonly type: 'copy'; readonly text: string }
  | { readonly type: 'kept'; readonly kept: ReadonlyMap<number, number> }
  // Answers of the engine.
  | { readonly type: 'proved'; readonly certified: Certified }
  | { readonly type: 'estimated'; readonly estimated: Estimated }
  | { readonly type: 'searched'; readonly size: number; readonly progress: ThresholdProgress }
  | { readonly type: 'found'; readonly found: Found }
  | { readonly type: 'judged'; readonly judged: Judged }
  | { readonly type: 'greedy'; readonly columns: Uint32Array }
  | { readonly type: 'failed'; readonly trouble: Trouble };

export type FrontierProps = ViewProps<Frontier, FrontierAction>;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function updateFrontier(frontier: Frontier, action: FrontierAction): Frontier {
  switch (action.type) {
    case 'choose': {
      const { topic = frontier.topic, size = frontier.size } = action.to;
      const chosen = { topic, size: within(size, 1, MOST_ESTIMATED) };
      const another = topic !== frontier.topic || chosen.size !== frontier.size;
      const stopped = another ? { runs: null, paused: false, searched: null, trouble: null } : {};
      const estimated = chosen.size === frontier.size ? frontier.estimated : null;
      const { asked } = action.to;
      const hard = updateHardness(frontier.hard, asked ? { type: 'ask', asked } : { type: 'unprove' });
      const changed = hard.boards !== frontier.hard.boards && frontier.runs === 'hardness' ? { runs: null } : {};
      return { ...frontier, ...chosen, ...stopped, ...changed, estimated, hard };
    }
    case 'run':
      return {
        ...frontier,
        runs: action.what,
        paused: false,
        searched: null,
        trouble: null,
        hard: action.what === 'hardness' ? updateHardness(frontier.hard, { type: 'begin' }) : frontier.hard,
      };
    case 'hardness': {
      const hard = updateHardness(frontier.hard, action.action);
      const over = hard.asked !== frontier.hard.asked || isComplete(hard);
      const stops = frontier.runs === 'hardness' && over;
      return { ...frontier, hard, runs: stops ? null : frontier.runs, paused: frontier.paused && !stops };
    }
    case 'coins': {
      const size = within(action.to.size ?? frontier.coins.size, COINS.least, COINS.most);
      const each = within(action.to.each ?? frontier.coins.each, 1, size);
      return {
        ...frontier,
        topic: 'coins',
        coins: { size, each, shown: null },
        runs: null,
        paused: false,
      };
    }
    case 'coined': {
      const coins = { ...frontier.coins, shown: action.coined };
      return { ...frontier, coins, runs: action.over ? null : frontier.runs };
    }
    case 'pause':
      return { ...frontier, paused: frontier.runs !== null };
    case 'goOn':
      return { ...frontier, paused: false };
    case 'stop':
      return { ...frontier, runs: null, paused: false, searched: null };
    case 'look': {
      const rows = within(Math.round(action.look.rows), FEWEST_LOOKED_AT, GREEDY_ROWS);
      return { ...frontier, look: { rows, from: within(Math.round(action.look.from), 0, GREEDY_ROWS - rows) } };
    }
    case 'certify': {
      const size = within(action.size, 1, CERTIFIED);
      return { ...frontier, certificate: { size, proved: null }, trouble: null };
    }
    case 'proved':
      return { ...frontier, certificate: { ...frontier.certificate, proved: action.certified } };
    case 'kept':
      return { ...frontier, kept: action.kept };
    case 'copy':
    case 'forget':
      return frontier;
    case 'estimated':
      return { ...frontier, estimated: action.estimated };
    case 'searched':
      return { ...frontier, searched: { size: action.size, progress: action.progress } };
    case 'found': {
      const found = new Map([...frontier.found, [action.found.size, action.found]]);
      return { ...frontier, found, runs: null, paused: false, searched: null };
    }
    case 'judged':
      return { ...frontier, judged: action.judged };
    case 'greedy':
      return { ...frontier, greedy: action.columns };
    case 'failed':
      return { ...frontier, runs: null, paused: false, searched: null, trouble: action.trouble };
  }
}
