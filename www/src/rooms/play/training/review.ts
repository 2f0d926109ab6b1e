// What a solved puzzle took: for each queen and mark the rule that it needed where it was set, and the weaker rules that moved there
// and were passed over.

import type { EngineModule, PuzzleRule } from '../../../engine/types';
import { instant, type Job } from '../../../worker/job';
import { hintOf, taken } from '../puzzle/jobs';
import { agrees } from '../puzzle/progress';
import { LADDER, type Puzzle } from '../puzzle/puzzle';
import { freeOf, type Sketch, standing } from '../puzzle/sketch';
import type { Review, ReviewQuestion } from '../questions';

/** More than these steps are not looked at: they are the last ones. */
const MOST = 60;

export const reviewJob = (engine: EngineModule, question: ReviewQuestion): Job =>
  instant(() => reviewed(question, (puzzle, sketch) => hintAt(engine, puzzle, sketch)));

type Hints = (puzzle: Puzzle, sketch: Sketch) => ReturnType<typeof hintOf>;

const hintAt = (engine: EngineModule, puzzle: Puzzle, sketch: Sketch) =>
  hintOf(engine.hintPuzzle(taken(puzzle), Int32Array.from(standing(puzzle, sketch)), Uint32Array.from(sketch.marks)));

/** `hint`: the step by the weakest rule that moves. */
export function reviewed({ puzzle, solution, sketches }: ReviewQuestion, hint: Hints): Review {
  const used: Partial<Record<PuzzleRule, number>> = {};
  const missed: Partial<Record<PuzzleRule, number>> = {};
  const all = sketches.slice(-MOST).map(({ queens, marks }): Sketch => ({ queens, marks: new Set(marks) }));
  for (const [index, after] of all.entries()) {
    const before = all[index - 1];
    if (!before || !agrees(solution, before) || !agrees(solution, after)) continue;
    const square = decided(puzzle, before, after);
    const path = square === null ? null : needed(puzzle, before, square, hint);
    if (!path) continue;
    used[path.rule] = (used[path.rule] ?? 0) + 1;
    if (path.first !== path.rule) missed[path.first] = (missed[path.first] ?? 0) + 1;
  }
  return { used, missed };
}

/** The first square that was free before, and has a queen or a mark after. */
function decided(puzzle: Puzzle, before: Sketch, after: Sketch): number | null {
  const { size } = puzzle;
  const free = freeOf(puzzle, before);
  const set = free.find((square) => after.queens[Math.floor(square / size)] === square % size);
  return set ?? free.find((square) => after.marks.has(square)) ?? null;
}

/** The strongest rule on the way of the weakest rules to a square, and the first one on that way. */
function needed(
  puzzle: Puzzle,
  from: Sketch,
  square: number,
  hint: Hints,
): { rule: PuzzleRule; first: PuzzleRule } | null {
  const { size } = puzzle;
  let sketch = from;
  let rule: PuzzleRule | null = null;
  let first: PuzzleRule | null = null;
  for (;;) {
    const next = hint(puzzle, sketch);
    if (next.kind !== 'step') return null;
    const { step } = next;
    first ??= step.rule;
    rule = rule === null || LADDER.indexOf(step.rule) > LADDER.indexOf(rule) ? step.rule : rule;
    const queen = step.rule === 'single' ? step.square : null;
    const queens = sketch.queens.map((column, row) =>
      queen !== null && Math.floor(queen / size) === row ? queen % size : column,
    );
    sketch = { queens, marks: new Set([...sketch.marks, ...step.excludes]) };
    if (!freeOf(puzzle, sketch).includes(square)) return { rule, first };
  }
}
