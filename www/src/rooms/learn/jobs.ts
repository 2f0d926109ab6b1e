// The jobs of the Learn room, in the worker: the judge of answers, the check of a person's own lesson, and a lesson for paper.

import type { EngineModule } from '../../engine/types';
import { type CheckQuestion, checkAnswers } from '../../kernel/classroom/checking';
import type { Step } from '../../kernel/classroom/lesson';
import type { Setting } from '../../kernel/classroom/steps';
import { truthOf } from '../../watch/truth';
import { boardNow, withRun } from '../../watch/truths/judge';
import { rightAnswers } from '../../watch/truths/judging';
import { eachJob, instant, type Jobs } from '../../worker/job';
import type { LearnQuestions } from './requests';
import type { PrintedStep } from './slice';

/** The figures next to the board of a step on paper. */
function figuresOf(engine: EngineModule, setting: Setting): Pick<PrintedStep, 'registers' | 'code'> {
  const [words, code] = (['words', 'code'] as const).map((figure) => setting.shows.includes(figure));
  if (!words && !code) return { registers: [], code: [] };
  return withRun(engine, setting, (run) => {
    const { from = 0, to = 0 } = run.frame().block ?? {};
    return {
      registers: words ? run.registers() : [],
      code: code ? run.listing().map((line, index) => ({ line, ran: index >= from && index < to })) : [],
    };
  });
}

/** Answers a question about a step. */
const findIn = (engine: EngineModule, of: CheckQuestion): readonly string[] =>
  of.name === 'truth' ? truthOf(engine, of.setting, of.truth) : rightAnswers(engine, of.setting, of.ask, of.answer);

/** Checks one step. */
function check(engine: EngineModule, step: Step): void {
  const questions = checkAnswers(step);
  for (let next = questions.next(); !next.done; ) next = questions.next(findIn(engine, next.value));
}

export const jobs: Jobs<LearnQuestions> = {
  check: (engine, { steps }) => eachJob(steps, (step) => check(engine, step)),
  judge: (engine, { setting, ask, answer }) => instant(() => rightAnswers(engine, setting, ask, answer)),
  paper: (engine, { steps }) =>
    eachJob(
      steps,
      ({ setting, ask }): PrintedStep => ({
        rows: boardNow(engine, setting),
        answers: ask ? rightAnswers(engine, setting, ask, null) : [],
        ...figuresOf(engine, setting),
      }),
    ),
};
