// What is said while a puzzle is solved with reasons.

import type { PuzzleRule } from '../../../engine/types';
import { nameOf, type Sentence, whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import { at } from '../squares';
import { isProved, lineAt, type Proving } from './proving';

/** What is asked for next, or what the last reason was answered. */
export function says(proving: Proving, { puzzle, steps: machine }: Found): Sentence {
  const { size } = puzzle;
  const { answer, square, rule, steps } = proving;
  if (isProved(puzzle, proving))
    return { key: 'play.reasons.done', values: { own: steps.length, machine: machine.length } };
  if (answer) return answered(answer, size);
  if (square === null) return { key: 'play.reasons.begin', values: { steps: steps.length } };
  if (rule === null) return { key: 'play.reasons.which', values: { ...at(size, square) } };
  return asksLines(rule, square, size);
}

/** Which lines a rule wants to be told. */
export const asksLines = (rule: PuzzleRule, square: number, size: number): Sentence => ({
  key: 'play.reasons.lines',
  values: { rule, ...at(size, square) },
});

export function answered({ reason, judged }: NonNullable<Proving['answer']>, size: number): Sentence {
  const place = at(size, reason.square);
  if (judged.kind === 'accepted') return whyStep(judged.step, { size });
  if (judged.kind === 'known') return { key: 'play.reasons.known', values: place };
  if (!judged.counterexample) return { key: 'play.reasons.otherwise', values: place };
  const { kind, index } = lineAt(size, reason.lines[0] ?? 0);
  const lines = reason.lines.length > 1 ? 'lines' : kind;
  return {
    key: 'play.reasons.refused',
    values: { claim: reason.rule === 'single' ? 'queen' : 'empty', lines, line: nameOf(kind, index, size), ...place },
  };
}
