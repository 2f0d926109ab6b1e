// The jobs of the worker for large boards that watch a search.

import { instant, noRun, slicedJob } from '../../../worker/job';
import type { LargeStarter } from '../board-jobs';
import type { BoardStore } from '../board-store';
import type { LargeQuestions } from '../questions';
import { LinearRun, RepairRun, type Run } from './runs';

/** The maximum time of one request for steps, in milliseconds, so that it fits into a frame. */
const FRAME = 10;

type LinearJobs = {
  [K in Extract<keyof LargeQuestions, `linear${string}`>]: LargeStarter<K>;
};

export function linearJobsOf(store: BoardStore): LinearJobs {
  let run: Run | null = null;
  const current = (): Run => {
    if (!run) throw noRun();
    return run;
  };
  return {
    linearOpen: (engine, { method, seed, options }) =>
      instant(() => {
        run?.free();
        run = null;
        run =
          method === 'repair'
            ? new RepairRun(engine, store.given, seed)
            : new LinearRun(() => new engine.LinearJob(store.given, seed, options));
        return run.shown();
      }),

    linearRun: (_, { steps }) =>
      instant(() => {
        current().go(steps, FRAME);
        return current().shown();
      }),

    linearSeek: (_, { position }) =>
      slicedJob((milliseconds) => current().seek(position, milliseconds), { answer: () => current().shown() }),

    linearTake: () =>
      instant(() => store.replaceWithoutUndo({ rows: current().rows(), given: store.given, origin: store.origin })),
  };
}
