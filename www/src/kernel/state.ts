// The state of the page, and `update`: the one pure function that changes it.
//
//   event -> dispatch(action) -> update(state, action) -> effects (engine, address, storage) -> more actions
//                                      |
//                                      +-> one animation frame -> the views render from the state
//
// The main parts of the state are `input` (which undo and links restore), `watch` (the position in a run), `ui` (its looks),
// and the engine's answers about the board (`survey`, `answer`). Views get (state, dispatch) and change nothing else.
// Nothing here uses the engine, the document or the clock; only types are imported.

import type { Trouble } from '../client/trouble';
import type { Link, SearchInfo, Square } from '../engine/types';
import type { AppAction } from './action';
import { type Answer, noAnswer, type Progress, type Question, type SurveyState } from './answer';
import { type DiagramState, startDiagram, updateDiagram } from './diagram';
import {
  classicPosition,
  type Input,
  type Position,
  positionOf,
  sameRows,
  squareAt,
  type UndoEntry,
  withMark,
  withoutPiece,
  withPiece,
  withSize,
} from './input';
import { type BoardChange, startUi, type UiState } from './ui-state';
import { type History, noHistory, remember, travelHistory, type Way } from './undo';
import { closeRun, startWatch, stepOf, updateWatch, type Watch, type WatchAction } from './watch';

/** State that all rooms share. */
export interface Shared {
  readonly input: Input;
  readonly history: History<UndoEntry>;
  readonly survey: SurveyState;
  readonly answer: Answer;
  readonly watch: Watch;
  readonly ui: UiState;
  readonly diagram: DiagramState;
  /** The searches that can be watched; empty until the engine is there. */
  readonly searches: readonly SearchInfo[];
}

export interface State extends Shared {
  /** The state of every room that has been entered, by its name; each is known to its room alone. */
  readonly rooms: Readonly<Record<string, unknown>>;
  /** The part of the last link for its room, in words that only that room can read. */
  readonly own: { readonly room: string; readonly text: string };
}

/** Carries out the effects of an action on the outside world, and reports back with more actions. */
export type Effect = (action: AppAction, before: State, after: State) => void;

/** The state with which the page opens. Its board has two queens, and six ways to finish. */
export const opening: State = {
  input: { ...classicPosition(Int32Array.of(-1, -1, 3, -1, 7, -1, -1, -1), [4, 2]), search: 'bitmask', seed: 1 },
  history: noHistory,
  survey: { kind: 'pending', report: null },
  answer: noAnswer,
  watch: startWatch,
  ui: startUi,
  rooms: {},
  own: { room: '', text: '' },
  diagram: startDiagram,
  searches: [],
};

