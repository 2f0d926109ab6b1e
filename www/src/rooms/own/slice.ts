// The Own slice of the state: the program in the editor, its result, and its run.

import { classicPosition, type Position } from '../../kernel/input';
import { shortSum, writeReceipt } from '../../kernel/receipt';
import type { Shared } from '../../kernel/state';
import { startWatch, updateWatch, type Watch, type WatchAction } from '../../kernel/watch';
import type { Want } from '../commands';
import type { ViewProps } from '../room';
import { type Order, shuffle, textOf } from './order/order';
import { codeOf, PROGRAMS, type ProgramName } from './programs';
import type { Failure } from './python/failure';
import type { Recording } from './questions';
import { boardOf, type ChosenTask, isLast, numberOf, type TaskName } from './tasks/tasks';

export type Pane = 'code' | 'board' | 'state';
export type Side = 'values' | 'tree';

/** The origin of the program in the editor; null if it was written or chosen here. */
export type Source = 'link' | 'file' | 'trace' | null;

export interface Own {
  readonly text: string;
  /** The chosen sample program, as long as it is unchanged. */
  readonly sample: ProgramName | null;
  readonly from: Source;
  /** The lines that are to be put in order; null while the program is a text. */
  readonly order: Order<ProgramName> | null;
  /** `running`: in its frame; `writing`: it has ended, and the worker makes a run of its log. */
  readonly status: 'idle' | 'running' | 'writing' | 'ran';
  readonly failure: Failure | null;
  readonly ran: FinishedRun | null;
  readonly task: ChosenTask | null;
  /** Whether the list of the tasks is open. */
  readonly choosing: boolean;
  /** The tasks that were done on this device. */
  readonly done: readonly TaskName[];
  readonly watch: Watch;
  readonly pane: Pane;
  /** The contents of the state pane. */
  readonly side: Side;
  /** The program as packed for a link; null if it is too long for one. */
  readonly packed: string | null;
  /** The programs that this device has stored, the last one first. */
  readonly programs: readonly string[];
  /** The lines that the person has typed for `input()`, in order. */
  readonly typed: readonly string[];
}

/** A program that ran, and the board that it ran on. */
interface FinishedRun {
  readonly text: string;
  readonly board: Position;
  readonly recorded: Recording;
  /** The receipt to hand in for a task, in one line. */
  readonly receipt: string | null;
}

export type OwnAction =
  // Requests.
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'begin'; readonly name: ProgramName }
  /** Shows the lines of a sample program shuffled, to be put in order. */
  | { readonly type: 'shuffle'; readonly name: ProgramName }
  | { readonly type: 'arrange'; readonly order: Order<ProgramName> }
  /** A program from elsewhere. It runs only after a press. */
  | { readonly type: 'arrive'; readonly text: string; readonly from: Source }
  | { readonly type: 'unpack'; readonly packed: string }
  /** Null for no task. `then`: the program of the link, if there is one. */
  | { readonly type: 'task'; readonly name: TaskName | null; readonly then?: OwnAction | null }
  | { readonly type: 'choosing'; readonly open: boolean }
  /** Reports that a file is not a program, or is too large. */
  | { readonly type: 'refuse' }
  | { readonly type: 'run' | 'stop' | 'save' | 'saveTrace' | 'race' | 'showWrong' }
  /** A line for `input()`: the program runs again with it. */
  | { readonly type: 'type'; readonly line: string }
  /** The page is closed while its address does not contain the program. */
  | { readonly type: 'leave' }
  /** Runs the program on the next board of the task. */
  | { readonly type: 'runNext' }
  /** Opens a trace from elsewhere. */
  | { readonly type: 'openTrace'; readonly trace: string }
  /** Shows another variable as the board. */
  | { readonly type: 'show'; readonly board: string }
  | { readonly type: 'pane'; readonly pane: Pane }
  | { readonly type: 'side'; readonly side: Side }
  // Answers.
  /** The sample program with its comments in the language of the page. */
  | { readonly type: 'translate'; readonly text: string }
  | { readonly type: 'ended'; readonly failure: Failure | null }
  | { readonly type: 'recorded'; readonly recorded: Recording; readonly text: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'packed'; readonly packed: string | null }
  | { readonly type: 'programs'; readonly programs: readonly string[] }
  | { readonly type: 'done'; readonly done: readonly TaskName[] }
  | { readonly type: 'watch'; readonly action: WatchAction };

export type OwnProps = ViewProps<Own, OwnAction>;

/** The maximum number of stored programs. */
const MAX_PROGRAMS = 6;
/** Puts programs, the last one first, before the stored ones. */
export const withPrograms = (programs: readonly string[], stored: readonly string[] = []): string[] =>
  [...new Set([...programs, ...stored])].slice(0, MAX_PROGRAMS);

/** The maximum length of a program. */
export const MAX_SOURCE = 16_384;

export const startOwn: Own = {
  text: PROGRAMS.all,
  sample: 'all',
  from: null,
  order: null,
  status: 'idle',
  failure: null,
  ran: null,
  task: null,
  choosing: false,
  done: [],
  watch: { ...startWatch, speed: 6 },
  pane: 'code',
  side: 'values',
  packed: null,
  programs: [],
  typed: [],
};

