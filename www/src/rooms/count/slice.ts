// The count slice of the state: the selected count, the running count, and the finished counts on this device.

import type { Trouble } from '../../client/trouble';
import type { Counted, CountPlan, Tally, WholeKind } from '../../engine/types';
import { type CountShare, isOfShare } from '../../kernel/classroom/shared-count';
import type { Input } from '../../kernel/input';
import type { Dispatch, ViewProps } from '../room';

/** The questions about the board as a whole, or about the placement on it. */
export const ASKS = ['solutions', 'modular', 'completions'] as const;
export type Ask = (typeof ASKS)[number];

/** The plan of a count, and its shards that are already stored on this device. */
export type StoredPlan =
  | { readonly kind: 'planned'; readonly plan: CountPlan; readonly stored: readonly number[] }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** A finished count. */
export interface CountRecord {
  readonly tally: Tally;
  /** The time of the count with this many workers. Shards that were counted earlier add their share. */
  readonly milliseconds: number;
  readonly workers: number;
  /** Absent if only workers counted. */
  readonly byGraphics?: ByGraphics | null;
}

/**
 * The work of the graphics processor: the number of shards, and its speed as a number of cores; null before that is
 * measured.
 */
export interface ByGraphics {
  readonly shards: number;
  readonly cores: number | null;
}

/** The graphics processor: its own name, whether it should count, and whether it has failed. */
interface Graphics {
  readonly name: string;
  readonly on: boolean;
  readonly failed: boolean;
}

/** The time in which a worker counted a shard, in milliseconds of the sitting; `to` is null while the shard runs. */
export interface Stretch {
  readonly shard: number;
  readonly from: number;
  readonly to: number | null;
}

export type ShardIs = 'waiting' | 'running' | 'done';

/** A count under way, or the last count. */
export interface CountRun {
  readonly what: Counted;
  /** The share of the count that this device takes; null for all of it. */
  readonly ownShare: CountShare | null;
  readonly status: 'counting' | 'paused' | 'finished' | 'cancelled' | 'failed';
  /** The shards; if this device counts a share, only the shards of the share. */
  readonly shards: readonly ShardIs[];
  /** The number of solutions so far, and the number of them that were counted before this sitting. */
  readonly found: bigint;
  readonly foundBefore: bigint;
  /** How much is done, 0 to 1, and how much of it before this sitting. */
  readonly share: number;
  readonly shareBefore: number;
  /** The time of this sitting, without pauses. */
  readonly milliseconds: number;
  /** The counted shards of each worker, by its number. */
  readonly lanes: readonly (readonly Stretch[])[];
  readonly graphicsLane: readonly Stretch[];
  readonly byGraphics: ByGraphics | null;
  readonly trouble: Trouble | null;
}

export interface CountState {
  readonly ask: Ask;
  /** The share of a class count that the address assigns to this device. */
  readonly ownShare: CountShare | null;
  /** The cores of this machine, and the number of workers that count. */
  readonly cores: number;
  readonly workers: number;
  /** Null if this browser offers no graphics processor. */
  readonly graphics: Graphics | null;
  /** Whether this device can store finished shards; null as long as that is not known. */
  readonly stores: boolean | null;
  readonly run: CountRun | null;
  /** The plans and the finished counts, by `keyOf`. */
  readonly plans: Readonly<Record<string, StoredPlan>>;
  readonly records: Readonly<Record<string, CountRecord>>;
  /** The receipts of shares that are counted, by `shareKey`. */
  readonly receipts: Readonly<Record<string, string>>;
  /** The name of this device in its receipts of shared counts; null until it has a name. */
  readonly device: string | null;
}

export type CountAction =
  // Requests.
  | { readonly type: 'ask'; readonly ask: Ask }
  | { readonly type: 'take'; readonly mine: CountShare }
  /** `startOver`: deletes its stored shards first. */
  | { readonly type: 'start'; readonly what: Counted; readonly startOver: boolean }
  | { readonly type: 'pause' | 'goOn' | 'cancel' }
  | { readonly type: 'employ'; readonly workers: number }
  | { readonly type: 'lend'; readonly on: boolean }
  /** Shows a solution of the empty board that has this many images, on the Board view. */
  | { readonly type: 'example'; readonly size: number; readonly images: number }
  // Events.
  | { readonly type: 'cores'; readonly cores: number }
  | { readonly type: 'graphics'; readonly name: string }
  | { readonly type: 'graphicsFailed' }
  | { readonly type: 'keeps'; readonly stores: boolean }
  | { readonly type: 'planned'; readonly key: string; readonly planned: StoredPlan }
  | { readonly type: 'run'; readonly run: CountRun }
  | { readonly type: 'record'; readonly key: string; readonly record: CountRecord }
  | { readonly type: 'device'; readonly mark: string | null }
  | { readonly type: 'receipt'; readonly key: string; readonly receipt: string };

export const startCount: CountState = {
  ask: 'solutions',
  ownShare: null,
  cores: 1,
  workers: 1,
  graphics: null,
  stores: null,
  run: null,
  plans: {},
  records: {},
  receipts: {},
  device: null,
};

