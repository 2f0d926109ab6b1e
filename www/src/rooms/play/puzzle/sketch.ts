// What a person has put on a puzzle: queens and "not here" marks. Plain data, never changed in place; undo keeps many of them.

import { closedBy, type Law, queensLaw, regionsLaw } from '../law';
import type { Puzzle } from './puzzle';

export interface Sketch {
  /** The person's own queens: columns by row, -1 where none of them stands. */
  readonly queens: readonly number[];
  /** Squares that are marked "not here"; of guilty queens, those that were taken away. */
  readonly marks: ReadonlySet<number>;
}

export const emptySketch = ({ size }: Puzzle): Sketch => ({ queens: Array(size).fill(-1), marks: new Set() });

export const lawOf = ({ size, regions }: Puzzle): Law => (regions ? regionsLaw(size, regions) : queensLaw(size));

export const isGiven = ({ given, size }: Puzzle, square: number): boolean =>
  given[Math.floor(square / size)] === square % size;

/** The column of the queen that stands in each row, given or own, -1 where none does. */
export const standing = (puzzle: Puzzle, { queens, marks }: Sketch): number[] =>
  puzzle.given.map((column, row) => {
    if (column < 0) return queens[row] ?? -1;
    return puzzle.family === 'guilty' && marks.has(row * puzzle.size + column) ? -1 : column;
  });

/** The squares of queens, from a column by row. */
export const squaresOf = (rows: readonly number[]): number[] =>
  rows.flatMap((column, row) => (column < 0 ? [] : [row * rows.length + column]));

/** Sets a queen, or takes it off where it stands. Given queens stay, and so does the sketch then. */
export function toggled(puzzle: Puzzle, sketch: Sketch, square: number): Sketch {
  const { size, given } = puzzle;
  const [row, column] = [Math.floor(square / size), square % size];
  if (puzzle.family === 'guilty') return marked(puzzle, sketch, square, !sketch.marks.has(square));
  if ((given[row] ?? -1) >= 0) return sketch;
  const stands = sketch.queens[row] === column;
  const queens = sketch.queens.map((old, at) => (at === row ? (stands ? -1 : column) : old));
  if (stands || !sketch.marks.has(square)) return { ...sketch, queens };
  const marks = new Set(sketch.marks);
  marks.delete(square);
  return { queens, marks };
}

/** What a tap does where crosses come first: empty, a mark, a queen, and empty again. */
export function cycled(puzzle: Puzzle, sketch: Sketch, square: number): Sketch {
  const stands = squaresOf(standing(puzzle, sketch)).includes(square);
  return stands || sketch.marks.has(square) ? toggled(puzzle, sketch, square) : marked(puzzle, sketch, square, true);
}

/** Marks a square, or takes the mark off. A square with a queen takes none. */
export function marked(puzzle: Puzzle, sketch: Sketch, square: number, on: boolean): Sketch {
  const guilty = puzzle.family === 'guilty';
  const takes = guilty ? isGiven(puzzle, square) : !squaresOf(standing(puzzle, sketch)).includes(square);
  if (sketch.marks.has(square) === on || !takes) return sketch;
  const marks = new Set(sketch.marks);
  if (on) marks.add(square);
  else marks.delete(square);
  return { ...sketch, marks };
}

/** The pairs of queens that close each other's squares. */
export function clashes(puzzle: Puzzle, sketch: Sketch): [number, number][] {
  const law = lawOf(puzzle);
  const queens = squaresOf(standing(puzzle, sketch));
  return queens.flatMap((one, index) =>
    queens.slice(index + 1).flatMap((two): [number, number][] => (law(one, two) ? [[one, two]] : [])),
  );
}

/** Whether it is solved: a queen in every row, and none closes another's square. */
export const isSolved = (puzzle: Puzzle, sketch: Sketch): boolean =>
  puzzle.family !== 'guilty' &&
  standing(puzzle, sketch).every((column) => column >= 0) &&
  clashes(puzzle, sketch).length === 0;

/** The squares that are neither taken, closed nor marked. */
export function freeOf(puzzle: Puzzle, sketch: Sketch): number[] {
  const rows = standing(puzzle, sketch);
  const { by } = closedBy(puzzle.size, lawOf(puzzle), squaresOf(rows));
  return [...by.keys()].filter(
    (square) => by[square]?.length === 0 && rows[Math.floor(square / puzzle.size)] === -1 && !sketch.marks.has(square),
  );
}
