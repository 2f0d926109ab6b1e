// The state of the open questions: the selected question, its size, and its results.

import type { Calls, Engine } from '../../client/engine';
import type { Trouble } from '../../client/trouble';
import type { BlockingQueens, HardBoard, Rows, SolutionsEstimate, ThresholdProgress } from '../../engine/types';
import type { Shared } from '../../kernel/state';
import { ALWAYS, all, type Command, createAsk, type Next, type Want } from '../commands';
import type { ViewProps } from '../room';
import {
  COINS,
  GREEDY_ROWS,
  MAX_CERTIFIED_SIZE,
  MAX_ESTIMATED_SIZE,
  MIN_GREEDY_ROWS,
  THRESHOLD,
  type Topic,
} from './chosen';
import { type BoardChoice, HARD } from './hardness/choice';
import { nextBoard } from './hardness/plan';
import {
  type Hardness,
  type HardnessAction,
  isComplete,
  type ProofState,
  startHardness,
  updateHardness,
} from './hardness/slice';
import { boardToWrite } from './hardness/variant';
import type { RecountResult } from './recount';
import { joinedReports, type Reports, withoutReports, withReports } from './stored-reports';

/** An estimate so far. */
export interface EstimateState {
  readonly size: number;
  /** Null before there are enough probes for a bar. */
  readonly estimate: SolutionsEstimate | null;
  readonly milliseconds: number;
}

/** A threshold, and the work for it. */
export interface ThresholdResult extends BlockingQueens {
  readonly size: number;
  /** The placements that were proved to have completions, of every number of queens. */
  readonly placements: number;
  readonly milliseconds: number;
}

/** The certificate of a count, and the checker's verdict. */
export interface CertificateState {
  readonly size: number;
  readonly text: string;
  /** The word that was changed, from 1; null for an unchanged certificate. */
  readonly spoiledAt: number | null;
  readonly recounted: RecountResult;
}

/** Whether a placement can be completed. */
export interface Verdict {
  readonly rows: Rows;
  readonly verdict: 'completed' | 'impossible' | 'undecided';
}

/** Coins on a board, while they are repaired and after. */
export interface CoinsState {
  readonly size: number;
  /** The number of coins of each row and column, and the maximum for a diagonal. */
  readonly each: number;
  /** The columns of the coins, row by row. */
  readonly columns: Uint16Array;
  /** The number of surplus coins on all diagonals. */
  readonly excess: number;
  readonly swaps: number;
  readonly milliseconds: number;
}

/** The questions that the engine does not answer by itself. */
export interface FrontierQuestions {
  /** Repairs coins on a board. */
  coins: {
    question: { readonly size: number; readonly each: number; readonly seed: number };
    progress: CoinsState;
    answer: CoinsState;
  };
  /** Checks a certificate. `seed`: decides which word is changed before that; null to change no word. */
  recount: {
    question: { readonly text: string; readonly seed: number | null };
    progress: never;
    answer: Omit<CertificateState, 'size'>;
  };
}

/** The visible part of the infinite board: its first row and the number of rows. The columns follow from the rows. */
export interface Look {
  readonly from: number;
  readonly rows: number;
}

/** The tasks that take long. */
export type Run = 'estimate' | 'threshold' | 'hardness' | 'coins';

export interface Frontier {
  readonly topic: Topic;
  /** The board whose solutions are estimated. */
  readonly size: number;
  /** The running task; null for no task. */
  readonly runs: Run | null;
  /** Whether the running task is paused. */
  readonly paused: boolean;
  readonly estimated: EstimateState | null;
  /** How far the search for the threshold of this board is. */
  readonly searched: { readonly size: number; readonly progress: ThresholdProgress } | null;
  /** The reports on shards of the searches for thresholds, by the size of the board. This device stores them. */
  readonly reports: Reports;
  /** The size of the input board. */
  readonly board: number;
  /** The thresholds by size. Each is found once, and stays as long as the page is open. */
  readonly found: ReadonlyMap<number, ThresholdResult>;
  readonly judged: Verdict | null;
  /** The columns of the greedy queens; null until the engine has sent them. */
  readonly greedy: Uint32Array | null;
  readonly look: Look;
  readonly hard: Hardness;
  /** The coins: the number of rows, the number in each line, and their places. */
  readonly coins: { readonly size: number; readonly each: number; readonly shown: CoinsState | null };
  /** The count with a proof: of which board, and the certificate that was made last. */
  readonly certificate: {
    readonly size: number;
    readonly spoil: number | null;
    readonly proved: CertificateState | null;
  };
  readonly trouble: Trouble | null;
}

