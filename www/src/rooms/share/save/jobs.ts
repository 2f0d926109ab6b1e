// The jobs that walk through a run or list solutions: frames, and steps and solutions as data.

import { boardOf } from '../../../board/variant/options';
import type { EngineModule } from '../../../engine/types';
import { askEngine } from '../../../worker/engine-job';
import { instant, inTurn, type Job, refusal, steppedJob } from '../../../worker/job';
import type { ShareQuestions } from '../requests';
import type { SavedFrame } from './animation';
import { MAX_WAYS, type RunPart } from './part';
import { Walk } from './run';
import { solutionList, stepEntry, stepHead, stepLine, wayList } from './table';

type Question<K extends keyof ShareQuestions> = ShareQuestions[K]['question'];

export function framesJob(engine: EngineModule, { most, ...part }: Question<'frames'>): Job {
  const frames: SavedFrame[] = [];
  return walkRun(engine, part, {
    take: (frame) => frames.push(frame) < most,
    progress: () => ({ made: frames.length }),
    answer: () => frames,
  });
}

export function stepsJob(engine: EngineModule, { form, ...part }: Question<'steps'>): Job {
  if (form === 'trace') return instant(() => traceFile(engine, part));
  const pieces: string[] = [];
  let bytes = 0;
  const add = (text: string): void => {
    pieces.push(text);
    bytes += text.length;
  };
  if (form === 'csv') add(stepHead(part.variant !== null));
  let made = 0;
  return walkRun(engine, part, {
    take: (frame) => {
      add(form === 'csv' ? stepLine(frame) : `${made === 0 ? '[\n' : ',\n'}${stepEntry(frame)}`);
      made += 1;
      return true;
    },
    progress: () => ({ made, bytes }),
    answer: () => {
      if (form === 'json') add('\n]\n');
      return new Blob(pieces, { type: form === 'csv' ? 'text/csv' : 'application/json' });
    },
  });
}

/** Writes the run up to a step as a trace (docs/trace.md). A trace always begins at the start of its run. */
const traceFile = (engine: EngineModule, { search, rows, seed, decisions = [], to }: RunPart): Blob =>
  new Blob([engine.traceOf(search, rows, { seed, most: to, decisions: [...decisions] })], { type: 'text/plain' });

export const solutionsJob = (engine: EngineModule, question: Question<'solutions'>): Job =>
  inTurn(listSolutions(engine, question));

function* listSolutions(
  engine: EngineModule,
  { size, variant, form }: Question<'solutions'>,
): Generator<Job, Blob, unknown> {
  const file = (text: string): Blob => new Blob([text], { type: 'text/plain' });
  if (!variant) return file(solutionList(engine.gallery(size).columns, size, form));
  const list = yield* askEngine(engine, 'listByRule', { board: boardOf(variant), most: MAX_WAYS });
  if (list.cut) throw refusal('share-too-many-ways', { most: MAX_WAYS });
  return file(wayList(list, variant.columns, form));
}

/** Walks through a part of a run, and passes each frame to `take` until it has enough. */
function walkRun(
  engine: EngineModule,
  part: RunPart,
  to: {
    readonly take: (frame: SavedFrame) => boolean;
    readonly progress: () => unknown;
    readonly answer: () => unknown;
  },
): Job {
  const walk = new Walk(engine, part);
  const step = (left: number): boolean => {
    const frame = walk.next(left);
    return frame !== null && (!to.take(frame) || walk.over);
  };
  return steppedJob(step, { progress: to.progress, answer: to.answer, free: () => walk.free() });
}
