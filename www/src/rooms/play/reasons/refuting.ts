// Finds clauses after which unit propagation alone refutes an assumption: squares are tried one after the other, each until propagation
// reaches a contradiction.

import { JobError } from '../../../client/trouble';
import type { Puzzle } from '../puzzle/puzzle';
import { exclusionOf } from '../puzzle/sketch';
import { type Clause, linesOf, variable } from './formula';

/** The value of each square, 1 for a queen, -1 for empty, 0 for unknown; null for a contradiction. */
export type Known = Readonly<Int8Array> | null;

/** The maximum number of clauses for one contradiction. */
const MAX_CLAUSES = 50_000;

export interface Refuter {
  /** The values with these queens and these empty squares. */
  known(queens: Iterable<number>, empty: Iterable<number>): Known;
  /** The values after a square is decided, with all that propagation derives. */
  learn(known: Known, square: number, is: 1 | -1): Known;
  /**
   * Clauses after which propagation refutes the literals `on`, from the values `known`. Queens are tried on the squares of `first`,
   * then on those of the lines `then`, the most constrained first.
   * A refutation of more than `most` clauses is refused as `play-proof-long`.
   */
  refute(known: Known, on: Clause, then: readonly number[], first?: readonly number[]): Generator<Clause, void>;
}

export function createRefuter(puzzle: Puzzle, most = MAX_CLAUSES): Refuter {
  const { size, stars = 1 } = puzzle;
  const exclusion = exclusionOf(puzzle);
  const lines = linesOf(puzzle);
  const squares = Array.from({ length: size ** 2 }, (_, square) => square);
  const through = squares.map((square) => lines.filter((line) => line.includes(square)));
  const near = squares.map((square) => squares.filter((other) => exclusion(square, other) !== null));

  function learn(before: Known, square: number, is: 1 | -1): Known {
    if (!before) return null;
    const known = Int8Array.from(before);
    const all: [number, 1 | -1][] = [[square, is]];
    for (let at = 0; at < all.length; at++) {
      const [one, value] = all[at] ?? [0, 1];
      if (known[one] === -value) return null;
      if (known[one] === value) continue;
      known[one] = value;
      if (value === 1) for (const other of near[one] ?? []) all.push([other, -1]);
      for (const line of through[one] ?? []) {
        const queens = line.filter((on) => known[on] === 1).length;
        const open = line.filter((on) => known[on] === 0);
        if (queens > stars || queens + open.length < stars) return null;
        if (queens === stars) for (const on of open) all.push([on, -1]);
        else if (queens + open.length === stars) for (const on of open) all.push([on, 1]);
      }
    }
    return known;
  }

  function* refute(
    from: Known,
    on: Clause,
    then: readonly number[],
    first: readonly number[] = [],
  ): Generator<Clause, void> {
    let count = 0;
    function* branch(from: Known, on: Clause): Generator<Clause, void> {
      let known = from;
      if (!known) return;
      const undecided = first.filter((square) => from?.[square] === 0);
      const tried = undecided.length > 0 ? undecided : (mostConstrained(known, then) ?? mostConstrained(known));
      if (!tried) throw new Error('cannot refute a board on which every square is decided');
      for (const square of tried) {
        if (known[square] !== 0) continue;
        const more = [...on, variable(square)];
        yield* branch(learn(known, square, 1), more);
        count += 1;
        if (count > most) throw new JobError('play-proof-long');
        yield more.map((one) => -one);
        known = learn(known, square, -1);
        if (!known) return;
      }
      yield* branch(known, on);
    }
    yield* branch(from, on);
  }

  /** The open squares of the line with the fewest open squares and queens; null if no square is open. */
  function mostConstrained(known: Readonly<Int8Array>, of: Iterable<number> = lines.keys()): readonly number[] | null {
    let found: { readonly open: readonly number[]; readonly spare: number } | null = null;
    for (const number of of) {
      const line = lines[number] ?? [];
      const open = line.filter((square) => known[square] === 0);
      const spare = open.length + line.filter((square) => known[square] === 1).length;
      if (open.length > 0 && (!found || spare < found.spare)) found = { open, spare };
    }
    return found?.open ?? null;
  }

  return {
    known(queens, empty) {
      const of = (known: Known, squares: Iterable<number>, is: 1 | -1): Known =>
        [...squares].reduce((known, square) => learn(known, square, is), known);
      return of(of(new Int8Array(size ** 2), queens, 1), empty, -1);
    },
    learn,
    refute,
  };
}
