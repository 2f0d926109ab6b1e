// The state of this room: which of its panels is open, and the state of each panel.

import type { TemplateResult } from 'lit-html';
import type { Projection } from '../../board/projector/projection';
import { starsOf } from '../../board/stars';
import type { Trouble } from '../../client/trouble';
import type { Square } from '../../engine/types';
import type { CopyState } from '../../kernel/ui-state';
import type { Dispatch, ViewProps } from '../room';
import type { Day, Month } from './days/day';
import { noRecord, type PlayRecord, type SolvedEntry } from './days/record';
import { type Game, type GameAction, startGame, updateGame } from './game/slice';
import { type Own, type OwnAction, startOwn, updateOwn } from './own/slice';
import { type MadeFamily, nameOf, type Puzzle, type Source, type Wanted } from './puzzle/puzzle';
import type { Sketch } from './puzzle/sketch';
import { claimOf, type Judging, type Opening, type SolvingAction, type Tap, updateSolving } from './puzzle/slice';
import { firstWanted, newSolving, type Solving } from './puzzle/solving';
import type { WritingProgress } from './questions';
import type { Drat } from './reasons/drat';
import type { Goal } from './reasons/goal';
import type { Lemma } from './reasons/lemma';
import { type Proving, type ProvingAction, startProving, updateProving } from './reasons/proving';
import { type Proofs, proofOf } from './reasons/stored-proofs';
import { type Settings, startSettings } from './settings';
import { type Shelf, type ShelfAction, startShelf, updateShelf } from './shelf/slice';
import type { Review } from './training/review';
import { startTraining, type Training, type TrainingAction, updateTraining } from './training/slice';

/** The panels in their order. */
export const PANELS = ['puzzle', 'shelf', 'own', 'game'] as const;
/** Training has no button of its own, because it is reached from a puzzle. `start`: the panel that Play opens with. */
export type Panel = (typeof PANELS)[number] | 'train' | 'start';

export interface Play {
  readonly panel: Panel;
  /** The square of the board that has the tab stop. */
  readonly cursor: Square;
  readonly settings: Settings;
  /** The wishes for the next puzzle. */
  readonly wanted: Wanted;
  readonly solving: Solving;
  /** If guessing is not allowed: the taps that wait, and the tap that is examined. */
  readonly taps: readonly Tap[];
  readonly judging: Judging | null;
  /** Counts the changes of the board since it was stored. */
  readonly unsaved: number;
  /** The previous puzzle. It returns on request, or if the present one cannot be made. */
  readonly previous: Solving | null;
  /** The puzzle is solved with reasons; null while it is not. */
  readonly proving: Proving | null;
  /** The proofs of this device. */
  readonly proofs: Proofs;
  /** The lemmas that this device has stored. */
  readonly lemmas: readonly Lemma[];
  /** The progress of writing proof files; null while none are written. */
  readonly saving: WritingProgress | null;
  /** The review of the puzzle that was solved in this visit; null before that. */
  readonly review: Review | null;
  readonly training: Training;
  readonly shelf: Shelf;
  readonly own: Own;
  readonly record: PlayRecord;
  /** The date; null until it is known. */
  readonly today: Day | null;
  /** A puzzle of today, for its picture; null until it is made. */
  readonly daily: { readonly day: Day; readonly family: MadeFamily; readonly puzzle: Puzzle } | null;
  /** The month that the calendar shows; null for the current month. */
  readonly month: Month | null;
  readonly game: Game;
  /** The notice of this room. */
  readonly notice: Trouble | null;
}

