// A proof as text, a sentence a step.

import { t } from '../../../texts/texts';
import { whyStep } from '../puzzle/sentences';
import type { Found } from '../questions';
import { namedAll } from '../squares';
import type { Proving } from './proving';

/** Each step with its number. Stars stand for emphasis, which plain text has none of. */
export function proofText({ steps }: Proving, { puzzle, steps: machine }: Found): string {
  const lines = steps.map(({ step }, index) => {
    const { key, values } = whyStep(step, puzzle);
    // Without the board, "these squares" have to be named.
    const squares = step.excludes.length > 1 ? ` (${namedAll(puzzle.size, [...step.excludes])})` : '';
    return `${index + 1}. ${t(key, values).replaceAll('*', '')}${squares}`;
  });
  return [...lines, t('play.reasons.length', { own: steps.length, machine: machine.length })].join('\n');
}
