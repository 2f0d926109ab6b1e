// Solving a puzzle: the actions of the person and of the engine, and the pure update. Undo covers everything that was put on the board.

import type { Trouble } from '../../../client/trouble';
import { remember, travelHistory, type Way } from '../../../kernel/undo';
import type { ResumedState } from '../days/work';
import type { Claim, GradedPuzzle, Hint } from '../questions';
import type { readProof } from '../reasons/proving';
import { type Moves, readMoves } from './moves';
import { type Pace, withMoment } from './pace';
import { goodSteps, sketchAfter } from './progress';
import { nameOf, type Puzzle, type Source } from './puzzle';
import {
  cycleSquare,
  emptySketch,
  isSolved,
  ownQueens,
  queenSetBy,
  queensOn,
  type Sketch,
  setMark,
  squaresOf,
  toggleQueen,
} from './sketch';
import {
  type Degree,
  type ImportedPosition,
  newSolving,
  type OpenHint,
  type QueenChange,
  type Replayed,
  type Solving,
  stepCount,
} from './solving';

/** Opens a puzzle, perhaps as a race against a pace, or with a proof to continue. */
export interface Opening {
  readonly type: 'open';
  readonly source: Source;
  readonly rival?: Pace | null;
  /** The moves of somebody who solved it. */
  readonly sent?: string | null;
  readonly proof?: ReturnType<typeof readProof>;
  /** Puts queens and marks from elsewhere on the board. */
  readonly imported?: ImportedPosition | null;
}

/** The taps and strokes on squares. */
export type Tap =
  | { readonly type: 'toggle' | 'cycle'; readonly square: number }
  | { readonly type: 'mark'; readonly square: number; readonly on: boolean; readonly first: boolean };

/** A tap on this sketch whose queen or mark has to be proved. */
export interface Judging {
  readonly tap: Tap;
  readonly of: Sketch;
  readonly claim: Claim;
}

export type SolvingAction =
  // The actions of the person.
  | Opening
  | Tap
  | { readonly type: 'undo' | 'redo' | 'save' | 'restore' | 'clearMarks' | 'lastGood' }
  | { readonly type: 'startAgain' }
  | { readonly type: 'askHint'; readonly degree: Degree }
  | { readonly type: 'closeHint' | 'askGuess' | 'askFinish' | 'cancel' }
  /** Shows a step of the solution; null shows the board as it was solved. */
  | { readonly type: 'show'; readonly step: number | null }
  /** Replays moves: of the person, or of the link. */
  | { readonly type: 'watch'; readonly of: Replayed }
  /** Plays the solution from the shown step, or from the first; or pauses. */
  | { readonly type: 'play'; readonly playing: boolean }
  /** Plays the solution from the last step to the first. */
  | { readonly type: 'backwards' }
  // Results and timers.
  | { readonly type: 'found'; readonly name: string; readonly found: GradedPuzzle }
  | { readonly type: 'trying'; readonly name: string; readonly tries: number }
  | { readonly type: 'refused'; readonly name: string; readonly trouble: Trouble }
  /** `of`: the sketch that the question was about. */
  | { readonly type: 'hinted'; readonly of: Sketch; readonly hint: Hint; readonly degree: Degree }
  /** Without guessing: whether what a tap would set is forced on this sketch. */
  | { readonly type: 'judged'; readonly of: Sketch; readonly tap: Tap; readonly forced: boolean }
  | { readonly type: 'guessed'; readonly of: Sketch; readonly hint: Hint }
  | { readonly type: 'finished'; readonly of: Sketch; readonly rows: readonly number[] | null }
  /** Restores a puzzle that was begun before, with its steps. */
  | { readonly type: 'resume'; readonly name: string; readonly work: ResumedState }
  /** Replaces the work on the puzzle by the newer work of another tab. */
  | { readonly type: 'follow'; readonly name: string; readonly work: ResumedState }
  /** Shows a puzzle that was solved before as solved, with the stored time. */
  | {
      readonly type: 'reopen';
      readonly name: string;
      readonly milliseconds: number;
      readonly hints: number;
      readonly changes: readonly QueenChange[];
      readonly refused: number | null;
    }
  /** Shows the next step of the solution that is played. */
  | { readonly type: 'next' }
  | { readonly type: 'tick'; readonly milliseconds: number };

