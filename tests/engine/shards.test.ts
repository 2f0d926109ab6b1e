// Counts in shards, as the page calls them: plans, the shards of a worker, the tally of reports, and refusals.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Counted, EngineError, ShardResult } from '../../www/src/engine/types';
import { countJobsOf } from '../../www/src/rooms/count/jobs';
import { published } from '../../www/src/rooms/count/published';
import { BUILDS, empty, load, rows } from './load';

const reference = <T>(name: string): T => JSON.parse(readFileSync(`data/${name}.json`, 'utf8')) as T;
const known = reference<{ boards: { size: number; total: number; fundamental: number }[] }>('solutions').boards;
const modular = reference<{ boards: { size: number; solutions: number }[] }>('modular').boards;

const TWO_OF_EIGHT = rows(-1, -1, 3, -1, 7, -1, -1, -1);

/** Counts of every kind, with their results. */
const COUNTS: readonly (readonly [Counted, bigint])[] = [
  [{ kind: 'solutions', size: 1 }, 1n],
  [{ kind: 'solutions', size: 3 }, 0n],
  [{ kind: 'solutions', size: 12 }, 14_200n],
  [{ kind: 'bitmask', size: 8 }, 92n],
  [{ kind: 'halved', size: 9 }, 352n],
  [{ kind: 'symmetric', size: 10 }, 724n],
  [{ kind: 'modular', size: 13 }, 4_524n],
  [{ kind: 'completions', rows: TWO_OF_EIGHT }, 6n],
  [{ kind: 'folded', rows: TWO_OF_EIGHT }, 6n],
  [{ kind: 'completions', rows: empty(8) }, 92n],
];

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    /** The reports on all shards, last first, in slices of this many operations. */
    function reports(what: Counted, operations: number): ShardResult[] {
      const job = new engine.ShardJob(what);
      const { shards } = engine.planCount(what);
      const results = Array.from({ length: shards }, (_, index) => {
        job.begin(shards - 1 - index);
        while (!job.run(operations)) assert.equal(job.result(), undefined);
        assert.equal(job.progress().share, 1);
        return job.result() as ShardResult;
      });
      job.free();
      return results;
    }

    for (const [what, total] of COUNTS) {
      const size = 'rows' in what ? what.rows.length : what.size;
      test(`${what.kind} of ${size}: the shards add up to ${total}`, () => {
        const results = reports(what, 5_000);
        // The reports are copied, each occurs twice, and in another order.
        const stored = structuredClone([...results, ...results].reverse());
        const { found, open, refused } = engine.tallyCount(what, stored);
        assert.deepEqual([found, open, refused], [total, [], 0]);
      });
    }

    test('a tally of all solutions lists the orbits by size', () => {
      const what = { kind: 'solutions', size: 12 } as const;
      const { orbits, fundamental } = engine.tallyCount(what, reports(what, 1e6));
      assert.equal(fundamental, 1_787n);
      assert.deepEqual(orbits, {
        total: 14_200n,
        half: 80n,
        quarter: 8n,
        bySize: [
          { of: 8n, orbits: 1_765n, solutions: 14_120n },
          { of: 4n, orbits: 18n, solutions: 72n },
          { of: 2n, orbits: 4n, solutions: 8n },
        ],
      });
    });

    test('the tally of plain search on 8 rows counts 2,056 queens', () => {
      const what = { kind: 'bitmask', size: 8 } as const;
      assert.equal(engine.tallyCount(what, reports(what, 100)).nodes, 2_056);
    });

    test('damaged and foreign reports, and values that are not reports, are refused one by one', () => {
      const what = { kind: 'solutions', size: 11 } as const;
      const [first, ...others] = reports(what, 1e6);
      assert.ok(first);
      const bad: unknown[] = [
        { ...first, found: first.found + 1n },
        { ...first, version: first.version + 1 },
        { ...first, checksum: first.checksum ^ 1 },
        { ...first, found: Number(first.found) },
        { ...first, found: -1n },
        { ...first, found: 2n ** 70n },
        ...reports({ kind: 'solutions', size: 10 }, 1e6),
        null,
        7,
        'shard',
        {},
      ];
      const { open, refused, refusals } = engine.tallyCount(what, [...bad, ...others]);
      assert.deepEqual([open, refused], [[first.shard], bad.length]);
      assert.deepEqual(
        refusals.map(({ at }) => at),
        [...bad.keys()],
      );
      const why = (one: unknown) => engine.tallyCount(what, [one]).refusals[0]?.why;
      assert.equal(why({ ...first, checksum: first.checksum ^ 1 }), 'damaged');
      assert.equal(why(reports({ kind: 'solutions', size: 10 }, 1e6)[0]), 'foreign');
      assert.equal(why({ ...first, found: 'many' }), 'noReport');
    });

    test('reports that were written as JSON are accepted', () => {
      const what = { kind: 'solutions', size: 12 } as const;
      const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
      const parsed = JSON.parse(JSON.stringify(reports(what, 1e6), plain)) as unknown[];
      const { found, open, refused } = engine.tallyCount(what, parsed);
      assert.deepEqual([found, open, refused], [14_200n, [], 0]);
    });

    test('an invalid shard is refused, and the shard that was begun continues', () => {
      const what = { kind: 'solutions', size: 11 } as const;
      const job = new engine.ShardJob(what);
      const { shards } = engine.planCount(what);
      job.begin(shards - 1);
      for (const shard of [shards, 99, -1, 0.5, 2 ** 32])
        assert.throws(() => job.begin(shard), { code: 'argument-range' }, String(shard));
      while (!job.run(1e6));
      assert.equal(job.result()?.shard, shards - 1);
      job.free();
    });

    test('a count that takes too long is refused with its cost', () => {
      for (const what of [
        { kind: 'solutions', size: 24 },
        { kind: 'modular', size: 31 },
        { kind: 'bitmask', size: 21 },
      ] as const) {
        for (const ask of [() => engine.planCount(what), () => new engine.ShardJob(what)]) {
          assert.throws(ask, ({ code, detail }: EngineError) => {
            assert.equal(code, 'count-unplanned');
            assert.equal(detail.size, what.size);
            assert.ok(Number(detail.limit) < what.size && Number(detail.seconds) > 3_600);
            return true;
          });
        }
      }
    });

    test('hostile questions throw an error with a code, and never trap', () => {
      const hostile: unknown[] = [
        undefined,
        null,
        7,
        'solutions',
        Symbol('n'),
        [],
        {},
        { kind: 'solutions' },
        { kind: 'solutions', size: -1 },
        { kind: 'solutions', size: 2 ** 40 },
        { kind: 'solutions', size: 0 },
        { kind: 'luck', size: 8 },
        { kind: 'completions', size: 8 },
        { kind: 'completions', rows: [0.5] },
        { kind: 'completions', rows: rows(9) },
        new Proxy({}, { get: () => assert.fail('read') }),
      ];
      for (const value of hostile) {
        const what = value as Counted;
        for (const ask of [
          () => engine.planCount(what),
          () => engine.tallyCount(what, []),
          () => new engine.ShardJob(what),
        ]) {
          assert.throws(ask, ({ code }: EngineError) => /^[a-z]+(-[a-z]+)*$/.test(code));
        }
      }
      const job = new engine.ShardJob({ kind: 'solutions', size: 8 });
      for (const value of [-1, 0.5, Number.NaN, 2 ** 60, 'x'] as number[]) {
        assert.throws(() => job.begin(value), { code: 'argument-range' });
        assert.throws(() => job.run(value), { code: 'argument-range' });
      }
      assert.throws(() => job.begin(2 ** 32 - 1), { code: 'argument-range' });
      job.free();
      assert.throws(() => engine.exampleSolution(-1, 8), { code: 'argument-range' });
    });

    test('examples have as many images as requested, if there are any', () => {
      assert.deepEqual([...(engine.exampleSolution(4, 2) ?? [])], [1, 3, 0, 2]);
      assert.equal(engine.exampleSolution(8, 2), undefined);
      for (const images of [8, 4, 2]) {
        const example = engine.exampleSolution(12, images) ?? rows();
        assert.deepEqual(engine.validate(example), { ok: true, queens: 12, conflicts: [] });
        const turned = example.map((_, row) => 11 - (example[11 - row] ?? -1));
        assert.equal(turned.join() === example.join(), images < 8);
      }
    });
  });
}