export function updateOwn(own: Own, action: OwnAction): Own {
  switch (action.type) {
    case 'edit':
      return action.text === own.text ? own : { ...withText(own, action.text), from: null };
    case 'begin':
      return {
        ...own,
        text: PROGRAMS[action.name],
        sample: action.name,
        order: null,
        from: null,
        failure: null,
        pane: 'code',
      };
    case 'shuffle':
      return withOrder({ ...own, failure: null, pane: 'code' }, shuffle(action.name, codeOf(action.name)));
    case 'arrange':
      return withOrder(own, action.order);
    case 'arrive':
      return { ...withText(own, action.text), from: action.from, failure: null, pane: 'code' };
    case 'task':
      return withTask(own, action);
    case 'choosing':
      return { ...own, choosing: action.open };
    case 'run':
    case 'type':
    case 'runNext': {
      const round = action.type === 'runNext' ? (own.task?.round ?? 0) + 1 : 0;
      const task = own.task && { ...own.task, round };
      const typed = action.type === 'type' ? [...own.typed, action.line] : action.type === 'run' ? [] : own.typed;
      const programs = action.type === 'run' ? withPrograms([own.text], own.programs) : own.programs;
      return { ...own, task, typed, programs, status: 'running', failure: null, from: null, watch: haltRun(own.watch) };
    }
    case 'stop':
      return { ...own, status: own.ran ? 'ran' : 'idle' };
    case 'openTrace':
      return { ...own, status: 'writing', failure: null, from: 'trace', watch: haltRun(own.watch) };
    case 'show':
      return own.ran ? { ...own, status: 'writing' } : own;
    case 'pane':
      return { ...own, pane: action.pane };
    case 'side':
      return { ...own, side: action.side };
    case 'ended':
      return { ...own, status: 'writing', failure: action.failure };
    case 'recorded': {
      const { recorded, text } = action;
      return {
        ...(own.from === 'trace' ? withText(own, text) : own),
        status: 'ran',
        ran: {
          text,
          board: classicPosition(recorded.given),
          recorded,
          receipt: receiptOf(own, text, recorded),
        },
        done: doneAfter(own, recorded),
        pane: own.pane === 'code' ? 'board' : own.pane,
      };
    }
    case 'failed': {
      // If the editor has another program than the last run, that run is removed.
      const isOther = own.ran !== null && own.ran.text !== own.text;
      const watch = isOther ? updateWatch(own.watch, { type: 'unwatch' }) : own.watch;
      const ran = isOther ? null : own.ran;
      return { ...own, ran, watch, status: ran ? 'ran' : 'idle', failure: action.failure, pane: 'code' };
    }
    case 'translate':
      return own.sample ? { ...own, text: action.text } : own;
    case 'packed':
      return { ...own, packed: action.packed };
    case 'leave':
      return { ...own, programs: withPrograms([own.text], own.programs) };
    case 'programs':
      return { ...own, programs: action.programs };
    case 'done':
      return { ...own, done: action.done };
    case 'watch':
      return { ...own, watch: updateWatch(own.watch, action.action) };
    default:
      return own;
  }
}

/** Another program in the editor, which is not in a link yet. */
const withText = (own: Own, text: string): Own => ({
  ...own,
  text,
  sample: null,
  order: null,
  packed: null,
});

function withOrder(own: Own, order: Order<ProgramName>): Own {
  const text = textOf(order);
  return text === own.text ? { ...own, order } : { ...withText(own, text), from: null, order };
}

/** A task has a board of its own, so the earlier run is no longer shown. */
function withTask(own: Own, { name, then }: Extract<OwnAction, { type: 'task' }>): Own {
  const task = name && { name, round: 0 };
  const begun = then === null ? withText(own, '') : then ? updateOwn(own, then) : own;
  const watch = updateWatch(own.watch, { type: 'unwatch' });
  return { ...begun, task, choosing: false, failure: null, ran: null, status: 'idle', watch, pane: 'code' };
}

/** "OWN2:YES-92-7KQ4M/4T0XE": whether the task is done, the result, and the digest of the program. */
function receiptOf({ task }: Own, text: string, { judged }: Recording): string | null {
  if (!task || !judged || hasNextBoard(task, judged)) return null;
  const result = [judged.reached ? 'yes' : 'no', String(judged.figure), shortSum(text.trimEnd()).toLowerCase()];
  return writeReceipt({ name: '', tasks: [{ task: `own${numberOf(task.name)}`, result }] });
}

/** The tasks that were done, including the task of this run if the program met its requirement on the last board. */
function doneAfter({ task, done }: Own, { judged }: Recording): readonly TaskName[] {
  const isDone = task !== null && judged?.reached === true && isLast(task) && !done.includes(task.name);
  return isDone ? [...done, task.name] : done;
}

/** Stores a program when the page is left, if the address does not contain it because it was just typed or is too long. */
export const ownWants = ({ sample, packed, text }: Own): readonly Want<Own, OwnAction>[] =>
  sample === null && packed === null && text.trim() !== ''
    ? [{ key: 'leave', want: 'hidden', action: { type: 'leave' } }]
    : [];

/** Whether the task has one more board to show. */
export const hasNextBoard = (task: ChosenTask, judged: Recording['judged']): boolean =>
  (judged?.reached ?? false) && !isLast(task);

const haltRun = (watch: Watch): Watch => updateWatch(watch, { type: 'halt' });

/** The state of the page as if the run of this room were the shared one, for views that show runs. */
export function withOwnRun(own: Own, shared: Shared): Shared {
  const board =
    own.ran?.board ??
    (own.task ? classicPosition(Int32Array.from(boardOf(own.task))) : classicPosition(shared.input.rows));
  return {
    ...shared,
    watch: own.watch,
    input: { ...board, search: 'recorded', seed: shared.input.seed },
    survey: { kind: 'known', report: null },
  };
}

/** The given queens for a program; only a program that uses them gets any. */
export const givenFor = (text: string, rows: ArrayLike<number>): number[] =>
  Array.from(rows, (column) => (/\bgiven\b/.test(text) ? column : -1));

/** Whether the program in the editor is the one that ran. */
export const isCurrent = ({ text, ran }: Own): boolean => ran?.text === text;