export const startFrontier: Frontier = {
  topic: 'estimate',
  size: 28,
  runs: null,
  paused: false,
  estimated: null,
  searched: null,
  reports: new Map(),
  board: 0,
  found: new Map(),
  judged: null,
  greedy: null,
  look: { from: 0, rows: 100 },
  hard: startHardness,
  coins: { size: 100, each: 10, shown: null },
  certificate: { size: 8, spoil: null, proved: null },
  trouble: null,
};

export type FrontierAction =
  /** `settings`: of hard boards. */
  | {
      readonly type: 'choose';
      readonly to: { readonly topic?: Topic; readonly size?: number; readonly settings?: BoardChoice };
    }
  /** `seed`: decides the probes of an estimate and the first places of coins. */
  | { readonly type: 'run'; readonly what: Run; readonly seed: number }
  | { readonly type: 'pause' | 'goOn' | 'stop' }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'coins'; readonly to: { readonly size?: number; readonly each?: number } }
  /** `over`: whether the repair has ended. */
  | { readonly type: 'coined'; readonly coined: CoinsState; readonly over: boolean }
  | { readonly type: 'hardness'; readonly action: HardnessAction }
  /** Makes the certificate of a count, and checks it. `spoil`: the seed of the word that is changed before; null for no change. */
  | { readonly type: 'certify'; readonly size: number; readonly spoil: number | null }
  /** Forgets the shards of the search for the threshold of a board. */
  | { readonly type: 'forget'; readonly size: number }
  /** Copies the text with which a new term is submitted. */
  | { readonly type: 'copy'; readonly text: string }
  /** The reports that this device stores. */
  | { readonly type: 'stored'; readonly reports: Reports }
  // Answers of the engine.
  | { readonly type: 'certified'; readonly text: string; readonly spoil: number | null }
  | { readonly type: 'proved'; readonly certified: CertificateState }
  | { readonly type: 'estimated'; readonly estimated: EstimateState }
  /** `progress` and `found` are null if they are not known. */
  | {
      readonly type: 'searched';
      readonly size: number;
      readonly progress: ThresholdProgress | null;
      readonly found: ThresholdResult | null;
      readonly reports: readonly unknown[];
    }
  | { readonly type: 'judged'; readonly judged: Verdict }
  | { readonly type: 'greedy'; readonly columns: Uint32Array }
  | { readonly type: 'failed'; readonly trouble: Trouble };

export type FrontierProps = ViewProps<Frontier, FrontierAction>;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const { ask, answer } = createAsk<
  Frontier,
  FrontierAction,
  FrontierQuestions &
    Engine<'estimate' | 'threshold' | 'hardness' | 'refute' | 'complete' | 'greedy'> &
    Calls<'countCertificate'>
>();

const failure = (trouble: Trouble): FrontierAction => ({ type: 'failed', trouble });

const stopped = { runs: null, paused: false, searched: null } as const;

/** Another board has another threshold. */
export function followBoard(frontier: Frontier, { input: { rows } }: Shared): Frontier {
  if (rows.length === frontier.board) return frontier;
  return { ...frontier, board: rows.length, ...(frontier.runs === 'threshold' ? stopped : {}) };
}

/** The facts that the open question needs at once. */
export function frontierWants(own: Frontier, shared: Shared, shown: boolean): Want<Frontier, FrontierAction>[] {
  const { rows } = shared.input;
  if (!shown) return [];
  if (own.topic === 'greedy' && !own.greedy)
    return [
      answer('greedy', 'greedy', {
        question: { rows: GREEDY_ROWS },
        of: ALWAYS,
        done: ({ columns }) => ({ type: 'greedy', columns }),
        failed: failure,
      }),
    ];
  if (own.topic === 'threshold' && rows.length <= THRESHOLD.most && own.judged?.rows !== rows)
    return [
      answer('judge', 'complete', {
        question: { rows, seed: 0, blame: 'none' },
        of: (_, { input }) => input.rows,
        done: ({ verdict }) => ({
          type: 'judged',
          judged: { rows, verdict: verdict === 'noOther' ? 'undecided' : verdict },
        }),
        failed: failure,
      }),
    ];
  return [];
}

