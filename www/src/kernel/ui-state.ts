// The looks of the page: stored preferences, and what the person is looking at.

import type { Trouble } from '../client/trouble';
import type { Square } from '../engine/types';
import type { Language } from '../texts/languages';
import type { Naming } from '../texts/squares';
import type { Handout } from './handout';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type Dialog = 'help' | 'settings' | 'send' | 'paste' | 'until';

export interface UiState {
  /** The name of the room that is shown: see rooms/rooms.ts. */
  readonly view: string;
  /** The room that was shown before it. */
  readonly from: string;
  readonly theme: Theme;
  /** The language of every text that is shown. */
  readonly language: Language;
  /** How rows, columns and squares are named. */
  readonly squares: Naming;
  /** Whether single-character shortcuts (n, p, x, +, -, ?) work. */
  readonly shortcuts: boolean;
  /** Whether the person has done something here before, on this device. */
  readonly introduced: boolean;
  /** The search that plays itself on the first visit: see `first-visit.ts`. */
  readonly opening: 'none' | 'plays' | 'over';
  /** The solutions that a person has found by hand on this device; undefined until they are read. See `found.ts`. */
  readonly found?: readonly string[];
  /** Large type and no controls, for a projector. */
  readonly present: boolean;
  /** The cover of a projected page: black, or the code that opens the page on a phone. */
  readonly over: 'black' | 'code' | null;
  /** Whether the pointer draws on the presented page. */
  readonly pen: boolean;
  /** The limits of a page that was handed out; null for no limits. */
  readonly handout: Handout | null;
  /** The square of the board that has the tab stop. */
  readonly cursor: Square;
  /** The layer above the given queens on the Board: the last answer or the run, whichever is later. */
  readonly shows: 'answer' | 'run';
  /** `reading`: the address names a board, and the engine reads it. `broken`: the engine could not be fetched or started. */
  readonly engine: 'starting' | 'reading' | 'ready' | 'broken';
  /** An attacked square that was tapped, and the square of a piece that attacks it. */
  readonly attacked: { readonly square: number; readonly by: number } | null;
  /** Whether the reason why there is no completion is shown. */
  readonly why: boolean;
  /** Whether a tap marks "not here" instead of setting a queen. */
  readonly marking: boolean;
  readonly dialog: Dialog | null;
  /** A notice of one line, until it is closed, replaced or timed out: see notice-timeout.ts. */
  readonly notice: Notice | null;
  /** The last announcement of the live region: a key of the catalogue and its values. */
  readonly announced: BoardChange | null;
}

/** The kind of the copied text, as a key of the catalogue under `notice`. */
export type CopyState = 'linkCopied' | 'placementCopied' | 'textCopied';

/** The meaning of a sign in a pasted board that could be a queen or a forbidden square. */
export type Sign = 'queen' | 'forbidden';

/**
 * Good news (a key of the catalogue under `notice`), the result of opening something, a run that was left, or trouble
 * (a code under `error`).
 */
export type Notice =
  | ({ readonly kind: 'trouble' } & Trouble)
  /** The step of the run before another board restarted it. */
  | { readonly kind: 'left'; readonly step: number }
  /** `other`: the text can be read in another way, and `label` names that way. */
  | {
      readonly kind: 'opened';
      readonly text: string;
      readonly other?: { readonly label: string; readonly from: string; readonly sign: Sign };
    }
  | { readonly kind: 'news'; readonly news: CopyState | 'resumed' | 'stepAdded' | 'linkAdded' };

/** A change of the board, announced to screen readers. Row and column count from 0. */
export type BoardChange =
  | {
      readonly kind: 'set' | 'moved' | 'removed' | 'marked' | 'unmarked';
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'undone' | 'redone' | 'cleared' };

export const startUi: UiState = {
  view: 'board',
  from: 'board',
  theme: 'system',
  language: 'en',
  squares: 'numbers',
  shortcuts: true,
  introduced: true,
  opening: 'none',
  present: false,
  over: null,
  pen: false,
  handout: null,
  cursor: { row: 0, column: 0 },
  shows: 'answer',
  engine: 'starting',
  attacked: null,
  why: false,
  marking: false,
  dialog: null,
  notice: null,
  announced: null,
};
