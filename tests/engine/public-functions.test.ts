// The public functions of the module, as scripts call them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EngineModule, LineKind, Rows } from '../../www/src/engine/types';
import { BUILDS, empty, load, rows } from './load';

/** The numbers of solutions of empty boards, in all and up to symmetry: OEIS A000170 and A002562. */
const SOLUTIONS: [n: number, total: bigint, fundamental: bigint][] = [
  [1, 1n, 1n],
  [2, 0n, 0n],
  [3, 0n, 0n],
  [4, 2n, 1n],
  [5, 10n, 2n],
  [6, 4n, 1n],
  [7, 40n, 6n],
  [8, 92n, 12n],
  [9, 352n, 46n],
  [10, 724n, 92n],
  [11, 2_680n, 341n],
  [12, 14_200n, 1_787n],
];

/** Placements, and the conflicts in them. */
const CONFLICTS: [what: string, placement: Rows, conflicts: [row: number, otherRow: number, line: LineKind][]][] = [
  ['none', rows(1, 3, 0, 2), []],
  ['none on a partial board', rows(-1, 3, -1, 2), []],
  ['a column', rows(0, -1, 0, -1), [[2, 0, 'column']]],
  ['a diagonal', rows(0, -1, 2, -1), [[2, 0, 'diagonal']]],
  ['an anti-diagonal', rows(-1, 3, 2, -1), [[2, 1, 'antiDiagonal']]],
  [
    'a chain, from neighbour to neighbour',
    rows(0, 1, 2),
    [
      [1, 0, 'diagonal'],
      [2, 1, 'diagonal'],
    ],
  ],
];

/** Every placement on a board of n rows, with 0 to n queens. */
function* placements(n: number): Generator<Rows> {
  for (let number = 0; number < (n + 1) ** n; number++) {
    yield Int32Array.from({ length: n }, (_, row) => (Math.floor(number / (n + 1) ** row) % (n + 1)) - 1);
  }
}

const attacks = (a: number, b: number, placement: Rows): boolean => {
  const [left, right] = [placement[a] ?? -1, placement[b] ?? -1];
  return left >= 0 && right >= 0 && (left === right || Math.abs(left - right) === b - a);
};

