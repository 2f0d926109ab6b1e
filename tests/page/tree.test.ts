// The drawings of the tree, from the real engine: the places of nodes, and that they do not overlap.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { outlineOf, type WalkKey } from '../../www/src/kernel/diagram';
import { opening, type State, update } from '../../www/src/kernel/state';
import { itemsOf, stopOf, walk } from '../../www/src/watch/tree/items';
import { linkedTree, outcomeOf, pathAt } from '../../www/src/watch/tree/model';
import { pathDrawing } from '../../www/src/watch/tree/path';
import { wholeDrawing } from '../../www/src/watch/tree/whole';
import { empty, load, rows } from '../engine/load';

const { engine } = await load('queens');
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Explores a run to its end or within a budget, and draws its path at a position. */
function drawnAt(given: Int32Array, position: number, budget = ENDLESS) {
  const timeline = new engine.Timeline('bitmask', given, 0);
  timeline.explore(budget);
  timeline.seek(position, ENDLESS);
  const [grown, frame] = [linkedTree(timeline.tree()), timeline.frame()];
  timeline.free();
  return { grown, frame, drawing: pathDrawing(grown, position, frame.rows, given) };
}

const POSITIONS = [0, 1, 2, 260, 1_000, 2_345, 4_848, 4_849];

describe('the path', () => {
  test('contains the queens of the board, and each level has the siblings of one of them', () => {
    for (const position of POSITIONS) {
      const { grown, frame, drawing } = drawnAt(empty(8), position);
      const on = drawing.spots.filter(({ outcome }) => outcome === 'path' || outcome === 'now');
      assert.deepEqual(
        on.map(({ x, y }) => [y, x]),
        [...frame.rows].flatMap((column, row) => (column < 0 ? [] : [[row, column]])),
        `position ${position}`,
      );
      assert.equal(pathAt(grown, position).length, on.length + 1);
      assert.ok(drawing.byRow);
    }
  });

  test('is next to the rows of the board, and nothing overlaps', () => {
    for (const [given, budget] of [
      [empty(8), ENDLESS],
      [rows(-1, -1, 3, -1, 7, -1, -1, -1), ENDLESS],
      [empty(20), 200_000],
      [empty(32), 100_000],
    ] as const) {
      const { drawing } = drawnAt(given, 150, budget);
      const places = [...drawing.spots, ...drawing.freeSquares].map(({ x, y }) => `${x} ${y}`);
      assert.equal(new Set(places).size, places.length);
      assert.ok([...drawing.spots, ...drawing.freeSquares].every(({ x, y }) => x < given.length && y < given.length));
    }
  });

  test('continues below the levels that the tree stores', () => {
    const { grown, frame, drawing } = drawnAt(empty(14), 5_000, 400_000);
    assert.ok(!grown.whole);
    const queens = frame.rows.filter((column) => column >= 0).length;
    const on = drawing.spots.filter(({ outcome }) => outcome === 'path' || outcome === 'now');
    assert.equal(on.length, queens);
    assert.ok(on.some(({ node }) => node < 0));
    assert.equal(on.filter(({ outcome }) => outcome === 'now').length, 1);
    assert.equal(drawing.edges.length, drawing.spots.length - drawing.spots.filter(({ y }) => y === 0).length);
  });

  test('distinguishes nodes that failed, were solved, or are not reached yet', () => {
    const { grown } = drawnAt(empty(6), 0);
    const count = (position: number, is: string) =>
      grown.from.filter((_, node) => node > 0 && outcomeOf(grown, node, position, -1) === is).length;
    assert.equal(count(0, 'wait'), 152);
    // Each of the four solutions has six queens, and no two solutions have a common node.
    assert.equal(count(ENDLESS, 'solved'), 24);
    assert.equal(count(ENDLESS, 'failed'), 152 - 24);
  });
});

describe('the whole tree', () => {
  test('folds failed subtrees, except around the position of the run, and gives every node its own place', () => {
    for (const position of POSITIONS) {
      const { grown } = drawnAt(empty(8), position);
      const { places, width, depth } = wholeDrawing(grown, position);
      assert.equal(depth, 8);
      const path = new Set(pathAt(grown, position).slice(1));
      assert.equal(places.filter(({ node }) => path.has(node)).length, path.size);
      assert.ok(places.some(({ folded }) => folded) && places.length < grown.from.length);
      for (let level = 0; level < depth; level++) {
        const across = places.filter(({ y }) => y === level).map(({ x }) => x);
        assert.ok(
          across.every((x, index) => index === 0 || x - (across[index - 1] ?? 0) >= 1),
          `level ${level}`,
        );
        assert.ok(across.every((x) => x >= 0 && x < width));
      }
    }
  });
});

describe('the keys of the outline', () => {
  /** Presses keys in the run of 8 queens at step 3, with columns 1, 3 and 5 set in the first rows. Returns the item that they lead to. */
  function itemAfter(keys: readonly WalkKey[]) {
    const timeline = new engine.Timeline('bitmask', empty(8), 0);
    timeline.explore(ENDLESS);
    timeline.seek(3, ENDLESS);
    const shown = { frame: timeline.frame(), registers: [] };
    const watch = { ...opening.watch, status: 'open' as const, run: 1, shown, tree: timeline.tree() };
    timeline.free();
    let state: State = { ...opening, watch };
    for (const key of keys) {
      const action = walk(state, key);
      if (action) state = update(state, action);
    }
    const grown = linkedTree(watch.tree);
    const known = outlineOf(state.diagram, 1);
    const stop = stopOf(itemsOf(grown, 3, known), grown, 3, known);
    assert.ok(stop);
    return {
      row: (grown.rows[stop.node] ?? 0) + 1,
      column: (grown.columns[stop.node] ?? 0) + 1,
      open: stop.open,
      state,
    };
  }

  const cases: readonly (readonly [string, readonly WalkKey[], number, number, boolean | null])[] = [
    ['the position of the run if none is pressed', [], 3, 5, true],
    ['the queen above, once the items below are closed', ['ArrowLeft', 'ArrowLeft'], 2, 3, true],
    ['the second item of the first row, once the first one is closed', ['Home', 'ArrowLeft', 'ArrowDown'], 1, 2, false],
    [
      'the first item below one that was just opened',
      ['Home', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowRight'],
      2,
      4,
      false,
    ],
    ['the last item', ['End'], 1, 8, false],
    ['the last item again after Down', ['End', 'ArrowDown'], 1, 8, false],
    ['the first item again after Up', ['Home', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'], 1, 1, false],
  ];
  for (const [name, keys, row, column, open] of cases) {
    test(`pressed between two frames lead to ${name}`, () => {
      const found = itemAfter(keys);
      assert.deepEqual([found.row, found.column, found.open], [row, column, open]);
    });
  }

  test('Enter moves the run to the step that set the queen', () => {
    const { state } = itemAfter(['Home', 'Enter']);
    assert.deepEqual(state.watch.goal, { kind: 'position', position: 1 });
  });
});
