// A puzzle as clauses over its squares: each line has its queens, no more and no fewer, and no two attack each other.

import type { Puzzle } from '../puzzle/puzzle';
import { exclusionOf, squaresOf } from '../puzzle/sketch';
import { kindsOf, lineAt, lineOf } from './proving';

/** A clause: a number from 1 on for a queen on a square, its negation for an empty square. */
export type Clause = readonly number[];

export const variable = (square: number): number => square + 1;

/** The clauses of a puzzle: its given queens; for each line at least and at most its number of queens; and pairs that attack each other. */
export function* clausesOf(puzzle: Puzzle): Generator<Clause, void> {
  const { given, stars = 1 } = puzzle;
  const exclusion = exclusionOf(puzzle);
  const excludes = (one: number, two: number): boolean => exclusion(one, two) !== null;
  const lines = linesOf(puzzle);
  const squares = Array.from({ length: puzzle.size ** 2 }, (_, square) => square);
  for (const square of squaresOf(given, puzzle.size)) yield [variable(square)];
  // Of any `length - stars + 1` squares of a line, at least one has a queen.
  for (const line of lines) for (const some of combinations(line, line.length - stars + 1)) yield some.map(variable);
  const oneIsEmpty = (some: readonly number[]): Clause => some.map((square) => -variable(square));
  for (const pair of combinations(squares, 2, (one, two) => !excludes(one, two))) yield oneIsEmpty(pair);
  // Of any `stars + 1` squares of a line, at least one is empty. With one queen a line, the pairs above express that.
  if (stars > 1)
    for (const line of lines) for (const some of combinations(line, stars + 1, excludes)) yield oneIsEmpty(some);
}

/** The squares of each line, by its number. */
export function linesOf(puzzle: Puzzle): readonly (readonly number[])[] {
  const { size } = puzzle;
  const squares = Array.from({ length: size ** 2 }, (_, square) => square);
  return Array.from({ length: kindsOf(puzzle).length * size }, (_, line) =>
    squares.filter((square) => lineOf(puzzle, lineAt(size, line).kind, square) === line),
  );
}

/** Each choice of `count` squares of which no two are `apart`. The clauses about two squares cover the other choices. */
function* combinations(
  squares: readonly number[],
  count: number,
  apart: (one: number, two: number) => boolean = () => false,
  from = 0,
  some: readonly number[] = [],
): Generator<readonly number[], void> {
  if (some.length === count) {
    yield some;
    return;
  }
  for (let at = from; at <= squares.length - (count - some.length); at++) {
    const next = squares[at] ?? 0;
    if (!some.some((one) => apart(one, next))) yield* combinations(squares, count, apart, at + 1, [...some, next]);
  }
}
