// The ways to answer, by their names in lessons. To add one, add a file in `ways`, a line here, and its name in
// `ANSWER_KINDS`. If it leads to another state, also add an entry in watch/truths/leading.ts.

import type { Question } from '../../kernel/classroom/lesson';
import type { AnswerKind } from '../../kernel/classroom/steps';
import { choice, choices } from './ways/choices';
import { column, row } from './ways/line';
import { number } from './ways/number';
import { order } from './ways/order';
import { place } from './ways/place';
import { square } from './ways/square';
import { squares } from './ways/squares';
import { step } from './ways/step';
import { turn } from './ways/turn';
import type { Way } from './ways/way';
import { word } from './ways/word';

export const WAYS: Readonly<Record<AnswerKind, Way>> = {
  square,
  row,
  column,
  number,
  choice,
  squares,
  choices,
  word,
  order,
  place,
  step,
  turn,
};

/** The position of the run that shows the answer; null to stay at the present position. */
export const revealOf = (question: Question | null, [answer = '']: readonly string[]): number | null =>
  question && (WAYS[question.ask.for].position?.(answer) ?? question.ask.reveal);
