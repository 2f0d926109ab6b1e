// Proofs, called as a script calls them: impossible placements are proved, the checker accepts the proofs and refuses changed proofs.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type EngineError, type EngineModule, STEP } from '../../www/src/engine/types';
import { answerTo, textOf } from './ask';
import { load } from './load';
import { numbers } from './random';

const EXAMPLE =
  'n = 10\nnumdiags = 14\ndiags = [[4, 1], [2, 1], [14, 0], [8, 1], [8, 0], [7, 0], [3, 1],\n[12, 1], [18, 0], [5, 0], [14, 1], [0, 0], [15, 1], [17, 1]]';

for (const build of ['queens', 'queens-simd'] as const)
  describe(build, async () => {
    const { engine } = await load(build, `proof-${build}`);

    test('every impossible placement has a proof, and a changed proof fails', () => {
      for (const rows of impossible(engine, 20)) {
        const { verdict, cnf, proof } = engine.prove(rows);
        assert.equal(verdict, 'impossible');
        assert.equal(cnf.length, engine.formulaBytes(rows));
        assert.deepEqual(engine.checkProof(cnf, proof), { ok: true });
        assert.deepEqual(engine.checkProof(cnf, proof.replace(/0\n$/, '')), { ok: false });
        const other = engine.prove(Int32Array.from({ length: rows.length }, () => -1));
        assert.equal(engine.checkProof(other.cnf, proof).ok, false);
      }
    });

    test('proofs in slices, and files in pieces of any length, give the same answers', () => {
      const [rows] = impossible(engine, 1);
      assert.ok(rows);
      const { verdict, cnf, proof } = answerTo(engine, 'prove', { rows }, { budget: 500 });
      assert.deepEqual({ verdict, cnf: textOf(cnf), proof: textOf(proof) }, engine.prove(rows));
      const checked = answerTo(engine, 'check', {}, { files: [textOf(proof), textOf(cnf)], budget: 100 });
      assert.deepEqual(checked, { ok: true });
    });

    test('a job reports its progress, answers once, and refuses files that it did not ask for', () => {
      const [rows] = impossible(engine, 1);
      assert.ok(rows);
      const job = new engine.Job('prove', { rows });
      assert.throws(() => job.feed(new Uint8Array(1)), { code: 'argument-type' });
      assert.equal(job.progress().nodes, 0);
      job.run(100);
      assert.equal(job.answer().verdict, 'undecided');
      for (const call of [() => job.run(1), () => job.progress(), () => job.answer(), () => job.feed()])
        assert.throws(call, { code: 'job-over' });
      assert.throws(() => new engine.Job('prov' as 'prove', { rows }), { code: 'argument-choice' });
      assert.throws(() => new engine.Job('prove', {} as { rows: Int32Array }), { code: 'argument-type' });
      const check = new engine.Job('check', {});
      assert.equal(check.run(1), STEP.Feed);
      assert.throws(() => check.answer(), { code: 'argument-type' });
    });

    test('a board with a completion has no proof, and a proof is undecided if its budget is spent', () => {
      const corner = Int32Array.from([0, -1, -1, -1, -1]);
      const { verdict, proof } = engine.prove(corner);
      assert.deepEqual({ verdict, proof }, { verdict: 'completed', proof: '' });
      const [rows] = impossible(engine, 1);
      assert.ok(rows);
      assert.equal(engine.prove(rows, { budget: 0 }).verdict, 'undecided');
    });

    test('invalid input throws an error with a code', () => {
      const rows = Int32Array.from([0, -1, -1, -1]);
      const bad = 'smalest' as unknown as 'smallest';
      assert.throws(() => engine.complete(rows, { blame: bad }), { code: 'argument-choice' });
      const large = new Int32Array(300).fill(-1);
      assert.throws(
        () => engine.prove(large),
        ({ code, detail }: EngineError) => code === 'cnf-too-large' && detail.bytes === engine.formulaBytes(large),
      );
      assert.throws(() => engine.checkProof('p cnf 1 1\n1', '0\n'), { code: 'cnf-cut' });
      assert.throws(() => engine.checkProof('p cnf 1 1\n1 0\n', '1 0\n2 0\n'), { code: 'drat-other-formula' });
      assert.throws(() => engine.checkProof('p cnf 1 1\n1 0\n', '1'), { code: 'drat-cut' });
      assert.throws(() => new engine.Job('exclude', { text: 'n = 4', seed: 1 }), { code: 'excluded-missing' });
    });

    test('the queens to blame are as few as was requested', () => {
      const rows = Int32Array.from([0, 2, -1, -1, -1, -1]);
      assert.equal(engine.complete(rows, { blame: 'none' }).blame, undefined);
      for (const blame of ['irreducible', 'smallest'] as const) {
        const answer = engine.complete(rows, { blame });
        assert.deepEqual([...(answer.blame ?? [])], [0]);
        assert.equal(answer.blameIs, blame);
      }
    });

    test('an instance of excluded diagonals is translated and decided', () => {
      const decide = (text: string) => answerTo(engine, 'exclude', { text, seed: 1 });
      const published = decide(EXAMPLE.replace('numdiags = 14', 'numdiags = 9'));
      assert.deepEqual(
        [published.verdict, published.size, published.excluded, published.translated],
        ['impossible', 10, 9, 2_546],
      );
      const one = decide('n = 8 numdiags = 1 diags = [[7, 1]]');
      assert.equal(one.verdict, 'completed');
      assert.ok([...(one.rows ?? [])].every((column, row) => row + column !== 7));
    });
  });

/** Random placements on 5 to 30 rows that cannot be completed. */
function impossible(engine: EngineModule, many: number): Int32Array<ArrayBuffer>[] {
  const found: Int32Array<ArrayBuffer>[] = [];
  for (let seed = 1; found.length < many; seed++) {
    const below = numbers(seed);
    const size = 5 + below(26);
    const rows = new Int32Array(size).fill(-1);
    for (let tries = 0; tries < 4 * size; tries++) {
      const row = below(size);
      const before = rows[row] ?? -1;
      if (before >= 0) continue;
      rows[row] = below(size);
      if (!engine.validate(rows).ok) rows[row] = -1;
    }
    if (engine.complete(rows, { seed, blame: 'none' }).verdict === 'impossible') found.push(rows);
  }
  return found;
}
