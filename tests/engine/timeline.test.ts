// Timelines: runs at any position, called as a script calls them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import digests from '../../data/digests.json' with { type: 'json' };
import { KINDS, type Timeline } from '../../www/src/engine/types';
import { BUILDS, empty, load, rows } from './load';

const ENDLESS = Number.MAX_SAFE_INTEGER;
const set = (...kinds: (typeof KINDS)[number][]) => kinds.reduce((mask, kind) => mask | (1 << KINDS.indexOf(kind)), 0);
const count = (timeline: Timeline, kind: (typeof KINDS)[number]) => timeline.frame().counts[KINDS.indexOf(kind)] ?? 0;
/** The facts of a position that do not depend on the path to it. */
function placeOf(timeline: Timeline): object {
  const { happened, reason, block, counts, rows } = timeline.frame();
  return { happened, reason, block, counts, rows };
}

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('the kinds of event are the same as in the page, in the same order', () => {
      assert.deepEqual(engine.kinds(), [...KINDS]);
    });

    test('every search of the catalogue opens, and describes itself', () => {
      const searches = engine.searches();
      const names = searches.map((search) => search.name);
      assert.deepEqual(names.toSorted(), [...new Set(digests.runs.map(({ search }) => search))].toSorted());
      for (const { name, largest, seeded } of searches) {
        const timeline = new engine.Timeline(name, empty(7), 7);
        assert.ok(timeline.listing().length > 3 && timeline.blocks()[0] === 0);
        assert.ok(largest >= 8);
        assert.equal(seeded, name === 'repair' || name === 'linear');
        timeline.free();
      }
    });

    test('the search for all solutions of 8 queens tries 2,056 queens and finds 92 solutions', () => {
      const timeline = new engine.Timeline('bitmask', empty(8), 0);
      assert.ok(timeline.seek(ENDLESS, ENDLESS));
      const { finished, position, furthest, happened } = timeline.frame();
      assert.ok(finished && position === furthest);
      assert.deepEqual(happened, { kind: 'exhausted' });
      assert.equal(count(timeline, 'tried') + count(timeline, 'forced'), 2_056);
      assert.equal(count(timeline, 'solution'), 92);
      timeline.free();
    });

    test('seeking in slices reaches the same state as seeking at once', () => {
      const [sliced, whole] = [1, 2].map(() => new engine.Timeline('bitmask', empty(10), 0));
      assert.ok(sliced && whole);
      for (const position of [30_000, 12_345, 12_344, 1, 0, 20_000]) {
        let slices = 1;
        while (!sliced.seek(position, 1_000)) slices++;
        assert.ok(whole.seek(position, ENDLESS));
        assert.deepEqual(placeOf(sliced), placeOf(whole), `position ${position}, ${slices} slices`);
      }
      sliced.free();
      whole.free();
    });

    test('solutions are found by number, in both directions', () => {
      const timeline = new engine.Timeline('bitmask', empty(8), 0);
      const solutions = set('solution');
      assert.ok(timeline.seekNth(solutions, 50, ENDLESS));
      const fiftieth = timeline.frame();
      assert.deepEqual(fiftieth.happened, { kind: 'solution' });
      assert.deepEqual(engine.validate(fiftieth.rows), { ok: true, queens: 8, conflicts: [] });
      assert.ok(timeline.seekNth(solutions, 51, ENDLESS));
      assert.ok(timeline.runBackUntil({ kinds: solutions }, ENDLESS));
      assert.deepEqual(timeline.frame().rows, fiftieth.rows);
      assert.equal(timeline.frame().position, fiftieth.position);
      timeline.free();
    });

    test('a run stops at a square and at a block of the listing', () => {
      const timeline = new engine.Timeline('bitmask', empty(8), 0);
      assert.ok(timeline.runUntil({ kinds: 0, square: { row: 0, column: 3 } }, ENDLESS));
      assert.ok(timeline.frame().rows[0] === 3);
      const block = timeline.blocks().at(-1) ?? 0;
      assert.ok(timeline.runUntil({ kinds: 0, blocks: [block] }, ENDLESS));
      assert.equal(timeline.frame().block?.from, block);
      timeline.free();
    });

    test('exploring leaves the position unchanged, and the marks show solutions and dead ends', () => {
      const timeline = new engine.Timeline('bitmask', empty(8), 0);
      assert.ok(timeline.seek(5, 10));
      assert.ok(timeline.explore(ENDLESS));
      const { position, finished } = timeline.frame();
      assert.deepEqual([position, finished], [5, true]);
      const marks = timeline.marks(100);
      assert.ok(marks instanceof Uint8Array && marks.length === 100);
      assert.ok(marks.some((mark) => mark & 1) && marks.some((mark) => mark & 2));
      assert.ok(timeline.checkpointBytes() <= 2 ** 20);
      timeline.free();
    });

    test('the tree of 8 queens has every tried queen, with its interval and the nodes below it', () => {
      const timeline = new engine.Timeline('bitmask', empty(8), 0);
      assert.ok(timeline.explore(ENDLESS));
      const { furthest, parents, rows, columns, forced, from, to, nodes, solutions } = timeline.tree();
      assert.equal(furthest, timeline.frame().furthest);
      assert.deepEqual([parents[0], rows[0], columns[0], from[0], to[0]], [0, -1, -1, 0, Infinity]);
      assert.deepEqual([nodes[0], solutions[0], from.length], [2_056, 92, 2_057]);
      assert.ok(forced.every((one) => one === 0));
      for (let node = 1; node < from.length; node++) {
        const parent = parents[node] ?? 0;
        assert.ok(parent < node && rows[node] === (rows[parent] ?? 0) + 1, `node ${node}`);
        assert.ok((from[node] ?? 0) > (from[parent] ?? 0) && (to[node] ?? 0) < (to[parent] ?? 0), `node ${node}`);
      }
      const first = from.findIndex((_, node) => rows[node] === 0 && columns[node] === 0);
      assert.equal(solutions[first], 4);
      assert.ok(timeline.seek(from[first] ?? 0, ENDLESS));
      assert.deepEqual(timeline.frame().happened, { kind: 'tried', row: 0, column: 0 });
      timeline.free();
    });

    test('a tree with too many nodes keeps its upper levels, and their figures include the lower levels', () => {
      const timeline = new engine.Timeline('bitmask', empty(12), 0);
      assert.ok(timeline.explore(ENDLESS));
      const { from, nodes, solutions } = timeline.tree();
      assert.ok(from.length <= 5_000 && (nodes[0] ?? 0) > 5_000);
      assert.equal(solutions[0], 14_200);
      timeline.free();
    });

    test('repair ends with a solution, and its curve of conflicts ends at 0', () => {
      const timeline = new engine.Timeline('repair', empty(32), 5);
      assert.ok(timeline.runUntil({ kinds: set('solution') }, ENDLESS));
      assert.deepEqual(engine.validate(timeline.frame().rows), { ok: true, queens: 32, conflicts: [] });
      const { positions, conflicts } = timeline.curve();
      assert.ok(positions instanceof Float64Array && conflicts instanceof Uint32Array);
      assert.equal(positions.length, conflicts.length);
      assert.equal(conflicts.at(-1), 0);
      timeline.free();
    });

    test('a run does not open with given queens that attack each other', () => {
      assert.throws(() => new engine.Timeline('bitmask', rows(0, 0, -1, -1), 0), { code: 'search-conflict' });
    });
  });
}
