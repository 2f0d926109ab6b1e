// A proof by reasons for proof checkers: the puzzle as clauses in DIMACS CNF, and the steps as clauses in DRAT, each of which
// follows from those before it by unit propagation. It refutes that there is another way to finish than those that were found, or
// that the goal is false. A case is a literal: each clause in it begins with the negation.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { columnsByRow, queenSetBy, type Sketch, squaresOf } from '../puzzle/sketch';
import {
  type AcceptedMove,
  applyMove,
  type Case,
  isStep,
  type ProofState,
  proofStateOf,
  startProofState,
} from './cases';
import { type Clause, clausesOf, variable } from './formula';
import { lineNumber, type Proving } from './proving';
import { createRefuter, type Known, type Refuter } from './refuting';

export interface Drat {
  readonly cnf: string;
  readonly proof: string;
}

/**
 * Writes a proof of a puzzle for checkers. Yields after each clause the number of moves that are written completely. The last
 * clauses of the formula exclude each way that was found, or deny the goal.
 */
export function* writeDrat(puzzle: Puzzle, { steps, goal }: Pick<Proving, 'steps' | 'goal'>): Generator<number, Drat> {
  const { size } = puzzle;
  const ways = proofStateOf(puzzle, steps).ways ?? [];
  const others = ways.map((way) => squaresOf(columnsByRow(puzzle, way), size).map((square) => -variable(square)));
  const denied = goal ? [[goal.is === 'queen' ? -variable(goal.square) : variable(goal.square)]] : [];
  const formula: string[] = [];
  for (const clause of clausesOf(puzzle)) {
    formula.push(clauseText(clause));
    yield 0;
  }
  formula.push(...(goal ? denied : others).map(clauseText));
  const proof: string[] = [];
  for (const { clause, moves } of clausesOfMoves(puzzle, steps)) {
    proof.push(clauseText(clause));
    yield moves;
  }
  const names = Array.from(
    { length: size * size },
    (_, square) => `c square ${Math.floor(square / size) + 1} ${(square % size) + 1} ${variable(square)}`,
  );
  const head = `p cnf ${size * size} ${formula.length}`;
  return { cnf: lines([...names, head, ...formula]), proof: lines([...proof, clauseText([])]) };
}

const clauseText = (clause: Clause): string => [...clause, 0].join(' ');
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

// ---------------------------------------------------------------- the moves

/** The clauses of all moves, each with the number of moves before its own. */
function* clausesOfMoves(
  puzzle: Puzzle,
  entries: readonly AcceptedMove[],
): Generator<{ readonly clause: Clause; readonly moves: number }, void> {
  const by = createRefuter(puzzle);
  let stand = startProofState(puzzle);
  for (const [moves, entry] of entries.entries()) {
    const before = stand;
    stand = applyMove(puzzle, before, entry) ?? before;
    for (const clause of clausesOfMove(puzzle, by, before, entry, stand)) yield { clause, moves };
  }
}

function* clausesOfMove(
  puzzle: Puzzle,
  by: Refuter,
  before: ProofState,
  entry: AcceptedMove,
  after: ProofState,
): Generator<Clause, void> {
  const assumptions = before.cases.map(literal);
  const { sketch } = before;
  const known = by.known(squaresOf(columnsByRow(puzzle, sketch), puzzle.size), sketch.marks);
  const not = assumptions.map((one) => -one);
  if (isStep(entry)) {
    yield* stepClauses(puzzle, by, entry.step, known, assumptions);
    return;
  }
  switch (entry.turn) {
    case 'suppose':
    case 'other':
    case 'lemma':
      return;
    case 'way':
      yield* closedCases(before.cases, not);
      return;
    case 'contradiction':
      yield* by.refute(known, assumptions, entry.lines);
      yield* closedCases(before.cases, not);
      return;
    case 'both':
      for (const one of newFacts(puzzle, before.cases.at(-1)?.before ?? before.sketch, after.sketch))
        yield [...not.slice(0, -1), one];
  }
}

/** Ends a case, and each case around it whose other case has ended before. `not`: the negations of the assumptions. */
function closedCases(cases: readonly Case[], not: Clause): Clause[] {
  const now = cases.at(-1);
  if (!now?.other || !('ways' in now.other)) return [not];
  return [not, ...closedCases(cases.slice(0, -1), not.slice(0, -1))];
}

/** The assumption of a case. */
const literal = ({ square, is }: Case): number => (is === 'queen' ? variable(square) : -variable(square));

/** The facts of a sketch that an earlier sketch does not have. */
function newFacts(puzzle: Puzzle, before: Sketch, after: Sketch): number[] {
  const queensOf = (sketch: Sketch): number[] => squaresOf(columnsByRow(puzzle, sketch), puzzle.size);
  const old = queensOf(before);
  return [
    ...[...after.marks].filter((square) => !before.marks.has(square)).map((square) => -variable(square)),
    ...queensOf(after)
      .filter((square) => !old.includes(square))
      .map(variable),
  ];
}

/** Yields the clauses of a step under the assumption of these literals. Returns the values that are known after the step. */
function* stepClauses(
  puzzle: Puzzle,
  by: Refuter,
  step: PuzzleStep,
  before: Known,
  assumptions: Clause,
): Generator<Clause, Known> {
  const not = assumptions.map((one) => -one);
  const queen = queenSetBy(step);
  const is = queen === null ? -1 : 1;
  let known = before;
  for (const square of queen === null ? step.excludes : [queen]) {
    const denied = [...assumptions, -is * variable(square)];
    yield* refutation(puzzle, by, step, by.learn(known, square, is === 1 ? -1 : 1), denied);
    yield [...not, is * variable(square)];
    known = by.learn(known, square, is);
  }
  return known;
}

/** The clauses after which unit propagation refutes the denial of the step. */
function* refutation(
  puzzle: Puzzle,
  by: Refuter,
  step: PuzzleStep,
  denying: Known,
  denied: Clause,
): Generator<Clause, void> {
  const number = ({ kind, index }: PuzzleLine): number => lineNumber(puzzle.size, kind, index);
  let known = denying;
  for (const link of step.chain) known = yield* stepClauses(puzzle, by, link, known, denied);
  // The lines around a strip need more queens than those in it: outside the strip there is no room for them.
  const strip = step.rule === 'strip';
  yield* by.refute(known, denied, (strip ? step.within : step.lines).map(number), strip ? step.free : []);
}