export function updateCount(count: CountState, action: CountAction): CountState {
  switch (action.type) {
    case 'ask':
      return { ...count, ask: action.ask, ownShare: null };
    case 'take':
      return { ...count, ask: 'solutions', ownShare: action.mine };
    case 'cores':
      return { ...count, cores: action.cores, workers: action.cores };
    case 'employ':
      return { ...count, workers: action.workers };
    case 'graphics':
      return { ...count, graphics: { name: action.name, on: false, failed: false } };
    case 'lend':
      return { ...count, graphics: count.graphics && { ...count.graphics, on: action.on, failed: false } };
    case 'graphicsFailed':
      return { ...count, graphics: count.graphics && { ...count.graphics, on: false, failed: true } };
    case 'keeps':
      return { ...count, stores: action.stores };
    case 'planned':
      return { ...count, plans: { ...count.plans, [action.key]: action.planned } };
    case 'run':
      return { ...count, run: action.run };
    case 'record':
      return { ...count, records: { ...count.records, [action.key]: action.record } };
    case 'device':
      return { ...count, device: action.mark };
    case 'receipt':
      return { ...count, receipts: { ...count.receipts, [action.key]: action.receipt } };
    case 'start':
    case 'pause':
    case 'goOn':
    case 'cancel':
    case 'example':
      // The effect carries it out, and reports the result.
      return count;
  }
}

/** The properties of the room's views. */
export type CountProps = ViewProps<CountState, CountAction>;
export type CountDispatch = Dispatch<CountAction>;

/** A unique name for a count. */
export const keyOf = (what: Counted): string => `${what.kind}-${'rows' in what ? [...what.rows].join('.') : what.size}`;

/** The share of a count that this device takes; null for the whole count. Only counts of solutions are shared. */
export const shareOf = ({ ownShare }: CountState, what: Counted): CountShare | null =>
  what.kind === 'solutions' ? ownShare : null;

/** A name for a share of a count. */
export const shareKey = (what: Counted, { number, of }: CountShare): string => `${keyOf(what)} ${number}.${of}`;

/** The shards of `count` in a share; all of them if it is null. */
export const shardsOf = (count: number, mine: CountShare | null): number[] =>
  Array.from({ length: count }, (_, shard) => shard).filter((shard) => mine === null || isOfShare(mine, shard));

/** The sizes of the record, by question. */
export const RECORD_SIZES = {
  solutions: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  modular: [5, 7, 11, 13, 17, 19, 23, 25, 29],
} as const;

export const wholeBoard = (kind: WholeKind, size: number): Counted => ({ kind, size });

/** The counts with a line in the record. */
export const RECORDED: readonly Counted[] = (['solutions', 'modular'] as const).flatMap((kind) =>
  RECORD_SIZES[kind].map((size) => wholeBoard(kind, size)),
);

/** The selected count. The completions of an empty board are its solutions. */
export function countedNow({ ask }: CountState, { rows, order }: Input): Counted {
  const size = rows.length;
  if (ask === 'modular') return { kind: 'modular', size };
  return ask === 'completions' && order.length > 0 ? { kind: 'completions', rows } : { kind: 'solutions', size };
}

/** The ways to count the solutions of a board that are compared, the fastest first. */
export const METHODS = [
  ...(['solutions', 'symmetric', 'halved', 'bitmask'] as const),
  ...(['array-iterative', 'array-recursive'] as const),
] as const satisfies readonly WholeKind[];

/** Sharakhov's loop has a bit for each column. */
const MAX_FOLDED_SIZE = 32;

/** The selected count, and other counts to compare it with. */
export function comparedNow(count: CountState, input: Input): readonly Counted[] {
  const now = countedNow(count, input);
  if (now.kind === 'solutions') return METHODS.map((method) => wholeBoard(method, now.size));
  return 'rows' in now && now.rows.length <= MAX_FOLDED_SIZE ? [now, { kind: 'folded', rows: now.rows }] : [now];
}

/** Whether the graphics processor can count it: completions of at most 32 rows, and solutions of at least 10 rows. */
export const isForGraphics = (what: Counted): boolean =>
  what.kind === 'completions' ? what.rows.length <= 32 : what.kind === 'solutions' && what.size >= 10;

/** The memory limit of all workers of a count together, in bytes. */
const MEMORY = 1_536 << 20;

/** How many of the chosen workers can count, given the memory that each needs. */
export const employable = (workers: number, bytes: number): number =>
  Math.max(1, Math.min(workers, Math.floor(MEMORY / bytes)));

export const isActive = (run: CountRun | null): boolean => run?.status === 'counting' || run?.status === 'paused';

/** The run to show: the run under way, or the last run if it belongs to the present question. */
export function shownRun(count: CountState, now: Counted): CountRun | null {
  const { run } = count;
  return run && (isActive(run) || (keyOf(run.what) === keyOf(now) && isSameShare(run.ownShare, shareOf(count, now))))
    ? run
    : null;
}

const isSameShare = (one: CountShare | null, other: CountShare | null): boolean =>
  one?.number === other?.number && one?.of === other?.of;

/** Milliseconds until a run is finished, at the pace of this sitting; null as long as that would be a guess. */
export function toGo(run: CountRun): number | null {
  const done = run.share - run.shareBefore;
  return done < 0.01 ? null : (run.milliseconds / done) * (1 - run.share);
}
