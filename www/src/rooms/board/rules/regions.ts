// Regions drawn at random: each grows from one square, so that a way to set one piece in each remains.

import { numbersBy } from '../../../kernel/random';

/** A label for each square of a board of this many rows: as many regions as there are seeds, each in one piece. */
export function growRegions(size: number, seeds: Iterable<number>, seed: number): number[] {
  const random = numbersBy(seed);
  const labels = new Array<number>(size * size).fill(-1);
  const edge: number[] = [];
  let label = 0;
  for (const square of seeds) {
    labels[square] = label++;
    edge.push(square);
  }
  while (edge.length > 0) {
    const at = Math.floor(random() * edge.length);
    const square = edge[at] ?? 0;
    const free = neighboursOf(square, size).filter((other) => labels[other] === -1);
    const next = free[Math.floor(random() * free.length)];
    if (next === undefined) {
      edge.splice(at, 1);
      continue;
    }
    labels[next] = labels[square] ?? 0;
    edge.push(next);
  }
  return labels;
}

function neighboursOf(square: number, size: number): number[] {
  const [row, column] = [Math.floor(square / size), square % size];
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ].flatMap(([down = -1, across = -1]) =>
    down >= 0 && down < size && across >= 0 && across < size ? [down * size + across] : [],
  );
}