/** The completions of a placement, by trying every column in every free row. */
function completions(placement: Rows, row = 0): Rows[] {
  if (row === placement.length) return [placement];
  const columns = (placement[row] ?? -1) >= 0 ? [placement[row] ?? 0] : [...placement.keys()];
  return columns.flatMap((column) => {
    const next = placement.with(row, column);
    const attacked = [...next.keys()].some((other) => other !== row && attacks(...order(other, row), next));
    return attacked ? [] : completions(next, row + 1);
  });
}
const order = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** Compares the answers about a placement with a search that tries every column. */
function check(engine: EngineModule, given: Rows): void {
  const expected = completions(given);
  const { verdict, rows: found, blame } = engine.complete(given);
  const what = `[${given}]`;
  assert.deepEqual(engine.countCompletions(given), { verdict: 'exact', count: BigInt(expected.length) }, what);
  if (expected.length > 0) {
    assert.equal(verdict, 'completed', what);
    assert.ok(
      expected.some((completion) => String(completion) === String(found)),
      what,
    );
    return;
  }
  assert.equal(verdict, 'impossible', what);
  assert.ok(blame instanceof Uint32Array, what);
  const blamed = given.map((column, row) => (blame.includes(row) ? column : -1));
  assert.equal(completions(blamed).length, 0, `${what}: the blamed queens have no completion`);
  if (engine.validate(given).ok) {
    for (const row of blame) assert.ok(completions(blamed.with(row, -1)).length > 0, `${what}: row ${row} is needed`);
  }
}

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    for (const [what, placement, conflicts] of CONFLICTS) {
      test(`validate: ${what}`, () => {
        assert.deepEqual(engine.validate(placement), {
          ok: conflicts.length === 0,
          queens: placement.filter((column) => column >= 0).length,
          conflicts: conflicts.map(([row, otherRow, line]) => ({ row, otherRow, line })),
        });
      });
    }

    test('validate, complete and countCompletions agree with trying everything, on every placement of up to 4 rows', () => {
      for (const n of [1, 2, 3, 4]) for (const placement of placements(n)) check(engine, placement);
    });

    test('complete returns a solution that contains the given queens, and the engine that found it', () => {
      const given = rows(-1, -1, 7, -1, -1, -1, -1, 3);
      const { verdict, rows: found, engine: by, nodes, blame } = engine.complete(given, { seed: 3 });
      assert.deepEqual([verdict, by, blame], ['completed', 'exact', undefined]);
      assert.ok(found instanceof Int32Array && Number.isInteger(nodes));
      assert.ok(found[2] === 7 && found[7] === 3);
      assert.deepEqual(engine.validate(found), { ok: true, queens: 8, conflicts: [] });
    });

    test('complete returns the same completion for the same seed, and may return another for another seed', () => {
      const found = [1, 1, 2, 3, 4].map((seed) => String(engine.complete(empty(20), { seed }).rows));
      assert.equal(found[0], found[1]);
      assert.ok(new Set(found).size > 1);
    });

    test('complete reports a placement in conflict as impossible, and blames the pair', () => {
      const answer = engine.complete(rows(0, -1, 0, -1, -1, -1, -1, -1));
      assert.deepEqual([answer.verdict, [...(answer.blame ?? [])]], ['impossible', [0, 2]]);
      assert.equal(answer.rows, undefined);
    });

    test('complete reports empty boards of 2 and 3 rows as impossible, and blames no queen', () => {
      for (const n of [2, 3]) {
        const { verdict, blame } = engine.complete(empty(n));
        assert.deepEqual([verdict, blame], ['impossible', new Uint32Array()]);
      }
    });

    test('complete is undecided with a budget of no nodes', () => {
      assert.equal(engine.complete(empty(30), { budget: 0 }).verdict, 'undecided');
    });

    test('complete constructs a solution of an empty board of a million rows', () => {
      const { verdict, rows: found, engine: by } = engine.complete(empty(1_000_000));
      assert.deepEqual([verdict, by], ['completed', 'explicit']);
      assert.ok(found && engine.validate(found).ok);
    });

    test('countCompletions is undecided if its budget is too small', () => {
      assert.equal(engine.countCompletions(empty(20), { budget: 0 }).verdict, 'undecided');
      assert.equal(engine.countCompletions(empty(200), { budget: 1_000 }).verdict, 'undecided');
    });

    test('countCompletions counts on 100 rows with few free rows', () => {
      const { rows: solution } = engine.complete(empty(100), { seed: 1 });
      assert.ok(solution);
      const given = solution.slice().fill(-1, 40, 52);
      const { verdict, count } = engine.countCompletions(given);
      assert.ok(verdict === 'exact' && count >= 1n);
      assert.deepEqual(engine.countCompletions(solution), { verdict: 'exact', count: 1n });
    });

    test('countCompletions refuses too many free rows', () => {
      assert.throws(() => engine.countCompletions(empty(10_000)), { code: 'count-too-many-free' });
    });

    for (const [n, total, fundamental] of SOLUTIONS) {
      test(`countSolutions(${n}) and countCompletions of the empty board return the published numbers`, () => {
        assert.deepEqual(engine.countSolutions(n), { total, fundamental });
        assert.deepEqual(engine.countCompletions(empty(n)), { verdict: 'exact', count: total });
      });
    }

    test('countSolutions returns the published numbers for 15 and 16 rows', () => {
      assert.deepEqual(engine.countSolutions(15), { total: 2_279_184n, fundamental: 285_053n });
      assert.deepEqual(engine.countSolutions(16), { total: 14_772_512n, fundamental: 1_846_955n });
    });

    test('countSolutions refuses sizes without a count, and counts that would take too long', () => {
      assert.throws(() => engine.countSolutions(0), { code: 'size' });
      for (const n of [24, 1_000, 1e9]) assert.throws(() => engine.countSolutions(n), { code: 'count-unplanned' });
      for (const n of [-1, 0.5, 1e12]) assert.throws(() => engine.countSolutions(n), { code: 'argument-range' });
    });

    test('placements as text are read back the same in both forms', () => {
      const given = rows(-1, 2, -1, 0);
      assert.equal(engine.formatPlacement(given, 'list').trim(), '0 3 0 1');
      for (const form of ['list', 'diagram'] as const) {
        assert.deepEqual(engine.parsePlacement(engine.formatPlacement(given, form)), given);
      }
    });

    test('links are read back as they were written', () => {
      const link = {
        view: 'theatre',
        rows: rows(-1, 3, -1, -1),
        search: 'repair',
        seed: 2 ** 32 - 1,
        step: 12_345,
        own: 'n8.k3',
      };
      assert.deepEqual(engine.readLink(engine.writeLink(link)), link);
      const { own: _, ...bare } = link;
      assert.deepEqual(engine.readLink(engine.writeLink(bare)), { ...bare, own: '' });
    });

    test('freshSeed returns different whole numbers of 32 bits', () => {
      const seeds = Array.from({ length: 8 }, () => engine.freshSeed());
      assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32));
      assert.ok(new Set(seeds).size > 1);
    });
  });
}
