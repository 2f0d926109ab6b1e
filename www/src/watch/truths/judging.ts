// The judge of an answer, in the worker. An answer that leads to another state is judged by the truth in that state.

import type { EngineModule } from '../../engine/types';
import type { AnswerKind, Ask, Setting } from '../../kernel/classroom/steps';
import { truthOf } from '../truth';
import { joinParts } from './answer';
import { LEADING } from './leading';

/**
 * Returns every right answer. If an answer leads to another state, returns only `answer`, or nothing if it is wrong; for null, returns
 * the first right answer that is found. Throws as `truthOf`.
 */
export function rightAnswers(engine: EngineModule, setting: Setting, ask: Ask, answer: string | null): string[] {
  const leading = LEADING[ask.for];
  if (!leading) return joinAnswers(ask.for, truthOf(engine, setting, ask.truth));
  const isRight = (given: string): boolean => {
    const there = leading.to(setting, given);
    return there !== null && truthOf(engine, there, ask.truth).join(' ') === ask.is;
  };
  if (answer !== null) return isRight(answer) ? [answer] : [];
  for (const candidate of leading.candidates(engine, setting, ask)) if (isRight(candidate)) return [candidate];
  return [];
}

/** Joins the right answers of a question for which all of them must be given together. */
const joinAnswers = (way: AnswerKind, answers: string[]): string[] =>
  way === 'squares' || way === 'choices' ? [joinParts(answers)] : answers;
