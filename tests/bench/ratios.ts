// Compares two builds of the engine, in the folders OLD and NEW (each a `target/engine`):
// esbuild tests/bench/ratios.ts --bundle --platform=node --format=esm --outfile=target/ratios.mjs && node target/ratios.mjs OLD NEW
//
// Both run in one process, in turn, and the medians of their processor times are compared, because single times vary. Both must
// give the same answers; for completions, also with the same number of nodes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineModule, RuleOptions } from '../../www/src/engine/types';
import { median } from './measure';

type Work = (engine: EngineModule) => unknown;

const TIMES = 7;
const BUILD = 'queens-simd.wasm';

async function load(folder = ''): Promise<EngineModule> {
  const path = resolve(folder);
  const engine = (await import(pathToFileURL(`${path}/queens.js`).href)) as EngineModule;
  engine.initSync({ module: readFileSync(`${path}/${BUILD}`) });
  return engine;
}

/** Finds a completion of an empty board for each of `seeds` seeds. */
const complete =
  (rule: string, size: number, seeds: number, options: RuleOptions = {}): Work =>
  (engine) =>
    Array.from({ length: seeds }, (_, seed) => {
      const { squares, nodes } = engine.completeByRule(rule, size, size, {
        ...options,
        seed,
        budget: 200_000,
        blame: 'none',
      });
      return [squares ? [...squares] : null, nodes];
    });

/** Finds completions of boards for which the search takes long. */
function hard(engine: EngineModule): unknown {
  const found: unknown[] = [];
  for (let seed = 0; seed < 12; seed++) {
    let state = seed + 1;
    const below = (most: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    const size = 30 + below(8);
    const rows = new Int32Array(size).fill(-1);
    for (let tries = 0; tries < 60; tries++) {
      const row = below(size);
      const column = below(size);
      if (rows.filter((at) => at >= 0).length >= size / 3) break;
      if ((rows[row] ?? 0) >= 0) continue;
      rows[row] = column;
      if (!engine.validate(rows).ok) rows[row] = -1;
    }
    const { verdict, nodes } = engine.complete(rows, { seed, blame: 'none', budget: 3_000_000 });
    found.push([verdict, nodes]);
  }
  return found;
}

const WORK: Record<string, Work> = {
  'complete queens+torus 8 x 8': complete('queens+torus', 8, 2),
  'complete queens 8 x 8': complete('queens', 8, 200),
  'complete superqueens 8 x 8': complete('superqueens', 8, 4),
  'complete knights 8 x 8': complete('knights', 8, 20, { pieces: 32 }),
  'complete superqueens 12 x 12': complete('superqueens', 12, 20),
  'complete queens+torus 13 x 13': complete('queens+torus', 13, 20),
  'complete hard boards of 30 to 37 rows': hard,
  'count queens+torus 13 x 13': (engine) => engine.countByRule('queens+torus', 13, 13).count,
  'count knights 6 x 6': (engine) => engine.countByRule('knights', 6, 6).count,
  'game values 7 x 7': (engine) => engine.gameValues(7, 'lines', new Uint32Array()).value,
};

const [old, now] = process.argv.slice(2, 4);
const engines = [await load(old), await load(now)];
const text = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
for (const [name, work] of Object.entries(WORK)) {
  const times: number[][] = [[], []];
  const answers: string[] = [];
  for (let time = 0; time < TIMES; time++) {
    for (const [at, engine] of engines.entries()) {
      const before = process.cpuUsage();
      answers[at] = text(work(engine));
      times[at]?.push(process.cpuUsage(before).user / 1_000);
    }
  }
  const [before = 0, after = 0] = times.map(median);
  const same = answers[0] === answers[1] ? '' : '  ANSWERS DIFFER';
  console.log(`${name}: ${before.toFixed(1)} ms, ${after.toFixed(1)} ms, ${(before / after).toFixed(2)} times${same}`);
}
