// The limiting density of solutions: its constraints, its constant, and the distance of heat maps from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagonalsOf, distance, limitOn, queenon } from '../../www/src/rooms/solutions/queenon';
import { answerTo } from '../engine/ask';
import { load } from '../engine/load';

/** P. Nobel, A. Agrawal, S. Boyd, "Computing tighter bounds on the n-queens constant via Newton's method" (2023): 1.94400 < α < 1.94401. */
const ALPHA = 1.944005;

test('rows and columns have density 1, diagonals at most 1, and the eight images are the same', () => {
  for (const side of [8, 13, 32]) {
    const { cells } = queenon(side);
    const at = (row: number, column: number): number => cells[row * side + column] ?? Number.NaN;
    for (let line = 0; line < side; line++) {
      let [row, column] = [0, 0];
      for (let place = 0; place < side; place++) {
        row += at(line, place) / side;
        column += at(place, line) / side;
      }
      assert.ok(Math.abs(row - 1) < 1e-4 && Math.abs(column - 1) < 1e-4, `${side}: ${row}, ${column}`);
    }
    for (const diagonals of diagonalsOf(cells, side)) assert.ok(diagonals.every((taken) => taken > 0 && taken < 1));
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        for (const image of [at(column, row), at(side - 1 - row, column), at(row, side - 1 - column)])
          assert.ok(Math.abs(at(row, column) - image) < 1e-3);
  }
});

test('the constant of the density approaches the published constant as the cells get smaller', () => {
  const errors = [12, 24, 48].map((side) => queenon(side).alpha - ALPHA);
  assert.ok(
    errors.every((error, at) => error > 0 && (at === 0 || error < (errors[at - 1] ?? 0) / 2)),
    String(errors),
  );
  assert.ok((errors[2] ?? 1) < 5e-4);
});

test('no density nearby has a smaller constant', () => {
  // Moving some weight from two opposite corners of a rectangle to the other two does not change the sums of rows and columns.
  const side = 16;
  const { cells, alpha } = queenon(side);
  const constant = (density: Float64Array): number => {
    const entropy = (x: number): number => x * Math.log(x);
    const sum = (all: Iterable<number>): number => [...all].reduce((one, other) => one + other, 0);
    const along = diagonalsOf(density, side).map((taken) => sum(taken.map((each) => entropy(1 - each))) / side);
    return 3 + sum(density.map(entropy)) / side ** 2 + sum(along);
  };
  assert.ok(Math.abs(constant(cells) - alpha) < 1e-9);
  for (const [row, column, below, right] of [
    [0, 0, 5, 9],
    [2, 7, 8, 3],
    [15, 1, 4, 14],
    [6, 6, 9, 9],
  ] as const)
    for (const moved of [0.01, -0.01]) {
      const near = cells.slice();
      const add = (r: number, c: number, by: number): void => {
        near[r * side + c] = (near[r * side + c] ?? 0) + by;
      };
      add(row, column, moved);
      add(below, right, moved);
      add(row, right, -moved);
      add(below, column, -moved);
      assert.ok(constant(near) > alpha, `${row}, ${column}`);
    }
});

test('the density on a board has a sum of one queen in each row', () => {
  for (const size of [4, 7, 12, 16]) {
    const squares = limitOn(size);
    for (let row = 0; row < size; row++)
      assert.ok(
        Math.abs(squares.subarray(row * size, (row + 1) * size).reduce((sum, each) => sum + each, 0) - 1) < 1e-6,
      );
  }
});

test('heat maps of larger boards are closer to the limiting density', async () => {
  const { engine } = await load('queens');
  const apart = [6, 8, 10, 12].map((size) => {
    const { squares, solutions } = answerTo(engine, 'heat', { size }, { budget: 1e6 });
    return distance(
      squares.map((count) => count / solutions),
      limitOn(size),
      size,
    );
  });
  assert.ok(
    apart.every((each, at) => at === 0 || each < (apart[at - 1] ?? 0)),
    String(apart),
  );
});
