// Star battles, called as a script calls them: making, grading, and solving them with hints only.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerTo } from './ask';
import { BUILDS, load } from './load';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
const SIZE = 8;
const STARS = 2;
/** A board without queens: `STARS` empty places for each row. */
const emptyRows = (): Int32Array<ArrayBuffer> => new Int32Array(SIZE * STARS).fill(-1);

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    for (const level of LEVELS)
      test(`a puzzle of the level ${level} is made and solved by its hints`, () => {
        const made = answerTo(engine, 'makePuzzle', { size: SIZE, family: 'regions', stars: STARS, level, seed: 3 });
        assert.ok(made.regions);
        assert.equal(made.stars, STARS);
        const puzzle = { rows: emptyRows(), regions: made.regions, stars: STARS };
        assert.equal(engine.puzzleLevel(puzzle), level);
        const { ways, grade } = engine.gradePuzzle(puzzle);
        assert.deepEqual([ways, grade], [1, made.grade]);
        const [only] = engine.puzzleWays(puzzle, 2).ways;
        const own = emptyRows();
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
        assert.deepEqual(sorted(own), sorted(only ?? emptyRows()));
      });

    test('under the rule touching, boards with several stars are counted and completed like puzzles', () => {
      const { rows, columns, stars, regions } = engine.readBoard(
        'https://puzz.link/p?starbattle/10/10/2/l95las9vb5mmurbelo2m849c5gp068ci9029',
      );
      assert.ok(regions);
      const options = { stars, regions };
      assert.deepEqual(engine.countByRule('touching', rows, columns, options), { verdict: 'exact', count: 1n });
      const { verdict, squares } = engine.completeByRule('touching', rows, columns, options);
      const { ways, solution } = engine.gradePuzzle({ rows: new Int32Array(20).fill(-1), regions, stars });
      const solutionSquares = [...(solution ?? [])].map((column, place) => Math.floor(place / 2) * 10 + column);
      assert.deepEqual([verdict, ways, [...(squares ?? [])]], ['completed', 1, solutionSquares]);
      const without = (keptEmpty: number): object => ({ ...options, keptEmpty: Int32Array.of(keptEmpty) });
      assert.equal(engine.completeByRule('touching', 10, 10, without(solutionSquares[3] ?? 0)).verdict, 'impossible');
      assert.equal(
        engine.countByRule('touching', 10, 10, { ...options, given: Int32Array.of(...solutionSquares) }).count,
        1n,
      );
      // Without regions there are two solutions on eight rows, and none on seven.
      assert.equal(engine.countByRule('touching', 8, 8, { stars: 2 }).count, 2n);
      assert.equal(engine.countByRule('touching', 7, 7, { stars: 2 }).count, 0n);
      assert.equal(engine.countByRule('touching', 20, 20, { stars: 2, budget: 1 }).verdict, 'undecided');
      for (const wrong of [
        () => engine.countByRule('queens', 8, 8, { stars: 2 }),
        () => engine.countByRule('touching', 8, 9, { stars: 2 }),
        () => engine.countByRule('touching', 8, 8, { stars: 4 }),
        () =>
          new engine.Job('countByRule', { boards: [{ rule: 'touching', rows: 8, columns: 8, options: { stars: 2 } }] }),
      ])
        assert.throws(wrong);
    });

    test('a puzzle is graded in slices, and the regions to blame are found in slices', () => {
      const regions = Int32Array.from({ length: 64 }, (_, square) => Math.floor(square / 8));
      for (const square of [2, 3, 4, 5, 6, 7]) regions[square] = 1;
      regions[8] = 0;
      const puzzle = { rows: emptyRows(), regions, stars: STARS };
      const { labels } = answerTo(engine, 'guiltyRegions', { puzzle }, { budget: 1 });
      assert.deepEqual([...labels], [...engine.guiltyRegions(puzzle)]);
      assert.deepEqual([...labels], [0]);
      const graded = answerTo(engine, 'gradePuzzle', { puzzle }, { budget: 1 });
      assert.deepEqual(graded, engine.gradePuzzle(puzzle));
      assert.equal(graded.ways, 0);
    });

    test('impossible stars and regions are refused', () => {
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
        code(() => engine.gradePuzzle({ rows: emptyRows(), regions, stars: 4 })),
        'puzzle-stars',
      );
      const wanted = { size: 7, family: 'regions', stars: 2, level: 'easy', seed: 1 } as const;
      assert.equal(
        code(() => engine.makePuzzle(wanted)),
        'puzzle-make-size',
      );
      const impossible = { size: 8, family: 'regions', stars: 2, grade: 'singles', seed: 1 } as const;
      assert.equal(
        code(() => engine.makePuzzle(impossible)),
        'grade-not-to-be-had',
      );
      assert.deepEqual([...engine.guiltyRegions({ rows: emptyRows(), regions, stars: 2 })], []);
    });
  });
}
