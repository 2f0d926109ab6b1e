// The job that compares searches: it runs each to its end on a board, and counts the queens that it tries.

import type { EngineModule, Rows, Timeline } from '../../engine/types';
import { countEvents, kindSet } from '../../kernel/watch';
import { type Job, type JobFactory, TimeBudget } from '../../worker/job';
import type { Comparison, Measured, TheatreQuestions } from './questions';

/** The maximum length of a run, in events. It takes a second or less. */
const MAX_EVENTS = 4_000_000;

/** The board for runs that are too long. Every compared search ends on it soon. */
const EIGHT: Rows = new Int32Array(8).fill(-1);

export const compare: JobFactory<TheatreQuestions['compare']['question']> = (engine, { searches, rows }): Job => {
  const pace = new TimeBudget();
  let board = rows;
  let timeline: Timeline | null = null;
  let runs: Measured[] = [];

  const free = (): void => {
    timeline?.free();
    timeline = null;
  };
  const insteadOn8 = (): void => {
    free();
    board = EIGHT;
    runs = [];
  };

  /** Works on the next search. Returns true when all have ended. */
  function work(milliseconds: number): boolean {
    const search = searches[runs.length];
    if (search === undefined) return true;
    timeline ??= opened(engine, search, board, board !== EIGHT);
    if (!timeline) {
      insteadOn8();
      return false;
    }
    const run = timeline;
    const long = (): boolean => board !== EIGHT && run.frame().furthest > MAX_EVENTS;
    const ended = pace.spend(milliseconds, (budget) => run.explore(budget) || long());
    if (long()) insteadOn8();
    else if (ended) {
      const counts = [...run.reached()];
      const of = (kind: 'tried' | 'forced'): number => countEvents({ counts }, kindSet(kind));
      runs.push({ search, tried: of('tried'), forced: of('forced') });
      free();
    }
    return runs.length === searches.length;
  }

  return {
    slice(milliseconds) {
      if (!work(milliseconds)) return { done: false, resting: false };
      const given = board.filter((column) => column >= 0).length;
      const answer: Comparison = { size: board.length, given, instead: board === EIGHT, runs };
      return { done: true, answer };
    },
    progress: () => null,
    free,
  };
};

/** Returns the run at its start; null if the engine refuses the board. */
function opened(engine: EngineModule, search: string, rows: Rows, may: boolean): Timeline | null {
  try {
    return new engine.Timeline(search, rows, 1);
  } catch (error) {
    if (may && typeof (error as { code?: unknown }).code === 'string') return null;
    throw error;
  }
}
