// Random placements of two families, the same on every run.
import type { EngineModule, Rows } from '../../www/src/engine/types';
import { empty } from '../engine/load';
import { numbers, shuffled } from '../engine/random';

/** Some queens of a solution, so that a completion exists. */
export function fromSolution(engine: EngineModule, n: number, queens: number, seed: number): Rows {
  const { rows: solution } = engine.complete(empty(n), { seed });
  if (!solution) throw new Error(`no solution of ${n} queens for seed ${seed}`);
  const given = empty(n);
  for (const row of shuffled(given.keys(), numbers(seed)).slice(0, queens)) given[row] = solution[row] ?? -1;
  return given;
}

/** Queens on random squares that are not attacked, as many as requested or as there is room for. A completion need not exist. */
export function greedy(n: number, queens: number, seed: number): Rows {
  const given = empty(n);
  const below = numbers(seed);
  const [columns, diagonals, antiDiagonals] = [new Set<number>(), new Set<number>(), new Set<number>()];
  let left = queens;
  for (const row of shuffled(given.keys(), below)) {
    if (left === 0) break;
    const isFree = (column: number) =>
      !columns.has(column) && !diagonals.has(row - column) && !antiDiagonals.has(row + column);
    const free = [...given.keys()].filter(isFree);
    const column = free[below(free.length)];
    if (column === undefined) continue;
    given[row] = column;
    columns.add(column);
    diagonals.add(row - column);
    antiDiagonals.add(row + column);
    left--;
  }
  return given;
}
