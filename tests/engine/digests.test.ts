// The same seed gives the same run in both builds as it does natively: tests/core has the same digests.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import digests from '../../data/digests.json' with { type: 'json' };
import type { PuzzleWanted } from '../../www/src/engine/types';
import { answerTo } from './ask';
import { BUILDS, empty, load } from './load';

const START = 0x811c9dc5;

/** FNV-1a over words of 32 bits. */
const digest = (hash: number, words: Iterable<number>): number => {
  let mixed = hash;
  for (const word of words) mixed = Math.imul(mixed ^ word, 0x01000193);
  return mixed >>> 0;
};

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    for (const { search, size, seed, steps, digest: expected } of digests.runs) {
      test(`${search} on ${size} rows with seed ${seed} has the digest of its ${steps} steps`, () => {
        const timeline = new engine.Timeline(search, empty(size), seed);
        let hash = START;
        for (let step = 1; step <= steps; step++) {
          assert.ok(timeline.seek(step, Number.MAX_SAFE_INTEGER));
          const { rows, counts } = timeline.frame();
          hash = digest(digest(hash, rows), counts);
        }
        timeline.free();
        assert.equal(hash, expected);
      });
    }

    for (const { rule, rows, columns, pieces, steps, digest: expected } of digests.runs_by_rule) {
      test(`by rule, ${pieces} of ${rule} on ${rows} x ${columns} has the digest of its ${steps} steps`, () => {
        const timeline = new engine.Timeline('by-rule', { rule, rows, columns, options: { pieces } }, 1);
        let hash = START;
        for (let step = 1; step <= steps; step++) {
          timeline.seek(step, Number.MAX_SAFE_INTEGER);
          const { pieces: placed, counts } = timeline.frame();
          hash = digest(
            digest(
              hash,
              (placed ?? []).map((at) => at.row * columns + at.column),
            ),
            counts,
          );
        }
        timeline.free();
        assert.equal(hash, expected);
      });
    }

    for (const { family, size, level, seed, digest: expected } of digests.puzzles) {
      test(`the ${level} puzzle of ${size} rows for seed ${seed} (${family}) has its digest`, () => {
        const made = answerTo(engine, 'makePuzzle', { family, size, level, seed } as PuzzleWanted);
        assert.equal(digest(digest(START, made.rows), made.regions ?? []), expected);
      });
    }

    for (const { size, seed, digest: expected } of digests.completions) {
      test(`the completion of ${size} rows for seed ${seed} has its digest`, () => {
        assert.equal(digest(START, engine.complete(empty(size), { seed }).rows ?? []), expected);
      });
    }
  });
}
