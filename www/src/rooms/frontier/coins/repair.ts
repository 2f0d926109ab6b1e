// Coins on a board, equally many in each row and column, and no more in any diagonal. Swaps repair a random arrangement.
//
//   two coins of two rows exchange their columns:   . o . .      . . . o      rows and columns keep their numbers,
//   accepted unless there are more surplus coins    . . . o  ->  . o . .      only diagonals change

/** The probability to accept a swap that adds one surplus coin, so that the repair leaves local minima. */
const NOISE = 0.002;

export class Coins {
  /** The columns of the coins, row by row. */
  readonly columns: Uint16Array;
  readonly #taken: Uint8Array;
  readonly #sums: Uint16Array;
  readonly #differences: Uint16Array;
  readonly #random: (below: number) => number;
  #excess = 0;
  #swaps = 0;

  /** `each`: the number of coins of each row and column, and the maximum of a diagonal; at most `size`. */
  constructor(
    readonly size: number,
    readonly each: number,
    seed: number,
  ) {
    this.#random = randomOf(seed);
    this.columns = new Uint16Array(size * each);
    this.#taken = new Uint8Array(size * size);
    this.#sums = new Uint16Array(2 * size - 1);
    this.#differences = new Uint16Array(2 * size - 1);
    const [rows, columns] = [this.#shuffled(), this.#shuffled()];
    for (let row = 0; row < size; row++)
      for (let coin = 0; coin < each; coin++) {
        const column = columns[((rows[row] ?? 0) + coin) % size] ?? 0;
        this.columns[row * each + coin] = column;
        this.#put(row, column);
      }
  }

  /** The number of surplus coins on all diagonals; 0 at the end. */
  get excess(): number {
    return this.#excess;
  }

  /** How many swaps were made. */
  get swaps(): number {
    return this.#swaps;
  }

  /** Examines this many pairs of coins. Returns true when no diagonal has too many coins. */
  run(pairs: number): boolean {
    for (let left = pairs; left > 0 && this.#excess > 0; left--) this.#try();
    return this.#excess === 0;
  }

  #try(): void {
    const { columns, size, each } = this;
    const one = this.#random(columns.length);
    const row = Math.floor(one / each);
    const column = columns[one] ?? 0;
    if (!this.#isCrowded(row, column)) return;
    const other = this.#random(columns.length);
    const otherRow = Math.floor(other / each);
    const otherColumn = columns[other] ?? 0;
    if (this.#taken[row * size + otherColumn] || this.#taken[otherRow * size + column]) return;
    const before = this.#excess;
    this.#take(row, column);
    this.#take(otherRow, otherColumn);
    this.#put(row, otherColumn);
    this.#put(otherRow, column);
    if (this.#excess <= before || (this.#excess === before + 1 && this.#random(1 / NOISE) === 0)) {
      columns[one] = otherColumn;
      columns[other] = column;
      this.#swaps += 1;
      return;
    }
    this.#take(row, otherColumn);
    this.#take(otherRow, column);
    this.#put(row, column);
    this.#put(otherRow, otherColumn);
  }

  #isCrowded(row: number, column: number): boolean {
    const [sum, difference] = [this.#sums[row + column] ?? 0, this.#differences[row - column + this.size - 1] ?? 0];
    return sum > this.each || difference > this.each;
  }

  #put(row: number, column: number): void {
    this.#taken[row * this.size + column] = 1;
    this.#excess += this.#count(this.#sums, row + column, 1);
    this.#excess += this.#count(this.#differences, row - column + this.size - 1, 1);
  }

  #take(row: number, column: number): void {
    this.#taken[row * this.size + column] = 0;
    this.#excess += this.#count(this.#sums, row + column, -1);
    this.#excess += this.#count(this.#differences, row - column + this.size - 1, -1);
  }

  /** Adds a coin to a diagonal, or removes one. Returns by how much this changes the number of surplus coins. */
  #count(diagonals: Uint16Array, at: number, by: 1 | -1): number {
    const before = diagonals[at] ?? 0;
    diagonals[at] = before + by;
    return Math.max(0, before + by - this.each) - Math.max(0, before - this.each);
  }

  #shuffled(): number[] {
    const numbers = Array.from({ length: this.size }, (_, at) => at);
    for (let at = this.size - 1; at > 0; at--) {
      const other = this.#random(at + 1);
      [numbers[at], numbers[other]] = [numbers[other] ?? 0, numbers[at] ?? 0];
    }
    return numbers;
  }
}

/** Whole numbers from 0 on, below a bound: the xorshift of G. Marsaglia (2003), 32 bits. */
function randomOf(seed: number): (below: number) => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Checks coins by the definition: on different squares of the board, `each` in every row and column, and at most as many in any diagonal.
 * Shares no code with the repair.
 */
export function isRight(columns: ArrayLike<number>, size: number, each: number): boolean {
  if (columns.length !== size * each) return false;
  const lines = new Map<string, number>();
  const squares = new Set<number>();
  for (let at = 0; at < columns.length; at++) {
    const [row, column] = [Math.floor(at / each), columns[at] ?? -1];
    if (!(column >= 0 && column < size)) return false;
    squares.add(row * size + column);
    for (const line of [`column ${column}`, `sum ${row + column}`, `difference ${row - column}`])
      lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return squares.size === columns.length && [...lines.values()].every((coins) => coins <= each);
}
