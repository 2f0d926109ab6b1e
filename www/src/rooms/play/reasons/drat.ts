// A proof by reasons as programs check it: the puzzle as clauses in DIMACS CNF, and the steps as clauses in DRAT, each of which
// follows from those before it by unit propagation. What is refuted is that there is another way to finish than the one proved.

import type { PuzzleLine, PuzzleStep } from '../../../engine/types';
import type { Puzzle } from '../puzzle/puzzle';
import { lawOf, squaresOf, standing } from '../puzzle/sketch';
import { kindsOf, lineAt, lineOf, type Proving, provedSketch } from './proving';

export interface Drat {
  readonly cnf: string;
  readonly proof: string;
}

/** A clause: a number from 1 on for a queen on a square, negative for none. */
type Clause = readonly number[];

/** What a proof of a puzzle says to programs. The last clause of the formula is that the queens proved are not all there. */
export function dratOf(puzzle: Puzzle, { steps }: Proving): Drat {
  const queens = squaresOf(standing(puzzle, provedSketch(puzzle, steps)));
  const formula = [...clausesOf(puzzle), queens.map((square) => -variable(square))];
  const proof = [...steps.flatMap(({ step }) => proved(puzzle, step, [])), []];
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

// ---------------------------------------------------------------- the steps

/** The clauses of a step, where queens on these squares are supposed. */
function proved(puzzle: Puzzle, step: PuzzleStep, supposed: readonly number[]): Clause[] {
  const not = supposed.map((square) => -variable(square));
  if (step.rule === 'single') return step.square === null ? [] : [[...not, variable(step.square)]];
  return [...step.excludes].flatMap((square) => {
    const also = [...supposed, square];
    const before =
      step.rule === 'set' ? placed(puzzle, step, also) : step.chain.flatMap((link) => proved(puzzle, link, also));
    return [...before, [...not, -variable(square)]];
  });
}

/** Why a set leaves no room: its lines are filled one after the other, until one is left, and unit propagation sees that it has no room. */
function placed(puzzle: Puzzle, { lines, free }: PuzzleStep, supposed: readonly number[]): Clause[] {
  const filled = (at: number, on: readonly number[]): Clause[] => {
    const line = lines[at];
    if (line === undefined || at + 1 >= lines.length) return [];
    return [...free]
      .filter((square) => isOn(puzzle, line, square))
      .flatMap((square) => {
        const more = [...on, square];
        return [...filled(at + 1, more), more.map((one) => -variable(one))];
      });
  };
  return filled(0, supposed);
}

const isOn = (puzzle: Puzzle, { kind, index }: PuzzleLine, square: number): boolean =>
  lineAt(puzzle.size, lineOf(puzzle, kind, square)).index === index;