/** The state after an action. */
export function update(state: State, action: AppAction): State {
  switch (action.type) {
    case 'toggle':
    case 'set': {
      const square = squareOf(state, action.square);
      if (!state.input.board.squares.includes(square)) return set(state, action.square, action.alone ?? true);
      return action.type === 'set' ? state : take(state, square);
    }
    case 'move':
      return move(state, action.from, action.to, action.alone ?? true);
    case 'remove': {
      const { board } = state.input;
      return take(
        state,
        board.squares.findLast((square) => squareAt(board, square).row === action.row),
      );
    }
    case 'take':
      return take(state, action.square);
    case 'paint': {
      const next = withMark(state.input, squareOf(state, action.square), action.on);
      if (next === state.input) return state;
      const changed = action.first ? edit(state, next) : { ...state, input: next };
      return announce(changed, { kind: action.on ? 'marked' : 'unmarked', ...action.square });
    }
    case 'resize':
      return action.size === state.input.rows.length ? state : edit(state, withSize(state.input, action.size));
    case 'rule':
      return markRead(edit(state, action.variant ? positionOf(action.variant) : classicPosition(state.input.rows)));
    case 'place':
      return edit(state, classicPosition(action.rows));
    case 'clear':
      return announce(edit(state, positionOf({ ...state.input.board, squares: [] })), { kind: 'cleared' });
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'choose': {
      const { search = state.input.search, seed = state.input.seed } = action;
      const breakpoints = search === state.input.search ? state.watch.breakpoints : [];
      return { ...state, input: { ...state.input, search, seed }, watch: closeRun({ ...state.watch, breakpoints }) };
    }
    case 'ask':
    case 'another':
      return startSearch(state, action.type === 'ask' ? action.question : 'complete');
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
      return withUi({ ...state, searches: action.searches }, { engine: startedEngine(state) });
    case 'broken':
      return breakOff(state, action.trouble);
    case 'surveyed':
      return { ...state, survey: { kind: 'known', report: action.report } };
    case 'surveyLate':
      return state.survey.kind === 'pending' ? { ...state, survey: { kind: 'pending', report: null } } : state;
    case 'progress':
      return state.answer.kind === 'searching'
        ? { ...state, answer: { ...state.answer, progress: action.progress } }
        : state;
    case 'answered':
      return withUi({ ...state, answer: action.answer }, { shows: 'answer' });
    case 'linked':
      return followLink(state, action.link, action.unread ?? false);
    case 'notLinked':
      return update(state, { type: 'notice', notice: { kind: 'trouble', ...action.trouble } });
    case 'ui': {
      // Notices in a dialog concern only that dialog.
      const notice = action.ui.dialog ? null : state.ui.notice;
      return withUi(state, { notice, ...action.ui });
    }
    case 'notice': {
      const noticed = withUi(state, { notice: action.notice });
      // A text that cannot be read does not need to be waited for.
      return action.notice?.kind === 'trouble' ? markRead(noticed) : noticed;
    }
    case 'treeView':
    case 'unfold':
    case 'walk':
    case 'item':
    case 'point':
      return { ...state, diagram: updateDiagram(state.diagram, action) };
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
      return updateRun(withUi(state, { shows: 'run' }), action);
    default:
      return updateRun(state, action);
  }
}

/** True for actions after which the page asks about another board, so that earlier answers are void. */
export const isOtherBoard = ({ input: one }: Pick<Shared, 'input'>, { input: other }: Pick<Shared, 'input'>): boolean =>
  one.variant !== other.variant || !sameRows(one.rows, other.rows);

/**
 * The step at which the run of the board opens: its earlier position if undo or redo leads back to it, else its start.
 */
export function stepToOpen({ type }: AppAction, { history }: Shared, { input }: Shared): number {
  const back = type === 'undo' ? history.past.at(-1) : type === 'redo' ? history.future.at(-1) : undefined;
  return back?.run.search === input.search && back.run.seed === input.seed ? back.run.step : 0;
}

const squareOf = ({ input: { board } }: State, { row, column }: Square): number => row * board.columns + column;

function set(state: State, square: Square, alone: boolean): State {
  const next = withPiece(state.input, squareOf(state, square), alone);
  if (next.board === state.input.board) return state;
  const moved = next.board.squares.length === state.input.board.squares.length;
  return announce(edit(state, next), { kind: moved ? 'moved' : 'set', ...square });
}

function move(state: State, from: Square, to: Square, alone: boolean): State {
  const [source, target] = [from, to].map((square) => squareOf(state, square)) as [number, number];
  const { board } = state.input;
  if (!board.squares.includes(source) || board.squares.includes(target)) return state;
  const next = withPiece(withoutPiece(state.input, source), target, alone);
  if (!next.board.squares.includes(target)) return state;
  return announce(edit(state, next), { kind: 'moved', ...to });
}

function take(state: State, square: number | undefined): State {
  const { board } = state.input;
  if (square === undefined || !board.squares.includes(square)) return state;
  return announce(edit(state, withoutPiece(state.input, square)), { kind: 'removed', ...squareAt(board, square) });
}

/** Replaces the board and remembers the previous board. If the run restarts, a notice leads back to its step. */
function edit(state: State, next: Position): State {
  const now = entryOf(state);
  const shown = show({ ...state, history: remember(state.history, now) }, next);
  if (now.run.step === 0 || !isOtherBoard(state, shown)) return shown;
  return withUi(shown, { notice: { kind: 'left', step: now.run.step } });
}