export type PlayAction =
  | { readonly type: 'panel'; readonly panel: Panel }
  | { readonly type: 'cursor'; readonly cursor: Square }
  | { readonly type: 'settings'; readonly to: Partial<Settings> }
  | { readonly type: 'want'; readonly wanted: Wanted }
  /** Opens the text or the picture that another program of the device has shared. */
  | { readonly type: 'shared' }
  /** Returns to the previous puzzle. */
  | { readonly type: 'previous' }
  | { readonly type: 'shelf'; readonly action: ShelfAction }
  /** An action of the open panel. */
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'puzzle'; readonly action: SolvingAction }
  /** Solves the puzzle with reasons, or without. */
  | { readonly type: 'prove'; readonly on: boolean }
  | { readonly type: 'reasons'; readonly action: ProvingAction }
  /** The lemmas and the proofs that this device has stored. */
  | { readonly type: 'lemmas'; readonly lemmas: readonly Lemma[] }
  | { readonly type: 'proofs'; readonly proofs: Proofs }
  /** Adds the steps of a lemma that ends at a square. */
  | { readonly type: 'useLemma'; readonly lemma: Lemma; readonly square: number }
  /** The lemma is not valid after these steps. */
  | { readonly type: 'lemmaFailed'; readonly of: Proving['steps'] }
  /** A square becomes the goal if it is the same in every way to finish. */
  | { readonly type: 'askGoal'; readonly square: number }
  /** The requested goal; null if the square differs from way to way. */
  | { readonly type: 'goal'; readonly of: Puzzle; readonly goal: Goal | null }
  | { readonly type: 'training'; readonly action: TrainingAction }
  /** `of`: the sketch that solved the puzzle. */
  | { readonly type: 'review'; readonly of: Sketch; readonly review: Review | null }
  | { readonly type: 'own'; readonly action: OwnAction }
  | { readonly type: 'game'; readonly action: GameAction }
  | { readonly type: 'month'; readonly month: Month }
  | { readonly type: 'today'; readonly day: Day }
  | { readonly type: 'daily'; readonly daily: Play['daily'] }
  /** The record of this device. `ahead`: a day after today on which something was solved. */
  | {
      readonly type: 'restored';
      readonly record: PlayRecord;
      readonly trouble: string | null;
      readonly ahead: Day | null;
    }
  /** The record as it is stored, with what other tabs have stored. */
  | { readonly type: 'record'; readonly record: PlayRecord }
  /** A puzzle that was solved. */
  | { readonly type: 'entry'; readonly entry: SolvedEntry }
  /** Saves the unfinished puzzle, because it was not changed for a while, or because the page is hidden. */
  | { readonly type: 'saveWork' | 'leave' }
  /** `panel`: opens this panel. */
  | { readonly type: 'notice'; readonly notice: Trouble | null; readonly panel?: Panel }
  /** A text or a picture of another program; null if it is missing. */
  | { readonly type: 'received'; readonly text: string | File | null }
  // The following actions are carried out by commands.
  | { readonly type: 'copy'; readonly news: CopyState; readonly text: string }
  /** Shares with another program of the device if the browser can, and otherwise copies. */
  | { readonly type: 'send'; readonly text: string }
  /** Merges a record that was saved as a file. */
  | { readonly type: 'import'; readonly text: string }
  /** Saves the proof for programs that check it. */
  | { readonly type: 'saveProof'; readonly name: string }
  | { readonly type: 'saving'; readonly saving: WritingProgress }
  | { readonly type: 'savedProof'; readonly name: string; readonly files: Drat }
  | { readonly type: 'savingFailed'; readonly trouble: Trouble }
  /** Saves the proof as pictures, in SVG. */
  | { readonly type: 'savePictures'; readonly name: string; readonly svg: string }
  | { readonly type: 'export' | 'erase' };

export const startPlay: Play = {
  panel: 'puzzle',
  cursor: { row: 0, column: 0 },
  settings: startSettings,
  wanted: firstWanted,
  solving: newSolving({ kind: 'made', ...firstWanted }),
  taps: [],
  judging: null,
  unsaved: 0,
  previous: null,
  proving: null,
  proofs: {},
  lemmas: [],
  saving: null,
  review: null,
  training: startTraining,
  shelf: startShelf,
  own: startOwn,
  record: noRecord,
  today: null,
  daily: null,
  month: null,
  game: startGame,
  notice: null,
};

