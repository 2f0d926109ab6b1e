// A search of one's own: how fast a program runs while it reports each line, and how fast any position of its run is reached.
import { readFileSync } from 'node:fs';
import { empty, load } from '../engine/load';
import { numbers } from '../engine/random';
import { ran } from '../page/python';
import { type Figure, quantile, time } from './measure';

const ENDLESS = Number.MAX_SAFE_INTEGER;

export async function* own(): AsyncGenerator<Figure> {
  for (const name of ['all', 'bits']) {
    const source = readFileSync(`www/src/rooms/own/programs/${name}.py`, 'utf8');
    const start = performance.now();
    const { log } = await ran(source, 8);
    const lines = log.match(/^\d+$/gm)?.length ?? 0;
    yield { name: `own-lines-${name}`, value: (lines / (performance.now() - start)) * 1e3, unit: 'lines/s' };
  }
  const { engine } = await load('queens-simd');
  const trace = engine.traceOf('array-recursive', empty(12), { seed: 0, most: 990_000 });
  yield { name: 'own-trace', value: (trace.match(/\n/g)?.length ?? 0) / 1e6, unit: 'million lines' };
  const timeline = new engine.Timeline('recorded', { trace });
  yield { name: 'own-explore', value: time(() => timeline.explore(ENDLESS)), unit: 'ms' };
  const { furthest } = timeline.frame();
  const below = numbers(furthest);
  const seeks = Array.from({ length: 400 }, () => time(() => timeline.seek(below(furthest), ENDLESS)));
  yield { name: 'own-seek-p95', value: quantile(seeks, 0.95), unit: 'ms' };
  timeline.free();
}
