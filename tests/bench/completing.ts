// Completions: the mean time over random placements with any number of queens, and the validator on a large board.
import type { EngineModule, Rows } from '../../www/src/engine/types';
import { empty, load } from '../engine/load';
import { type Figure, medianTime, time } from './measure';
import { fromSolution, greedy } from './placements';

/** The number of placements for each size of the board. */
const BOARDS: [n: number, placements: number][] = [
  [8, 800],
  [32, 640],
  [100, 400],
  [200, 400],
];

/** The steps of a slice, and the number of nodes after which the search stops. */
const [SLICE, MAX_NODES] = [1_000, 10_000_000];

/** Decides whether a placement has a completion, without the search for the fewest queens to blame. */
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
