// Sends tasks on the large board to the worker, one at a time, and follows their progress.

import { type Latest, latest } from '../../client/latest';
import { JobError, troubleOf } from '../../client/trouble';
import type { RunningTask } from './answer';
import type { LargeQuestions } from './questions';
import type { LargeKit } from './state';

/** The progress of a task. */
type Share = Omit<RunningTask, 'task' | 'makes'>;
type Name = Exclude<keyof LargeQuestions, `linear${string}`>;

export class TaskRunner {
  readonly #task: Latest<LargeQuestions>;

  constructor(
    client: ReturnType<LargeKit['spawnWorker']>,
    private readonly dispatch: LargeKit['dispatch'],
  ) {
    this.#task = latest(client, (error) => this.fail(error));
  }

  /** Asks a question, reports its progress, and returns the answer unless there was another request meanwhile. */
  ask<K extends Name>(
    name: K,
    question: LargeQuestions[K]['question'],
    done: (answer: LargeQuestions[K]['answer']) => void,
    shareOf?: (progress: LargeQuestions[K]['progress']) => Share,
  ): void {
    this.#task.ask(name, question, {
      done,
      progress: (progress) => shareOf && this.dispatch({ type: 'progress', progress: shareOf(progress) }),
    });
  }

  /** Continues with a step that gives a modular solution of this size: the wanted step or, for 0, the first such step. */
  withStep(size: number, wanted: number, goOn: (step: number) => void): void {
    if (wanted !== 0) goOn(wanted);
    else
      this.ask('modularSteps()', [size], ([step]) => {
        if (step === undefined) this.fail(new JobError('no-modular', { size }));
        else goOn(step);
      });
  }

  cancel(): void {
    this.#task.cancel();
  }

  fail(error: unknown): void {
    this.dispatch({ type: 'answered', answer: { kind: 'failed', trouble: troubleOf(error) } });
  }
}
