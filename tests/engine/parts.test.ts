// Shards as parts for a plain search: a search row by row finds as many solutions as the engine counts, and its report is the same.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Counted } from '../../www/src/engine/types';
import { BUILDS, empty, load, rows } from './load';

/** The number of solutions if each row allows only its own set of columns. */
function solutions(free: Uint32Array, row = 0, columns = 0, left = 0, right = 0): number {
  if (row === free.length) return 1;
  let found = 0;
  let squares = (free[row] ?? 0) & ~(columns | left | right);
  while (squares !== 0) {
    const queen = squares & -squares;
    squares ^= queen;
    found += solutions(free, row + 1, columns | queen, (left | queen) << 1, (right | queen) >>> 1);
  }
  return found;
}

const COUNTS: readonly (readonly [Counted, number])[] = [
  [{ kind: 'solutions', size: 10 }, 10],
  [{ kind: 'solutions', size: 11 }, 11],
  [{ kind: 'completions', rows: empty(8) }, 8],
  [{ kind: 'completions', rows: rows(-1, -1, 3, -1, 7, -1, -1, -1, -1, -1) }, 10],
];

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    for (const [what, size] of COUNTS) {
      test(`${what.kind} of ${size}: a plain search reports each shard as the engine does`, () => {
        const job = new engine.ShardJob(what);
        for (let shard = 0; shard < engine.planCount(what).shards; shard++) {
          job.begin(shard);
          const parts = job.parts(1_000);
          assert.ok(parts);
          let found = 0;
          for (let at = 0; at < parts.length; at += size + 1)
            found += solutions(parts.subarray(at, at + size)) * (parts[at + size] ?? 0);
          while (!job.run(1e6));
          // A search on the graphics processor does not report how many queens it has set.
          const { checksum: _, nodes: __, ...counted } = job.result() ?? assert.fail();
          const { checksum, nodes, ...reported } = job.report(BigInt(found));
          assert.deepEqual([reported, nodes], [counted, 0n]);
          assert.equal(engine.tallyCount(what, [{ ...reported, nodes, checksum }]).refused, 0);
        }
        job.free();
      });
    }

    test('a shard that cannot be divided into parts returns nothing, and hostile arguments are refused', () => {
      const modular = new engine.ShardJob({ kind: 'modular', size: 13 });
      assert.equal(modular.parts(10), undefined);
      for (const value of [-1, 0.5, 131_073, Number.NaN, '9'] as number[])
        assert.throws(() => modular.parts(value), { code: 'argument-range' });
      for (const value of [-1n, 2n ** 64n, 7] as bigint[])
        assert.throws(() => modular.report(value), { code: 'argument-type' });
    });
  });
}
