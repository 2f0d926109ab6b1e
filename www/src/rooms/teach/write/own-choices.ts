// A custom multiple choice question: its author writes the answers and marks the right ones.

import type { DraftStep } from '../../../kernel/classroom/writing';
import type { StepQuestion } from './truths';

export const MAX_CHOICES = 6;

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Returns the ids of the right answers; null for a question that the engine answers. */
export const statedIn = ({ fields }: Pick<DraftStep, 'fields'>): readonly string[] | null => {
  const { truth } = (fields.ask ?? {}) as Partial<StepQuestion>;
  return truth?.of === 'stated' ? (Array.isArray(truth.right) ? truth.right.map(String) : []) : null;
};

/** Adds an answer without words. */
export function withChoice(step: DraftStep): DraftStep {
  const id = IDS.find((one) => step.choices.every((choice) => choice.id !== one));
  return id === undefined ? step : { ...step, choices: [...step.choices, { id, label: '' }] };
}

export function withoutChoice(step: DraftStep, id: string): DraftStep {
  const { [id]: _, ...wrongs } = step.wrongs;
  const choices = step.choices.filter((choice) => choice.id !== id);
  return withRight({ ...step, choices, wrongs }, id, false);
}

/** Marks an answer as right or wrong. */
export function withRight(step: DraftStep, id: string, isRight: boolean): DraftStep {
  const right = [...(statedIn(step) ?? []).filter((one) => one !== id), ...(isRight ? [id] : [])].sort();
  return { ...step, fields: { ...step.fields, ask: { for: 'choice', truth: { of: 'stated', right } } } };
}
