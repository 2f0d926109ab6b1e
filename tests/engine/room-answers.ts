// Answers the questions of rooms by calling the engine without a worker.
import assert from 'node:assert/strict';
import type { EngineModule } from '../../www/src/engine/types';
import type { Want } from '../../www/src/rooms/commands';
import { engineQuestion } from '../../www/src/worker/engine-job';
import type { Job } from '../../www/src/worker/job';

/** Runs a job to its end. */
export function answerOf(job: Job): unknown {
  for (;;) {
    const slice = job.slice(20);
    if (slice.done) return slice.answer;
  }
}

/** Asks the engine the question that a state wants answered, and returns the action with the answer or the error. */
export function actionFor<S, A>(engine: EngineModule, want: Want<S, A> | undefined): A {
  assert.ok(want?.want === 'answer');
  const { name, question, done, failed } = want.ask;
  let answer: unknown;
  try {
    answer = answerOf(engineQuestion(name)(engine, question as never));
  } catch (error) {
    if (!failed) throw error;
    return failed(error as Parameters<typeof failed>[0]);
  }
  return done(answer as never);
}
