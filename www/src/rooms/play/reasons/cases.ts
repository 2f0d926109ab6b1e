// The state of a proof after its moves: proved facts, open cases, and the ways to finish that were found.

import type { PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import {
  columnsByRow,
  emptySketch,
  freeOf,
  isSolved,
  type Sketch,
  squaresOf,
  toggleQueen,
  withMarks,
  withStep,
} from '../puzzle/sketch';
import type { Reason, Turn } from './moves';

/** An accepted reason, and its step. */
export interface ProvedStep {
  readonly reason: Reason;
  readonly step: PuzzleStep;
}

/** A move that was accepted. */
export type AcceptedMove = ProvedStep | Turn;

export const isStep = (entry: AcceptedMove): entry is ProvedStep => 'step' in entry;

/** The number of moves of a proof. The name of a lemma does not count as a move. */
export const lengthOf = (entries: readonly AcceptedMove[]): number =>
  entries.filter((entry) => isStep(entry) || entry.turn !== 'lemma').length;

/** The ways to finish in a case: an empty list after a contradiction. */
type Ways = readonly Sketch[];

/** A square with at least one open case. */
export interface Case {
  /** The facts that were proved before the assumption. */
  readonly before: Sketch;
  readonly square: number;
  /** The case that is examined: the square has a queen, or it is empty. */
  readonly is: 'queen' | 'empty';
  /** The other case: null if it was not entered; its facts if it is open; its ways if it has ended. */
  readonly other: { readonly sketch: Sketch } | { readonly ways: Ways } | null;
}

export interface ProofState {
  /** The facts that are proved in the present case. */
  readonly sketch: Sketch;
  /** The open cases, the outermost first. */
  readonly cases: readonly Case[];
  /** All ways to finish, once no case is open; null before that. */
  readonly ways: Ways | null;
}

export const startProofState = (puzzle: Puzzle): ProofState => ({ sketch: emptySketch(puzzle), cases: [], ways: null });

/** The state after all moves. Impossible moves are left out. */
export const proofStateOf = (puzzle: Puzzle, entries: readonly AcceptedMove[]): ProofState =>
  entries.reduce((stand, entry) => applyMove(puzzle, stand, entry) ?? stand, startProofState(puzzle));

/** The state after a move; null if the move is impossible. Does not check whether the lines of a contradiction contradict each other. */
export function applyMove(puzzle: Puzzle, stand: ProofState, entry: AcceptedMove): ProofState | null {
  if (stand.ways) return null;
  if (isStep(entry)) return finishIfFull(puzzle, { ...stand, sketch: withStep(puzzle, stand.sketch, entry.step) });
  const { sketch, cases } = stand;
  const now = cases.at(-1);
  switch (entry.turn) {
    case 'lemma':
      return stand;
    case 'suppose': {
      const { square } = entry;
      if (!freeOf(puzzle, sketch).includes(square)) return null;
      const one: Case = { before: sketch, square, is: 'queen', other: null };
      return { ...stand, sketch: assumedSketch(puzzle, one), cases: [...cases, one] };
    }
    case 'contradiction':
      return endCase(puzzle, stand, []);
    case 'way':
      return now && isSolved(puzzle, sketch) ? endCase(puzzle, stand, [sketch]) : null;
    case 'other': {
      if (!now || (now.other && 'ways' in now.other)) return null;
      const one: Case = { ...now, is: now.is === 'queen' ? 'empty' : 'queen', other: { sketch } };
      return { ...stand, sketch: now.other?.sketch ?? assumedSketch(puzzle, one), cases: [...cases.slice(0, -1), one] };
    }
    case 'both': {
      if (!now?.other || !('sketch' in now.other)) return null;
      const both = commonFacts(puzzle, now.before, [sketch, now.other.sketch]);
      return finishIfFull(puzzle, { ...stand, sketch: both, cases: cases.slice(0, -1) });
    }
  }
}

/** If the board is full and no case is open, the sketch is the only way to finish. */
const finishIfFull = (puzzle: Puzzle, stand: ProofState): ProofState =>
  stand.cases.length === 0 && isSolved(puzzle, stand.sketch) ? { ...stand, ways: [stand.sketch] } : stand;

/** Ends the current case with exactly these ways. */
function endCase(puzzle: Puzzle, { sketch, cases }: ProofState, ways: Ways): ProofState {
  const now = cases.at(-1);
  if (!now) return { sketch, cases, ways };
  const outer = cases.slice(0, -1);
  if (now.other && 'ways' in now.other)
    return endCase(puzzle, { sketch: now.before, cases: outer, ways: null }, [...now.other.ways, ...ways]);
  const other: Case = { ...now, is: now.is === 'queen' ? 'empty' : 'queen', other: { ways } };
  const rest = now.other?.sketch ?? assumedSketch(puzzle, other);
  // If the case is impossible, the assumption of the other case is a fact.
  return ways.length === 0
    ? finishIfFull(puzzle, { sketch: rest, cases: outer, ways: null })
    : { sketch: rest, cases: [...outer, other], ways: null };
}

const assumedSketch = (puzzle: Puzzle, { before, square, is }: Case): Sketch =>
  is === 'queen' ? toggleQueen(puzzle, before, square) : withMarks(before, [square]);

/** The facts that two cases share. */
function commonFacts(puzzle: Puzzle, before: Sketch, [one, two]: readonly [Sketch, Sketch]): Sketch {
  const queensOf = (sketch: Sketch): ReadonlySet<number> =>
    new Set(squaresOf(columnsByRow(puzzle, sketch), puzzle.size));
  const [queens, others] = [queensOf(one), queensOf(two)];
  const free = new Set([...freeOf(puzzle, one), ...freeOf(puzzle, two)]);
  let sketch = before;
  for (const square of freeOf(puzzle, before)) {
    if (queens.has(square) && others.has(square)) sketch = toggleQueen(puzzle, sketch, square);
    else if (!free.has(square) && !queens.has(square) && !others.has(square)) sketch = withMarks(sketch, [square]);
  }
  return sketch;
}

// ---------------------------------------------------------------- as a tree

/** A proof as a tree: moves in order, and the two cases of a square within one another. */
export type Branch = readonly (
  | { readonly at: number; readonly entry: AcceptedMove }
  | { readonly at: number; readonly square: number; readonly queen: Branch; readonly empty: Branch }
)[];

/** `at`: the number of a move, from 1. */
export function treeOf(puzzle: Puzzle, entries: readonly AcceptedMove[]): Branch {
  interface Split {
    readonly at: number;
    readonly square: number;
    readonly queen: MutableBranch;
    readonly empty: MutableBranch;
  }
  type MutableBranch = ({ readonly at: number; readonly entry: AcceptedMove } | Split)[];
  const root: MutableBranch = [];
  const splits: Split[] = [];
  let stand = startProofState(puzzle);
  for (const [index, entry] of entries.entries()) {
    const inner = splits.at(-1);
    const now = stand.cases.at(-1);
    const list = inner && now ? inner[now.is] : root;
    const at = index + 1;
    if (!isStep(entry) && entry.turn === 'suppose') {
      const split: Split = { at, square: entry.square, queen: [], empty: [] };
      list.push(split);
      splits.push(split);
    } else list.push({ at, entry });
    stand = applyMove(puzzle, stand, entry) ?? stand;
    splits.splice(stand.cases.length);
  }
  return root;
}
