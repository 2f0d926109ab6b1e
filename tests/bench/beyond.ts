// Counts without the page: the command against the page's engine on this processor, two workers of a cluster against one
// process, and how evenly a count is divided into shards. Needs the command and the Python of the cluster, which `build.sh`
// prepares.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { load } from '../engine/load';
import { type Figure, median, medianTime } from './measure';

const COMMAND = 'target/release/queens';
const PYTHON = 'target/dask/bin/python';

/** How many shards of a plan are timed: a sample at equal distances. */
const SAMPLE = 24;

export async function* beyond(): AsyncGenerator<Figure> {
  yield* againstThePage();
  yield* onACluster();
  for (const size of [18, 19, 20]) yield* spread(size);
}

const milliseconds = (size: number): number =>
  1e3 *
  JSON.parse(execFileSync(COMMAND, ['count', `${size}`, '--threads', '1', '--json'], { encoding: 'utf8' })).seconds;

async function* againstThePage(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  for (const size of [16, 17]) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round++) {
      times[0].push(milliseconds(size));
      times[1].push(medianTime(() => engine.countSolutions(size), 1));
    }
    const [command = Number.NaN, page = Number.NaN] = times.map(median);
    yield { name: `command-${size}`, value: command, unit: 'ms' };
    yield { name: `command-${size}-against-page`, value: page / command, unit: 'times' };
  }
}

async function* onACluster(): AsyncGenerator<Figure> {
  const size = 18;
  const alone = milliseconds(size);
  const keep = mkdtempSync(join(tmpdir(), 'queens-'));
  const told = execFileSync(PYTHON, ['tests/bench/cluster.py', COMMAND, `${size}`, keep], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: 'tools/dask' },
  });
  rmSync(keep, { recursive: true });
  const shared = 1e3 * Number(told);
  yield { name: `cluster-${size}-by-2-workers`, value: shared, unit: 'ms' };
  yield { name: `cluster-${size}-2-workers-against-1-process`, value: alone / shared, unit: 'times' };
}

/** Times a sample of the shards in one process: the mean, the slowest shard, the making of the half boards, and the whole count. */
async function* spread(size: number): AsyncGenerator<Figure> {
  const plan = execFileSync(COMMAND, ['count', `${size}`, '--plan'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const step = Math.max(1, Math.floor(plan.length / SAMPLE));
  const chosen = plan.filter((_, shard) => shard % step === 0);
  const counting = spawn(COMMAND, ['shard'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const results = createInterface({ input: counting.stdout });
  const timed = async (line: string): Promise<number> => {
    const start = performance.now();
    counting.stdin.write(`${line}\n`);
    await once(results, 'line');
    return performance.now() - start;
  };
  const first = await timed(chosen[0] ?? '');
  const times: number[] = [];
  for (const line of chosen) times.push(await timed(line));
  counting.stdin.end();
  const mean = times.reduce((sum, taken) => sum + taken, 0) / times.length;
  yield { name: `shard-${size}`, value: mean, unit: 'ms' };
  yield { name: `shard-${size}-slowest-against-mean`, value: Math.max(...times) / mean, unit: 'times' };
  yield { name: `shard-${size}-half-boards`, value: first - (times[0] ?? Number.NaN), unit: 'ms' };
  yield { name: `shard-${size}-all`, value: (mean * plan.length) / 1e3, unit: 's' };
}
