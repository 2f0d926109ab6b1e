// The jobs of the worker of this room. It holds one trace, which every run of it is opened from.

import type { EngineModule, TraceCheck } from '../../engine/types';
import { kindSet } from '../../kernel/watch';
import { watchJobsOf } from '../../watch/jobs';
import { instant, type Jobs, NEVER } from '../../worker/job';
import type { Findings, OwnQuestions, ProgramOutput, Recording } from './questions';
import { boardsIn, valuesIn } from './recording/board';
import { type Ending, endingOf } from './recording/ending';
import { seenIn } from './recording/seen';
import { sizeOf } from './recording/size';
import { traceOf } from './recording/trace';
import { judge } from './tasks/judge';

/** Above this size, neither the solutions of a board nor the tries of a search are counted here. */
const COUNTED = 12;
const TRIED = 10;
/** The number of solutions of a run that are examined one by one. */
const LOOKED_AT = 200;

/** The jobs of one worker. */
export function ownJobsOf(): Jobs<OwnQuestions> {
  let trace = '';

  function record(engine: EngineModule, heard: ProgramOutput): Recording {
    const { log, source, stop } = heard;
    const variables = valuesIn(log);
    const size = heard.task ? heard.given.length : sizeOf(log, source, variables, heard.given.length);
    const given = size === heard.given.length ? heard.given : Array.from({ length: size }, () => -1);
    const { boards, near } = boardsIn(variables, size);
    const board = boards.find(({ name }) => name === heard.board) ?? boards[0] ?? null;
    const written = traceOf(log, { size, given, source, stop, board, words: new Set(heard.words) });
    trace = written.trace;
    const calls = !board && /^\+/m.test(log);
    const known = findIn(engine, engine.checkTrace(trace), given);
    const says = /^(?:\d+)?\*$/m.test(log) ? known : null;
    const { acceptance, cut, thin } = written;
    const evidence = {
      log,
      source,
      board: board?.name ?? null,
      size,
      all: known.all,
      acceptance,
      says,
      thin: thin ? known : null,
      near,
    };
    const seen = seenIn(evidence);
    const isCalled = /^>/m.test(log);
    const judged =
      heard.task &&
      judge({
        ...heard.task,
        found: known,
        seen,
        trace,
        stopped: stop !== null,
        solutions: solutionsIn(engine, trace),
      });
    return {
      ...{ boards, board, calls, cut, thin, given, found: known, judged, seen },
      ending: stop !== null || seen.prints || seen.collects ? null : missing(known),
      uncalled: isCalled ? null : heard.uncalled,
    };
  }

  const missing = ({ different, all }: Findings): Ending | null =>
    all !== null && different < all ? endingOf(trace) : null;

  return {
    ...watchJobsOf((engine: EngineModule) => {
      const timeline = new engine.Timeline('recorded', { trace });
      return { timeline, spoken: () => timeline.spoken() };
    }),
    record: (engine, heard) => instant(() => record(engine, heard)),
    readTrace: (engine, { trace: text }) =>
      instant((): Recording => {
        const checked = engine.checkTrace(text);
        trace = text;
        const [, rows] = /^given ([-\d ]+)$/m.exec(trace) ?? [];
        const given = rows?.split(' ').map(Number) ?? Array.from({ length: checked.size }, () => -1);
        const known = findIn(engine, checked, given);
        return {
          ...{ boards: [], board: null, calls: true, cut: false, thin: false, given },
          ...{ found: known, seen: null, uncalled: null, ending: missing(known), judged: null },
        };
      }),
    ownTrace: () => instant(() => trace),
  };
}

/** The engine's findings in a checked trace, on the board that it began with. */
function findIn(engine: EngineModule, checked: TraceCheck, given: readonly number[]): Findings {
  const { steps, tried, removed, solutions, different, wrong } = checked;
  const rows = Int32Array.from(given);
  const all = rows.length <= COUNTED ? Number(engine.countCompletions(rows).count) : null;
  const bitmask = rows.length <= TRIED ? triedBy(engine, rows) : null;
  return { steps, tried, removed, solutions, different, wrong, all, bitmask };
}

/** The boards of the first solutions of a trace. */
function solutionsIn(engine: EngineModule, trace: string): number[][] {
  const timeline = new engine.Timeline('recorded', { trace });
  const boards: number[][] = [];
  while (boards.length < LOOKED_AT) {
    timeline.seekNth(kindSet('solution'), boards.length + 1, NEVER);
    const { happened, rows } = timeline.frame();
    if (happened?.kind !== 'solution') break;
    boards.push([...rows]);
  }
  timeline.free();
  return boards;
}

/** The queens that the search with bit masks tries; null if it cannot search the board. */
function triedBy(engine: EngineModule, rows: Int32Array): number | null {
  try {
    const timeline = new engine.Timeline('bitmask', rows, 0);
    timeline.explore(NEVER);
    const counts = [...timeline.reached()];
    timeline.free();
    return counts.reduce((sum, count, index) => ((1 << index) & kindSet('tried') ? sum + count : sum), 0);
  } catch {
    return null;
  }
}

export const jobs: Jobs<OwnQuestions> = ownJobsOf();
