// Programs of the user: how fast a program runs while it reports each line, and how fast any position of its run is reached.
import { readFileSync } from 'node:fs';
import { empty, load } from '../engine/load';
import { numbers } from '../engine/random';
import { runPython } from '../page/run-python';
import { type Figure, quantile, time } from './measure';

const ENDLESS = Number.MAX_SAFE_INTEGER;
/** The maximum length of a trace, in lines. */
const MAX_LINES = 2_000_000;

/** Repeats the run of a trace as often as fits into one trace. The run must end with an empty board. */
function longest(trace: string): string {
  const lines = trace.trimEnd().split('\n');
  const from = lines.findIndex((line) => line.startsWith('line '));
  const run = lines.slice(from, -1);
  const times = Math.floor((MAX_LINES - from - 1) / run.length);
  return `${[...lines.slice(0, from), ...Array.from({ length: times }, () => run).flat(), 'end'].join('\n')}\n`;
}

export async function* own(): AsyncGenerator<Figure> {
  // Python is compiled once, before the first program runs.
  await runPython('', 4);
  for (const [name, size] of [
    ['all', 8],
    ['generator', 8],
    ['bits', 9],
  ] as const) {
    const source = readFileSync(`www/src/watch/programs/${name}.py`, 'utf8');
    const start = process.cpuUsage();
    const { log } = await runPython(source, size);
    const { user, system } = process.cpuUsage(start);
    const lines = log.match(/^\d+$/gm)?.length ?? 0;
    yield { name: `own-lines-${name}`, value: (lines / (user + system)) * 1e6, unit: 'lines/s' };
  }
  const { engine, memory } = await load('queens-simd', 'bench-own');
  const trace = longest(engine.traceOf('array-recursive', empty(8), { seed: 0 }));
  yield { name: 'own-trace', value: (trace.match(/\n/g)?.length ?? 0) / 1e6, unit: 'million lines' };
  const timeline = new engine.Timeline('recorded', { trace });
  yield { name: 'own-explore', value: time(() => timeline.explore(ENDLESS)), unit: 'ms' };
  const { furthest } = timeline.frame();
  const below = numbers(furthest);
  const seeks = Array.from({ length: 400 }, () => time(() => timeline.seek(below(furthest), ENDLESS)));
  yield { name: 'own-memory', value: memory.buffer.byteLength / 1e6, unit: 'MB' };
  yield { name: 'own-seek-p95', value: quantile(seeks, 0.95), unit: 'ms' };
  timeline.free();
}
