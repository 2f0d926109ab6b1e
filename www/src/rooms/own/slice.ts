// The Own slice of the state: the program in the editor, what became of it when it ran, and the run that is watched.

import { type Position, placed } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import { startWatch, updateWatch, type Watch, type WatchAction } from '../../kernel/watch';
import type { ViewProps } from '../room';
import { PROGRAMS, type ProgramName } from './programs';
import type { Failure } from './python/failure';
import type { Recorded } from './questions';

export type Pane = 'code' | 'board' | 'state';

/** Where the program in the editor comes from, when it is not the person's own. */
export type Source = 'link' | 'file' | 'trace' | null;

export interface Own {
  readonly text: string;
  /** The program that was chosen to begin with, as long as it was not changed. */
  readonly begun: ProgramName | null;
  readonly from: Source;
  /** `running`: in its frame; `writing`: it has ended, and the worker makes a run of it. */
  readonly status: 'idle' | 'running' | 'writing' | 'ran';
  readonly failure: Failure | null;
  readonly ran: Ran | null;
  readonly watch: Watch;
  readonly pane: Pane;
  /** The program as a link holds it; null where it is too long for one. */
  readonly packed: string | null;
  /** Programs that were kept on the device, the last one first. */
  readonly kept: readonly string[];
}

/** A program that ran, and the board that it ran on. */
export interface Ran {
  readonly text: string;
  readonly board: Position;
  readonly recorded: Recorded;
}

export type OwnAction =
  // What a person asks.
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'begin'; readonly name: ProgramName }
  /** A program from elsewhere: it does not run before a press. */
  | { readonly type: 'arrive'; readonly text: string; readonly from: Source }
  | { readonly type: 'unpack'; readonly packed: string }
  /** A file is no program, or too large for one. */
  | { readonly type: 'refuse' }
  | { readonly type: 'run' | 'stop' | 'save' | 'saveTrace' }
  /** A run that was written down elsewhere. */
  | { readonly type: 'openTrace'; readonly trace: string }
  /** Another variable is the board. */
  | { readonly type: 'show'; readonly board: string }
  | { readonly type: 'pane'; readonly pane: Pane }
  // What comes back.
  | { readonly type: 'ended'; readonly failure: Failure | null }
  | { readonly type: 'recorded'; readonly recorded: Recorded; readonly text: string }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'packed'; readonly packed: string | null }
  | { readonly type: 'kept'; readonly kept: readonly string[] }
  | { readonly type: 'watch'; readonly action: WatchAction };

export type OwnProps = ViewProps<Own, OwnAction>;

/** The largest program. */
export const LARGEST = 16_384;

export const startOwn: Own = {
  text: PROGRAMS.all,
  begun: 'all',
  from: null,
  status: 'idle',
  failure: null,
  ran: null,
  watch: { ...startWatch, speed: 6 },
  pane: 'code',
  packed: null,
  kept: [],
};

export function updateOwn(own: Own, action: OwnAction): Own {
  switch (action.type) {
    case 'edit':
      return action.text === own.text ? own : { ...withText(own, action.text), from: null };
    case 'begin':
      return { ...own, text: PROGRAMS[action.name], begun: action.name, from: null, failure: null, pane: 'code' };
    case 'arrive':
      return { ...withText(own, action.text), from: action.from, failure: null, pane: 'code' };
    case 'run':
      return { ...own, status: 'running', failure: null, from: null, watch: stopped(own.watch) };
    case 'stop':
      return { ...own, status: own.ran ? 'ran' : 'idle' };
    case 'openTrace':
      return { ...own, status: 'writing', failure: null, from: 'trace', watch: stopped(own.watch) };
    case 'show':
      return own.ran ? { ...own, status: 'writing' } : own;
    case 'pane':
      return { ...own, pane: action.pane };
    case 'ended':
      return { ...own, status: 'writing', failure: action.failure };
    case 'recorded': {
      const { recorded, text } = action;
      return {
        ...(own.from === 'trace' ? withText(own, text) : own),
        status: 'ran',
        ran: { text, board: placed(Int32Array.from(recorded.given)), recorded },
        pane: own.pane === 'code' ? 'board' : own.pane,
      };
    }
    case 'failed':
      return { ...own, status: own.ran ? 'ran' : 'idle', failure: action.failure };
    case 'packed':
      return { ...own, packed: action.packed };
    case 'kept':
      return { ...own, kept: action.kept };
    case 'watch':
      return { ...own, watch: updateWatch(own.watch, action.action) };
    default:
      return own;
  }
}

/** Another program in the editor, which no link holds yet. */
const withText = (own: Own, text: string): Own => ({ ...own, text, begun: null, packed: null });

const stopped = (watch: Watch): Watch => updateWatch(watch, { type: 'halt' });

/** The state of the page as it would be if the run of this room were the one that is watched: what shows runs shows this one. */
export function watched(own: Own, shared: Shared): Shared {
  const board = own.ran?.board ?? placed(shared.input.rows);
  return {
    ...shared,
    watch: own.watch,
    input: { ...board, search: 'recorded', seed: shared.input.seed },
    survey: { kind: 'known', report: null },
  };
}

/** The given queens that a program is handed: none, unless it asks for them. */
export const givenTo = (text: string, rows: ArrayLike<number>): number[] =>
  Array.from(rows, (column) => (/\bgiven\b/.test(text) ? column : -1));

/** Whether the program in the editor is the one that ran. */
export const isCurrent = ({ text, ran }: Own): boolean => ran?.text === text;
