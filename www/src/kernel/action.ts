// Actions on the state that all rooms share, whether they come from people, the engine or the address. Each room has
// actions of its own for the rest.
//
// Requests are verbs: `remove`, `ask`, `choose`. Things that happened elsewhere, in the engine or the address, are
// participles: `answered`, `surveyed`, `linked`.

import type { Trouble } from '../client/trouble';
import type { Goal, Link, Rows, SearchInfo, Square } from '../engine/types';
import type { Language } from '../texts/languages';
import type { Answer, KnownFacts, Progress, Question } from './answer';
import type { DiagramAction } from './diagram';
import type { Variant } from './input';
import type { Notice, Sign, UiState } from './ui-state';
import type { WatchAction } from './watch';

/** An action of one room, handled by that room alone. */
export interface RoomAction {
  readonly type: 'room';
  readonly room: string;
  readonly action: unknown;
}

export type AppAction =
  /** The page has been loaded. */
  | { readonly type: 'begin' }
  // Requests. Each is one undo step, except `paint`: there a whole stroke is one step, which `first` begins.
  /** `alone`: a piece that the row already has moves, so that no row has two. This is the default. */
  | { readonly type: 'toggle' | 'set'; readonly square: Square; readonly alone?: boolean }
  | { readonly type: 'move'; readonly from: Square; readonly to: Square; readonly alone?: boolean }
  /** Removes the last piece of a row. */
  | { readonly type: 'remove'; readonly row: number }
  | { readonly type: 'take'; readonly square: number }
  | { readonly type: 'paint'; readonly square: Square; readonly on: boolean; readonly first: boolean }
  | { readonly type: 'resize'; readonly size: number }
  | { readonly type: 'place'; readonly rows: Rows }
  /** Another rule, or another board under it; null: classic queens. */
  | { readonly type: 'rule'; readonly variant: Variant | null }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'choose'; readonly search?: string; readonly seed?: number }
  // Questions to the engine; effects carry them out.
  /** `goal`: the goal to ask for; by default the goal that was requested last. */
  | { readonly type: 'ask'; readonly question: Question; readonly goal?: Goal }
  | { readonly type: 'another' }
  | { readonly type: 'pause' }
  | { readonly type: 'goOn' }
  | { readonly type: 'cancel' }
  /** A text or a file from elsewhere: its kind and its room are found automatically. */
  /** `sign`: the meaning of a sign that could be a queen or a forbidden square. */
  | { readonly type: 'parse'; readonly text: string | File; readonly sign?: Sign }
  | { readonly type: 'copy'; readonly what: 'link' | 'list' | 'diagram' }
  // Answers of the engine.
  | { readonly type: 'ready'; readonly searches: readonly SearchInfo[] }
  /** The engine could not be fetched or started, or broke repeatedly. */
  | { readonly type: 'broken'; readonly trouble: Trouble }
  | { readonly type: 'surveyed'; readonly report: KnownFacts | null }
  | { readonly type: 'surveyLate' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'answered'; readonly answer: Answer }
  // The address.
  /** `unread`: the board of the link is still to be read, by the room that knows its rule. */
  | { readonly type: 'linked'; readonly link: Link; readonly unread?: boolean }
  | { readonly type: 'notLinked'; readonly trouble: Trouble }
  // The rooms.
  /** A room has been fetched, because its view was shown for the first time. */
  | { readonly type: 'entered'; readonly room: string }
  | RoomAction
  // The appearance of the page.
  | { readonly type: 'ui'; readonly ui: Partial<Omit<UiState, 'notice' | 'announced'>> }
  /** Changes the language. `chosen`: the person chose it for this device; otherwise a link names it. */
  | { readonly type: 'speak'; readonly language: Language; readonly chosen: boolean }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  // The position in the run, and how its diagrams are examined.
  | WatchAction
  | DiagramAction;

export type AppDispatch = (action: AppAction) => void;
