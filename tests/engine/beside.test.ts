// Python beside the code of lessons: it runs the same steps as the search, and the lines that are marked are those that it runs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PYTHON } from '../../www/src/rooms/learn/python';
import { ran, traced } from '../page/python';
import { empty, load } from './load';

const PROGRAMS: Readonly<Record<string, string>> = { bitmask: 'bits', 'array-recursive': 'sets' };

/**
 * Returns the actions of a program, in its order: the queens that it sets and removes, its solutions, and the squares
 * that it skips; each with its line, from 0, without comments.
 */
async function stepsOf(name: string): Promise<(readonly [what: string, line: number])[]> {
  const source = readFileSync(`www/src/watch/programs/${name}.py`, 'utf8');
  const written = source.split('\n');
  const plain = written.map((_, at) => written.slice(0, at).filter((line) => !line.includes('# {')).length);
  const { log, error } = await ran(source, 6);
  assert.equal(error, null);
  const { trace } = traced(source, 6, log);
  let line = 0;
  const steps: [string, number][] = [];
  for (const entry of trace.slice(trace.indexOf('\nlet n')).split('\n')) {
    const [word, one, other] = entry.split(' ');
    if (word === 'line') {
      line = Number(one) - 1;
      const text = written[line]?.trim();
      if (text === 'found += 1') steps.push(['solution', plain[line] ?? -1]);
      if (text === 'continue') steps.push(['rejected', plain[line] ?? -1]);
    }
    if (word === 'set') steps.push([`set ${one} ${other}`, plain[line] ?? -1]);
    if (word === 'remove') steps.push([`removed ${one}`, plain[line] ?? -1]);
  }
  return steps;
}

for (const [search, name] of Object.entries(PROGRAMS))
  test(`${name}.py goes the way of ${search}, step by step, and each of its steps is in the lines that are marked`, async () => {
    const { engine } = await load('queens-simd', 'beside');
    const run = new engine.Timeline(search, empty(6), 1);
    const same = PYTHON[search];
    assert.ok(same);
    assert.deepEqual(Object.keys(same.does).map(Number), [...run.blocks()]);
    for (const lines of Object.values(same.does)) for (const line of lines) assert.match(same.lines[line] ?? '', /\S/);
    const steps = await stepsOf(name);
    let at = 0;
    while (run.seek(run.frame().position + 1, Number.MAX_SAFE_INTEGER)) {
      const { happened, block, finished } = run.frame();
      const word = wordOf(happened);
      if (word !== null) {
        const [does, line] = steps[at] ?? ['nothing', -1];
        assert.equal(does, word, `step ${at}`);
        assert.ok(same.does[block?.from ?? -1]?.includes(line), `${word}: line ${line}, block ${block?.from}`);
        at += 1;
      }
      if (finished) break;
    }
    assert.equal(at, steps.length);
    run.free();
  });

/** Null for what has no line of its own in a program: a dead end, and the end. */
function wordOf(happened: ReturnType<InstanceType<Engine['Timeline']>['frame']>['happened']): string | null {
  switch (happened?.kind) {
    case 'tried':
      return `set ${happened.row} ${happened.column}`;
    case 'removed':
      return `removed ${happened.row}`;
    case 'solution':
    case 'rejected':
      return happened.kind;
    default:
      return null;
  }
}
type Engine = Awaited<ReturnType<typeof load>>['engine'];
