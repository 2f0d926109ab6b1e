// Completing: the mean over random placements of all sizes, and the validator on a large board.
import type { EngineModule, Rows } from '../../www/src/engine/types';
import { empty, load } from '../engine/load';
import { type Figure, medianTime, time } from './measure';
import { fromSolution, greedy } from './placements';

/** How many placements of each size of board. */
const BOARDS: [n: number, placements: number][] = [
  [8, 800],
  [32, 640],
  [100, 400],
  [200, 400],
];

/** Steps at a time, and after how many nodes to give up. */
const [SLICE, MAX_NODES] = [1_000, 10_000_000];

/**
 * Looks for a completion until one is found or ruled out; the search for the fewest queens to blame is not part of it.
 */
function decide(engine: EngineModule, given: Rows): boolean {
  const job = new engine.CompleteJob(given, 1);
  const searching = () => {
    const { nodes, phase } = job.progress();
    return phase === 'search' && nodes < MAX_NODES;
  };
  while (!job.run(SLICE) && searching());
  const { verdict } = job.answer();
  job.free();
  return verdict !== 'undecided';
}

export async function* completing(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const [n, placements] of BOARDS) {
    const families = {
      solvable: (queens: number, seed: number) => fromSolution(engine, n, queens, seed),
      greedy: (queens: number, seed: number) => greedy(n, queens, seed),
    };
    for (const [family, make] of Object.entries(families)) {
      const given = Array.from({ length: placements }, (_, index) => make(index % n, index + 1));
      let undecided = 0;
      let slowest = 0;
      const work = () => {
        undecided = 0;
        slowest = 0;
        for (const placement of given) {
          const taken = time(() => {
            if (!decide(engine, placement)) undecided++;
          });
          slowest = Math.max(slowest, taken);
        }
      };
      yield { name: `complete-${n}-${family}`, value: medianTime(work, 9) / placements, unit: 'ms' };
      yield { name: `complete-${n}-${family}-slowest`, value: slowest, unit: 'ms' };
      yield { name: `complete-${n}-${family}-undecided`, value: undecided, unit: `of ${placements}` };
    }
  }
  const { rows } = engine.complete(empty(1_000_000));
  if (rows) yield { name: 'validate-1000000', value: medianTime(() => engine.validate(rows)), unit: 'ms' };
}
