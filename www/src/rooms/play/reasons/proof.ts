// A proof as text, a sentence a step.

import { t } from '../../../texts/texts';
import { whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import type { Proving } from './proving';

/** Each step with its number. Stars stand for emphasis, which plain text has none of. */
export function proofText({ steps }: Proving, { puzzle, steps: machine }: Found): string {
  const lines = steps.map(({ step }, index) => {
    const { key, values } = whyStep(step, puzzle.size);
    return `${index + 1}. ${t(key, values).replaceAll('*', '')}`;
  });
  return [...lines, t('play.reasons.length', { own: steps.length, machine: machine.length })].join('\n');
}