export function updateSolving(solving: Solving, action: SolvingAction): Solving {
  const puzzle = solving.found?.puzzle;
  switch (action.type) {
    case 'open':
      return { ...newSolving(action.source, action.rival, action.sent), imported: action.imported ?? null };
    case 'found':
      return action.name === nameOf(solving.source) && !solving.found
        ? placeImported({
            ...solving,
            found: action.found,
            sketch: emptySketch(action.found.puzzle),
            moves: sentSolution(action.found.puzzle, solving.sent),
            trouble: null,
          })
        : solving;
    case 'trying':
      return action.name === nameOf(solving.source) ? { ...solving, tries: action.tries } : solving;
    case 'refused':
      // `refuse` in ../slice.ts carries this out.
      return solving;
    case 'resume':
      return puzzle && action.name === nameOf(solving.source) && solving.history.past.length === 0
        ? { ...solving, ...action.work }
        : solving;
    case 'follow':
      return puzzle && action.name === nameOf(solving.source) && !solving.solved
        ? {
            ...solving,
            ...action.work,
            hint: null,
            guess: null,
            finish: null,
            fixed: null,
            notYet: null,
            stroke: false,
          }
        : solving;
    case 'reopen': {
      const { solution = [] } = solving.found ?? {};
      if (!puzzle || solution.length === 0 || action.name !== nameOf(solving.source) || solving.history.past.length > 0)
        return solving;
      const { milliseconds, hints, changes, refused } = action;
      const queens = puzzle.given.map((given, row) => (given >= 0 ? -1 : (solution[row] ?? -1)));
      return {
        ...solving,
        sketch: { queens, marks: new Set() },
        milliseconds,
        hints,
        changes,
        refused,
        solved: true,
      };
    }
    case 'startAgain':
      return puzzle && solving.solved
        ? {
            ...newSolving(solving.source, solving.rival, solving.sent),
            moves: solving.moves,
            found: solving.found,
            sketch: emptySketch(puzzle),
          }
        : puzzle
          ? addStep(solving, puzzle, emptySketch(puzzle))
          : solving;
    case 'watch':
      return { ...solving, replays: action.of, shownStep: 0, playing: true, backwards: false };
    case 'show':
      return {
        ...solving,
        replays: action.step === null ? 'machine' : solving.replays,
        shownStep: action.step,
        playing: false,
        backwards: false,
      };
    case 'play': {
      const { shownStep } = solving;
      // A paused backward playback continues backwards.
      const backwards = solving.backwards && shownStep !== null && shownStep > 0;
      const again = shownStep === null || (!backwards && shownStep >= stepCount(solving));
      return { ...solving, shownStep: action.playing && again ? 0 : shownStep, playing: action.playing, backwards };
    }
    case 'backwards':
      return { ...solving, shownStep: stepCount(solving), playing: true, backwards: true };
    case 'next': {
      const { playing, backwards } = solving;
      const last = backwards ? 0 : stepCount(solving);
      const shown = backwards
        ? Math.max((solving.shownStep ?? 0) - 1, last)
        : Math.min((solving.shownStep ?? 0) + 1, last);
      return playing ? { ...solving, shownStep: shown, playing: shown !== last } : solving;
    }
    default:
      return puzzle && !solving.solved
        ? noteUnproved(solving, updateUnsolved(solving, puzzle, action), action.type)
        : solving;
  }
}

/** The moves of the link, if they solve the puzzle. */
function sentSolution(puzzle: Puzzle, sent: string | null): Moves | null {
  const moves = sent === null ? null : readMoves(puzzle, sent);
  const last = moves?.at(-1);
  return last && isSolved(puzzle, last) ? moves : null;
}

/** Puts the queens and marks from elsewhere on the board, as one step. */
function placeImported(solving: Solving): Solving {
  const { imported, found, sketch } = solving;
  const puzzle = found?.puzzle;
  if (!imported || !puzzle) return solving;
  const marks = imported.marks.reduce((before, square) => setMark(puzzle, before, square, true), sketch);
  return {
    ...addStep(
      solving,
      puzzle,
      imported.queens.reduce((before, square) => toggleQueen(puzzle, before, square), marks),
    ),
    refused: null,
  };
}

const pieces = ({ queens, marks, extra = [] }: Sketch): number =>
  queens.filter((column) => column >= 0).length + extra.length + marks.size;

/** A queen or mark that was set without a proof ends the solution without guesses. */
function noteUnproved(before: Solving, after: Solving, type: SolvingAction['type']): Solving {
  const tapped = type === 'toggle' || type === 'cycle' || type === 'mark';
  return tapped && after.refused !== null && pieces(after.sketch) > pieces(before.sketch)
    ? { ...after, refused: null }
    : after;
}

