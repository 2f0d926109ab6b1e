// The state of this room: which of its panels is open, and the state of each panel.

import type { TemplateResult } from 'lit-html';
import type { Projection } from '../../board/projector/projection';
import { starsOf } from '../../board/stars';
import type { Trouble } from '../../client/trouble';
import type { Square } from '../../engine/types';
import type { CopyState } from '../../kernel/ui-state';
import type { Dispatch, ViewProps } from '../room';
import type { Day, Month } from './days/day';
import { type Entry, noRecord, type PlayRecord } from './days/record';
import { type Game, type GameAction, startGame, updateGame } from './game/slice';
import { type Own, type OwnAction, startOwn, updateOwn } from './own/slice';
import { type MadeFamily, nameOf, type Puzzle, type Source, type Wanted } from './puzzle/puzzle';
import type { Sketch } from './puzzle/sketch';
import { claimOf, type Judging, type Opening, type SolvingAction, type Tap, updateSolving } from './puzzle/slice';
import { firstWanted, opening, type Solving } from './puzzle/solving';
import type { Saving } from './questions';
import type { Drat } from './reasons/drat';
import type { Goal } from './reasons/goal';
import { type Proofs, proofOf } from './reasons/keeping';
import type { Lemma } from './reasons/lemma';
import { type Proving, type ProvingAction, startProving, updateProving } from './reasons/proving';
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
  /** Without guessing: the taps that wait, and the one whose square is examined. */
  readonly taps: readonly Tap[];
  readonly judging: Judging | null;
  /** Counts the changes of the board since it was stored. */
  readonly unsaved: number;
  /** The previous puzzle. It returns on request, or if the present one cannot be made. */
  readonly before: Solving | null;
  /** The puzzle is solved with reasons; null while it is not. */
  readonly proving: Proving | null;
  /** The proofs of this device. */
  readonly proofs: Proofs;
  /** The lemmas that this device has stored. */
  readonly lemmas: readonly Lemma[];
  /** The progress of writing proof files; null while none are written. */
  readonly saving: Saving | null;
  /** The review of the puzzle that was solved in this visit; null before that. */
  readonly review: Review | null;
  readonly training: Training;
  readonly shelf: Shelf;
  readonly own: Own;
  readonly record: PlayRecord;
  /** The date; null before Play has asked for it. */
  readonly today: Day | null;
  /** A puzzle of today, for its picture; null until it is made. */
  readonly daily: { readonly day: Day; readonly family: MadeFamily; readonly puzzle: Puzzle } | null;
  /** The month that the calendar shows; null for this one. */
  readonly month: Month | null;
  readonly game: Game;
  /** The notice of this room. */
  readonly line: Trouble | null;
}

export type PlayAction =
  | { readonly type: 'panel'; readonly panel: Panel }
  | { readonly type: 'cursor'; readonly cursor: Square }
  | { readonly type: 'settings'; readonly to: Partial<Settings> }
  | { readonly type: 'want'; readonly wanted: Wanted }
  /** Opens what another program of the device has shared. */
  | { readonly type: 'shared' }
  /** Back to the puzzle before. */
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
  /** A lemma that ends at a square. */
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
  | { readonly type: 'entry'; readonly entry: Entry }
  /** The begun puzzle is stored: it was not changed for a while, or the page is hidden. */
  | { readonly type: 'keep' | 'leave' }
  /** `panel`: opens this panel. */
  | { readonly type: 'line'; readonly line: Trouble | null; readonly panel?: Panel }
  /** A text or a picture of another program; null for nothing. */
  | { readonly type: 'came'; readonly text: string | File | null }
  // The following actions are carried out by commands.
  | { readonly type: 'copy'; readonly news: CopyState; readonly text: string }
  /** Shares with another program of the device if the browser can, and otherwise copies. */
  | { readonly type: 'send'; readonly text: string }
  /** A record that was saved as a file. */
  | { readonly type: 'import'; readonly text: string }
  /** A proof, for programs that check it. */
  | { readonly type: 'saveProof'; readonly name: string }
  | { readonly type: 'saving'; readonly saving: Saving }
  | { readonly type: 'savedProof'; readonly name: string; readonly files: Drat }
  | { readonly type: 'savingFailed'; readonly trouble: Trouble }
  /** The same as pictures, as SVG. */
  | { readonly type: 'savePictures'; readonly name: string; readonly svg: string }
  | { readonly type: 'export' | 'erase' };

