// The jobs of the worker for large boards that watch a search.

import { instant, noRun, slicedJob } from '../../../worker/job';
import type { LargeStarter } from '../board-jobs';
import type { BoardStore } from '../board-store';
import type { LargeQuestions } from '../questions';
import { LinearRun, RepairRun, type Run } from './runs';

/** As many steps as fit into a frame: this many milliseconds of it. */
const FRAME = 10;

type LinearJobs = {
  [K in Extract<keyof LargeQuestions, `linear${string}`>]: LargeStarter<K>;
};

export function linearJobsOf(desk: BoardStore): LinearJobs {
  let run: Run | null = null;
  const held = (): Run => {
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
            ? new RepairRun(engine, desk.given, seed)
            : new LinearRun(() => new engine.LinearJob(desk.given, seed, options));
        return run.shown();
      }),

    linearRun: (_, { steps }) =>
      instant(() => {
        held().go(steps, FRAME);
        return held().shown();
      }),

    linearSeek: (_, { position }) =>
      slicedJob((milliseconds) => held().seek(position, milliseconds), { answer: () => held().shown() }),

    linearTake: () => instant(() => desk.show({ rows: held().rows(), given: desk.given, origin: desk.origin })),
  };
}
