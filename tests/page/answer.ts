// Runs a job of a worker to its end, and returns its answer.
import type { Job } from '../../www/src/worker/job';

export function answerOf<Answer>(job: Job): Answer {
  for (let slices = 0; slices < 10_000; slices++) {
    const outcome = job.slice(20);
    if (outcome.done) {
      job.free?.();
      return outcome.answer as Answer;
    }
  }
  throw new Error('the job is not done after 10,000 slices');
}
