// Checks the steps of a lesson with the engine, for people who open a stranger's lesson or write one.

import type { WorkerClient } from '../../client/client';
import { JobError } from '../../client/trouble';
import type { Step } from './lesson';
import type { Ask, Setting, Truth } from './steps';

interface Judging {
  truth: { question: { setting: Setting; truth: Truth }; progress: null; answer: readonly string[] };
  /** Every right answer. */
  judge: { question: { setting: Setting; ask: Ask; answer: null }; progress: null; answer: readonly string[] };
}

/**
 * Returns the right answers to the question of a step; empty without a question. Throws if a claim is false
 * (`lesson-claim`), if a question has no answer (`lesson-answerless`), or if a state cannot be opened.
 */
export async function checkStep(
  client: Pick<WorkerClient<Judging>, 'ask'>,
  { id: place, setting, question, claims }: Step,
): Promise<readonly string[]> {
  for (const { truth, is } of claims) {
    const found = (await client.ask('truth', { setting, truth }).answer).join(', ');
    if (found !== is) throw new JobError('lesson-claim', { place, of: truth.of, is, found });
  }
  if (!question) return [];
  const { ask, choices } = question;
  const answers = await client.ask('judge', { setting, ask, answer: null }).answer;
  const given = ask.for === 'choice' ? choices.filter(({ id }) => answers.includes(id)) : answers;
  if (given.length === 0) throw new JobError('lesson-answerless', { place });
  return answers;
}
