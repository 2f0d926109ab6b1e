// The jobs of the room for teachers, in the worker.

import { truthOf } from '../../watch/truth';
import { boardNow } from '../../watch/truths/judge';
import { rightAnswers } from '../../watch/truths/judging';
import { instant, type Job, type Jobs, steppedJob } from '../../worker/job';
import { examJob } from './exam/make';
import { createReader } from './poll/reader';
import type { TeachQuestions } from './questions';

export const jobs: Jobs<TeachQuestions> = {
  truth: (engine, { setting, truth }) => instant(() => truthOf(engine, setting, truth)),
  judge: (engine, { setting, ask }) => instant(() => rightAnswers(engine, setting, ask, null)),
  cards(_, grey): Job {
    const reader = createReader(grey);
    return steppedJob(() => !reader.next(), { answer: () => reader.cards() });
  },
  exam: examJob,
  posed: (engine, { setting, truth }) =>
    instant(() => ({ rows: boardNow(engine, setting), answers: truthOf(engine, setting, truth) })),
};
