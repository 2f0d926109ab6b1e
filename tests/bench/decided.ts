// Parts of solutions with few to very many free rows: all should be completed, half of them within 60 ms plus n / 5,000 ms.
// Also instances of excluded diagonals, translated to placements of about 2,550 rows.
import type { EngineModule, Rows } from '../../www/src/engine/types';
import { answerTo } from '../engine/ask';
import { empty, load } from '../engine/load';
import { numbers, shuffled } from '../engine/random';
import { type Figure, median, quantile, time } from './measure';

const SIZES = [200, 1_000, 10_000, 100_000, 1_000_000];
const FREE = [10, 20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 200_000];
/** The number of placements for each solution and each number of free rows. */
const SEEDS = 3;
/** The maximum budget of a slice. Workers use smaller slices. */
const MUCH = 2 ** 50;
/** The sizes of the instances of excluded diagonals, and the number of instances of each size. */
const EXCLUDED = { sizes: [10, 15, 20], instances: 50 };
/** The maximum number of rows of an empty board that is completed by the exact search alone. */
const MAX_EXACT = 5_000;

/**
 * Returns the solution by formula, whose queens are on two straight lines; this solution turned by a quarter; and the solutions
 * of one or two searches.
 */
function solutions(engine: EngineModule, n: number): Rows[] {
  const formula = engine.explicit(n);
  const turned = new Int32Array(n);
  formula.forEach((column, row) => {
    turned[n - 1 - column] = row;
  });
  const { rows } = answerTo(engine, 'generate', { n, queens: n, seed: 5, source: 'solution' }, { budget: MUCH });
  const found = [formula, turned, rows];
  if (n <= MAX_EXACT) found.push(exact(engine, n));
  return found;
}

function exact(engine: EngineModule, n: number): Rows {
  return answerTo(engine, 'completeLarge', { rows: empty(n), seed: 7, engine: 'exact' }, { budget: MUCH }).rows as Rows;
}

export async function* decided(): AsyncGenerator<Figure> {
  for (const n of SIZES) {
    const { engine, memory } = await load('queens', `decided-${n}`);
    const times: number[] = [];
    let completed = 0;
    for (const solution of solutions(engine, n))
      for (const free of [...FREE, n / 2].filter((free) => free <= n / 2))
        for (let seed = 0; seed < SEEDS; seed++) {
          const given = Int32Array.from(solution);
          for (const row of shuffled(given.keys(), numbers(seed + 1)).slice(0, free)) given[row] = -1;
          let verdict = '';
          times.push(
            time(() => {
              const question = { rows: given, seed, engine: 'auto' } as const;
              verdict = answerTo(engine, 'completeLarge', question, { budget: MUCH }).verdict;
            }),
          );
          if (verdict === 'completed') completed++;
        }
    yield { name: `decided-${n}`, value: completed, unit: `of ${times.length}` };
    yield { name: `decided-${n}-median`, value: median(times), unit: 'ms' };
    yield { name: `decided-${n}-slowest`, value: quantile(times, 1), unit: 'ms' };
    yield { name: `decided-${n}-memory`, value: memory.buffer.byteLength / 1e6, unit: 'MB' };
  }
  yield* excluded();
}

async function* excluded(): AsyncGenerator<Figure> {
  const { engine } = await load('queens', 'decided-excluded');
  for (const size of EXCLUDED.sizes) {
    const times: number[] = [];
    let impossible = 0;
    for (let seed = 1; seed <= EXCLUDED.instances; seed++) {
      const below = numbers(seed);
      const pairs = Array.from({ length: size }, () => `[${below(2 * size - 1)}, ${below(2)}]`);
      const text = `n = ${size} numdiags = ${size} diags = [${pairs.join(', ')}]`;
      let verdict = '';
      times.push(
        time(() => {
          verdict = answerTo(engine, 'exclude', { text, seed }, { budget: MUCH }).verdict;
        }),
      );
      if (verdict === 'impossible') impossible++;
    }
    yield { name: `excluded-${size}-impossible`, value: impossible, unit: `of ${times.length}` };
    yield { name: `excluded-${size}-median`, value: median(times), unit: 'ms' };
    yield { name: `excluded-${size}-slowest`, value: quantile(times, 1), unit: 'ms' };
  }
}
