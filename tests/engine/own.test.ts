// The sample programs, replayed by the engine: they have the same events as the built-in searches.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Timeline } from '../../www/src/engine/types';
import { runPython, traceOf } from '../page/run-python';
import { SOAK } from '../soak';
import { empty, load } from './load';

const { engine } = await load('queens');

/** Returns the actions of a run on the board, in order. */
function eventsOf(timeline: Timeline): string[] {
  const events: string[] = [];
  for (let position = 1; ; position++) {
    timeline.seek(position, Number.MAX_SAFE_INTEGER);
    const frame = timeline.frame();
    if (frame.position < position) return events;
    const { happened } = frame;
    if (happened?.kind === 'tried' || happened?.kind === 'removed')
      events.push(`${happened.kind} ${happened.row} ${happened.column}`);
    else if (happened?.kind === 'solution') events.push('solution');
  }
}

async function traceFor(name: string, size: number): Promise<string> {
  const source = readFileSync(`www/src/watch/programs/${name}.py`, 'utf8');
  const { log, error } = await runPython(source, size);
  assert.equal(error, null);
  return traceOf(source, size, log).trace;
}

for (const [name, search] of [
  ['all', 'array-recursive'],
  ['loop', 'array-iterative'],
  ['table', 'array-recursive'],
  ['sets', 'array-recursive'],
  ['bits', 'bitmask'],
  ['given', 'array-recursive'],
  ['generator', 'array-recursive'],
] as const) {
  test(`the program ${name} has the events of the search ${search}`, async () => {
    const trace = await traceFor(name, 6);
    const own = new engine.Timeline('recorded', { trace });
    const built = new engine.Timeline(search, empty(6), 0);
    assert.deepEqual(eventsOf(own), eventsOf(built));
    assert.deepEqual(
      own.listing().slice(0, 3),
      readFileSync(`www/src/watch/programs/${name}.py`, 'utf8').split('\n').slice(0, 3),
    );
  });
}

test('every sample program finds the published number of solutions', async () => {
  // Except for bits, each program takes seconds at this size, so it runs only in the soak. The test above compares its events.
  for (const name of SOAK ? ['all', 'loop', 'table', 'sets', 'bits', 'given', 'generator'] : ['bits']) {
    const { tried, removed, solutions, different, wrong } = engine.checkTrace(await traceFor(name, 8));
    assert.deepEqual(
      { tried, removed, solutions, different, wrong },
      { tried: 2056, removed: 2056, solutions: 92, different: 92, wrong: 0 },
      name,
    );
  }
  for (const [name, size, different] of [
    ['one', 8, 1],
    ['least', 8, 1],
    ['ahead', 6, 4],
    ['permutations', 6, 4],
    ['repair', 8, 1],
  ] as const) {
    const found = engine.checkTrace(await traceFor(name, size));
    assert.equal(found.different, different, name);
    assert.equal(found.wrong, 0, name);
  }
});