/** The queen or mark that a tap would set and that must be proved; null if it removes something or changes nothing. */
export function claimOf({ found, sketch, solved, source }: Solving, tap: Tap): Claim | null {
  const { square } = tap;
  const puzzle = found?.puzzle;
  if (!puzzle || solved || puzzle.family === 'guilty' || source.kind === 'claim') return null;
  if (queensOn(puzzle, sketch).includes(square) || hasGiven(puzzle, square)) return null;
  const isMarked = sketch.marks.has(square);
  if (tap.type === 'toggle' || (tap.type === 'cycle' && isMarked)) return { square, is: 'queen' };
  return isMarked || (tap.type === 'mark' && !tap.on) ? null : { square, is: 'empty' };
}

type UnsolvedAction = Exclude<
  SolvingAction,
  {
    type:
      | 'open'
      | 'found'
      | 'trying'
      | 'refused'
      | 'resume'
      | 'follow'
      | 'reopen'
      | 'startAgain'
      | 'watch'
      | 'show'
      | 'play'
      | 'backwards'
      | 'next';
  }
>;

function updateUnsolved(solving: Solving, puzzle: Puzzle, action: UnsolvedAction): Solving {
  const { sketch, saved } = solving;
  switch (action.type) {
    case 'toggle':
      if (hasGiven(puzzle, action.square))
        return { ...solving, fixed: Math.floor(action.square / puzzle.size), notYet: null };
      return addStep(solving, puzzle, toggleQueen(puzzle, sketch, action.square), isAsHinted(solving, action.square));
    case 'cycle':
      if (hasGiven(puzzle, action.square))
        return { ...solving, fixed: Math.floor(action.square / puzzle.size), notYet: null };
      return addStep(solving, puzzle, cycleSquare(puzzle, sketch, action.square), isAsHinted(solving, action.square));
    case 'mark': {
      // One stroke is one step, even if its first squares change nothing.
      const stroke = !action.first && solving.stroke;
      const next = setMark(puzzle, sketch, action.square, action.on);
      if (next === sketch) return stroke === solving.stroke ? solving : { ...solving, stroke };
      return stroke
        ? { ...solving, ...withPace(solving, next), hint: null }
        : { ...addStep(solving, puzzle, next), stroke: true };
    }
    case 'clearMarks':
      return addStep(solving, puzzle, sketch.marks.size > 0 ? { ...sketch, marks: new Set() } : sketch);
    case 'lastGood': {
      const good = goodSteps(solving);
      return good === null ? solving : addStep(solving, puzzle, sketchAfter(solving, good));
    }
    case 'undo':
    case 'redo':
      return travel(solving, action.type);
    case 'save':
      return { ...solving, saved: { sketch, steps: solving.history.past.length } };
    case 'restore':
      return saved ? addStep(solving, puzzle, saved.sketch) : solving;
    case 'hinted':
      if (action.of !== sketch) return solving;
      return openHint(solving, puzzle, { hint: action.hint, degree: action.degree });
    case 'judged': {
      const { tap, forced } = action;
      if (action.of !== sketch) return solving;
      if (forced) return updateUnsolved(solving, puzzle, tap);
      // A stroke whose first square was refused begins with the next one.
      const stroke = tap.type === 'mark' && tap.first ? false : solving.stroke;
      const refused = solving.refused === null ? null : solving.refused + 1;
      return { ...solving, stroke, refused, notYet: tap.square, hint: null, guess: null, fixed: null };
    }
    case 'askHint':
      // An open hint changes its degree at once.
      return solving.hint ? openHint(solving, puzzle, { ...solving.hint, degree: action.degree }) : solving;
    case 'closeHint':
      return { ...solving, hint: null };
    case 'guessed':
      return action.of === sketch ? { ...solving, guess: action.hint } : solving;
    case 'finished': {
      const { fewest = 0 } = solving.found ?? {};
      const solved = action.rows !== null && sketch.marks.size <= fewest;
      return action.of === sketch ? { ...solving, finish: { rows: action.rows }, solved } : solving;
    }
    case 'tick':
      return { ...solving, milliseconds: solving.milliseconds + action.milliseconds };
    case 'askGuess':
    case 'askFinish':
    case 'cancel':
      // Commands carry these out.
      return solving;
  }
}

