// Checks the steps of a lesson with the engine, for people who open a stranger's lesson or write one.

import type { WorkerClient } from '../../client/client';
import { JobError } from '../../client/trouble';
import type { Step } from './lesson';
import type { Ask, Setting, Truth } from './steps';

interface JudgeQuestion {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /** Asks for every right answer. */
  judge: { question: { setting: Setting; ask: Ask; answer: null }; progress: null; answer: readonly string[] };
}

/** A question about a step: what is true of its state, or the right answers. */
export type CheckQuestion = {
  [K in keyof JudgeQuestion]: { readonly name: K } & JudgeQuestion[K]['question'];
}[keyof JudgeQuestion];

/**
 * Yields the questions about a step, and returns the right answers to its own question; empty without a question. Throws
 * if a claim is false (`lesson-claim`), if a question has no answer (`lesson-answerless`), or if a state cannot be opened.
 */
export function* checkAnswers({
  id: place,
  setting,
  question,
  claims,
}: Step): Generator<CheckQuestion, readonly string[], readonly string[]> {
  for (const { truth, is } of claims) {
    const found = (yield { name: 'truth', setting, truth }).join(', ');
    if (found !== is) throw new JobError('lesson-claim', { place, of: truth.of, is, found });
  }
  if (!question) return [];
  const { ask, choices } = question;
  const answers = yield { name: 'judge', setting, ask, answer: null };
  const given = ask.for === 'choice' ? choices.filter(({ id }) => answers.includes(id)) : answers;
  if (given.length === 0) throw new JobError('lesson-answerless', { place });
  return answers;
}

/** Returns the right answers to the question of a step, or throws, as `checkAnswers`. */
export async function checkStep(
  client: Pick<WorkerClient<JudgeQuestion>, 'ask'>,
  step: Step,
): Promise<readonly string[]> {
  const steps = checkAnswers(step);
  let next = steps.next();
  while (!next.done) {
    const { name, ...question } = next.value;
    next = steps.next(await client.ask(name, question as JudgeQuestion[typeof name]['question']).answer);
  }
  return next.value;
}
