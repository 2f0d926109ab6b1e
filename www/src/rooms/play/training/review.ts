// The review of a solved puzzle: for each queen and mark the rule that it needed, and the weaker rules that were skipped there.

import type { EngineModule, PuzzleRule } from '../../../engine/types';
import type { Job, SliceResult } from '../../../worker/job';
import { agrees } from '../puzzle/progress';
import { LADDER, type Puzzle } from '../puzzle/puzzle';
import { freeOf, type Sketch, squaresOf, standing, withStep } from '../puzzle/sketch';
import { hintOf, taken } from '../puzzle/taken';
import type { Review, ReviewQuestion } from '../questions';

/** The maximum number of examined steps: the last ones. */
const MOST = 60;

/** One step after the other, so that a slice can end between two. */
export function reviewJob(engine: EngineModule, question: ReviewQuestion): Job {
  const looking = reviewing(question, (puzzle, sketch) => hintAt(engine, puzzle, sketch));
  return {
    slice(milliseconds): SliceResult {
      const end = performance.now() + milliseconds;
      do {
        const next = looking.next();
        if (next.done) return { done: true, answer: next.value };
      } while (performance.now() < end);
      return { done: false, resting: false };
    },
    progress: () => null,
  };
}

type Hints = (puzzle: Puzzle, sketch: Sketch) => ReturnType<typeof hintOf>;

const hintAt = (engine: EngineModule, puzzle: Puzzle, sketch: Sketch) =>
  hintOf(engine.hintPuzzle(taken(puzzle), Int32Array.from(standing(puzzle, sketch)), Uint32Array.from(sketch.marks)));

/** `hint`: the step by the weakest rule that applies. */
export function reviewed(question: ReviewQuestion, hint: Hints): Review {
  const looking = reviewing(question, hint);
  for (;;) {
    const next = looking.next();
    if (next.done) return next.value;
  }
}

function* reviewing({ puzzle, solution, sketches }: ReviewQuestion, hint: Hints): Generator<void, Review> {
  const used: Partial<Record<PuzzleRule, number>> = {};
  const missed: Partial<Record<PuzzleRule, number>> = {};
  const all = sketches.slice(-MOST).map(({ queens, marks }): Sketch => ({ queens, marks: new Set(marks) }));
  for (const [index, after] of all.entries()) {
    yield;
    const before = all[index - 1];
    if (!before || !agrees(solution, before, puzzle.size) || !agrees(solution, after, puzzle.size)) continue;
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
  const free = freeOf(puzzle, before);
  const queens = squaresOf(after.queens, puzzle.size);
  return free.find((square) => queens.includes(square)) ?? free.find((square) => after.marks.has(square)) ?? null;
}

/** The strongest rule on the way of the weakest rules to a square, and the first one on that way. */
function needed(
  puzzle: Puzzle,
  from: Sketch,
  square: number,
  hint: Hints,
): { rule: PuzzleRule; first: PuzzleRule } | null {
  let sketch = from;
  let rule: PuzzleRule | null = null;
  let first: PuzzleRule | null = null;
  for (;;) {
    const next = hint(puzzle, sketch);
    if (next.kind !== 'step') return null;
    const { step } = next;
    first ??= step.rule;
    rule = rule === null || LADDER.indexOf(step.rule) > LADDER.indexOf(rule) ? step.rule : rule;
    sketch = withStep(puzzle, sketch, step);
    if (!freeOf(puzzle, sketch).includes(square)) return { rule, first };
  }
}
