// A proof by reasons as programs check it: the puzzle as clauses in DIMACS CNF, and the steps as clauses in DRAT, each of which
// follows from those before it by unit propagation. What is refuted is that there is another way to finish than those that were
// found, or that the goal is false. A case is a literal: each clause in it begins with the negation.

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

/** What a proof of a puzzle says to programs. The last clauses of the formula: the queens of no way are all there, or the goal is false. */
export function dratOf(puzzle: Puzzle, { steps, goal }: Proving): Drat {
  const ways = standOf(puzzle, steps).ways ?? [];
  const others = ways.map((way) => squaresOf(standing(puzzle, way), puzzle.size).map((square) => -variable(square)));
  const denied = goal ? [[goal.is === 'queen' ? -variable(goal.square) : variable(goal.square)]] : [];
  const formula = [...clausesOf(puzzle), ...(goal ? denied : others)];
  const proof = [...movesOf(puzzle, steps), []];
  const { size } = puzzle;
  const names = Array.from(
    { length: size * size },
    (_, square) => `c square ${Math.floor(square / size) + 1} ${(square % size) + 1} ${variable(square)}`,
  );
  const head = `p cnf ${size * size} ${formula.length}`;
  return { cnf: lines([...names, head, ...formula.map(written)]), proof: lines(proof.map(written)) };
}

const written = (clause: Clause): string => [...clause, 0].join(' ');
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

// ---------------------------------------------------------------- the moves

/** The clauses of all moves. */
function movesOf(puzzle: Puzzle, entries: readonly Entry[]): Clause[] {
  const engine = refuting(puzzle);
  let stand = startStand(puzzle);
  return entries.flatMap((entry) => {
    const before = stand;
    stand = moved(puzzle, before, entry) ?? before;
    return clausesOfMove(puzzle, engine, before, entry, stand);
  });
}

function clausesOfMove(puzzle: Puzzle, by: Refuting, before: Stand, entry: Entry, after: Stand): Clause[] {
  const supposed = before.cases.map(literal);
  const { sketch } = before;
  const known = by.known(squaresOf(standing(puzzle, sketch), puzzle.size), sketch.marks);
  if (isStep(entry)) return proved(puzzle, by, entry.step, known, supposed).clauses;
  const not = supposed.map((one) => -one);
  switch (entry.turn) {
    case 'suppose':
    case 'other':
    case 'lemma':
      return [];
    case 'way':
      return closed(before.cases, not);
    case 'against':
      return [...by.refute(known, supposed, entry.lines), ...closed(before.cases, not)];
    case 'both':
      return learned(puzzle, before.cases.at(-1)?.before ?? before.sketch, after.sketch).map((one) => [
        ...not.slice(0, -1),
        one,
      ]);
  }
}

/** A case ends, and with it each one around it whose other case has ended before. `not`: the negations of what is supposed. */
function closed(cases: readonly Case[], not: Clause): Clause[] {
  const now = cases.at(-1);
  if (!now?.other || !('ways' in now.other)) return [not];
  return [not, ...closed(cases.slice(0, -1), not.slice(0, -1))];
}

/** What is supposed in a case. */
const literal = ({ square, is }: Case): number => (is === 'queen' ? variable(square) : -variable(square));

/** What is known of a sketch beyond one before it. */
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

/** The clauses of a step, where these literals are supposed, and what is known after them. */
function proved(
  puzzle: Puzzle,
  by: Refuting,
  step: PuzzleStep,
  before: Known,
  supposed: Clause,
): { readonly clauses: Clause[]; readonly known: Known } {
  const not = supposed.map((one) => -one);
  const queen = setBy(step);
  const is = queen === null ? -1 : 1;
  const clauses: Clause[] = [];
  let known = before;
  for (const square of queen === null ? step.excludes : [queen]) {
    const denied = [...supposed, -is * variable(square)];
    clauses.push(...refuted(puzzle, by, step, by.learn(known, square, is === 1 ? -1 : 1), denied));
    clauses.push([...not, is * variable(square)]);
    known = by.learn(known, square, is);
  }
  return { clauses, known };
}

/** Why a step cannot be denied. */
function refuted(puzzle: Puzzle, by: Refuting, step: PuzzleStep, denying: Known, denied: Clause): Clause[] {
  const number = ({ kind, index }: PuzzleLine): number => lineNumber(puzzle.size, kind, index);
  const clauses: Clause[] = [];
  let known = denying;
  for (const link of step.chain) {
    const next = proved(puzzle, by, link, known, denied);
    clauses.push(...next.clauses);
    known = next.known;
  }
  // The lines around a strip need more queens than those in it: outside the strip there is no room for them.
  const strip = step.rule === 'strip';
  const lines = (strip ? step.within : step.lines).map(number);
  return [...clauses, ...by.refute(known, denied, lines, strip ? step.free : [])];
}
