// Finds out which full boards a program takes for solutions. A program seldom says so; but it counts, prints, collects or returns
// something whenever it has one. Such a mark runs at every solution that stood on the board, and never while a row is empty.

import { attackIn } from './board';

/** Full boards that a program accepts. */
export interface AcceptedBoards {
  readonly full: number;
  /** How many of them are solutions, and how many of these are different. */
  readonly solutions: number;
  readonly different: number;
  readonly wrong: number;
  /** The first that is no solution. */
  readonly first: WrongBoard | null;
}

export interface WrongBoard {
  /** The step of the trace. */
  readonly step: number;
  /** Two queens that attack each other, as squares. */
  readonly queens: readonly [number, number];
}

interface Mark {
  /** It ran while some row was empty. */
  outside: boolean;
  /** The board at which it ran last. */
  last: number;
  solutions: number;
  readonly different: Set<number>;
  wrong: number;
  first: WrongBoard | null;
}

/** The facts known about the current board. */
interface BoardFacts {
  readonly squares: readonly number[];
  /** The number of the solution; null for no solution. */
  readonly solution: number | null;
}

export class Acceptance {
  readonly #marks = new Map<string, Mark>();
  readonly #solutions = new Map<string, number>();
  readonly #different = new Set<number>();
  #board = 0;
  #full: BoardFacts | null = null;
  /** How many solutions stood on the board. */
  #reached = 0;
  #partial = false;
  #over = false;

  constructor(private readonly size: number) {}

  /** From here on lines are missing: nothing more is counted. */
  end(): void {
    this.#over = true;
  }

  /** Replaces the current board. */
  stand(squares: ReadonlySet<number>): void {
    if (this.#over) return;
    this.#board += 1;
    if (squares.size !== this.size) {
      this.#full = null;
      if (squares.size > 0) this.#partial = true;
      return;
    }
    const sorted = [...squares].sort((one, other) => one - other);
    const solution = attackIn(sorted, this.size) === null ? this.#numberOf(sorted.join()) : null;
    this.#full = { squares: sorted, solution };
    if (solution === null) return;
    this.#reached += 1;
    this.#different.add(solution);
  }

  #numberOf(name: string): number {
    const number = this.#solutions.get(name) ?? this.#solutions.size;
    this.#solutions.set(name, number);
    return number;
  }

  /** A line has run, a value has changed, a function has returned: at this step of the trace. */
  mark(name: string, step: number): void {
    if (this.#over) return;
    let mark = this.#marks.get(name);
    if (!mark) {
      mark = { outside: false, last: -1, solutions: 0, different: new Set(), wrong: 0, first: null };
      this.#marks.set(name, mark);
    }
    if (!this.#full) {
      mark.outside = true;
      return;
    }
    if (mark.outside || mark.last === this.#board) return;
    mark.last = this.#board;
    const { solution, squares } = this.#full;
    if (solution !== null) {
      mark.solutions += 1;
      mark.different.add(solution);
      return;
    }
    mark.wrong += 1;
    const queens = attackIn(squares, this.size);
    if (queens) mark.first ??= { step, queens };
  }

  /** Solutions that stood on the board, noticed or not. */
  get reached(): { readonly solutions: number; readonly different: number } {
    return { solutions: this.#reached, different: this.#different.size };
  }

  /**
   * The boards that the program accepts, by the mark that speaks best for it; null if there is no such mark. A board that is full from
   * the first step on, and never a solution, is no evidence.
   */
  accepted(): AcceptedBoards | null {
    const found = this.#different.size;
    const marks = [...this.#marks.values()].filter(
      ({ outside, different, wrong }) =>
        !outside && different.size === found && (found > 0 || (wrong > 0 && this.#partial)),
    );
    marks.sort((one, other) => one.wrong - other.wrong || one.solutions - other.solutions);
    const [best] = marks;
    if (!best) return null;
    const { solutions, wrong, first } = best;
    return { full: solutions + wrong, solutions, different: best.different.size, wrong, first };
  }
}
