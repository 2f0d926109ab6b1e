// Any question of the engine as a job: the one adapter between a worker and the engine's handle of questions.

import type { CallName, EngineQuestion, Timing, WithFiles } from '../client/engine';
import { type EngineModule, type Questions, STEP, type Step } from '../engine/types';
import { instant, type Job, type JobFactory, refusal, slicedJob, TimeBudget } from './job';

/** Bytes of a file that are read at once. */
const PIECE = 1 << 20;

/** Available in workers only. */
declare const FileReaderSync: { new (): { readAsArrayBuffer(part: Blob): ArrayBuffer } };

/** The job of a question by its name. The engine refuses names that it does not know. */
export const engineQuestion =
  (name: string): JobFactory<never> =>
  (engine, question) =>
    isCall(name) ? callJob(name)(engine, question) : engineJob(engine, name as EngineQuestion, question);

const isCall = (name: string): name is CallName => name.endsWith('()');

/** Calls a function of the engine by its name, which is followed by `()`. */
export const callJob =
  <Engine extends object>(name: string): JobFactory<readonly unknown[], Engine> =>
  (engine, values) => {
    const call = engine[name.slice(0, -2) as keyof Engine] as (...values: readonly unknown[]) => unknown;
    return instant(() => call(...values));
  };

export function engineJob<K extends EngineQuestion>(
  { Job: EngineJob }: Pick<EngineModule, 'Job'>,
  name: K,
  { files = [], ...question }: Questions[K]['question'] & WithFiles,
): Job {
  const job = new EngineJob(name, question as Questions[K]['question']);
  const next = piecesOf(files);
  let pace = new TimeBudget(job.first());

  const work = (milliseconds: number): boolean => {
    let step: Step = STEP.More;
    pace.spend(milliseconds, (budget) => {
      step = job.run(budget);
      return step !== STEP.More;
    });
    return after(step);
  };

  /** Carries out the request of a step; true if the answer is final. */
  function after(step: Step): boolean {
    if (step === STEP.Unit) pace = new TimeBudget(job.first());
    if (step === STEP.Feed) job.feed(next());
    return step === STEP.Done;
  }

  return slicedJob(work, {
    progress(milliseconds) {
      const progress = job.progress();
      return progress && { ...progress, milliseconds };
    },
    answer: (milliseconds) => {
      const spent = milliseconds();
      return { ...job.answer(), milliseconds: spent };
    },
    transfer: buffersIn,
    free: () => job.free(),
  });
}

/** Asks the engine in a job of several turns: `const answer = yield* askEngine(engine, name, question)`. */
export function* askEngine<K extends EngineQuestion>(
  engine: Pick<EngineModule, 'Job'>,
  name: K,
  question: Questions[K]['question'] & WithFiles,
  progress?: (progress: Questions[K]['progress'] & Timing) => unknown,
): Generator<Job, Questions[K]['answer'] & Timing, unknown> {
  const job = engineJob(engine, name, question);
  const report = (): unknown => {
    const known = job.progress() as Questions[K]['progress'] & Timing;
    return progress ? progress(known) : known;
  };
  return (yield { ...job, progress: report }) as Questions[K]['answer'] & Timing;
}

/** The next piece of the files at each call; undefined at the end of each file, and after the last one. */
function piecesOf(files: readonly Blob[]): () => Uint8Array | undefined {
  const left = [...files];
  let at = 0;
  return () => {
    const [file] = left;
    if (!file || at >= file.size) {
      left.shift();
      at = 0;
      return undefined;
    }
    const piece = file.slice(at, at + PIECE);
    at += PIECE;
    return new Uint8Array(bytesOf(piece));
  };
}

/** Reads a piece of a file. Throws `file-gone` if the file was removed or changed meanwhile. */
function bytesOf(piece: Blob): ArrayBuffer {
  try {
    return new FileReaderSync().readAsArrayBuffer(piece);
  } catch {
    throw refusal('file-gone');
  }
}

/** The buffers of the typed arrays in an answer, which are handed over and not copied. */
const buffersIn = (answer: object): Transferable[] =>
  Object.values(answer).flatMap((value: unknown) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
