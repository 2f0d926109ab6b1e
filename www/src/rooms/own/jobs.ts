// The jobs of the worker that records Python programs. It stores the trace recorded or read last, and opens each run from it.

import type { EngineModule, JudgedTask } from '../../engine/types';
import { watchJobsOf } from '../../watch/jobs';
import { instant, type Jobs } from '../../worker/job';
import type { OwnQuestions, ProgramOutput, Recording } from './questions';

/** Creates the jobs of a worker that has no trace yet. */
export function ownJobsOf(): Jobs<OwnQuestions> {
  let trace = '';

  function record(
    engine: EngineModule,
    { log, source, given, words, board, stop, uncalled, task }: ProgramOutput,
  ): Recording {
    const {
      trace: text,
      called,
      ...recorded
    } = engine.recordProgram({
      log,
      source,
      given: Int32Array.from(given),
      words,
      ...(board !== null && { board }),
      ...(stop !== null && { stop }),
      ...(task && { task: describeTask(task) }),
    });
    trace = text;
    return { ...recorded, uncalled: called ? null : uncalled };
  }

  return {
    ...watchJobsOf((engine: EngineModule) => {
      const timeline = new engine.Timeline('recorded', { trace });
      return { timeline, spoken: () => timeline.spoken() };
    }),
    record: (engine, output) => instant(() => record(engine, output)),
    readTrace: (engine, { trace: text }) =>
      instant((): Recording => {
        const reviewed = engine.reviewTrace(text);
        trace = text;
        const unknown = { boards: [], board: null, calls: true, cut: false, thin: false, seen: null, judged: null };
        return { ...unknown, ...reviewed, uncalled: null };
      }),
    ownTrace: () => instant(() => trace),
  };
}

/** Converts a task and the style of the program to the form that the engine judges. */
const describeTask = ({ chosen, style }: NonNullable<ProgramOutput['task']>): JudgedTask => ({
  ...chosen,
  bits: style.bits,
  ...(style.recursion && { recursion: style.recursion.line }),
  ...(style.container !== null && { container: style.container }),
});

export const jobs: Jobs<OwnQuestions> = ownJobsOf();