export const startPlay: Play = {
  panel: 'puzzle',
  cursor: { row: 0, column: 0 },
  settings: startSettings,
  wanted: firstWanted,
  solving: opening({ kind: 'made', ...firstWanted }),
  taps: [],
  judging: null,
  unsaved: 0,
  before: null,
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
  line: null,
};

export function updatePlay(play: Play, action: PlayAction): Play {
  switch (action.type) {
    case 'panel':
      return within({ ...play, panel: action.panel });
    case 'shared':
      return { ...play, panel: 'start' };
    case 'cursor':
      return { ...play, cursor: action.cursor };
    case 'settings':
      return { ...play, settings: { ...play.settings, ...action.to } };
    case 'want':
      return opened(play, { source: { kind: 'made', ...action.wanted } });
    case 'previous':
      return play.before ? returned(play, play.before) : play;
    case 'shelf':
      return { ...play, shelf: updateShelf(play.shelf, action.action) };
    case 'undo':
    case 'redo':
      if (play.panel === 'game') return { ...play, game: updateGame(play.game, action) };
      if (play.panel === 'own') return within({ ...play, own: updateOwn(play.own, action) });
      if (play.panel !== 'puzzle') return play;
      return play.proving ? reasoned(play, action) : { ...play, solving: updateSolving(play.solving, action) };
    case 'prove':
      if (action.on) return proved(play);
      return play.solving.source.kind === 'claim' ? within({ ...play, panel: 'own' }) : { ...play, proving: null };
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
      return reasoned(play, action.action);
    case 'puzzle':
      if (action.action.type === 'open') return opened(play, action.action);
      return puzzled(play, action.action);
    case 'training':
      return within({
        ...play,
        training: updateTraining(play.training, action.action),
        ...(action.action.type === 'begin' || action.action.type === 'learn' ? { panel: 'train', line: null } : {}),
      });
    case 'review':
      return play.solving.crowned && play.solving.sketch === action.of ? { ...play, review: action.review } : play;
    case 'lemmaFailed':
      return play.proving?.steps === action.of ? { ...play, line: { code: 'play-lemma', detail: {} } } : play;
    case 'goal':
      if (play.solving.found?.puzzle !== action.of || !play.proving) return play;
      return action.goal
        ? reasoned(play, { type: 'goal', goal: action.goal })
        : { ...play, line: { code: 'play-goal', detail: {} } };
    case 'own':
      return within({
        ...play,
        own: updateOwn(play.own, action.action),
        ...(action.action.type === 'open' ? { panel: 'own', line: null } : {}),
        ...(action.action.type === 'failed' ? { line: action.action.trouble } : {}),
      });
    case 'game':
      return within({
        ...play,
        game: updateGame(play.game, action.action),
        ...(action.action.type === 'resume' ? { panel: 'game', line: null } : {}),
      });
    case 'month':
      return { ...play, panel: 'shelf', month: action.month, line: null };
    case 'today':
      return { ...play, today: action.day };
    case 'daily':
      return { ...play, daily: action.daily };
    case 'restored':
      return { ...play, record: action.record };
    case 'line':
      return { ...play, line: action.line, panel: action.panel ?? play.panel };
    case 'copy':
    case 'send':
    case 'savePictures':
    case 'useLemma':
    case 'askGoal':
    case 'came':
    case 'export':
    // The following actions change the record in days/keeping.ts.
    case 'import':
    case 'erase':
    case 'record':
    case 'entry':
    case 'keep':
    case 'leave':
      return play;
  }
}