export function updatePlay(play: Play, action: PlayAction): Play {
  switch (action.type) {
    case 'panel':
      return keepCursorOnBoard({ ...play, panel: action.panel });
    case 'shared':
      return { ...play, panel: 'start' };
    case 'cursor':
      return { ...play, cursor: action.cursor };
    case 'settings':
      return { ...play, settings: { ...play.settings, ...action.to } };
    case 'want':
      return openPuzzle(play, { source: { kind: 'made', ...action.wanted } });
    case 'previous':
      return play.previous ? reopen(play, play.previous) : play;
    case 'shelf':
      return { ...play, shelf: updateShelf(play.shelf, action.action) };
    case 'undo':
    case 'redo':
      if (play.panel === 'game') return { ...play, game: updateGame(play.game, action) };
      if (play.panel === 'own') return keepCursorOnBoard({ ...play, own: updateOwn(play.own, action) });
      if (play.panel !== 'puzzle') return play;
      return play.proving ? updateReasons(play, action) : { ...play, solving: updateSolving(play.solving, action) };
    case 'prove':
      if (action.on) return beginProof(play);
      return play.solving.source.kind === 'claim'
        ? keepCursorOnBoard({ ...play, panel: 'own' })
        : { ...play, proving: null };
    case 'lemmas':
      return { ...play, lemmas: action.lemmas };
    case 'proofs':
      return { ...play, proofs: action.proofs };
    case 'saveProof':
      return play.proving ? { ...play, saving: { moves: 0, of: play.proving.steps.length } } : play;
    case 'saving':
      return { ...play, saving: action.saving };
    case 'savedProof':
    case 'savingFailed':
      return { ...play, saving: null };
    case 'reasons':
      return updateReasons(play, action.action);
    case 'puzzle':
      if (action.action.type === 'open') return openPuzzle(play, action.action);
      return updatePuzzle(play, action.action);
    case 'training':
      return keepCursorOnBoard({
        ...play,
        training: updateTraining(play.training, action.action),
        ...(action.action.type === 'begin' || action.action.type === 'learn' ? { panel: 'train', notice: null } : {}),
      });
    case 'review':
      return play.solving.solvedHere && play.solving.sketch === action.of ? { ...play, review: action.review } : play;
    case 'lemmaFailed':
      return play.proving?.steps === action.of ? { ...play, notice: { code: 'play-lemma', detail: {} } } : play;
    case 'goal':
      if (play.solving.found?.puzzle !== action.of || !play.proving) return play;
      return action.goal
        ? updateReasons(play, { type: 'goal', goal: action.goal })
        : { ...play, notice: { code: 'play-goal', detail: {} } };
    case 'own':
      return keepCursorOnBoard({
        ...play,
        own: updateOwn(play.own, action.action),
        ...(action.action.type === 'open' ? { panel: 'own', notice: null } : {}),
        ...(action.action.type === 'failed' ? { notice: action.action.trouble } : {}),
      });
    case 'game':
      return keepCursorOnBoard({
        ...play,
        game: updateGame(play.game, action.action),
        ...(action.action.type === 'resume' ? { panel: 'game', notice: null } : {}),
      });
    case 'month':
      return { ...play, panel: 'shelf', month: action.month, notice: null };
    case 'today':
      return { ...play, today: action.day };
    case 'daily':
      return { ...play, daily: action.daily };
    case 'restored':
      return { ...play, record: action.record };
    case 'notice':
      return { ...play, notice: action.notice, panel: action.panel ?? play.panel };
    case 'copy':
    case 'send':
    case 'savePictures':
    case 'useLemma':
    case 'askGoal':
    case 'received':
    case 'export':
    // The following actions change the record in days/record-updates.ts.
    case 'import':
    case 'erase':
    case 'record':
    case 'entry':
    case 'saveWork':
    case 'leave':
      return play;
  }
}

/** An action of the puzzle that is open. */
function updatePuzzle(play: Play, action: SolvingAction): Play {
  const tap = tapToJudge(play, action);
  if (tap) return { ...play, taps: [...play.taps, tap] };
  const endsTap = action.type === 'judged' || action.type === 'refused';
  const next = endsTap ? { ...play, judging: null, taps: action.type === 'refused' ? [] : play.taps } : play;
  if (action.type === 'cancel') return refuse(play, { code: 'play-cancelled', detail: {} });
  if (action.type === 'refused')
    return action.name === nameOf(play.solving.source) ? refuse(next, action.trouble) : play;
  return keepCursorOnBoard(withSolving(next, updateSolving(play.solving, action)));
}

/** Solves the puzzle with reasons, from the proof that this device has stored. */
function beginProof(play: Play): Play {
  const begun = { ...play, proving: startProving() };
  const proof = proofOf(play.proofs, play.solving.source);
  return proof ? updateReasons(begun, { type: 'load', ...proof }) : begun;
}

