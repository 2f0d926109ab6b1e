// Jobs in slices of any length give the same answers as single calls.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BUILDS, empty, load, rows } from '../engine/load';

const ENDLESS = Number.MAX_SAFE_INTEGER;

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('CompleteJob is undecided until it is done, and then has the answer of complete()', () => {
      for (const given of [empty(24), rows(0, -1, -1, -1), empty(3), rows(0, 0)]) {
        const whole = engine.complete(given, { seed: 4 });
        const job = new engine.CompleteJob(given, 4);
        if (whole.nodes > 1) assert.equal(job.answer().verdict, 'undecided');
        let slices = 1;
        while (!job.run(1)) slices++;
        assert.ok(slices >= 1);
        const { nodes: _, ...answer } = job.answer();
        const { nodes: __, ...expected } = whole;
        assert.deepEqual(answer, expected);
        assert.ok(['search', 'blame'].includes(job.progress().phase));
        job.free();
      }
    });

    test('the share of a CountJob never decreases and ends at 1, and its count agrees with countCompletions()', () => {
      const job = new engine.CountJob(empty(10));
      let last = 0;
      let slices = 1;
      while (!job.run(500)) {
        const { share, count } = job.progress();
        assert.ok(share >= last && share <= 1 && count <= 724n);
        last = share;
        slices++;
      }
      assert.ok(slices > 3);
      const { share, count, nodes } = job.progress();
      assert.deepEqual(
        [share, count, nodes],
        [1, 724n, 0],
        'an empty board is counted by joining half boards, so no queen is set',
      );
      job.free();
    });

    test('a CountJob with given queens sets queens, and its count agrees with countCompletions()', () => {
      const given = empty(12).with(3, 0).with(7, 5);
      const job = new engine.CountJob(given);
      while (!job.run(500));
      const { share, count, nodes } = job.progress();
      assert.deepEqual([share, count], [1, engine.countCompletions(given).count]);
      assert.ok(nodes > 0);
      job.free();
    });

    test('a SurveyJob reports the count, squares, funnel and release of 8 queens with two given', () => {
      const order = new Uint32Array([7, 0]);
      const given = rows(0, -1, -1, -1, -1, -1, -1, 3);
      const job = new engine.SurveyJob(given, order);
      while (!job.run(1_000));
      const { count, squares, funnel, release } = job.report();
      const exact = (placement: Int32Array) => Number(engine.countCompletions(placement).count);
      assert.equal(count, exact(given));
      assert.deepEqual(funnel, [92, exact(given.with(0, -1)), exact(given)]);
      const counts = [0, 7].map((row) => ({ row, count: exact(given.with(row, -1)) }));
      assert.deepEqual(release, counts[0] && counts[1] && counts[0].count > counts[1].count ? counts[0] : counts[1]);
      assert.ok(squares instanceof Float64Array && squares.length === 64);
      for (const row of [1, 2, 3, 4, 5, 6]) {
        for (const column of [...given.keys()]) {
          assert.equal(squares[row * 8 + column], exact(given.with(row, column)), `row ${row}, column ${column}`);
        }
      }
      job.free();
    });

    test('a SurveyJob reports unknown facts as null', () => {
      const job = new engine.SurveyJob(empty(30), new Uint32Array());
      job.run(100);
      const { count, squares, release } = job.report();
      assert.deepEqual([count, squares, release], [null, null, null]);
      job.free();
    });

    test('opening and abandoning a thousand jobs does not grow the memory', async () => {
      const { memory } = await load(build);
      const round = () => {
        for (let job = 0; job < 100; job++) {
          const jobs = [
            new engine.CompleteJob(empty(60), job),
            new engine.CountJob(empty(16)),
            new engine.SurveyJob(empty(12), new Uint32Array()),
            new engine.Job('heat', { size: 12 }),
          ];
          for (const started of jobs) started.run(2_000);
          const timeline = new engine.Timeline('bitmask', empty(12), 0);
          timeline.seek(20_000, ENDLESS);
          for (const started of [...jobs, timeline]) started.free();
        }
      };
      round();
      const before = memory.buffer.byteLength;
      for (let rounds = 0; rounds < 3; rounds++) round();
      assert.equal(memory.buffer.byteLength, before);
    });
  });
}
