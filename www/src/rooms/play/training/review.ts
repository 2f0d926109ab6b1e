// The review of a solved puzzle: how often each rule was needed, and how often a weaker rule was skipped.

import type { NeededRules, PuzzleRule } from '../../../engine/types';

/** A number of queens and marks for each rule. */
type Tally = Readonly<Partial<Record<PuzzleRule, number>>>;

export interface Review {
  /** Queens and marks that needed the rule. */
  readonly used: Tally;
  /** Queens and marks that used a stronger rule although this rule applied. */
  readonly missed: Tally;
}

export const reviewOf = (steps: readonly NeededRules[]): Review => ({
  used: tally(steps.map(({ rule }) => rule)),
  missed: tally(steps.flatMap(({ rule, first }) => (first === rule ? [] : [first]))),
});

function tally(rules: readonly PuzzleRule[]): Tally {
  const counts: Partial<Record<PuzzleRule, number>> = {};
  for (const rule of rules) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
