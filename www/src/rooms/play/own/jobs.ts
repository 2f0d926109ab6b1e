// The survey of a puzzle while a person makes it: its ways, its grade, or its culprits; and the queens that the engine gives or
// drops. Each in slices.

import type { EngineModule } from '../../../engine/types';
import { askEngine } from '../../../worker/engine-job';
import { instant, inTurn, type Job, steppedJob } from '../../../worker/job';
import { proving } from '../puzzle/jobs';
import type { Puzzle } from '../puzzle/puzzle';
import { differentWays } from '../puzzle/same';
import { clashes, emptySketch } from '../puzzle/sketch';
import { taken } from '../puzzle/taken';
import type { OwnSurvey, PlayQuestions } from '../questions';
import { twinOf } from './twin';

/** More ways than this are not listed. */
const LISTED = 1_000;

export function surveyJob(engine: EngineModule, { puzzle, played }: PlayQuestions['survey']['question']): Job {
  const clash = clashes(puzzle, emptySketch(puzzle));
  if (clash.length > 0) return instant(() => ({ ...NONE, blame: [...new Set(clash.flat())] }));
  return inTurn(surveying(engine, puzzle, played));
}

function* surveying(
  engine: EngineModule,
  puzzle: Puzzle,
  played: PlayQuestions['survey']['question']['played'],
): Generator<Job, OwnSurvey, unknown> {
  const { ways: found, all } = yield* askEngine(engine, 'puzzleWays', { puzzle: taken(puzzle), most: LISTED });
  const ways = found.map((rows) => [...rows]);
  const none = ways.length === 0;
  const one = all && ways.length === 1;
  return {
    ...NONE,
    ways,
    all,
    different: differentWays(puzzle, ways),
    twin: one ? twinOf(puzzle, played) : null,
    blame: none && !puzzle.regions ? blameOf(engine, puzzle) : [],
    found: one ? yield* proving(engine, puzzle) : null,
    regions: none && puzzle.regions ? yield* guiltyOf(engine, puzzle) : [],
  };
}

const NONE: OwnSurvey = { ways: [], all: true, different: 0, found: null, twin: null, blame: [], regions: [] };

/** The regions that cannot all have their queens. */
function* guiltyOf(engine: EngineModule, puzzle: Puzzle): Generator<Job, number[], unknown> {
  return [...(yield* askEngine(engine, 'guiltyRegions', { puzzle: taken(puzzle) })).labels];
}

/** The squares of the queens that have no way to finish together. */
function blameOf(engine: EngineModule, { given, size }: Puzzle): number[] {
  const { blame } = engine.complete(Int32Array.from(given));
  return [...(blame ?? [])].map((row) => row * size + (given[row] ?? 0));
}

/** The given queens without those that the others make superfluous: one after another is tried, as the engine does it. */
export function dropJob(engine: EngineModule, puzzle: Puzzle): Job {
  const left = puzzle.given.flatMap((column, row) => (column < 0 ? [] : [row]));
  const of = left.length;
  let given = [...puzzle.given];
  const drop = (): boolean => {
    const row = left.pop();
    if (row === undefined) return true;
    const fewer = given.map((column, at) => (at === row ? -1 : column));
    if (engine.gradePuzzle(taken({ ...puzzle, given: fewer })).ways === 1) given = fewer;
    return false;
  };
  return steppedJob(drop, {
    progress: () => ({ stage: 'dropping', done: of - left.length, of }),
    answer: () => given,
  });
}
