// The average distribution of queens on a large board: the limiting density of M. Simkin, "The number of n-queens configurations" (2021).
//
// Nearly all solutions of a large board look alike from afar: the share of queens in a region tends to the integral of one density
// over it. Rows and columns have density 1, diagonals at most 1. Of all such densities it is the density for which
//
//   α = 3 + ∫ γ log γ + ∫ (1 - s) log (1 - s) + ∫ (1 - d) log (1 - d)      γ: density, s, d: densities of the diagonals of both directions
//
// is smallest. The number of solutions is ((1 + o(1)) e^-α n)^n. At the minimum, γ = (row) (column) (1 - s) (1 - d): the density of
// queens on a square is proportional to how rarely its diagonals are occupied.

/** A density on `side` x `side` cells, row by row, 1 on average, with its α. */
export interface Queenon {
  readonly side: number;
  readonly cells: Float64Array;
  readonly alpha: number;
}

/** The step size of each round towards the new density. Full steps overshoot. */
const STEP = 0.25;
/** The iteration ends when no cell changes by more than this value. */
const TOLERANCE = 1e-7;
const MAX_ROUNDS = 500;
/** The minimum free share of a diagonal during the iteration, so that no cell becomes 0. */
const MIN_FREE = 1e-3;

/** The limiting density on `side` x `side` cells. The smaller the cells are, the closer is the result. */
export function queenon(side: number): Queenon {
  let cells = new Float64Array(side * side).fill(1);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [sums, differences] = diagonalsOf(cells, side);
    const open = (occupied: number | undefined): number => Math.max(MIN_FREE, 1 - (occupied ?? 0));
    const next = cells.map((cell, at) => {
      const [row, column] = [Math.floor(at / side), at % side];
      const target = open(sums[row + column]) * open(differences[row - column + side - 1]);
      return cell ** (1 - STEP) * target ** STEP;
    });
    balance(next, side);
    const change = next.reduce((most, cell, at) => Math.max(most, Math.abs(cell - (cells[at] ?? 0))), 0);
    cells = next;
    if (change < TOLERANCE) break;
  }
  return { side, cells, alpha: alphaOf(cells, side) };
}

/** The density of each diagonal, by row + column and by row - column. */
export function diagonalsOf(cells: Float64Array, side: number): readonly [Float64Array, Float64Array] {
  const [sums, differences] = [new Float64Array(2 * side - 1), new Float64Array(2 * side - 1)];
  cells.forEach((cell, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    sums[row + column] = (sums[row + column] ?? 0) + cell / side;
    const difference = row - column + side - 1;
    differences[difference] = (differences[difference] ?? 0) + cell / side;
  });
  return [sums, differences];
}

/** Scales columns and rows in turn until each has density 1, nearly. */
function balance(cells: Float64Array, side: number): void {
  for (let pass = 0; pass < 6; pass++) {
    // The last pass scales the rows.
    const at = (line: number, place: number): number => (pass % 2 === 0 ? place * side + line : line * side + place);
    for (let line = 0; line < side; line++) {
      let sum = 0;
      for (let place = 0; place < side; place++) sum += cells[at(line, place)] ?? 0;
      for (let place = 0; place < side; place++) cells[at(line, place)] = ((cells[at(line, place)] ?? 0) * side) / sum;
    }
  }
}

function alphaOf(cells: Float64Array, side: number): number {
  const entropy = (density: number): number => (density > 0 ? density * Math.log(density) : 0);
  const inside = cells.reduce((sum, cell) => sum + entropy(cell), 0) / (side * side);
  const along = diagonalsOf(cells, side).flatMap((diagonals) => [...diagonals].map((taken) => entropy(1 - taken)));
  return 3 + inside + along.reduce((sum, each) => sum + each, 0) / side;
}

/** The minimum number of cells along a side. */
const MIN_CELLS = 28;

/** The share of solutions that would have a queen on each square of a board of `size` rows, row by row, if the limit held for it. */
export function limitOn(size: number): Float64Array {
  const each = Math.ceil(MIN_CELLS / size);
  const { side, cells } = queenon(size * each);
  const squares = new Float64Array(size * size);
  cells.forEach((cell, at) => {
    const [row, column] = [Math.floor(at / side / each), Math.floor((at % side) / each)];
    const square = row * size + column;
    squares[square] = (squares[square] ?? 0) + cell / (each * each * size);
  });
  return squares;
}

/** The distance between two distributions: the share of queens that would have to move, 0 to 1. */
export const distance = (one: Float64Array, other: Float64Array, size: number): number =>
  one.reduce((sum, share, at) => sum + Math.abs(share - (other[at] ?? 0)), 0) / (2 * size);
