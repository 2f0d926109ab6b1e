// The parts of a draft that are still missing. Each names its field, so that the editor can mark it.

import { CHOICE_ANSWERS } from '../../../kernel/classroom/steps';
import type { Draft, DraftStep } from '../../../kernel/classroom/writing';
import { statedIn } from './own-choices';
import type { StepQuestion } from './truths';

export type MissingPart = 'title' | 'heading' | 'question' | 'choices' | 'marked' | 'right' | 'wrong';

export interface Mistake {
  /** The step, from 0; null for the lesson. */
  readonly step: number | null;
  readonly missing: MissingPart;
}

/** Returns every missing part, in the order of the fields. A draft without steps has no missing parts. */
export const mistakesOf = ({ title, steps }: Draft): readonly Mistake[] =>
  steps.length === 0
    ? []
    : [
        ...(isEmpty(title) ? [{ step: null, missing: 'title' } as const] : []),
        ...steps.flatMap((step, at) => missingIn(step).map((missing) => ({ step: at, missing }))),
      ];

function missingIn(step: DraftStep): readonly MissingPart[] {
  const { fields, title, question, right, wrong, choices } = step;
  const { for: way } = (fields.ask ?? {}) as Partial<StepQuestion>;
  const stated = statedIn(step);
  const asks = fields.ask !== undefined;
  const fewChoices = way !== undefined && CHOICE_ANSWERS.has(way) && choices.length < 2;
  const parts: readonly (readonly [MissingPart, boolean])[] = [
    ['heading', isEmpty(title)],
    ['question', asks && isEmpty(question)],
    ['choices', asks && (fewChoices || choices.some(({ label }) => isEmpty(label)))],
    ['marked', stated !== null && stated.length === 0],
    ['right', asks && isEmpty(right)],
    ['wrong', asks && isEmpty(wrong)],
  ];
  return parts.filter(([, isMissing]) => isMissing).map(([missing]) => missing);
}

const isEmpty = (text: string): boolean => text.trim() === '';
