// A person's queens and "not here" marks on a puzzle. Plain data, never changed in place, because undo stores many of them.

import type { PuzzleLineKind, PuzzleStep } from '../../../engine/types';
import {
  type Excluded,
  type Exclusion,
  excludedBy,
  excludedByStars,
  linesOfBoard,
  queenExclusion,
  regionExclusion,
  touchingExclusion,
} from '../exclusion';
import type { Puzzle } from './puzzle';

export interface Sketch {
  /** The person's own queens: columns by row, -1 for no queen. In a star battle, each row has one entry for each star. */
  readonly queens: readonly number[];
  /** Squares that are marked "not here"; in a puzzle with culprits, the removed queens. */
  readonly marks: ReadonlySet<number>;
  /** The squares of queens beyond the number that their row may have. Adding one leaves the other queens of the row in place. */
  readonly extra?: readonly number[];
}

/** The squares of all queens, given and own; a row may have too many. */
export const queensOn = (puzzle: Puzzle, sketch: Sketch): number[] => [
  ...squaresOf(columnsByRow(puzzle, sketch), puzzle.size),
  ...(sketch.extra ?? []),
];

/** The squares of the person's own queens. */
export const ownQueens = ({ queens, extra = [] }: Sketch, size: number): number[] => [
  ...squaresOf(queens, size),
  ...extra,
];

export const emptySketch = ({ given }: Puzzle): Sketch => ({ queens: given.map(() => -1), marks: new Set() });

/** The square on which a step sets a queen; null if it excludes squares. */
export const queenSetBy = ({ square, excludes }: PuzzleStep): number | null => (excludes.length === 0 ? square : null);

export function exclusionOf({ size, regions, stars }: Puzzle): Exclusion {
  if (stars) return touchingExclusion(size);
  return regions ? regionExclusion(size, regions) : queenExclusion(size);
}

/** The squares that queens on these squares exclude. */
export const excludedOf = (puzzle: Puzzle, queens: readonly number[]): Excluded =>
  puzzle.stars && puzzle.regions
    ? excludedByStars(puzzle.size, puzzle.regions, puzzle.stars, queens)
    : excludedBy(puzzle.size, exclusionOf(puzzle), queens);

export const isGiven = ({ given, size }: Puzzle, square: number): boolean =>
  given[Math.floor(square / size)] === square % size;

/** The column of the queen in each row, given or own; -1 for no queen, or for a given queen that the person removed. */
export const columnsByRow = (puzzle: Puzzle, { queens, marks }: Sketch): number[] =>
  puzzle.given.map((column, row) => {
    if (column < 0) return queens[row] ?? -1;
    return puzzle.family === 'guilty' && marks.has(row * puzzle.size + column) ? -1 : column;
  });

/** The squares of queens. `rows`: the columns by row, one or several for each row; -1 for no queen. */
export function squaresOf(rows: readonly number[], size = rows.length): number[] {
  const each = rows.length / size;
  return rows.flatMap((column, place) => (column < 0 ? [] : [Math.floor(place / each) * size + column]));
}

/** Sets a queen, or removes it. A row with a given queen does not change. In a puzzle with culprits, toggles the mark of a square. */
export function toggleQueen(puzzle: Puzzle, sketch: Sketch, square: number): Sketch {
  const { size, given } = puzzle;
  const [row, column] = [Math.floor(square / size), square % size];
  if (puzzle.family === 'guilty') return setMark(puzzle, sketch, square, !sketch.marks.has(square));
  const stars = puzzle.stars ?? 1;
  if (stars === 1 && (given[row] ?? -1) >= 0) return sketch;
  const { extra = [] } = sketch;
  if (extra.includes(square))
    return withExtra(
      sketch,
      extra.filter((one) => one !== square),
    );
  const places = sketch.queens.slice(row * stars, (row + 1) * stars);
  const hasQueen = places.includes(column);
  const free = places.indexOf(hasQueen ? column : -1);
  // A surplus queen of the row gets the entry that becomes free.
  const next = hasQueen ? extra.find((one) => Math.floor(one / size) === row) : undefined;
  const into = hasQueen ? (next === undefined ? -1 : next % size) : column;
  const queens = free < 0 ? sketch.queens : sketch.queens.map((old, at) => (at === row * stars + free ? into : old));
  const rest = free < 0 ? [...extra, square] : extra.filter((one) => one !== next);
  const marks = new Set(sketch.marks);
  marks.delete(square);
  return withExtra({ queens, marks: marks.size < sketch.marks.size ? marks : sketch.marks }, rest);
}