const entryOf = ({ input: { search, seed, ...position }, watch }: State): UndoEntry => ({
  ...position,
  run: { search, seed, step: stepOf(watch) },
});

/**
 * Replaces the board. Answers about another board are dropped; the survey stays visible until the new survey is late.
 * The run is opened again by the effect of watching, in the same dispatch.
 */
function show(state: State, next: Position): State {
  const input = { ...state.input, ...next };
  const { rows, columns } = next.board;
  const { row, column } = state.ui.cursor;
  const cursor = { row: Math.min(row, rows - 1), column: Math.min(column, columns - 1) };
  const ui = { ...state.ui, cursor, notice: null, attacked: null, why: false };
  if (!isOtherBoard(state, { input })) return { ...state, input, ui };
  const { board } = state.input;
  const report =
    rows === board.rows && columns === board.columns && next.board.rule === board.rule ? state.survey.report : null;
  const survey = { kind: 'pending', report: report } as const;
  return { ...state, input, ui: { ...ui, shows: 'answer' }, survey, answer: noAnswer };
}

/** The engine is lost: the page reports it and waits for no answer. */
function breakOff(state: State, trouble: Trouble): State {
  const survey = { kind: 'known', report: null } as const;
  return withUi({ ...state, survey }, { engine: 'broken', notice: { kind: 'trouble', ...trouble } });
}

/** Goes one step back or forth through the boards. */
function travel(state: State, way: Way): State {
  const step = travelHistory(state.history, entryOf(state), way);
  if (!step) return state;
  const kind = way === 'undo' ? 'undone' : 'redone';
  const { run, ...position } = step.now;
  // Another rule may have another search.
  const sameRule = position.board.rule === state.input.board.rule;
  const { search, seed } = sameRule ? state.input : run;
  const shown = show({ ...state, history: step.history, input: { ...state.input, search, seed } }, position);
  const shows = run.step > 0 ? 'run' : shown.ui.shows;
  return withUi(shown, { shows, announced: { kind } });
}

const nothingYet: Progress = { nodes: 0, milliseconds: 0 };

function startSearch(state: State, question: Question, progress = nothingYet): State {
  const shown = question === 'complete' && 'squares' in state.answer ? state.answer.squares : undefined;
  const answer = { kind: 'searching', question, progress, paused: false, ...(shown && { squares: shown }) } as const;
  return withUi({ ...state, answer }, { attacked: null });
}

/** Pauses a search or lets it continue, also after "undecided". */
function goOn(state: State, paused: boolean): State {
  if (state.answer.kind === 'searching') return { ...state, answer: { ...state.answer, paused } };
  if (state.answer.kind !== 'undecided' || paused) return state;
  const { nodes, milliseconds } = state.answer;
  return startSearch(state, 'complete', { nodes, milliseconds });
}

/**
 * The board, search and view that an address names. The step is carried out by the effect of watching. A page that opens with a
 * board that is still `unread` keeps waiting for it.
 */
function followLink(state: State, link: Link, unread: boolean): State {
  const chosen = update(state, { type: 'choose', search: link.search, seed: link.seed });
  const { view, own, rows } = link;
  const { input } = state;
  const same = rows === input.rows || (sameRows(rows, input.rows) && !input.variant);
  const shown = same ? chosen : edit(chosen, classicPosition(rows));
  const shows = link.step > 0 ? 'run' : shown.ui.shows;
  const next = withUi({ ...shown, own: { room: view, text: own } }, { view, shows, notice: null });
  return unread ? next : markRead(next);
}

/** Marks an engine that has read the address as ready. */
const markRead = (state: State): State => (state.ui.engine === 'reading' ? withUi(state, { engine: 'ready' }) : state);

const updateRun = (state: State, action: WatchAction): State => ({ ...state, watch: updateWatch(state.watch, action) });

/** The state of an engine that has started: it may still read the address. */
const startedEngine = ({ ui }: State): UiState['engine'] => (ui.engine === 'reading' ? 'reading' : 'ready');

const announce = (state: State, announced: BoardChange): State => withUi(state, { announced: announced });

const withUi = (state: State, ui: Partial<UiState>): State => ({ ...state, ui: { ...state.ui, ...ui } });
