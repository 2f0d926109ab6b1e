// Recorded runs, called as a script calls them: playing, writing, checking and refusing them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineModule, Timeline } from '../../www/src/engine/types';
import { BUILDS, empty, load, rows } from './load';

const ENDLESS = Number.MAX_SAFE_INTEGER;

const PUPIL = `queens trace 1
size 4
source
| queens = []
| def solve(row):
|     queens.append(1)
|     print('ожидание 待って 🙂')
let n = 4
line 1
let queens = []
call solve
let row = 0
line 3
set 0 1
outer queens = [1]
let free = 0b1101
say One more.
line 4
print ожидание 待って 🙂
line 1
stop MemoryError
`;

const openRecorded = (engine: EngineModule, trace: string): Timeline => new engine.Timeline('recorded', { trace });

function at(timeline: Timeline, position: number) {
  assert.ok(timeline.seek(position, ENDLESS));
  return { frame: timeline.frame(), registers: timeline.registers(), spoken: timeline.spoken() };
}

interface Refusal {
  readonly code: string;
  readonly detail: { readonly found?: string };
}

function refusal(what: () => unknown): Refusal {
  try {
    what();
  } catch (error) {
    return error as Refusal;
  }
  return assert.fail('nothing was thrown');
}

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('a recorded program is played line by line, with its variables and its messages', () => {
      const timeline = openRecorded(engine, PUPIL);
      assert.equal(timeline.listing()[1], 'def solve(row):');
      assert.deepEqual(timeline.blocks(), [0, 1, 2, 3]);

      const second = at(timeline, 2);
      assert.deepEqual(second.frame.happened, { kind: 'tried', row: 0, column: 1 });
      assert.deepEqual(second.frame.block, { from: 2, to: 3 });
      assert.deepEqual([...second.frame.rows], [1, -1, -1, -1]);
      const variable = { kind: 'variable', word: null, depth: 0, changed: false, line: 0 };
      assert.deepEqual(second.registers, [
        { ...variable, name: 'n', value: '4' },
        { ...variable, name: 'queens', value: '[1]', changed: true, line: 3 },
        { ...variable, name: 'row', value: '0', depth: 1, line: 1 },
        {
          ...variable,
          name: 'free',
          value: '0b1101',
          word: { low: 13, high: 0, width: 4 },
          depth: 1,
          changed: true,
          line: 3,
        },
      ]);
      assert.equal(second.spoken.said, 'One more.');
      assert.deepEqual(second.spoken.calls, ['solve']);

      const third = at(timeline, 3);
      assert.deepEqual(third.frame.happened, { kind: 'phase', number: 4, conflicts: 0 });
      assert.deepEqual(third.spoken, {
        said: null,
        calls: ['solve'],
        printed: 1,
        lines: ['ожидание 待って 🙂'],
        stopped: null,
      });

      const last = at(timeline, ENDLESS);
      assert.deepEqual([last.frame.position, last.frame.finished, last.spoken.stopped], [4, true, 'MemoryError']);
      assert.deepEqual([...at(timeline, 1).frame.rows], [-1, -1, -1, -1]);
      timeline.free();
    });

    test('a trace is read in pieces, even if a character is divided between two pieces', () => {
      const line = `print ${'🙂'.repeat(3_000)}\n`;
      for (const before of ['', 'x']) {
        const timeline = openRecorded(engine, `queens trace 1\nsize 4\nsay ${before}\n${line.repeat(30)}set 0 1\n`);
        const { lines, printed } = at(timeline, ENDLESS).spoken;
        assert.equal(printed, 30);
        assert.ok(lines.every((printed) => printed === '🙂'.repeat(3_000)));
        timeline.free();
      }
    });

    test('every search can be written as a trace, and its replay has the same steps', () => {
      // In a recorded run, a queen that is set on an attacked square and then removed counts as a rejected square. That happens to most
      // queens of the search by permutations.
      const others = ['modular', 'permutations'];
      for (const { name } of engine.searches().filter(({ name }) => !others.includes(name))) {
        const original = new engine.Timeline(name, empty(6), 7);
        const replayed = openRecorded(engine, engine.traceOf(name, empty(6), { seed: 7 }));
        for (const timeline of [original, replayed]) assert.ok(timeline.seek(ENDLESS, ENDLESS));
        const { position, counts, rows } = original.frame();
        const played = replayed.frame();
        assert.deepEqual([played.position, played.counts, [...played.rows]], [position, counts, [...rows]], name);
        assert.deepEqual(replayed.tree(), original.tree(), name);
        original.free();
        replayed.free();
      }
    });

    test('checkTrace counts the steps and solutions of a trace', () => {
      const figures = { size: 8, tried: 2056, removed: 2056, rejected: 0, solutions: 92, different: 92, wrong: 0 };
      const { steps, ...counted } = engine.checkTrace(engine.traceOf('bitmask', empty(8)));
      assert.deepEqual(counted, figures);
      assert.ok(steps > 4_000);
      assert.equal(engine.checkTrace(engine.traceOf('repair', rows(0, -1, -1, -1, -1), { most: 2 })).steps, 3);
    });

    test('an invalid trace is refused with its line', () => {
      const wrong = (lines: string) => refusal(() => openRecorded(engine, `queens trace 1\nsize 4\n${lines}`));
      assert.deepEqual(
        [wrong('set 0 1\nset 0 1').code, wrong('set 0 1\nset 0 1').detail],
        ['trace-taken', { line: 4, row: 0, column: 1 }],
      );
      assert.deepEqual(wrong('fly').detail.found, 'fly');
      assert.equal(refusal(() => engine.checkTrace('')).code, 'trace-cut');
      assert.equal(refusal(() => engine.traceOf('bitmask-2', empty(4))).code, 'search-unknown');
      assert.equal(refusal(() => engine.traceOf('repair', empty(1_001))).code, 'trace-large');
      for (const run of [undefined, null, 7, {}, { trace: 7 }, { trace: null }])
        assert.equal(refusal(() => new engine.Timeline('recorded', run as never)).code, 'argument-type');
    });
  });
}
