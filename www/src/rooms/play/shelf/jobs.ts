// The job of the shelf: the puzzles of one kind and size, made one after another.

import type { EngineModule, PuzzleJob } from '../../../engine/types';
import { type Job, TimeBudget } from '../../../worker/job';
import { WORDS } from '../puzzle/puzzle';
import { type Board, type Picture, sourcesOf } from './slice';

export function shelfJob(engine: EngineModule, board: Board): Job {
  const left = WORDS.flatMap((word) => sourcesOf(board, word));
  const pictures: Picture[] = [];
  const pace = new TimeBudget(10);
  let making: PuzzleJob | null = null;

  function end(): void {
    making?.free();
    making = null;
  }

  return {
    slice(milliseconds) {
      const [next] = left;
      if (!next) return { done: true, answer: pictures };
      const { family, size, word, seed } = next;
      making ??= new engine.PuzzleJob({ size, family, level: word, seed });
      const job = making;
      if (!pace.spend(milliseconds, (budget) => job.run(budget))) return { done: false, resting: false };
      const made = job.made();
      if (made) pictures.push({ word, seed, given: [...made.rows], regions: made.regions ? [...made.regions] : null });
      end();
      left.shift();
      return { done: false, resting: false };
    },
    progress: () => null,
    free: end,
  };
}
