// A proof by reasons as programs check it: the puzzle as clauses in DIMACS CNF, and the steps as clauses in DRAT, each of which
// follows from those before it by unit propagation. What is refuted is that there is another way to finish than those that were
// found, or that the goal is false. A case is a literal: each clause in it begins with the negation.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { freeOf, lawOf, type Sketch, squaresOf, standing } from '../puzzle/sketch';
import { type Case, type Entry, isStep, moved, type Stand, standOf, startStand } from './cases';
import { kindsOf, lineAt, lineOf, type Proving } from './proving';

export interface Drat {
  readonly cnf: string;
  readonly proof: string;
}

/** A clause: a number from 1 on for a queen on a square, negative for none. */
type Clause = readonly number[];

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

const variable = (square: number): number => square + 1;
const written = (clause: Clause): string => [...clause, 0].join(' ');
const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;

// ---------------------------------------------------------------- the formula

/** The given queens, at least one in each line, and no two that close each other. */
export function clausesOf(puzzle: Puzzle): Clause[] {
  const { size, given } = puzzle;
  const law = lawOf(puzzle);
  const squares = Array.from({ length: size * size }, (_, square) => square);
  const pairs = squares.flatMap((one) =>
    squares.filter((two) => two > one && law(one, two) !== null).map((two) => [-variable(one), -variable(two)]),
  );
  return [
    ...squaresOf(given).map((square) => [variable(square)]),
    ...kindsOf(puzzle).flatMap((_, kind) =>
      Array.from({ length: size }, (_, index) => squaresOn(puzzle, kind * size + index).map(variable)),
    ),
    ...pairs,
  ];
}

/** The squares of a line by its number. */
function squaresOn(puzzle: Puzzle, line: number): number[] {
  const { size } = puzzle;
  const { kind } = lineAt(size, line);
  return Array.from({ length: size * size }, (_, square) => square).filter(
    (square) => lineOf(puzzle, kind, square) === line,
  );
}

// ---------------------------------------------------------------- the moves

/** The clauses of all moves. */
function movesOf(puzzle: Puzzle, entries: readonly Entry[]): Clause[] {
  let stand = startStand(puzzle);
  return entries.flatMap((entry) => {
    const before = stand;
    stand = moved(puzzle, before, entry) ?? before;
    return clausesOfMove(puzzle, before, entry, stand);
  });
}

function clausesOfMove(puzzle: Puzzle, before: Stand, entry: Entry, after: Stand): Clause[] {
  const supposed = before.cases.map(literal);
  if (isStep(entry)) return proved(puzzle, entry.step, supposed);
  const not = supposed.map((one) => -one);
  switch (entry.turn) {
    case 'suppose':
    case 'other':
    case 'lemma':
      return [];
    case 'way':
      return closed(before.cases, not);
    case 'against': {
      const lines = entry.lines.map((line) => lineAt(puzzle.size, line));
      return [...filled(puzzle, lines, freeOf(puzzle, before.sketch), supposed), ...closed(before.cases, not)];
    }
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

/** The clauses of a step, where these literals are supposed. */
function proved(puzzle: Puzzle, step: PuzzleStep, supposed: readonly number[]): Clause[] {
  const not = supposed.map((one) => -one);
  if (step.rule === 'single') return step.square === null ? [] : [[...not, variable(step.square)]];
  return [...step.excludes].flatMap((square) => {
    const also = [...supposed, variable(square)];
    const before =
      step.rule === 'set'
        ? filled(puzzle, step.lines, [...step.free], also)
        : step.chain.flatMap((link) => proved(puzzle, link, also));
    return [...before, [...not, -variable(square)]];
  });
}

/** Why lines leave no room: they are filled one after the other, until one is left, and unit propagation sees that it has no room. */
function filled(
  puzzle: Puzzle,
  lines: readonly PuzzleLine[],
  free: readonly number[],
  supposed: readonly number[],
): Clause[] {
  const from = (at: number, on: readonly number[]): Clause[] => {
    const line = lines[at];
    if (line === undefined || at + 1 >= lines.length) return [];
    return free
      .filter((square) => isOn(puzzle, line, square))
      .flatMap((square) => {
        const more = [...on, variable(square)];
        return [...from(at + 1, more), more.map((one) => -one)];
      });
  };
  return from(0, supposed);
}

const isOn = (puzzle: Puzzle, { kind, index }: PuzzleLine, square: number): boolean =>
  lineAt(puzzle.size, lineOf(puzzle, kind, square)).index === index;
