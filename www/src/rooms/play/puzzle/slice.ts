// A puzzle that is being solved: what the person has put on it, undo of all of it, the savepoint, the hint that is open.

import { type History, noHistory, remembered, travelled, type Way } from '../../../kernel/undo';
import type { Trouble } from '../../../line/trouble';
import type { Found, Hint } from '../questions';
import type { Step } from '../steps';
import { nameOf, type Puzzle, type Source, type Wanted } from './puzzle';
import { emptySketch, isGiven, isSolved, marked, type Sketch, toggled } from './sketch';

/** How much a hint says. */
export const DEGREES = ['where', 'why', 'do'] as const;
export type Degree = (typeof DEGREES)[number];

/** A hint that is open, for the sketch that it was asked of. */
export interface OpenHint {
  readonly hint: Hint;
  readonly degree: Degree;
}

export interface Solving {
  readonly source: Source;
  /** Null while it is being made. */
  readonly found: Found | null;
  /** How far the maker is. */
  readonly tries: number;
  readonly sketch: Sketch;
  readonly history: History<Sketch>;
  /** What stood at the savepoint, and how many steps led to it; null without one. */
  readonly saved: { readonly sketch: Sketch; readonly steps: number } | null;
  readonly hint: OpenHint | null;
  /** The rule that leads on from here, once it was asked whether one must guess. */
  readonly guess: Hint | null;
  /** How many hints said why, or what to do. */
  readonly hints: number;
  /** For each queen that was set or taken, in order: what is shared without saying where. */
  readonly told: readonly Told[];
  readonly milliseconds: number;
  readonly solved: boolean;
  /** The step of the solution that is shown, once it is played; null while it is not. */
  readonly shown: number | null;
  readonly trouble: Trouble | null;
}

export type Told = 'found' | 'hinted' | 'taken';

export type SolvingDeed =
  // What a person does.
  | { readonly type: 'open'; readonly source: Source }
  | { readonly type: 'toggle'; readonly square: number }
  | { readonly type: 'mark'; readonly square: number; readonly on: boolean; readonly first: boolean }
  | { readonly type: 'undo' | 'redo' | 'save' | 'restore' | 'clearMarks' | 'startAgain' | 'lastGood' }
  | { readonly type: 'askHint'; readonly degree: Degree }
  | { readonly type: 'closeHint' | 'askGuess' | 'cancel' }
  /** To a step of the solution; null: back to the board as it was solved. */
  | { readonly type: 'show'; readonly step: number | null }
  // What happens.
  | { readonly type: 'found'; readonly name: string; readonly found: Found }
  | { readonly type: 'trying'; readonly tries: number }
  | { readonly type: 'refused'; readonly trouble: Trouble }
  | { readonly type: 'hinted'; readonly hint: Hint; readonly degree: Degree }
  | { readonly type: 'guessed'; readonly hint: Hint }
  | {
      readonly type: 'resume';
      readonly name: string;
      readonly sketch: Sketch;
      readonly milliseconds: number;
      readonly hints: number;
    }
  | { readonly type: 'tick'; readonly milliseconds: number };

export const firstWanted: Wanted = { family: 'completion', size: 8, word: 'easy', seed: 1 };

const nothing: Sketch = { queens: [], marks: new Set() };

export const opening = (source: Source): Solving => ({
  source,
  found: null,
  tries: 0,
  sketch: nothing,
  history: noHistory,
  saved: null,
  hint: null,
  guess: null,
  hints: 0,
  told: [],
  milliseconds: 0,
  solved: false,
  shown: null,
  trouble: null,
});

export function updateSolving(solving: Solving, deed: SolvingDeed): Solving {
  const puzzle = solving.found?.puzzle;
  switch (deed.type) {
    case 'open':
      return opening(deed.source);
    case 'found':
      return deed.name === nameOf(solving.source) && !solving.found
        ? { ...solving, found: deed.found, sketch: emptySketch(deed.found.puzzle), trouble: null }
        : solving;
    case 'trying':
      return { ...solving, tries: deed.tries };
    case 'refused':
      // What becomes of the room then, it says itself.
      return solving;
    case 'resume':
      return puzzle && deed.name === nameOf(solving.source) && solving.history.past.length === 0
        ? { ...solving, sketch: deed.sketch, milliseconds: deed.milliseconds, hints: deed.hints }
        : solving;
    case 'show':
      return { ...solving, shown: deed.step };
    default:
      return puzzle && !solving.solved ? working(solving, puzzle, deed) : solving;
  }
}

type Working = Exclude<SolvingDeed, { type: 'open' | 'found' | 'trying' | 'refused' | 'resume' | 'show' }>;

function working(solving: Solving, puzzle: Puzzle, deed: Working): Solving {
  const { sketch, saved } = solving;
  switch (deed.type) {
    case 'toggle':
      return done(solving, puzzle, toggled(puzzle, sketch, deed.square), isAsHinted(solving, deed.square));
    case 'mark': {
      const next = marked(puzzle, sketch, deed.square, deed.on);
      // One stroke of a brush is one step.
      return deed.first || next === sketch ? done(solving, puzzle, next) : { ...solving, sketch: next, hint: null };
    }
    case 'clearMarks':
      return done(solving, puzzle, sketch.marks.size > 0 ? { ...sketch, marks: new Set() } : sketch);
    case 'startAgain':
      return done(solving, puzzle, emptySketch(puzzle));
    case 'lastGood': {
      const good = goodSteps(solving);
      return good === null ? solving : done(solving, puzzle, at(solving, good));
    }
    case 'undo':
    case 'redo':
      return traced(solving, deed.type);
    case 'save':
      return { ...solving, saved: { sketch, steps: solving.history.past.length } };
    case 'restore':
      return saved ? done(solving, puzzle, saved.sketch) : solving;
    case 'hinted':
      return hinted(solving, puzzle, { hint: deed.hint, degree: deed.degree });
    case 'askHint':
      // An open hint says more, or less, at once.
      return solving.hint ? hinted(solving, puzzle, { ...solving.hint, degree: deed.degree }) : solving;
    case 'closeHint':
      return { ...solving, hint: null };
    case 'guessed':
      return { ...solving, guess: deed.hint };
    case 'tick':
      return { ...solving, milliseconds: solving.milliseconds + deed.milliseconds };
    case 'askGuess':
    case 'cancel':
      // Carried out by the effect.
      return solving;
  }
}

