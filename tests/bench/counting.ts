// Counting: completions of 32 queens with 12 given, several placements, each from a solution; and solutions of empty boards.
import { load } from '../engine/load';
import { type Figure, medianTime, time } from './measure';
import { fromSolution } from './placements';

export async function* counting(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (let seed = 1; seed <= 6; seed++) {
    const given = fromSolution(engine, 32, 12, seed);
    let count = 0n;
    const taken = time(() => {
      count = engine.countCompletions(given).count;
    });
    yield { name: `count-32-12-seed-${seed}`, value: taken / 1e3, unit: 's' };
    yield { name: `count-32-12-seed-${seed}-completions`, value: Number(count), unit: 'completions' };
  }
  for (const n of [10, 12, 14, 16, 17, 18]) {
    yield { name: `solutions-${n}`, value: medianTime(() => engine.countSolutions(n), 3), unit: 'ms' };
  }
}
