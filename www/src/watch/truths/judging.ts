// The judge of an answer, in the worker. An answer that leads to another state is judged by the truth in that state.

import type { EngineModule } from '../../engine/types';
import type { AnswerKind, Ask, Setting } from '../../kernel/classroom/steps';
import { truthOf } from '../truth';
import { together } from './answer';
import { LEADING } from './leading';

/**
 * Every right answer. Where an answer leads to another state: `answer` if it is right, nothing if it is not, and one that is right for
 * null. Throws as `truthOf`.
 */
export function rightAnswers(engine: EngineModule, setting: Setting, ask: Ask, answer: string | null): string[] {
  const leading = LEADING[ask.for];
  if (!leading) return wholly(ask.for, truthOf(engine, setting, ask.truth));
  const holds = (given: string): boolean => {
    const there = leading.to(setting, given);
    return there !== null && truthOf(engine, there, ask.truth).join(' ') === ask.is;
  };
  if (answer !== null) return holds(answer) ? [answer] : [];
  for (const candidate of leading.candidates(engine, setting, ask)) if (holds(candidate)) return [candidate];
  return [];
}

/** The answers that must be given together, as one. */
const wholly = (way: AnswerKind, answers: string[]): string[] =>
  way === 'squares' || way === 'choices' ? [together(answers)] : answers;
