// The steps on the ruler, and how many of them agree with the solution.

import type { Step } from '../steps';
import { ownQueens, type Sketch, squaresOf } from './sketch';
import type { Solving } from './solving';

/** The sketch after this many steps. */
export const sketchAfter = ({ history, sketch }: Solving, steps: number): Sketch => history.past[steps] ?? sketch;

const count = ({ queens, extra = [] }: Sketch): number => queens.filter((column) => column >= 0).length + extra.length;

/** The steps that were done, as the ruler shows them. */
export function stepsOf({ history, sketch }: Solving): Step[] {
  const states = [...history.past, sketch];
  return states.slice(1).map((after, index): Step => {
    const before = states[index] ?? after;
    if (count(after) > count(before)) return 'set';
    if (count(after) < count(before)) return 'removed';
    return after.queens.every((column, row) => column === before.queens[row]) ? 'marked' : 'set';
  });
}

/** Whether a sketch agrees with the solution, which has a queen on the square of each queen and no queen on a marked square. */
export function agrees(solution: readonly number[], sketch: Sketch, size = solution.length): boolean {
  const right = new Set(squaresOf(solution, size));
  return (
    ownQueens(sketch, size).every((queen) => right.has(queen)) && [...right].every((queen) => !sketch.marks.has(queen))
  );
}

/** The number of steps up to the last sketch that agrees with the solution; null if the present sketch agrees or there is no solution. */
export function goodSteps({ found, history, sketch }: Solving): number | null {
  const solution = found?.solution;
  const size = found?.puzzle.size;
  if (!solution?.length || agrees(solution, sketch, size)) return null;
  const states = [...history.past, sketch];
  const bad = states.findLastIndex((state) => agrees(solution, state, size));
  return Math.max(0, bad);
}

/** The square of the wrong queen or mark that was set first after the last right sketch; null if the present sketch is right. */
export function wrongSquare(solving: Solving): { readonly square: number; readonly marked: boolean } | null {
  const solution = solving.found?.solution;
  const good = goodSteps(solving);
  if (!solution || good === null) return null;
  const sketch = sketchAfter(solving, good + 1);
  const size = solving.found?.puzzle.size ?? solution.length;
  const right = new Set(squaresOf(solution, size));
  const queen = ownQueens(sketch, size).find((square) => !right.has(square));
  if (queen !== undefined) return { square: queen, marked: false };
  const mark = [...sketch.marks].find((square) => right.has(square));
  return mark === undefined ? null : { square: mark, marked: true };
}

/** Whether the puzzle has been started, so that work could be lost. */
export const isBegun = ({ sketch, solved }: Solving): boolean =>
  !solved && (sketch.marks.size > 0 || sketch.queens.some((column) => column >= 0));