/** Opens a puzzle. A puzzle that the engine made also sets the wishes for the next puzzle. */
function openPuzzle(
  play: Play,
  { source, rival = null, sent = null, proof = null, imported = null }: Omit<Opening, 'type'>,
): Play {
  const before = play.solving.found ? play.solving : play.previous;
  const solving = updateSolving(play.solving, { type: 'open', source, rival, sent, imported });
  const proves = (proof !== null || source.kind === 'claim') && source.kind !== 'guilty';
  const proving = proves ? startProving(proof?.moves, proof?.goal) : null;
  return { ...withWish(play, source), panel: 'puzzle', solving, previous: before, proving, review: null, notice: null };
}

/** The tap of an action, if guessing is not allowed and the tap has to be proved; otherwise null. */
export function tapToJudge({ settings, solving }: Play, action: SolvingAction): Tap | null {
  const isTap = action.type === 'toggle' || action.type === 'cycle' || action.type === 'mark';
  return settings.strict && isTap && claimOf(solving, action) ? action : null;
}

/** Replaces the state of the puzzle, and drops the review unless the puzzle was solved in this visit. */
const withSolving = (play: Play, solving: Solving): Play => ({
  ...play,
  solving,
  review: solving.solvedHere ? play.review : null,
});

/** The actions while a puzzle is solved with reasons. */
function updateReasons(play: Play, action: ProvingAction): Play {
  const { proving, solving } = play;
  return proving && solving.found ? { ...play, proving: updateProving(proving, solving.found.puzzle, action) } : play;
}

/** If the engine made the puzzle, sets the wishes for the next puzzle to its kind, size and grade. */
function withWish(play: Play, source: Source): Play {
  if (source.kind !== 'made') return play;
  const { family, size, word, seed } = source;
  const like = { family, size, word };
  return { ...play, wanted: { ...like, seed }, settings: { ...play.settings, like } };
}

/** Reopens the puzzle that was left; the present one can be reopened in the same way. */
function reopen(play: Play, solving: Solving): Play {
  const before = play.solving.found ? play.solving : null;
  return keepCursorOnBoard({
    ...withWish(play, solving.source),
    panel: 'puzzle',
    solving,
    previous: before,
    proving: solving.source.kind === 'claim' ? startProving() : null,
    review: null,
    notice: null,
  });
}

/** Reports why a puzzle cannot be made, and reopens the previous puzzle. Without a previous puzzle, the first puzzle opens. */
function refuse(play: Play, line: Trouble): Play {
  const { solving, previous } = play;
  if (solving.found) return { ...play, notice: line };
  if (previous) return { ...reopen(play, previous), notice: line };
  const first: Source = { kind: 'made', ...firstWanted };
  const isFirst = nameOf(solving.source) === nameOf(first);
  return { ...play, solving: isFirst ? { ...solving, trouble: line } : newSolving(first), notice: line };
}

/** The number of rows of the visible board. */
export function sizeOf({ panel, game, own, solving, training, wanted }: Play): number {
  if (panel === 'game') return game.terms.size;
  if (panel === 'train') return training.exercise?.puzzle.size ?? wanted.size;
  return panel === 'own' ? own.puzzle.size : (solving.found?.puzzle.size ?? wanted.size);
}

/** How many queens a full board has. */
export function queensOf(play: Play): number {
  const { panel, solving, training, wanted } = play;
  if (panel === 'train') return sizeOf(play) * (training.exercise?.puzzle.stars ?? 1);
  const stars = solving.found ? solving.found.puzzle.stars : wanted.family === 'stars' ? starsOf(wanted.size) : 1;
  return sizeOf(play) * ((panel === 'puzzle' && stars) || 1);
}

/** Keeps the tab stop on the board. */
function keepCursorOnBoard(play: Play): Play {
  const last = sizeOf(play) - 1;
  const { row, column } = play.cursor;
  return row <= last && column <= last
    ? play
    : { ...play, cursor: { row: Math.min(row, last), column: Math.min(column, last) } };
}

/** The props of the views of the room. */
export type PlayProps = ViewProps<Play, PlayAction>;
export type PlayDispatch = Dispatch<PlayAction>;

/** The parts of a panel: the board, the controls, and facts. */
export interface Stage {
  readonly board: TemplateResult;
  /** The buttons below the board on a phone. */
  readonly bar?: TemplateResult;
  readonly under: TemplateResult;
  readonly side: TemplateResult;
  /** The texts and buttons next to the board on a projector; if missing, `under` and `side` are shown. */
  readonly projected?: Projected;
}

export type Projected = Pick<Projection, 'text' | 'about' | 'previous' | 'next' | 'answer' | 'more'>;
