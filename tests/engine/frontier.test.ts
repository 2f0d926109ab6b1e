// The functions for open questions, called as a script calls them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import hardBoards from '../../data/hard-boards.json' with { type: 'json' };
import solutions from '../../data/solutions.json' with { type: 'json' };
import thresholds from '../../data/threshold.json' with { type: 'json' };
import { type Obstacle, STEP } from '../../www/src/engine/types';
import { answerTo, textOf } from './ask';
import { BUILDS, load } from './load';

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('the interval of an estimate contains the count, and the same seed gives the same estimate', () => {
      for (const { size, total } of solutions.boards.filter((board) => board.size >= 8 && board.size <= 16)) {
        const estimate = engine.estimateSolutions(size, { seed: 7, probes: 20_000 });
        assert.ok(estimate.low <= total && total <= estimate.high, `${size}: ${estimate.low} to ${estimate.high}`);
        assert.ok(estimate.probes >= 20_000);
        assert.ok(Math.abs(10 ** estimate.log10 / estimate.estimate - 1) < 1e-9);
        assert.deepEqual(engine.estimateSolutions(size, { seed: 7, probes: 20_000 }), estimate);
        assert.notDeepEqual(engine.estimateSolutions(size, { seed: 8, probes: 20_000 }), estimate);
      }
    });

    test('a board without solutions has an estimate of zero; an estimate that is too large for a double has a logarithm', () => {
      const none = engine.estimateSolutions(3);
      assert.equal(none.estimate, 0);
      assert.ok(none.high < 1);
      const huge = engine.estimateSolutions(220, { probes: 8 });
      assert.equal(huge.estimate, Number.POSITIVE_INFINITY);
      assert.ok(huge.log10Low <= huge.log10 && huge.log10 <= huge.log10High);
      assert.ok(huge.log10 > 320 && huge.log10 < 340, String(huge.log10));
    });

    test('an estimate in slices has a report as soon as there are enough probes', () => {
      const job = new engine.Job('estimate', { size: 20, seed: 1 });
      assert.equal(job.progress().estimate, null);
      while (!job.progress().estimate) assert.equal(job.run(1_000), STEP.More);
      assert.ok((job.progress().estimate?.probes ?? 0) > 0);
      job.free();
    });

    test('thresholds agree with the published thresholds, and the returned queens block the board', () => {
      for (const { size, most } of thresholds.boards.filter((board) => board.size <= 12)) {
        const found = engine.blockingQueens(size);
        assert.equal(found.most, most, `${size} rows`);
        assert.equal(found.blocking.filter((column) => column >= 0).length, most + 1);
        assert.ok(engine.validate(found.blocking).ok);
        assert.equal(engine.complete(found.blocking).verdict, 'impossible');
      }
    });

    test('a threshold in slices is the same, and the search reports its progress', () => {
      const job = new engine.Job('threshold', { size: 12 });
      let before = 0;
      while (job.run(500) !== STEP.Done) {
        const { placements, share } = job.progress();
        assert.ok(placements >= before && share >= 0 && share <= 1);
        before = placements;
      }
      assert.deepEqual(job.answer().found, engine.blockingQueens(12));
      job.free();
    });

    test('greedy queens begin with the published terms', () => {
      const { columns } = answerTo(engine, 'greedy', { rows: 12 }, { budget: 5 });
      // OEIS A065188, counted from 0.
      assert.deepEqual([...columns], [0, 2, 4, 1, 3, 8, 10, 12, 14, 5, 7, 18]);
    });

    const measure = (size: number, obstacle: Obstacle, amount: number, seed: number) =>
      answerTo(engine, 'hardness', { size, obstacle, amount, seed, most: 1_000_000 }, { budget: 100 });

    test('a seed gives the same hard board, and the same numbers of nodes, as in the library', () => {
      assert.ok(hardBoards.length > 0);
      for (const { size, obstacle, amount, seed, given, ...expected } of hardBoards) {
        const { given: queens, ...report } = measure(size, obstacle as Obstacle, amount, seed);
        assert.deepEqual(report, expected);
        assert.deepEqual([...queens], given);
      }
    });

    test('a hard board is decided by three searches', () => {
      const [none, all] = [measure(8, 'diagonals', 0, 1), measure(8, 'diagonals', 30, 1)];
      assert.equal(none.found, true);
      assert.deepEqual([none.sums, none.differences, none.keptEmpty], [[], [], []]);
      assert.ok(none.nodes.every((nodes) => nodes !== null && nodes >= 0));
      assert.equal(all.found, false);
      assert.deepEqual(
        all.sums.toSorted((a, b) => a - b),
        Array.from({ length: 15 }, (_, sum) => sum),
      );
      assert.deepEqual(
        all.differences.toSorted((a, b) => a - b),
        Array.from({ length: 15 }, (_, at) => at - 7),
      );
    });

    test('a board that blocked squares make impossible has a proof', () => {
      // The queen leaves two solutions. Without their squares in the first row, no solution is left.
      const board = { rule: 'queens', rows: 5, columns: 5, given: Int32Array.of(11) };
      const refute = (marks: Int32Array) => {
        const { verdict, cnf, proof } = answerTo(engine, 'refute', { of: { ...board, marks } }, { budget: 10 });
        assert.equal(textOf(cnf), engine.writeBoard('cnf', { ...board, marks }));
        return { verdict, cnf: textOf(cnf), proof: textOf(proof) };
      };
      const { given } = board;
      assert.equal(engine.countByRule('queens', 5, 5, { given }).count, 2n);
      const free = refute(Int32Array.of());
      assert.deepEqual([free.verdict, free.proof], ['completed', '']);
      const keptEmpty = Int32Array.of(0, 2, 3, 4);
      assert.equal(engine.countByRule('queens', 5, 5, { given, keptEmpty }).count, 0n);
      const { verdict, cnf, proof } = refute(keptEmpty);
      assert.equal(verdict, 'impossible');
      assert.deepEqual(engine.checkProof(cnf, proof), { ok: true });
      assert.notDeepEqual(engine.checkProof(free.cnf, proof), { ok: true });
      assert.throws(() => new engine.Job('refute', { of: 'p cnf 1 x' }), { code: /^cnf-/ });
    });

    test('estimateSolutions refuses probes that would take hours, because a call cannot be stopped', () => {
      const started = performance.now();
      for (const [size, most] of [
        [592, 100],
        [41, 100],
        [40, 10_000_000],
      ] as const)
        assert.throws(() => engine.estimateSolutions(size, { probes: most + 1 }), {
          code: 'argument-range',
          detail: { name: 'probes', least: 0, most },
        });
      assert.ok(performance.now() - started < 1_000);
    });

    test('unsupported questions are refused', () => {
      const refused = (call: () => unknown) => assert.throws(call, { code: 'frontier-size' });
      refused(() => engine.estimateSolutions(0));
      refused(() => engine.estimateSolutions(1_001));
      refused(() => engine.blockingQueens(3));
      refused(() => engine.blockingQueens(25));
      refused(() => new engine.Job('greedy', { rows: 0 }));
      const hard = { size: 8, obstacle: 'queens', amount: 9, seed: 1, most: 1 } as const;
      refused(() => new engine.Job('hardness', { ...hard, size: 33 }));
      assert.throws(() => new engine.Job('hardness', hard), { code: 'frontier-obstacles' });
      const unknown = { ...hard, obstacle: 'walls' as Obstacle };
      assert.throws(() => new engine.Job('hardness', unknown), { code: /^argument-/ });
    });
  });
}