/** Makes a sketch the next step, which may solve the puzzle, and closes the open hint. */
function addStep(solving: Solving, puzzle: Puzzle, sketch: Sketch, asHinted = false): Solving {
  if (sketch === solving.sketch) return solving;
  return {
    ...solving,
    ...withPace(solving, sketch),
    history: remember(solving.history, solving.sketch),
    hint: null,
    fixed: null,
    notYet: null,
    guess: null,
    finish: null,
    changes: [...solving.changes, ...changesOf(solving.sketch, sketch, puzzle.size, asHinted)],
    solved: isSolved(puzzle, sketch),
    solvedHere: isSolved(puzzle, sketch),
  };
}

/** Appends the next sketch, with its time. */
function withPace({ pace, milliseconds }: Solving, sketch: Sketch): Pick<Solving, 'sketch' | 'pace'> {
  const moment = {
    seconds: Math.floor(milliseconds / 1_000),
    queens: squaresOf(sketch.queens).length + (sketch.extra?.length ?? 0),
    marks: sketch.marks.size,
  };
  return { sketch, pace: withMoment(pace, moment) };
}

/** Whether the row of a square has a given queen, which cannot be removed. */
const hasGiven = ({ family, given, size, stars }: Puzzle, square: number): boolean =>
  family !== 'guilty' && !stars && (given[Math.floor(square / size)] ?? -1) >= 0;

/** The changes between two sketches, for the shared text: first the removed queens, then the queens that were set. */
function changesOf(before: Sketch, after: Sketch, size: number, asHinted = false): QueenChange[] {
  const [old, now] = [new Set(ownQueens(before, size)), new Set(ownQueens(after, size))];
  const removed = [...old].filter((square) => !now.has(square)).map((): QueenChange => 'removed');
  const set = [...now].filter((square) => !old.has(square)).map((): QueenChange => (asHinted ? 'hinted' : 'found'));
  return [...removed, ...set];
}

/** Whether the open hint decides that this square has a queen. */
const isAsHinted = ({ hint: open }: Solving, square: number): boolean =>
  open?.hint.kind === 'step' && open.degree !== 'where' && queenSetBy(open.hint.step) === square;

/** Opens a hint, and carries it out if its degree is "do". It counts as help once its degree is above "where". */
function openHint(solving: Solving, puzzle: Puzzle, open: OpenHint): Solving {
  const { hint, degree } = open;
  const was = solving.hint?.hint === hint && solving.hint.degree !== 'where';
  const counts = hint.kind !== 'solved' && degree !== 'where' && !was;
  const next: Solving = { ...solving, hint: open, notYet: null, guess: null, hints: solving.hints + (counts ? 1 : 0) };
  if (degree !== 'do') return next;
  if (hint.kind === 'wrong') return addStep(next, puzzle, withoutWrong(next.sketch, hint, puzzle.size));
  if (hint.kind !== 'step') return next;
  const { excludes } = hint.step;
  const square = queenSetBy(hint.step);
  if (square !== null) return addStep(next, puzzle, toggleQueen(puzzle, next.sketch, square), true);
  return addStep(next, puzzle, { ...next.sketch, marks: new Set([...next.sketch.marks, ...excludes]) });
}

/** The sketch without the wrong queen or mark. Other queens and marks may be right. */
function withoutWrong(sketch: Sketch, { square, marked }: Wrong, size: number): Sketch {
  const { queens, marks, extra } = sketch;
  if (extra?.includes(square)) return { queens, marks, extra: extra.filter((one) => one !== square) };
  if (marked) return { ...sketch, marks: new Set([...marks].filter((mark) => mark !== square)) };
  const each = queens.length / size;
  const isAt = (column: number, place: number): boolean => Math.floor(place / each) * size + column === square;
  return { ...sketch, queens: queens.map((column, place) => (column >= 0 && isAt(column, place) ? -1 : column)) };
}

type Wrong = Extract<Hint, { kind: 'wrong' }>;

function travel(solving: Solving, way: Way): Solving {
  const to = travelHistory(solving.history, solving.sketch, way);
  if (!to) return solving;
  return {
    ...solving,
    ...withPace(solving, to.now),
    history: to.history,
    hint: null,
    notYet: null,
    guess: null,
    finish: null,
    changes: [...solving.changes, ...changesOf(solving.sketch, to.now, solving.found?.puzzle.size ?? 0)],
  };
}
