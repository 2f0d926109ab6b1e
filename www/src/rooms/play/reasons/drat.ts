// A proof by reasons for proof checkers: the puzzle as clauses in DIMACS CNF, and the steps as clauses in DRAT, each of which
// follows from those before it by unit propagation. It refutes that there is another way to finish than those that were found, or
// that the goal is false. A case is a literal: each clause in it begins with the negation.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { type Sketch, setBy, squaresOf, standing } from '../puzzle/sketch';
import { type Case, type Entry, isStep, moved, type Stand, standOf, startStand } from './cases';
import { type Clause, clausesOf, variable } from './formula';
import { lineNumber, type Proving } from './proving';
import { type Known, type Refuting, refuting } from './refuting';

export interface Drat {
  readonly cnf: string;
  readonly proof: string;
}

/**
 * Writes a proof of a puzzle for checkers, one clause a step; yields the number of moves that are written. The last clauses of
 * the formula are: no way has all its queens, or the goal is false.
 */
export function* writingDrat(
  puzzle: Puzzle,
  { steps, goal }: Pick<Proving, 'steps' | 'goal'>,
): Generator<number, Drat> {
  const { size } = puzzle;
  const ways = standOf(puzzle, steps).ways ?? [];
  const others = ways.map((way) => squaresOf(standing(puzzle, way), size).map((square) => -variable(square)));
  const denied = goal ? [[goal.is === 'queen' ? -variable(goal.square) : variable(goal.square)]] : [];
  const formula: string[] = [];
  for (const clause of clausesOf(puzzle)) {
    formula.push(written(clause));
    yield 0;
  }
  formula.push(...(goal ? denied : others).map(written));
  const proof: string[] = [];
  for (const { clause, moves } of clausesOfMoves(puzzle, steps)) {
    proof.push(written(clause));
    yield moves;
  }
  const names = Array.from(
    { length: size * size },
    (_, square) => `c square ${Math.floor(square / size) + 1} ${(square % size) + 1} ${variable(square)}`,
  );
  const head = `p cnf ${size * size} ${formula.length}`;
  return { cnf: lines([...names, head, ...formula]), proof: lines([...proof, written([])]) };
}

const written = (clause: Clause): string => [...clause, 0].join(' ');
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

// ---------------------------------------------------------------- the moves

/** The clauses of all moves, each with the number of moves before its own. */
function* clausesOfMoves(
  puzzle: Puzzle,
  entries: readonly Entry[],
): Generator<{ readonly clause: Clause; readonly moves: number }, void> {
  const by = refuting(puzzle);
  let stand = startStand(puzzle);
  for (const [moves, entry] of entries.entries()) {
    const before = stand;
    stand = moved(puzzle, before, entry) ?? before;
    for (const clause of clausesOfMove(puzzle, by, before, entry, stand)) yield { clause, moves };
  }
}

function* clausesOfMove(
  puzzle: Puzzle,
  by: Refuting,
  before: Stand,
  entry: Entry,
  after: Stand,
): Generator<Clause, void> {
  const supposed = before.cases.map(literal);
  const { sketch } = before;
  const known = by.known(squaresOf(standing(puzzle, sketch), puzzle.size), sketch.marks);
  const not = supposed.map((one) => -one);
  if (isStep(entry)) {
    yield* proved(puzzle, by, entry.step, known, supposed);
    return;
  }
  switch (entry.turn) {
    case 'suppose':
    case 'other':
    case 'lemma':
      return;
    case 'way':
      yield* closed(before.cases, not);
      return;
    case 'against':
      yield* by.refute(known, supposed, entry.lines);
      yield* closed(before.cases, not);
      return;
    case 'both':
      for (const one of learned(puzzle, before.cases.at(-1)?.before ?? before.sketch, after.sketch))
        yield [...not.slice(0, -1), one];
  }
}

/** Ends a case, and each case around it whose other case has ended before. `not`: the negations of the assumptions. */
function closed(cases: readonly Case[], not: Clause): Clause[] {
  const now = cases.at(-1);
  if (!now?.other || !('ways' in now.other)) return [not];
  return [not, ...closed(cases.slice(0, -1), not.slice(0, -1))];
}

/** The assumption of a case. */
const literal = ({ square, is }: Case): number => (is === 'queen' ? variable(square) : -variable(square));

/** The facts of a sketch that an earlier one does not have. */
function learned(puzzle: Puzzle, before: Sketch, after: Sketch): number[] {
  const queensOf = (sketch: Sketch): number[] => squaresOf(standing(puzzle, sketch), puzzle.size);
  const old = queensOf(before);
  return [
    ...[...after.marks].filter((square) => !before.marks.has(square)).map((square) => -variable(square)),
    ...queensOf(after)
      .filter((square) => !old.includes(square))
      .map(variable),
  ];
}

/** Yields the clauses of a step under the assumption of these literals. Returns the values that are known after the step. */
function* proved(
  puzzle: Puzzle,
  by: Refuting,
  step: PuzzleStep,
  before: Known,
  supposed: Clause,
): Generator<Clause, Known> {
  const not = supposed.map((one) => -one);
  const queen = setBy(step);
  const is = queen === null ? -1 : 1;
  let known = before;
  for (const square of queen === null ? step.excludes : [queen]) {
    const denied = [...supposed, -is * variable(square)];
    yield* refuted(puzzle, by, step, by.learn(known, square, is === 1 ? -1 : 1), denied);
    yield [...not, is * variable(square)];
    known = by.learn(known, square, is);
  }
  return known;
}

/** The clauses after which denying the step leads to a contradiction. */
function* refuted(
  puzzle: Puzzle,
  by: Refuting,
  step: PuzzleStep,
  denying: Known,
  denied: Clause,
): Generator<Clause, void> {
  const number = ({ kind, index }: PuzzleLine): number => lineNumber(puzzle.size, kind, index);
  let known = denying;
  for (const link of step.chain) known = yield* proved(puzzle, by, link, known, denied);
  // The lines around a strip need more queens than those in it: outside the strip there is no room for them.
  const strip = step.rule === 'strip';
  yield* by.refute(known, denied, (strip ? step.within : step.lines).map(number), strip ? step.free : []);
}
