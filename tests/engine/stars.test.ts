// Star battles, as scripts call them: made, graded, and solved by nothing but hints.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BUILDS, load } from './load';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
const SIZE = 8;
const STARS = 2;
/** So many places, as many for each row as it holds stars. */
const none = (): Int32Array<ArrayBuffer> => new Int32Array(SIZE * STARS).fill(-1);

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    for (const level of LEVELS)
      test(`one of the level ${level} is made and solved by its hints`, () => {
        const job = new engine.PuzzleJob({ size: SIZE, family: 'regions', stars: STARS, level, seed: 3 });
        while (!job.run(10)) assert.ok(job.progress().tries < job.progress().most);
        const made = job.made();
        job.free();
        assert.ok(made?.regions);
        assert.equal(made.stars, STARS);
        const puzzle = { rows: none(), regions: made.regions, stars: STARS };
        assert.equal(engine.puzzleLevel(puzzle), level);
        const { ways, grade } = engine.gradePuzzle(puzzle);
        assert.deepEqual([ways, grade], [1, made.grade]);
        const [only] = engine.puzzleWays(puzzle, 2).ways;
        const own = none();
        const marks: number[] = [];
        for (;;) {
          const { kind, step } = engine.hintPuzzle(puzzle, own, Uint32Array.from(marks));
          if (kind === 'solved') break;
          assert.equal(kind, 'step');
          assert.ok(step);
          if (step.excludes.length > 0) marks.push(...step.excludes);
          else if (step.square !== null) {
            const row = Math.floor(step.square / SIZE);
            own[own.indexOf(-1, row * STARS)] = step.square % SIZE;
          }
        }
        const sorted = (rows: Int32Array): number[] =>
          Array.from({ length: SIZE }, (_, row) => [...rows.slice(row * STARS, (row + 1) * STARS)].sort()).flat();
        assert.deepEqual(sorted(own), sorted(only ?? none()));
      });

    test('what cannot be is refused', () => {
      const regions = Int32Array.from({ length: 64 }, (_, square) => Math.floor(square / 8));
      const code = (run: () => unknown): unknown => {
        try {
          run();
        } catch (error) {
          return (error as { code?: unknown }).code;
        }
        return null;
      };
      assert.equal(
        code(() => engine.gradePuzzle({ rows: none(), regions, stars: 4 })),
        'puzzle-stars',
      );
      const wanted = { size: 7, family: 'regions', stars: 2, level: 'easy', seed: 1 } as const;
      assert.equal(
        code(() => engine.makePuzzle(wanted)),
        'puzzle-make-size',
      );
      const never = { size: 8, family: 'regions', stars: 2, grade: 'singles', seed: 1 } as const;
      assert.equal(
        code(() => engine.makePuzzle(never)),
        'grade-not-to-be-had',
      );
      assert.deepEqual([...engine.guiltyRegions({ rows: none(), regions, stars: 2 })], []);
    });
  });
}
