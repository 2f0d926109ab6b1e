// Python next to the listing of a search: both have the same steps, and the marked lines contain the lines that run.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PYTHON } from '../../www/src/watch/python';
import { runPython, traceOf } from '../page/run-python';
import { empty, load, rows } from './load';

const PROGRAMS: Readonly<Record<string, string>> = {
  bitmask: 'bits',
  'array-recursive': 'sets',
  'array-iterative': 'loop',
  completions: 'given',
  permutations: 'permutations',
};

/** The lines that reject a square or a board when they run. */
const REJECTS = ['continue', 'col += 1'];
/** A line that rejects a full board if the next line does not count a solution. */
const CHECKS_BOARD = 'if len(rising) == n and len(falling) == n:';

/**
 * Returns the actions of a program, in its order: the queens that it sets and removes, its solutions, and the squares
 * that it skips; each with its line, from 0, without comments.
 */
async function stepsOf(
  name: string,
  size: number,
  given: Int32Array,
): Promise<(readonly [what: string, line: number])[]> {
  const source = readFileSync(`www/src/watch/programs/${name}.py`, 'utf8');
  const sourceLines = source.split('\n');
  const displayedLine = sourceLines.map(
    (_, at) => sourceLines.slice(0, at).filter((line) => !line.includes('# {')).length,
  );
  const { log, error } = await runPython(source, size, true, [...given]);
  assert.equal(error, null);
  const { trace } = traceOf(source, size, log);
  let line = 0;
  let checkedAt: number | null = null;
  const steps: [string, number][] = [];
  const add = (what: string, at: number): unknown => steps.push([what, displayedLine[at] ?? -1]);
  for (const entry of trace.slice(trace.indexOf('\nlet n')).split('\n')) {
    const [word, one, other] = entry.split(' ');
    if (word === 'line') {
      line = Number(one) - 1;
      const text = sourceLines[line]?.trim() ?? '';
      if (checkedAt !== null && text !== 'found += 1') add('rejected', checkedAt);
      checkedAt = text === CHECKS_BOARD ? line : null;
      if (text === 'found += 1') add('solution', line);
      if (REJECTS.includes(text)) add('rejected', line);
    }
    // In permutations, a library function sets and removes all queens at once.
    if (name === 'permutations') continue;
    // The given queens are on the board before the first step.
    if (word === 'set' && given[Number(one)] !== Number(other)) add(`set ${one} ${other}`, line);
    if (word === 'remove') add(`removed ${one}`, line);
  }
  return steps;
}

test('every program that can be shown is checked here', () => {
  assert.deepEqual(Object.keys(PYTHON).toSorted(), Object.keys(PROGRAMS).toSorted());
});

for (const [search, name] of Object.entries(PROGRAMS))
  test(`${name}.py takes the steps of ${search}, and each of its steps is in the marked lines`, async () => {
    const { engine } = await load('queens-simd', 'beside');
    const size = search === 'permutations' ? 5 : 6;
    const board = search === 'completions' ? rows(-1, -1, 5, -1, -1, -1) : empty(size);
    const run = new engine.Timeline(search, board, 1);
    const same = PYTHON[search];
    assert.ok(same);
    assert.deepEqual(Object.keys(same.blockLines).map(Number), [...run.blocks()]);
    for (const lines of Object.values(same.blockLines))
      for (const line of lines) assert.match(same.lines[line] ?? '', /\S/);
    const steps = await stepsOf(name, size, board);
    let at = 0;
    while (run.seek(run.frame().position + 1, Number.MAX_SAFE_INTEGER)) {
      const { happened, block, finished } = run.frame();
      const word = wordOf(happened);
      if (word !== null && !(name === 'permutations' && /^set|^removed/.test(word))) {
        const [does, line] = steps[at] ?? ['nothing', -1];
        assert.equal(does, word, `step ${at}`);
        assert.ok(same.blockLines[block?.from ?? -1]?.includes(line), `${word}: line ${line}, block ${block?.from}`);
        at += 1;
      }
      if (finished) break;
    }
    assert.ok(at > 0);
    assert.equal(at, steps.length);
    run.free();
  });

/** Returns null for events without a line in the program, such as a dead end and the end. */
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