describe('jobs of a counting worker', async () => {
  const { engine } = await load('queens-simd');

  test('shards of two counts that run in turn add up to the right numbers', () => {
    const jobs = countJobsOf();
    const counts: [Counted, bigint][] = [
      [{ kind: 'solutions', size: 12 }, 14_200n],
      [{ kind: 'completions', rows: TWO_OF_EIGHT }, 6n],
    ];
    const results: ShardResult[][] = counts.map(() => []);
    for (let shard = 0; shard < 64; shard++) {
      counts.forEach(([what], index) => {
        if (shard >= engine.planCount(what).shards) return;
        const job = jobs.countShard(engine, { what, shard });
        for (;;) {
          const outcome = job.slice(1);
          if (!outcome.done) continue;
          results[index]?.push((outcome.answer as { result: ShardResult }).result);
          break;
        }
      });
    }
    for (const [index, [what, total]] of counts.entries()) {
      assert.equal(engine.tallyCount(what, results[index] ?? []).found, total);
    }
  });
});

test('the published numbers in the page agree with the reference', () => {
  for (const { size, total, fundamental } of known) {
    const here = published('solutions', size);
    assert.deepEqual([here?.total, here?.fundamental], [BigInt(total), BigInt(fundamental)]);
  }
  for (const { size, solutions } of modular) assert.equal(published('modular', size)?.total, BigInt(solutions));
});
