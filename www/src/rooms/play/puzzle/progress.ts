// The steps on the ruler, and which of them are good.

import type { Step } from '../steps';
import { ownQueens, type Sketch, squaresOf } from './sketch';
import type { Solving } from './solving';

/** The sketch after this many steps. */
export const sketchAfter = ({ history, sketch }: Solving, steps: number): Sketch => history.past[steps] ?? sketch;

const count = ({ queens, extra = [] }: Sketch): number => queens.filter((column) => column >= 0).length + extra.length;

/** Each step that was done, as it lies on the ruler. */
export function stepsOf({ history, sketch }: Solving): Step[] {
  const states = [...history.past, sketch];
  return states.slice(1).map((after, index): Step => {
    const before = states[index] ?? after;
    if (count(after) > count(before)) return 'set';
    if (count(after) < count(before)) return 'removed';
    return after.queens.every((column, row) => column === before.queens[row]) ? 'marked' : 'set';
  });
}

/** Whether a sketch agrees with the solution: its queens are queens there, its marks are empty there. */
export function agrees(solution: readonly number[], sketch: Sketch, size = solution.length): boolean {
  const right = new Set(squaresOf(solution, size));
  return (
    ownQueens(sketch, size).every((queen) => right.has(queen)) && [...right].every((queen) => !sketch.marks.has(queen))
  );
}

/** The number of good steps before the first wrong one; null if all are good or the solution is unknown. */
export function goodSteps({ found, history, sketch }: Solving): number | null {
  const solution = found?.solution;
  const size = found?.puzzle.size;
  if (!solution?.length || agrees(solution, sketch, size)) return null;
  const states = [...history.past, sketch];
  const bad = states.findLastIndex((state) => agrees(solution, state, size));
  return Math.max(0, bad);
}

/** The square of the first queen or mark that is wrong; null if all are right. */
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
