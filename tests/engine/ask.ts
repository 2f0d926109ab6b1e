// Asks the engine a question and runs its job to the end, as a worker does.
import { type EngineModule, type Questions, STEP, type Step } from '../../www/src/engine/types';

export type QuestionName = keyof Questions;

/** Returns the answer to a question. `files` are fed in pieces of an odd length; `budget` is the budget of each slice. */
export function answerTo<K extends QuestionName>(
  engine: EngineModule,
  name: K,
  question: Questions[K]['question'],
  { files = [], budget = 1_000 }: { files?: readonly string[]; budget?: number } = {},
): Questions[K]['answer'] {
  const job = new engine.Job(name, question);
  const pieces = files.flatMap((text) => [...piecesOf(text), undefined]);
  try {
    for (let step: Step = STEP.More; step !== STEP.Done; ) {
      step = job.run(budget);
      if (step === STEP.Feed) job.feed(pieces.shift());
    }
    return job.answer();
  } finally {
    job.free();
  }
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function* piecesOf(text: string): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997);
}