/** An action of the puzzle that is open. */
function puzzled(play: Play, action: SolvingAction): Play {
  const tap = judgedTap(play, action);
  if (tap) return { ...play, taps: [...play.taps, tap] };
  const endsTap = action.type === 'judged' || action.type === 'refused';
  const next = endsTap ? { ...play, judging: null, taps: action.type === 'refused' ? [] : play.taps } : play;
  if (action.type === 'cancel') return refused(play, { code: 'play-cancelled', detail: {} });
  if (action.type === 'refused')
    return action.name === nameOf(play.solving.source) ? refused(next, action.trouble) : play;
  return within(solvedOr(next, updateSolving(play.solving, action)));
}

/** Solves the puzzle with reasons, from the proof that this device has stored. */
function proved(play: Play): Play {
  const begun = { ...play, proving: startProving() };
  const proof = proofOf(play.proofs, play.solving.source);
  return proof ? reasoned(begun, { type: 'bring', ...proof }) : begun;
}

/** Opens a puzzle. The next one will be of the same kind. */
function opened(
  play: Play,
  { source, rival = null, sent = null, proof = null, brought = null }: Omit<Opening, 'type'>,
): Play {
  const before = play.solving.found ? play.solving : play.before;
  const solving = updateSolving(play.solving, { type: 'open', source, rival, sent, brought });
  const proves = (proof !== null || source.kind === 'claim') && source.kind !== 'guilty';
  const proving = proves ? startProving(proof?.moves, proof?.goal) : null;
  return { ...wishing(play, source), panel: 'puzzle', solving, before, proving, review: null, line: null };
}

/** The tap of an action that waits until it is known whether its square is forced. */
export function judgedTap({ settings, solving }: Play, action: SolvingAction): Tap | null {
  const isTap = action.type === 'toggle' || action.type === 'cycle' || action.type === 'mark';
  return settings.strict && isTap && claimOf(solving, action) ? action : null;
}

/** Replaces the state of the puzzle, and drops the review unless the puzzle was solved in this visit. */
const solvedOr = (play: Play, solving: Solving): Play => ({
  ...play,
  solving,
  review: solving.crowned ? play.review : null,
});

/** The actions while a puzzle is solved with reasons. */
function reasoned(play: Play, action: ProvingAction): Play {
  const { proving, solving } = play;
  return proving && solving.found ? { ...play, proving: updateProving(proving, solving.found.puzzle, action) } : play;
}

/** Makes the source of a puzzle the wish for the next one. */
function wishing(play: Play, source: Source): Play {
  if (source.kind !== 'made') return play;
  const { family, size, word, seed } = source;
  const like = { family, size, word };
  return { ...play, wanted: { ...like, seed }, settings: { ...play.settings, like } };
}

/** Reopens the puzzle that was left; the present one can be reopened in the same way. */
function returned(play: Play, solving: Solving): Play {
  const before = play.solving.found ? play.solving : null;
  return within({
    ...wishing(play, solving.source),
    panel: 'puzzle',
    solving,
    before,
    proving: solving.source.kind === 'claim' ? startProving() : null,
    review: null,
    line: null,
  });
}

/** If a puzzle cannot be made, this is reported and the previous board stays. Without a previous board, the first puzzle opens. */
function refused(play: Play, line: Trouble): Play {
  const { solving, before } = play;
  if (solving.found) return { ...play, line };
  if (before) return { ...returned(play, before), line };
  const first: Source = { kind: 'made', ...firstWanted };
  const isFirst = nameOf(solving.source) === nameOf(first);
  return { ...play, solving: isFirst ? { ...solving, trouble: line } : opening(first), line };
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
function within(play: Play): Play {
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
  /** The texts and keys next to the board on a projector. Without them, those under and next to the board are shown. */
  readonly wall?: Projected;
}

export type Projected = Pick<Projection, 'text' | 'about' | 'previous' | 'next' | 'answer' | 'more'>;