/** The board, or the choice of boards, that a task is about. */
function subjectOf(what: Run, { size, board, coins, hard }: Frontier): unknown {
  switch (what) {
    case 'estimate':
      return size;
    case 'threshold':
      return board;
    case 'coins':
      return `${coins.size} ${coins.each}`;
    case 'hardness':
      return JSON.stringify(nextBoard(hard.settings, hard.boards));
  }
}

/** Starts a task that takes long. It ends when another task starts, or when it is stopped. */
function begin(own: Frontier, what: Run, seed: number): Command<Frontier, FrontierAction>[] {
  const of = all(
    ({ runs }: Frontier) => runs,
    (now) => subjectOf(what, now),
  );
  const slot = 'run';
  switch (what) {
    case 'hardness': {
      const next = nextBoard(own.hard.settings, own.hard.boards);
      if (!next) return [];
      const handlers = {
        of,
        done: (board: HardBoard): FrontierAction => ({
          type: 'hardness',
          action: { type: 'measured', hard: { wanted: next.amount, board } },
        }),
        failed: failure,
      };
      return [ask(slot, 'hardness', { question: { ...next, most: HARD.nodes }, ...handlers })];
    }
    case 'coins': {
      const { size, each } = own.coins;
      const handlers = {
        of,
        progress: (coined: CoinsState): FrontierAction => ({ type: 'coined', coined, over: false }),
        done: (coined: CoinsState): FrontierAction => ({ type: 'coined', coined, over: true }),
        failed: failure,
      };
      return [ask(slot, 'coins', { question: { size, each, seed }, ...handlers })];
    }
    case 'estimate': {
      const { size } = own;
      const estimated = (report: Omit<EstimateState, 'size'>): FrontierAction => ({
        type: 'estimated',
        estimated: { ...report, size },
      });
      return [
        ask(slot, 'estimate', { question: { size, seed }, of, progress: estimated, done: estimated, failed: failure }),
      ];
    }
    case 'threshold': {
      const size = own.board;
      return [
        ask(slot, 'threshold', {
          question: { size, reports: own.reports.get(size) ?? [] },
          of,
          progress: (progress) => ({ type: 'searched', size, progress, found: null, reports: progress.reports }),
          done: ({ found, placements, milliseconds, reports }) => ({
            type: 'searched',
            size,
            progress: null,
            found: found && { ...found, size, placements, milliseconds },
            reports,
          }),
          failed: failure,
        }),
      ];
    }
  }
}

/** Proves that the board that is examined has no solution. */
function proveCommand({ hard: { selected } }: Frontier): Command<Frontier, FrontierAction>[] {
  if (!selected) return [];
  const proved = (proving: ProofState): FrontierAction => ({ type: 'hardness', action: { type: 'proved', proving } });
  return [
    ask('proof', 'refute', {
      question: { of: boardToWrite(selected) },
      of: ({ hard }) => (hard.proving.kind === 'running' ? hard.selected : null),
      done: (answer) => proved({ kind: 'known', answer }),
      failed: (trouble) => proved({ kind: 'failed', trouble }),
    }),
  ];
}

/** The subject of a certificate. If it changes, another certificate is requested. */
const ofCertificate = ({ certificate: { size, spoil } }: Frontier): string => `${size} ${spoil}`;

