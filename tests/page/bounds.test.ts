// The linear completion in Watch: its bounds are part of its name, and its projection shows the free rows and columns.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { opening } from '../../www/src/kernel/state';
import {
  type Bounds,
  levelsOfAll,
  listedName,
  publishedBounds,
  readBounds,
  writeBounds,
} from '../../www/src/watch/bounds';
import { allSearches } from '../../www/src/watch/extra-searches';
import { projectionOf } from '../../www/src/watch/projection';
import { empty, load } from '../engine/load';

const { engine } = await load('queens');

const NAMES: readonly (readonly [string, Partial<Bounds>])[] = [
  ['linear', {}],
  ['linear-4-8', { levels: [4, 8] }],
  ['linear-r3', { repeats: 3 }],
  ['linear-b0', { returns: 0 }],
  ['linear-e', { eachStep: true }],
  ['linear-10-20-r0-b9999-e', { levels: [10, 20], repeats: 0, returns: 9999, eachStep: true }],
];

describe('the name of the linear completion', () => {
  for (const [name, bounds] of NAMES)
    test(`${name} is read, written and opened`, () => {
      assert.deepEqual(readBounds(name), { ...publishedBounds, ...bounds });
      assert.equal(writeBounds({ ...publishedBounds, ...bounds }), name);
      assert.equal(listedName(name), 'linear');
      new engine.Timeline(name, empty(32), 1).free();
    });

  test('other names are refused', () => {
    for (const name of ['bitmask', 'linear-', 'linear-4', 'linear-04-8', 'linear-e-r3', 'linear-4-8-'])
      assert.equal(readBounds(name), null, name);
  });
});

test('with the base levels of `levelsOfAll`, a run reaches all five blocks of the linear completion, on 12 and on 32 rows', () => {
  for (const size of [12, 32]) {
    const [second, third] = levelsOfAll(size);
    const timeline = new engine.Timeline(`linear-${second}-${third}`, empty(size), 1);
    const blocks = new Set<string>();
    for (let position = 1; !timeline.frame().finished || position <= timeline.frame().furthest; position++) {
      timeline.seek(position, Number.MAX_SAFE_INTEGER);
      const { reason } = timeline.frame();
      if (reason?.kind === 'own' && reason.code.startsWith('block.')) blocks.add(reason.code);
    }
    assert.deepEqual([...blocks].sort(), ['block.1', 'block.2', 'block.3', 'block.4', 'block.5'], `${size} rows`);
    timeline.free();
  }
});

test('the list of searches on the page agrees with the whole engine', () => {
  const all = engine.searches();
  const later = ['both-mirrors', 'permutations', 'bitboard-pairs', 'validator', 'by-rule'];
  const first = all.filter(({ name }) => !later.includes(name));
  const { ui } = opening;
  assert.deepEqual(allSearches({ searches: first, ui }), all);
  const handout = {
    hints: true,
    clock: true,
    answers: 'free',
    searches: ['bitmask', 'permutations'],
    rules: [],
  } as const;
  const offered = allSearches({ searches: first.slice(0, 1), ui: { ...ui, handout } });
  assert.deepEqual(
    offered.map(({ name }) => name),
    ['bitmask', 'permutations'],
  );
});

test('the projection of a run has its free rows and columns, and a square is free if no queen attacks it', () => {
  const size = 12;
  const [second, third] = levelsOfAll(size);
  const timeline = new engine.Timeline(`linear-${second}-${third}`, empty(size), 1);
  let projections = 0;
  for (let position = 1; !timeline.frame().finished || position <= timeline.frame().furthest; position++) {
    timeline.seek(position, Number.MAX_SAFE_INTEGER);
    const { rows: queens } = timeline.frame();
    const { rows, columns, free } = projectionOf(queens);
    const queenSquares = [...queens].flatMap((column, row) => (column < 0 ? [] : [{ row, column }]));
    assert.equal(rows.length, size - queenSquares.length);
    assert.equal(columns.length, size - queenSquares.length);
    rows.forEach((row, y) => {
      columns.forEach((column, x) => {
        const attacked = queenSquares.some(
          (queen) =>
            queen.row === row ||
            queen.column === column ||
            queen.row - queen.column === row - column ||
            queen.row + queen.column === row + column,
        );
        assert.equal(free[y]?.[x], attacked ? 0 : 1, `step ${position}, row ${row}, column ${column}`);
      });
    });
    // The table of block 4 counts the free squares of the same rows. Once a row is chosen, it still shows the earlier counts.
    const risk = timeline.registers().find((register) => register.kind === 'table' && register.name === 'risk');
    if (risk?.kind !== 'table' || risk.chosen !== null) continue;
    projections++;
    const counted = new Map(risk.lines.map((row, at) => [row, risk.figures[at]]));
    rows.forEach((row, y) => {
      const left = free[y]?.reduce((sum, one) => sum + one, 0);
      if (counted.has(row)) assert.equal(counted.get(row), left, `step ${position}, row ${row}`);
    });
  }
  timeline.free();
  assert.ok(projections > 0);
});
