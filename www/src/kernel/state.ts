// The state of the page, and `update`: the one pure function that changes it.
//
//   event -> dispatch(action) -> update(state, action) -> effects (engine, address, storage) -> more actions
//                                      |
//                                      +-> one animation frame -> the views render from the state
//
// Four parts: `asked` (what undo and a link bring back), `watch` (where we are in the run watched), `look` (how it looks),
// and what the engine said about the board (`survey`, `answer`). Views get (state, dispatch) and change nothing else.
// Nothing here knows the engine, the document or the clock: only shapes are imported.

import type { Link, SearchInfo, Square } from '../engine/types';
import type { Trouble } from '../line/trouble';
import type { Action } from './action';
import { type Answer, noAnswer, type Progress, type Question, type Surveyed } from './answer';
import {
  type Asked,
  emptyRows,
  type Placed,
  placed,
  placedBy,
  resized,
  type Stood,
  sameRows,
  withMark,
  withoutQueen,
  withQueen,
  withSize,
} from './asked';
import { type Look, type Said, startLook } from './look';
import { type Stage, startStage, updateStage } from './stage';
import { type History, noHistory, remembered, travelled, type Way } from './undo';
import { closedWatch, startWatch, stepOf, updateWatch, type Watch, type WatchAction } from './watch';

/** What all rooms share. */
export interface Shared {
  readonly asked: Asked;
  readonly history: History<Stood>;
  readonly survey: Surveyed;
  readonly answer: Answer;
  readonly watch: Watch;
  readonly look: Look;
  readonly stage: Stage;
  /** The searches that can be watched; empty until the engine is there. */
  readonly searches: readonly SearchInfo[];
}

export interface State extends Shared {
  /** The state of every room that has been entered, by its name; each is known to its room alone. */
  readonly rooms: Readonly<Record<string, unknown>>;
  /** What the last link that was followed adds for its room, in words that only that room can read. */
  readonly own: { readonly room: string; readonly text: string };
}

/** Carries out what an action asks of the world outside, and reports back with more actions. */
export type Effect = (action: Action, before: State, after: State) => void;

/** The board as it opens: two queens, six ways to finish. */
export const opening: State = {
  asked: { ...placed(Int32Array.of(-1, -1, 3, -1, 7, -1, -1, -1)), order: [4, 2], search: 'bitmask', seed: 1 },
  history: noHistory,
  survey: { kind: 'pending', report: null },
  answer: noAnswer,
  watch: startWatch,
  look: startLook,
  rooms: {},
  own: { room: '', text: '' },
  stage: startStage,
  searches: [],
};

/** The state after an action. */
export function update(state: State, action: Action): State {
  switch (action.type) {
    case 'toggle': {
      const { row, column } = action.square;
      return state.asked.rows[row] === column ? remove(state, row) : set(state, action.square);
    }
    case 'set':
      return state.asked.rows[action.square.row] === action.square.column ? state : set(state, action.square);
    case 'remove':
      return remove(state, action.row);
    case 'paint': {
      const next = withMark(state.asked, action.square, action.on);
      if (next === state.asked) return state;
      const changed = action.first ? edit(state, next) : { ...state, asked: { ...state.asked, ...next } };
      return say(changed, { kind: action.on ? 'marked' : 'unmarked', ...action.square });
    }
    case 'resize':
      return action.size === state.asked.rows.length ? state : edit(state, atSize(state.asked, action.size));
    case 'rule':
      return edit(state, action.ruled ? placedBy(action.ruled) : placed(state.asked.rows));
    case 'place':
      return edit(state, placed(action.rows));
    case 'clear':
      return say(edit(state, cleared(state.asked)), { kind: 'cleared' });
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'choose': {
      const { search = state.asked.search, seed = state.asked.seed } = action;
      const breakpoints = search === state.asked.search ? state.watch.breakpoints : [];
      return { ...state, asked: { ...state.asked, search, seed }, watch: closedWatch({ ...state.watch, breakpoints }) };
    }
    case 'ask':
    case 'another':
      return searching(state, action.type === 'ask' ? action.question : 'complete');
    case 'pause':
    case 'goOn':
      return goOn(state, action.type === 'pause');
    case 'cancel':
      if (state.answer.kind === 'impossible') return { ...state, answer: { ...state.answer, refining: false } };
      if (state.answer.kind !== 'searching') return state;
      return {
        ...state,
        answer: { kind: 'cancelled', question: state.answer.question, progress: state.answer.progress },
      };
    case 'ready':
      return { ...state, searches: action.searches, look: { ...state.look, engine: awake(state) } };
    case 'broken':
      return broken(state, action.trouble);
    case 'surveyed':
      return { ...state, survey: { kind: 'known', report: action.report } };
    case 'surveyLate':
      return state.survey.kind === 'pending' ? { ...state, survey: { kind: 'pending', report: null } } : state;
    case 'progress':
      return state.answer.kind === 'searching'
        ? { ...state, answer: { ...state.answer, progress: action.progress } }
        : state;
    case 'answered':
      return { ...state, answer: action.answer, look: { ...state.look, shows: 'answer' } };
    case 'linked':
      return linked(state, action.link);
    case 'notLinked':
      return { ...state, look: { ...state.look, engine: 'ready', notice: { kind: 'trouble', ...action.trouble } } };
    case 'look': {
      // What a dialog says is about what is done in it.
      const notice = action.look.dialog ? null : state.look.notice;
      return { ...state, look: { ...state.look, notice, ...action.look } };
    }
    case 'notice':
      return { ...state, look: { ...state.look, notice: action.notice } };
    case 'treeView':
    case 'unfold':
    case 'walk':
    case 'item':
    case 'point':
      return { ...state, stage: updateStage(state.stage, action) };
    case 'begin':
    case 'parse':
    case 'copy':
    case 'speak':
    case 'entered':
    case 'room':
      return state;
    case 'step':
    case 'find':
    case 'go':
    case 'play':
      return watching({ ...state, look: { ...state.look, shows: 'run' } }, action);
    default:
      return watching(state, action);
  }
}

