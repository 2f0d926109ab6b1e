// The speed of each form of the tricks of the bit lab, in million answers a second, in wasm and native.
import { execFileSync } from 'node:child_process';
import { load } from '../engine/load';
import { type Figure, time } from './measure';

/** How often each form is measured; the best time counts. */
const TIMES = 5;
const ANSWERS = 500_000;

export async function* bits(): AsyncGenerator<Figure> {
  yield* wasm();
  yield* native();
}

async function* wasm(): AsyncGenerator<Figure> {
  const { engine } = await load('queens-simd');
  const asked = new Set<string>();
  for (const { name } of engine.tricks()) {
    const runs = new engine.FormRuns(name);
    // Tricks with the same answers share their forms.
    const known = asked.has(runs.names().join());
    asked.add(runs.names().join());
    for (const form of known ? [] : runs.names()) {
      const milliseconds = Math.min(
        ...Array.from({ length: TIMES }, () => time(() => void runs.repeat(form, ANSWERS))),
      );
      yield { name: `bits-${name}-by-${form}-wasm`, value: ANSWERS / milliseconds / 1e3, unit: 'million/s' };
    }
    runs.free();
  }
}

/** Measures the native forms, compiled for this processor so that they use all of its instructions. */
function* native(): Generator<Figure> {
  const told = execFileSync(
    'cargo',
    ['run', '--quiet', '--release', '--package', 'queens-tests', '--example', 'bits', '--target-dir', 'target/native'],
    { encoding: 'utf8', env: { ...process.env, RUSTFLAGS: '-C target-cpu=native' } },
  );
  for (const line of told.trim().split('\n')) {
    const [trick, form, perSecond] = line.split('\t');
    yield { name: `bits-${trick}-by-${form}-native`, value: Number(perSecond) / 1e6, unit: 'million/s' };
  }
}
