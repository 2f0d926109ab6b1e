// The rules that apply to a board, and the rules that a handout allows.

import { LADDER, type Puzzle, STAR_RULES } from '../puzzle/puzzle';

/** The rules that apply to a board, the weakest first. */
export const rulesOf = ({ regions, stars }: Puzzle): readonly (typeof LADDER)[number][] =>
  LADDER.filter((rule) => (rule !== 'pointer' || regions) && (!STAR_RULES.has(rule) || stars));

/** Whether a rule, or a proof by cases (`cases`), may be used. `allowed`: the allowed names; empty if all are allowed. */
export const isAllowed = (name: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 || allowed.includes(name);
