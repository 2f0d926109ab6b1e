// The Share slice of the state: the open panel, the choices of each, and the file being made.

import type { Trouble } from '../../client/trouble';
import type { BoardForm, RuleTable } from '../../engine/types';
import { allowsAll, type Handout } from '../../kernel/handout';
import type { Board, Variant } from '../../kernel/input';
import type { Shared } from '../../kernel/state';
import type { ViewProps } from '../room';
import { PANELS, type Panel } from './links';
import { type PrintChoice, type PrintedPage, startPrint } from './print/choice';
import type { Film, SavedFrame } from './save/animation';

export type { Panel };
export { PANELS };

export interface PictureChoice {
  readonly form: 'svg' | 'png';
  /** For a PNG: the side is this multiple of 560 pixels. */
  readonly scale: 1 | 2 | 4;
  readonly numbers: boolean;
  readonly marks: boolean;
  /** Whether the background is transparent. */
  readonly clear: boolean;
  readonly colours: 'light' | 'dark';
}

/** A part of the visible run. */
export interface PartChoice {
  readonly from: number;
  /** The last step; null for the end of the run as far as it is known. */
  readonly to: number | null;
}

export interface AnimationChoice extends PartChoice {
  readonly form: 'gif' | 'webm';
  /** The length of a side, in pixels. */
  readonly size: number;
  /** Steps a second. */
  readonly speed: number;
  /** A frame for each event, or for each dead end and solution. */
  readonly by: 'event' | 'deadEnd';
  readonly sentence: boolean;
  readonly marks: boolean;
  readonly loop: boolean;
}

export interface DataChoice extends PartChoice {
  readonly what: 'steps' | 'solutions';
  /** `text` is only for solutions, `trace` only for steps. */
  readonly form: 'csv' | 'json' | 'text' | 'trace';
}

/** The text in the page's own form, or in the form of another program. */
export type TextForm = 'diagram' | 'list' | BoardForm;

interface LinkChoice {
  /** The room that the link opens; null for the room that was shown last. */
  readonly opens: string | null;
  /** The limits of the link. */
  readonly handout: Handout;
}

export interface EmbedChoice {
  readonly kind: 'frame' | 'element' | 'link';
  readonly opens: string;
  readonly size: 'wide' | 'tall' | 'full';
  readonly colours: 'light' | 'dark' | 'system';
  /** The language of the frame; empty for the language of the reader. */
  readonly language: string;
}

export interface Choices {
  readonly picture: PictureChoice;
  readonly animation: AnimationChoice;
  readonly data: DataChoice;
  readonly text: { readonly form: TextForm };
  readonly link: LinkChoice;
  readonly embed: EmbedChoice;
  readonly print: PrintChoice;
}