/** The sketch after a step, which may have solved it. A hint stays until something was done. */
function done(solving: Solving, puzzle: Puzzle, sketch: Sketch, asHinted = false): Solving {
  if (sketch === solving.sketch) return solving;
  return {
    ...solving,
    sketch,
    history: remembered(solving.history, solving.sketch),
    hint: null,
    guess: null,
    told: [...solving.told, ...toldOf(solving.sketch, sketch, asHinted)],
    solved: isSolved(puzzle, sketch),
  };
}

const count = ({ queens }: Sketch): number => queens.filter((column) => column >= 0).length;

/** Queens that were taken off, and those that were set: one that moves is both. */
function toldOf(before: Sketch, after: Sketch, asHinted = false): Told[] {
  const rows = [...after.queens.keys()].filter((row) => after.queens[row] !== before.queens[row]);
  return rows.flatMap((row): Told[] => [
    ...((before.queens[row] ?? -1) >= 0 ? (['taken'] as const) : []),
    ...((after.queens[row] ?? -1) >= 0 ? ([asHinted ? 'hinted' : 'found'] as const) : []),
  ]);
}

/** Whether the hint that is open says that the queen stands here. */
const isAsHinted = ({ hint: open }: Solving, square: number): boolean =>
  open?.hint.kind === 'step' &&
  open.degree !== 'where' &&
  open.hint.step.rule === 'single' &&
  open.hint.step.square === square;

/** Opens a hint, and carries it out where that is asked. The first word of more than "where" counts. */
function hinted(solving: Solving, puzzle: Puzzle, open: OpenHint): Solving {
  const { hint, degree } = open;
  const was = solving.hint?.hint === hint && solving.hint.degree !== 'where';
  const counts = hint.kind !== 'solved' && degree !== 'where' && !was;
  const next: Solving = { ...solving, hint: open, guess: null, hints: solving.hints + (counts ? 1 : 0) };
  if (degree !== 'do') return next;
  if (hint.kind === 'wrong') return working(next, puzzle, { type: 'lastGood' });
  if (hint.kind !== 'step') return next;
  const { rule, square, excludes } = hint.step;
  if (rule === 'single' && square !== null) return done(next, puzzle, toggled(puzzle, next.sketch, square), true);
  return done(next, puzzle, { ...next.sketch, marks: new Set([...next.sketch.marks, ...excludes]) });
}

function traced(solving: Solving, way: Way): Solving {
  const to = travelled(solving.history, solving.sketch, way);
  if (!to) return solving;
  return {
    ...solving,
    sketch: to.now,
    history: to.history,
    hint: null,
    guess: null,
    told: [...solving.told, ...toldOf(solving.sketch, to.now)],
  };
}

// ---------------------------------------------------------------- what follows

/** The sketch after so many steps. */
export const at = ({ history, sketch }: Solving, steps: number): Sketch => history.past[steps] ?? sketch;

/** Each step that was done, as it lies on the ruler. */
export function stepsOf({ history, sketch }: Solving): Step[] {
  const states = [...history.past, sketch];
  return states.slice(1).map((after, index): Step => {
    const before = states[index] ?? after;
    if (count(after) > count(before)) return 'set';
    if (count(after) < count(before)) return 'taken';
    return after.queens.every((column, row) => column === before.queens[row]) ? 'marked' : 'set';
  });
}

/** Whether a sketch still agrees with the solution: its queens stand there, and no mark is on it. */
export const agrees = (solution: readonly number[], { queens, marks }: Sketch): boolean =>
  queens.every((column, row) => column < 0 || column === solution[row]) &&
  solution.every((column, row) => !marks.has(row * solution.length + column));

/** How many steps were good before the first that is wrong; null where none is, or the solution is not known. */
export function goodSteps({ found, history, sketch }: Solving): number | null {
  const solution = found?.solution;
  if (!solution || agrees(solution, sketch)) return null;
  const states = [...history.past, sketch];
  const bad = states.findLastIndex((state) => agrees(solution, state));
  return Math.max(0, bad);
}

/** The first queen or mark that is wrong, by the step that set it; null where none is. */
export function wrongSquare(solving: Solving): { readonly square: number; readonly marked: boolean } | null {
  const solution = solving.found?.solution;
  const good = goodSteps(solving);
  if (!solution || good === null) return null;
  const { queens, marks } = at(solving, good + 1);
  const size = solution.length;
  const row = queens.findIndex((column, index) => column >= 0 && column !== solution[index]);
  if (row >= 0) return { square: row * size + (queens[row] ?? 0), marked: false };
  const mark = [...marks].find((square) => solution[Math.floor(square / size)] === square % size);
  return mark === undefined ? null : { square: mark, marked: true };
}

/** Whether something was done that would be lost. */
export const isBegun = ({ sketch, solved }: Solving): boolean =>
  !solved && (sketch.marks.size > 0 || sketch.queens.some((column) => column >= 0));

export const isFixed = ({ found }: Solving, square: number): boolean => found !== null && isGiven(found.puzzle, square);
