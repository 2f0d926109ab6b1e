// The one thing that the worker is asked to do with the large board: a new question takes the place of the one before.

import type { Job, WorkerClient } from '../../client/client';
import { isCancelled, troubleOf } from '../../client/trouble';
import type { Work } from './answer';
import type { LargeQuestions } from './questions';
import type { LargeDispatch } from './state';

/** How far the work is. */
type Told = Omit<Work, 'task' | 'makes'>;
type Name = Extract<keyof LargeQuestions, `large${string}`>;

export class Working {
  #job: Pick<Job<LargeQuestions[Name]>, 'cancel'> | null = null;

  constructor(
    private readonly line: Pick<WorkerClient<LargeQuestions>, 'ask'>,
    private readonly dispatch: LargeDispatch,
  ) {}

  /** Asks, tells how far it is, and hands over the answer unless the person has asked for something else meanwhile. */
  ask<K extends Name>(
    name: K,
    question: LargeQuestions[K]['question'],
    then: (answer: LargeQuestions[K]['answer']) => void,
    progressOf?: (progress: LargeQuestions[K]['progress']) => Told,
  ): void {
    this.cancel();
    const begun: Job<LargeQuestions[K]> = this.line.ask(name, question, (progress) => {
      if (this.#job === begun && progressOf) this.dispatch({ type: 'progress', progress: progressOf(progress) });
    });
    this.#job = begun;
    const answered: Promise<LargeQuestions[K]['answer']> = begun.answer;
    answered.then(
      (answer) => {
        if (this.#job !== begun) return;
        this.#job = null;
        then(answer);
      },
      (error: unknown) => {
        if (this.#job !== begun || isCancelled(error)) return;
        this.#job = null;
        this.fail(error);
      },
    );
  }

  cancel(): void {
    this.#job?.cancel();
    this.#job = null;
  }

  fail(error: unknown): void {
    this.dispatch({ type: 'answered', answer: { kind: 'failed', trouble: troubleOf(error) } });
  }
}
