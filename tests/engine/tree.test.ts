// The drawings of the tree, over the real engine: what lies where, and that nothing lies on anything else.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grownOf, outcomeOf, pathAt } from '../../www/src/theatre/tree/model';
import { pathDrawing } from '../../www/src/theatre/tree/path';
import { wholeDrawing } from '../../www/src/theatre/tree/whole';
import { empty, load, rows } from './load';

const { engine } = await load('queens');
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** A run explored to its end, or as far as a budget goes, and seen from a position. */
function seen(given: Int32Array, position: number, budget = ENDLESS) {
  const timeline = new engine.Timeline('bitmask', given, 0);
  timeline.explore(budget);
  timeline.seek(position, ENDLESS);
  const [grown, frame] = [grownOf(timeline.tree()), timeline.frame()];
  timeline.free();
  return { grown, frame, drawing: pathDrawing(grown, position, frame.rows, given) };
}

const POSITIONS = [0, 1, 2, 260, 1_000, 2_345, 4_848, 4_849];

describe('the path', () => {
  test('holds the queens of the board, and each level the siblings of one of them', () => {
    for (const position of POSITIONS) {
      const { grown, frame, drawing } = seen(empty(8), position);
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

  test('lies beside the rows of the board, and nothing lies on anything else', () => {
    for (const [given, budget] of [
      [empty(8), ENDLESS],
      [rows(-1, -1, 3, -1, 7, -1, -1, -1), ENDLESS],
      [empty(20), 200_000],
      [empty(32), 100_000],
    ] as const) {
      const { drawing } = seen(given, 150, budget);
      const places = [...drawing.spots, ...drawing.beside].map(({ x, y }) => `${x} ${y}`);
      assert.equal(new Set(places).size, places.length);
      assert.ok([...drawing.spots, ...drawing.beside].every(({ x, y }) => x < given.length && y < given.length));
    }
  });

  test('goes on below the levels that are kept', () => {
    const { grown, frame, drawing } = seen(empty(14), 5_000, 400_000);
    assert.ok(!grown.whole);
    const queens = frame.rows.filter((column) => column >= 0).length;
    const on = drawing.spots.filter(({ outcome }) => outcome === 'path' || outcome === 'now');
    assert.equal(on.length, queens);
    assert.ok(on.some(({ node }) => node < 0));
    assert.equal(on.filter(({ outcome }) => outcome === 'now').length, 1);
    assert.equal(drawing.edges.length, drawing.spots.length - drawing.spots.filter(({ y }) => y === 0).length);
  });

  test('tells failed from solved, and done from not yet', () => {
    const { grown } = seen(empty(6), 0);
    const count = (position: number, is: string) =>
      grown.from.filter((_, node) => node > 0 && outcomeOf(grown, node, position, -1) === is).length;
    assert.equal(count(0, 'wait'), 152);
    // Four solutions, six queens deep, and no queen leads to two of them.
    assert.equal(count(ENDLESS, 'solved'), 24);
    assert.equal(count(ENDLESS, 'failed'), 152 - 24);
  });
});

describe('the whole tree', () => {
  test('folds what failed, but not where the run stands, and gives every node a place of its own', () => {
    for (const position of POSITIONS) {
      const { grown } = seen(empty(8), position);
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