/** The state of a file being made. */
export type FileProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly made: number; readonly of: number; readonly bytes: number }
  | { readonly kind: 'made'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** The visible board: the board of the page, or the puzzle of a link to Play (`played`). */
export interface Subject {
  readonly board: Board;
  readonly played: string;
}

/** `squares`: the completion, if there is one. */
export interface TextSubject extends Subject {
  readonly form: TextForm;
  readonly squares: unknown;
}

/** Whether two subjects are the same board. */
export const isSame = (one: Subject | null, other: Subject): boolean =>
  one?.board === other.board && one.played === other.played;

/** Whether two texts describe the same board in the same form. */
export const isSameText = (one: TextSubject | null, other: TextSubject): boolean =>
  one !== null && isSame(one, other) && one.form === other.form && one.squares === other.squares;

export interface ShareState {
  readonly panel: Panel;
  readonly choices: Choices;
  readonly making: FileProgress;
  /** The number of the latest file. A new file or a cancellation increments it. */
  readonly task: number;
  /** The rooms that a link can open, the board first. */
  readonly places: readonly string[];
  /** The address of the page's state, without its site, for the choices of the panels; null while it is not known. */
  readonly hash: string | null;
  /** The link for which `hash` was requested, as text. */
  readonly hashOf: string | null;
  /** The board as text, in the form that is chosen; null while it is not known. */
  readonly text: string | null;
  /** The board and the form of `text`. */
  readonly textOf: TextSubject | null;
  /** The forms of other programs that can represent the board. */
  readonly fittingForms: readonly BoardForm[];
  /** The board to which `fittingForms` belongs. */
  readonly fittingFormsOf: Subject | null;
  /** The attack table of a rule other than queens. `table`: null if the engine has no table for it. */
  readonly table: { readonly of: Variant; readonly table: RuleTable | null } | null;
  /** The sheet, and the choices for which it was made; null before the first. */
  readonly printed: { readonly of: string; readonly sheet: PrintedPage } | null;
  /** Why a panel cannot show its content at once. */
  readonly trouble: Trouble | null;
}

export type ShareAction =
  | { readonly type: 'panel'; readonly panel: Panel }
  | {
      readonly [D in keyof Choices]: { readonly type: 'choose'; readonly of: D; readonly to: Partial<Choices[D]> };
    }[keyof Choices]
  /** Shows the sheet of a link. */
  | { readonly type: 'sheet'; readonly print: PrintChoice }
  /** Makes a file and saves it. */
  | { readonly type: 'make' }
  | { readonly type: 'cancel' }
  | { readonly type: 'progress'; readonly making: FileProgress }
  /** The frames of an animation. */
  | { readonly type: 'frames'; readonly film: Film; readonly frames: readonly SavedFrame[] }
  | { readonly type: 'file'; readonly file: Blob; readonly name: string }
  | { readonly type: 'places'; readonly places: readonly string[] }
  | { readonly type: 'address'; readonly of: string; readonly hash: string }
  | { readonly type: 'written'; readonly of: TextSubject; readonly text: string }
  | { readonly type: 'fittingForms'; readonly of: Subject; readonly forms: readonly BoardForm[] }
  | { readonly type: 'table'; readonly of: Variant; readonly table: RuleTable }
  /** The engine has no attack table for a rule. */
  | { readonly type: 'tableFailed'; readonly of: Variant; readonly trouble: Trouble }
  | { readonly type: 'printed'; readonly of: string; readonly sheet: PrintedPage }
  | { readonly type: 'trouble'; readonly trouble: Trouble | null };

export type ShareProps = ViewProps<ShareState, ShareAction>;

export const startShare: ShareState = {
  panel: 'picture',
  choices: {
    picture: { form: 'svg', scale: 2, numbers: true, marks: true, clear: false, colours: 'light' },
    animation: {
      from: 0,
      to: null,
      form: 'gif',
      size: 480,
      speed: 2,
      by: 'event',
      sentence: true,
      marks: true,
      loop: true,
    },
    data: { what: 'steps', form: 'csv', from: 0, to: null },
    text: { form: 'diagram' },
    link: { opens: null, handout: allowsAll },
    embed: { kind: 'frame', opens: 'theatre', size: 'wide', colours: 'light', language: '' },
    print: startPrint,
  },
  making: { kind: 'idle' },
  task: 0,
  places: ['board', 'theatre'],
  hash: null,
  hashOf: null,
  text: null,
  textOf: null,
  fittingForms: [],
  fittingFormsOf: null,
  table: null,
  printed: null,
  trouble: null,
};

export function updateShare(state: ShareState, action: ShareAction): ShareState {
  switch (action.type) {
    case 'panel':
      return { ...state, panel: action.panel, task: state.task + 1, making: { kind: 'idle' }, trouble: null };
    case 'sheet':
      return { ...state, panel: 'print', choices: { ...state.choices, print: action.print } };
    case 'choose': {
      const choices = { ...state.choices, [action.of]: { ...state.choices[action.of], ...action.to } };
      return { ...state, choices, making: withoutResult(state), trouble: null };
    }
    case 'make':
      return { ...state, task: state.task + 1, making: { kind: 'running', made: 0, of: 0, bytes: 0 } };
    case 'cancel':
      return { ...state, task: state.task + 1, making: { kind: 'idle' } };
    case 'file':
      return { ...state, making: { kind: 'made', name: action.name, bytes: action.file.size } };
    case 'frames':
      return state;
    case 'progress':
      return state.making.kind === 'running' ? { ...state, making: action.making } : state;
    case 'places':
      return { ...state, places: action.places };
    case 'address':
      return { ...state, hash: action.hash, hashOf: action.of };
    case 'written':
      return { ...state, text: action.text, textOf: action.of };
    case 'fittingForms':
      return { ...state, fittingForms: action.forms, fittingFormsOf: action.of };
    case 'table':
      return { ...state, table: { of: action.of, table: action.table } };
    case 'tableFailed':
      return { ...state, table: { of: action.of, table: null }, trouble: action.trouble };
    case 'printed':
      return { ...state, printed: { of: action.of, sheet: action.sheet } };
    case 'trouble':
      return { ...state, trouble: action.trouble };
  }
}

/** The forms in which the board can be written. For queens, `list` replaces the form `placement`. */
export const formsOf = ({ fittingForms }: ShareState, { input }: Shared): readonly TextForm[] =>
  input.variant
    ? ['diagram', ...fittingForms]
    : ['diagram', 'list', ...fittingForms.filter((form) => form !== 'placement')];

/** The chosen form, as long as it can represent the board. */
export const textFormOf = (state: ShareState, shared: Shared): TextForm =>
  formsOf(state, shared).find((form) => form === state.choices.text.form) ?? 'diagram';

/** The room that a link opens: the chosen room, or the room that was shown last. If a link cannot open it, the board. */
export const linkTarget = ({ places }: ShareState, chosen: string | null, { ui }: Shared): string =>
  [chosen ?? ui.from, 'board'].find((name) => places.includes(name)) ?? 'board';

/** Names the target of a link by its key in the texts. */
export function targetName(opens: string): 'board' | 'step' | 'puzzle' | 'lesson' {
  if (opens === 'play') return 'puzzle';
  if (opens === 'learn') return 'lesson';
  return opens === 'theatre' ? 'step' : 'board';
}

/** Drops a result or an error of earlier choices. A running task continues. */
const withoutResult = ({ making }: ShareState): FileProgress => (making.kind === 'running' ? making : { kind: 'idle' });
