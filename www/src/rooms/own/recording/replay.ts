// The steps of a trace (docs/trace.md), read for facts about the whole run. The engine has checked the trace before.

export interface Step {
  readonly word: string;
  /** The numbers after it, if there are any. */
  readonly numbers: readonly number[];
  /** The words behind it. */
  readonly rest: string;
}

export function* stepsOf(trace: string): Generator<Step> {
  for (let from = 0; from < trace.length; ) {
    const found = trace.indexOf('\n', from);
    const to = found < 0 ? trace.length : found;
    const line = trace.slice(from, to).trimEnd();
    from = to + 1;
    const space = line.indexOf(' ');
    const [word, rest] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
    if (word === '' || word === '#' || word === '|') continue;
    yield { word, rest, numbers: /^[-\d ]+$/.test(rest) ? rest.split(' ').map(Number) : [] };
  }
}

/** The queens of a trace after each of its steps. */
export class QueensByStep {
  readonly #squares = new Set<number>();
  #size = 0;

  get count(): number {
    return this.#squares.size;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether the step changed the board. */
  take({ word, numbers: [row = 0, column = 0, ...more] }: Step): boolean {
    const square = row * this.#size + column;
    switch (word) {
      case 'size':
        this.#size = row;
        return false;
      case 'given':
        this.#place([row, column, ...more]);
        return true;
      case 'restart':
        this.#squares.clear();
        this.#place([column, ...more]);
        return true;
      case 'set':
      case 'force':
        this.#squares.add(square);
        return true;
      case 'remove':
        this.#squares.delete(square);
        return true;
      case 'swap':
        this.#swap(row, column);
        return true;
      default:
        return false;
    }
  }

  /** A queen in every row, and none attacked. */
  isSolution(): boolean {
    const lines = new Set<string>();
    for (const square of this.#squares) {
      const [row, column] = [Math.floor(square / this.#size), square % this.#size];
      for (const line of [`r${row}`, `c${column}`, `d${row - column}`, `a${row + column}`]) lines.add(line);
    }
    return this.count === this.#size && lines.size === 4 * this.#size;
  }

  #place(columns: readonly number[]): void {
    columns.forEach((column, row) => {
      if (column >= 0) this.#squares.add(row * this.#size + column);
    });
  }

  #swap(one: number, other: number): void {
    const columnOf = (row: number): number =>
      ([...this.#squares].find((square) => Math.floor(square / this.#size) === row) ?? 0) % this.#size;
    const [first, second] = [columnOf(one), columnOf(other)];
    this.#squares.delete(one * this.#size + first);
    this.#squares.delete(other * this.#size + second);
    this.#squares.add(one * this.#size + second);
    this.#squares.add(other * this.#size + first);
  }
}