/** The same sketch with other surplus queens. */
const withExtra = ({ queens, marks }: Sketch, extra: readonly number[]): Sketch =>
  extra.length > 0 ? { queens, marks, extra } : { queens, marks };

/** Changes a square as a tap does if crosses are set first: from empty to a mark, from a mark to a queen, from a queen to empty. */
export function cycleSquare(puzzle: Puzzle, sketch: Sketch, square: number): Sketch {
  return queensOn(puzzle, sketch).includes(square) || sketch.marks.has(square)
    ? toggleQueen(puzzle, sketch, square)
    : setMark(puzzle, sketch, square, true);
}

/**
 * Marks a square, or removes the mark. In a puzzle with culprits, only a square with a given queen can be marked; in other
 * puzzles, only a square without a queen.
 */
export function setMark(puzzle: Puzzle, sketch: Sketch, square: number, on: boolean): Sketch {
  const guilty = puzzle.family === 'guilty';
  const canMark = guilty ? isGiven(puzzle, square) : !queensOn(puzzle, sketch).includes(square);
  if (sketch.marks.has(square) === on || !canMark) return sketch;
  const marks = new Set(sketch.marks);
  if (on) marks.add(square);
  else marks.delete(square);
  return { ...sketch, marks };
}

export const withMarks = (sketch: Sketch, squares: Iterable<number>): Sketch => ({
  ...sketch,
  marks: new Set([...sketch.marks, ...squares]),
});

/** The sketch after a step. */
export function withStep(puzzle: Puzzle, sketch: Sketch, step: PuzzleStep): Sketch {
  const queen = queenSetBy(step);
  return queen === null ? withMarks(sketch, step.excludes) : toggleQueen(puzzle, sketch, queen);
}

/** The pairs of queens that attack each other. */
export function clashes(puzzle: Puzzle, sketch: Sketch): [number, number][] {
  const exclusion = exclusionOf(puzzle);
  const queens = queensOn(puzzle, sketch);
  const touching = queens.flatMap((one, index) =>
    queens.slice(index + 1).flatMap((two): [number, number][] => (exclusion(one, two) ? [[one, two]] : [])),
  );
  return [...touching, ...crowdedPairs(puzzle, queens)];
}

/** In a star battle, the pairs of successive queens on each line that has too many. */
function crowdedPairs(puzzle: Puzzle, queens: readonly number[]): [number, number][] {
  return crowdedLines(puzzle, queens).flatMap(({ squares }) =>
    squares.slice(1).map((square, index): [number, number] => [squares[index] ?? square, square]),
  );
}

/** The lines with too many queens, and the squares of their queens. */
export function crowdedLines(
  { size, regions, stars }: Puzzle,
  queens: readonly number[],
): { readonly kind: PuzzleLineKind; readonly index: number; readonly squares: readonly number[] }[] {
  if (!stars || !regions) return [];
  return linesOfBoard(size, regions).flatMap(([kind, line], at) => {
    const squares = queens.filter((queen) => line.includes(queen)).sort((one, two) => one - two);
    const is = kind === 'column' || kind === 'region' ? kind : 'row';
    return squares.length > stars ? [{ kind: is, index: at % size, squares }] : [];
  });
}

/** Whether every row has its queens, and no queen attacks another. Always false for a puzzle with culprits. */
export const isSolved = (puzzle: Puzzle, sketch: Sketch): boolean =>
  puzzle.family !== 'guilty' &&
  !sketch.extra?.length &&
  columnsByRow(puzzle, sketch).every((column) => column >= 0) &&
  clashes(puzzle, sketch).length === 0;

/** The squares without a queen or a mark that no queen excludes. */
export function freeOf(puzzle: Puzzle, sketch: Sketch): number[] {
  const queens = queensOn(puzzle, sketch);
  const rows = new Set(puzzle.stars ? [] : queens.map((queen) => Math.floor(queen / puzzle.size)));
  const { by } = excludedOf(puzzle, queens);
  return [...by.keys()].filter(
    (square) =>
      by[square]?.length === 0 &&
      !queens.includes(square) &&
      !rows.has(Math.floor(square / puzzle.size)) &&
      !sketch.marks.has(square),
  );
}