/** True for the actions after which another board is asked, so that what was known about the old one is void. */
export const asksAnew = ({ asked: before }: Shared, { asked: after }: Shared): boolean =>
  before.ruled !== after.ruled || !sameRows(before.rows, after.rows);

/** The step at which the run of the board opens: where it stood, if undo or redo leads back to it, else its start. */
export function stepToOpen({ type }: Action, { history }: Shared, { asked }: Shared): number {
  const back = type === 'undo' ? history.past.at(-1) : type === 'redo' ? history.future.at(-1) : undefined;
  return back?.run.search === asked.search && back.run.seed === asked.seed ? back.run.step : 0;
}

function set(state: State, square: Square): State {
  const moved = (state.asked.rows[square.row] ?? -1) >= 0;
  return say(edit(state, withQueen(state.asked, square)), { kind: moved ? 'moved' : 'set', ...square });
}

function remove(state: State, row: number): State {
  const column = state.asked.rows[row] ?? -1;
  return column < 0 ? state : say(edit(state, withoutQueen(state.asked, row)), { kind: 'removed', row, column });
}

/** Puts another board in place, and remembers the one before. A run that begins again by that can be come back to. */
function edit(state: State, next: Placed): State {
  const now = boardOf(state);
  const shown = show({ ...state, history: remembered(state.history, now) }, next);
  if (now.run.step === 0 || !asksAnew(state, shown)) return shown;
  return { ...shown, look: { ...shown.look, notice: { kind: 'left', step: now.run.step } } };
}

const boardOf = ({ asked: { rows, order, notHere, ruled, search, seed }, watch }: State): Stood => ({
  rows,
  order,
  notHere,
  ruled,
  run: { search, seed, step: stepOf(watch) },
});

/** A board that is square stays so. */
const atSize = (asked: Asked, size: number): Placed =>
  asked.ruled
    ? placedBy(resized(asked.ruled, size, asked.ruled.columns === asked.ruled.rows ? size : asked.ruled.columns))
    : withSize(asked, size);

const cleared = ({ rows, ruled }: Asked): Placed =>
  ruled ? placedBy({ ...ruled, squares: [] }) : placed(emptyRows(rows.length));

/**
 * Puts a board in place. What was said about another one goes; the survey stays on show until it is late. The run that is
 * watched is opened anew by the effect of watching, in the same dispatch.
 */
function show(state: State, next: Placed): State {
  const same = sameRows(state.asked.rows, next.rows);
  const asked = { ...state.asked, ...next };
  const size = next.rows.length;
  const columns = next.ruled?.columns ?? size;
  const { row, column } = state.look.cursor;
  const cursor = { row: Math.min(row, size - 1), column: Math.min(column, columns - 1) };
  const look = { ...state.look, cursor, notice: null };
  if (same) return { ...state, asked, look };
  const kept = size === state.asked.rows.length ? state.survey.report : null;
  const survey = { kind: 'pending', report: kept } as const;
  return { ...state, asked, look: { ...look, shows: 'answer' }, survey, answer: noAnswer };
}

/** Nothing will be answered any more: the page says so, and waits for nothing. */
function broken(state: State, trouble: Trouble): State {
  const look = { ...state.look, engine: 'broken', notice: { kind: 'trouble', ...trouble } } as const;
  return { ...state, survey: { kind: 'known', report: null }, look };
}

/** One step back or forth through the boards. */
function travel(state: State, way: Way): State {
  const step = travelled(state.history, boardOf(state), way);
  if (!step) return state;
  const kind = way === 'undo' ? 'undone' : 'redone';
  const { run, ...board } = step.now;
  const shown = show({ ...state, history: step.history }, board);
  const shows = run.step > 0 ? 'run' : shown.look.shows;
  return say({ ...shown, look: { ...shown.look, shows } }, { kind });
}

const nothingYet: Progress = { nodes: 0, milliseconds: 0 };

const searching = (state: State, question: Question): State => ({
  ...state,
  answer: { kind: 'searching', question, progress: nothingYet, paused: false },
});

/** Pauses a search or lets it go on, also after "undecided". */
function goOn(state: State, paused: boolean): State {
  if (state.answer.kind === 'searching') return { ...state, answer: { ...state.answer, paused } };
  if (state.answer.kind !== 'undecided' || paused) return state;
  const { nodes, milliseconds } = state.answer;
  return {
    ...state,
    answer: { kind: 'searching', question: 'complete', progress: { nodes, milliseconds }, paused: false },
  };
}

/** The board, search and view that an address names. The step is carried out by the effect of watching. */
function linked(state: State, link: Link): State {
  const chosen = update(state, { type: 'choose', search: link.search, seed: link.seed });
  const { view, own, rows } = link;
  const { asked } = state;
  const same = rows === asked.rows || (sameRows(rows, asked.rows) && !asked.ruled);
  const shown = same ? chosen : edit(chosen, placed(rows));
  return { ...shown, own: { room: view, text: own }, look: { ...shown.look, view, engine: 'ready', notice: null } };
}

const watching = (state: State, action: WatchAction): State => ({ ...state, watch: updateWatch(state.watch, action) });

/** An engine that was starting is ready; one that reads the address is still at it. */
const awake = ({ look }: State): Look['engine'] => (look.engine === 'reading' ? 'reading' : 'ready');

const say = (state: State, said: Said): State => ({ ...state, look: { ...state.look, said } });