export function updateFrontier(frontier: Frontier, action: FrontierAction): Next<Frontier, FrontierAction> {
  switch (action.type) {
    case 'choose': {
      const { topic = frontier.topic, size = frontier.size } = action.to;
      const chosen = { topic, size: clamp(size, 1, MAX_ESTIMATED_SIZE) };
      const another = topic !== frontier.topic || chosen.size !== frontier.size;
      const stopped = another ? { runs: null, paused: false, searched: null, trouble: null } : {};
      const estimated = chosen.size === frontier.size ? frontier.estimated : null;
      const { settings } = action.to;
      const hard = updateHardness(frontier.hard, settings ? { type: 'ask', settings } : { type: 'unprove' });
      const changed = hard.boards !== frontier.hard.boards && frontier.runs === 'hardness' ? { runs: null } : {};
      return { ...frontier, ...chosen, ...stopped, ...changed, estimated, hard };
    }
    case 'run': {
      const { what, seed } = action;
      const hard = what === 'hardness' ? updateHardness(frontier.hard, { type: 'begin' }) : frontier.hard;
      const next = { ...frontier, runs: what, paused: false, searched: null, trouble: null, hard };
      return [next, ...begin(next, what, seed)];
    }
    case 'hardness': {
      const hard = updateHardness(frontier.hard, action.action);
      const over = hard.settings !== frontier.hard.settings || isComplete(hard);
      const stops = frontier.runs === 'hardness' && over;
      const next = { ...frontier, hard, runs: stops ? null : frontier.runs, paused: frontier.paused && !stops };
      if (action.action.type === 'prove') return [next, ...proveCommand(next)];
      if (action.action.type !== 'measured' || next.runs !== 'hardness') return next;
      const more = begin(next, 'hardness', 0);
      return next.paused ? [next, ...more, { do: 'pause', slot: 'run' }] : [next, ...more];
    }
    case 'coins': {
      const size = clamp(action.to.size ?? frontier.coins.size, COINS.least, COINS.most);
      const each = clamp(action.to.each ?? frontier.coins.each, 1, size);
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
      return [
        { ...frontier, paused: frontier.runs !== null },
        { do: 'pause', slot: 'run' },
      ];
    case 'goOn':
      return [
        { ...frontier, paused: false },
        { do: 'goOn', slot: 'run' },
      ];
    case 'stop':
      return { ...frontier, ...stopped };
    case 'look': {
      const rows = clamp(Math.round(action.look.rows), MIN_GREEDY_ROWS, GREEDY_ROWS);
      return { ...frontier, look: { rows, from: clamp(Math.round(action.look.from), 0, GREEDY_ROWS - rows) } };
    }
    case 'certify': {
      const { spoil } = action;
      const size = clamp(action.size, 1, MAX_CERTIFIED_SIZE);
      return [
        { ...frontier, certificate: { size, spoil, proved: null }, trouble: null },
        ask('certificate', 'countCertificate()', {
          question: [size],
          of: ofCertificate,
          done: (text) => ({ type: 'certified', text, spoil }),
          failed: failure,
        }),
      ];
    }
    case 'certified': {
      const { size } = frontier.certificate;
      return [
        frontier,
        ask('certificate', 'recount', {
          question: { text: action.text, seed: action.spoil },
          of: ofCertificate,
          done: (certified) => ({ type: 'proved', certified: { ...certified, size } }),
          failed: failure,
        }),
      ];
    }
    case 'proved':
      return { ...frontier, certificate: { ...frontier.certificate, proved: action.certified } };
    case 'stored': {
      const searched = frontier.runs === 'threshold' ? frontier.board : null;
      return { ...frontier, reports: joinedReports(action.reports, frontier.reports, searched) };
    }
    case 'forget':
      return { ...frontier, reports: withoutReports(frontier.reports, action.size) };
    case 'copy':
      return [frontier, { do: 'copy', text: action.text, news: 'textCopied' }];
    case 'estimated':
      return { ...frontier, estimated: action.estimated };
    case 'searched': {
      const { size, progress, found } = action;
      const reports = withReports(frontier.reports, size, action.reports);
      if (!found) return { ...frontier, reports, searched: progress && { size, progress } };
      return { ...frontier, ...stopped, reports, found: new Map([...frontier.found, [size, found]]) };
    }
    case 'judged':
      return { ...frontier, judged: action.judged };
    case 'greedy':
      return { ...frontier, greedy: action.columns };
    case 'failed':
      return { ...frontier, ...stopped, trouble: action.trouble };
  }
}
