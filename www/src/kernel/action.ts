// What can happen to the page: every action, from people, the engine and the address alike.

import type { Link, Rows, Square, Survey } from '../engine/types';
import type { SearchInfo } from '../engine/types-watch';
import type { BitsAction } from '../rooms/bits/slice';
import type { CountEvent } from '../rooms/count/slice';
import type { FiguresAction } from '../rooms/large/figures/slice';
import type { LinearAction } from '../rooms/large/linear/slice';
import type { LargeAction } from '../rooms/large/slice';
import type { RaceAction } from '../rooms/race/slice';
import type { SolutionsAction } from '../rooms/solutions/slice';
import type { PredictAction } from '../rooms/theatre/predict';
import type { WatchAction } from '../watch/slice';
import type { StageAction } from '../watch/stage';
import type { Answer, Progress, Question, Trouble } from './answer';
import type { Look, Notice, View } from './look';

export type Action =
  /** The page is there. `linked`: its address names a board. */
  | { readonly type: 'begin'; readonly linked: boolean }
  // What is asked. Each of these is one step of undo, save `paint`, of which one stroke is a step (`first` begins it).
  | { readonly type: 'toggle' | 'set'; readonly square: Square }
  | { readonly type: 'take'; readonly row: number }
  | { readonly type: 'paint'; readonly square: Square; readonly on: boolean; readonly first: boolean }
  | { readonly type: 'resize'; readonly size: number }
  | { readonly type: 'place'; readonly rows: Rows }
  | { readonly type: 'clear' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'choose'; readonly search?: string; readonly seed?: number }
  // Questions to the engine; effects carry them out.
  | { readonly type: 'ask'; readonly question: Question }
  | { readonly type: 'another' }
  | { readonly type: 'pause' }
  | { readonly type: 'goOn' }
  | { readonly type: 'cancel' }
  | { readonly type: 'parse'; readonly text: string }
  | { readonly type: 'copy'; readonly what: 'link' | 'list' | 'diagram' }
  // What the engine said.
  | { readonly type: 'ready'; readonly searches: readonly SearchInfo[] }
  /** The engine could not be fetched or started, or broke again and again. */
  | { readonly type: 'broken'; readonly trouble: Trouble }
  | { readonly type: 'surveyed'; readonly report: Survey | null }
  | { readonly type: 'surveyLate' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'answered'; readonly answer: Answer }
  // The address.
  | { readonly type: 'linked'; readonly link: Link }
  | { readonly type: 'notLinked'; readonly trouble: Trouble }
  // How it looks.
  /** The room of a view has been fetched. */
  | { readonly type: 'entered'; readonly view: View }
  | { readonly type: 'look'; readonly look: Partial<Omit<Look, 'notice' | 'said'>> }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  | { readonly type: 'counting'; readonly event: CountEvent }
  /** What goes on in the bit lab. */
  | { readonly type: 'bits'; readonly does: BitsAction }
  // Where we are in the run that is watched, and how its figures are looked at.
  | WatchAction
  | StageAction
  | PredictAction
  // All solutions of the empty board, and what is looked at among them.
  | SolutionsAction
  // The large board, and where it is seen from.
  | LargeAction
  // Searches side by side.
  | RaceAction
  | LinearAction
  | FiguresAction;

export type Dispatch = (action: Action) => void;
