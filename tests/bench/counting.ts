// Counts: completions of several placements of 12 of the 32 queens of a solution; solutions of empty boards, by one worker
// and by two; and how much longer the searches take for the same count. The fastest search is also measured natively.
import { execFileSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { Counted, EngineModule, ShardResult } from '../../www/src/engine/types';
import { load } from '../engine/load';
import { type Figure, median, medianTime, time } from './measure';
import { againstOlder } from './older';
import { fromSolution } from './placements';

/** The sizes whose solutions are counted three times each. The large sizes are counted once. */
const SIZES = [10, 12, 14, 16, 17];
const LARGE_SIZES = [18];

export async function* counting(): AsyncGenerator<Figure> {
  yield* againstOlder();
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
  for (const n of SIZES) {
    yield { name: `solutions-${n}`, value: medianTime(() => engine.countSolutions(n), 3), unit: 'ms' };
  }
  for (const n of LARGE_SIZES)
    yield { name: `solutions-${n}`, value: time(() => engine.countSolutions(n)), unit: 'ms' };
  yield* taken();
  yield* native(engine);
  yield* compared(engine);
  yield* shared();
}

/** The times of the searches at full speed, also as multiples of the time of the joins for the same board. */
async function* compared(engine: EngineModule): AsyncGenerator<Figure> {
  const size = 15;
  const joined = medianTime(() => whole(engine, { kind: 'solutions', size }), 3);
  for (const kind of ['symmetric', 'halved', 'bitmask', 'array-iterative', 'array-recursive'] as const) {
    const taken = time(() => whole(engine, { kind, size }));
    yield { name: `solutions-${size}-${kind}`, value: taken, unit: 'ms' };
    yield { name: `solutions-${size}-${kind}-by-joins`, value: taken / joined, unit: 'times' };
  }
}

/** Measures the memory of a count, its time without 128-bit instructions, and the cost of the number of fundamental solutions. */
async function* taken(): AsyncGenerator<Figure> {
  for (const size of [16, 17, 18]) {
    const what = { kind: 'solutions', size } as const;
    const { engine, memory } = await load('queens-simd', `solutions-${size}`);
    let reports: ShardResult[] = [];
    const joined = time(() => {
      reports = whole(engine, what);
    });
    yield { name: `solutions-${size}-memory`, value: memory.buffer.byteLength / 1e6, unit: 'MB' };
    const added = time(() => engine.tallyCount(what, reports));
    yield { name: `solutions-${size}-fundamental-adds`, value: (100 * added) / joined, unit: '%' };
    const plain = await load('queens');
    const without = time(() => whole(plain.engine, what)) / joined;
    yield { name: `solutions-${size}-without-simd`, value: without, unit: 'times' };
  }
}

/** The time of the symmetric search built for this processor, also as a multiple of the time of the joins in wasm. */
function* native(engine: EngineModule): Generator<Figure> {
  const size = 16;
  const joined = medianTime(() => whole(engine, { kind: 'solutions', size }), 3);
  const told = execFileSync(
    'cargo',
    [
      ...['run', '--quiet', '--release', '--package', 'queens-tests', '--example', 'symmetric'],
      ...['--target-dir', 'target/native', '--', String(size)],
    ],
    { encoding: 'utf8', env: { ...process.env, RUSTFLAGS: '-C target-cpu=native' } },
  );
  const milliseconds = 1e3 * Number(told.split('\t')[0]);
  yield { name: `solutions-${size}-symmetric-native`, value: milliseconds, unit: 'ms' };
  yield { name: `solutions-${size}-symmetric-native-by-joins`, value: milliseconds / joined, unit: 'times' };
}

/** Counts all shards in order. Returns their reports. */
function whole(engine: EngineModule, what: Counted): ShardResult[] {
  const job = new engine.ShardJob(what);
  const { shards } = engine.planCount(what);
  const reports = Array.from({ length: shards }, (_, shard) => {
    job.begin(shard);
    while (!job.run(1_000_000));
    return job.result();
  });
  job.free();
  return reports.filter((report) => report !== undefined);
}

/** The program of a worker that counts the shards that it receives, one at a time. */
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readFileSync } = require('node:fs');
  import(workerData.module).then((engine) => {
    engine.initSync({ module: readFileSync(workerData.wasm) });
    let job;
    parentPort.on('message', ({ what, shard }) => {
      job ??= new engine.ShardJob(what);
      job.begin(shard);
      while (!job.run(1e6));
      parentPort.postMessage(null);
    });
    parentPort.postMessage(null);
  });`;

/** The time of two workers against the time of one worker. Each makes its own half boards. */
async function* shared(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const size of [16, 17]) {
    const what = { kind: 'solutions', size } as const;
    const { shards } = engine.planCount(what);
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      for (const workers of [1, 2] as const) times[workers - 1]?.push(await byWorkers(what, shards, workers));
    }
    const [one, two] = times.map(median);
    yield { name: `solutions-${size}-by-2-workers`, value: two ?? Number.NaN, unit: 'ms' };
    yield {
      name: `solutions-${size}-2-workers-against-1`,
      value: (one ?? Number.NaN) / (two ?? Number.NaN),
      unit: 'times',
    };
  }
}

/** The milliseconds that `workers` new workers take for a count, from the time when all of them are ready. */
async function byWorkers(what: Counted, shards: number, workers: number): Promise<number> {
  const folder = `${process.cwd()}/dist/engine`;
  const workerData = { module: `file://${folder}/queens.js`, wasm: `${folder}/queens-simd.wasm` };
  const hired = Array.from({ length: workers }, () => new Worker(WORKER, { eval: true, workerData }));
  const heard = (worker: Worker): Promise<void> => new Promise((resolve) => worker.once('message', resolve));
  await Promise.all(hired.map(heard));
  let next = 0;
  const start = performance.now();
  await Promise.all(
    hired.map(async (worker) => {
      while (next < shards) {
        const done = heard(worker);
        worker.postMessage({ what, shard: next++ });
        await done;
      }
    }),
  );
  const taken = performance.now() - start;
  await Promise.all(hired.map((worker) => worker.terminate()));
  return taken;
}
