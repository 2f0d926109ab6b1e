// The goal of a proof: the number of ways to finish the board, or the content of one square.

import type { PuzzleWays } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { columnsByRow, freeOf, squaresOf } from '../puzzle/sketch';
import type { ProofState } from './cases';
import { twoDigits } from './moves';

/** A square that has a queen in every way to finish, or in no way. */
export interface Goal {
  readonly square: number;
  readonly is: 'queen' | 'empty';
}

/** The maximum number of ways that are examined for a goal. */
export const MAX_WAYS = 1_000;

/** The content of a square in every way to finish; null if the content differs, or if there are no ways or too many ways. */
export function goalIn({ ways, all }: PuzzleWays, { size, stars = 1 }: Puzzle, square: number): Goal | null {
  const [row, column] = [Math.floor(square / size), square % size];
  const has = ways.map((rows) => rows.slice(row * stars, (row + 1) * stars).includes(column));
  if (!all || ways.length === 0) return null;
  if (has.every((one) => one)) return { square, is: 'queen' };
  return has.some((one) => one) ? null : { square, is: 'empty' };
}

/** Whether the goal is reached. `goal`: null if the goal is to find all ways to finish. `count`: their number. */
export function isReached(
  puzzle: Puzzle,
  { sketch, cases, ways }: ProofState,
  goal: Goal | null,
  count: number,
): boolean {
  if (!goal) return ways?.length === count;
  const known = ways ?? (cases.length === 0 ? [sketch] : []);
  // If there is no way to finish, every claim is true.
  if (ways?.length === 0) return true;
  return (
    known.length > 0 &&
    known.every((one) => {
      const hasQueen = squaresOf(columnsByRow(puzzle, one), puzzle.size).includes(goal.square);
      return goal.is === 'queen' ? hasQueen : !hasQueen && !freeOf(puzzle, one).includes(goal.square);
    })
  );
}

/** Writes the goal for a link, which contains it before the moves. */
export const writeGoal = (goal: Goal | null): string =>
  goal ? `g${goal.is === 'queen' ? 'q' : 'e'}${twoDigits(goal.square)}` : '';

/** Reads the goal at the beginning of a text. Returns it with the rest. */
export function readGoal(text: string): { readonly goal: Goal | null; readonly rest: string } {
  const [whole = '', is, digits = ''] = /^g([qe])([0-9a-z]{2})(?:\.|$)/.exec(text) ?? [];
  if (is === undefined) return { goal: null, rest: text };
  return {
    goal: { square: Number.parseInt(digits, 36), is: is === 'q' ? 'queen' : 'empty' },
    rest: text.slice(whole.length),
  };
}
