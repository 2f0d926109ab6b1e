// The functions for puzzles, called as a script calls them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import days from '../../data/daily.json' with { type: 'json' };
import packs from '../../data/packs.json' with { type: 'json' };
import made from '../../data/shelf.json' with { type: 'json' };
import { STEP } from '../../www/src/engine/types';
import { answerTo } from './ask';
import { BUILDS, empty, load, rows } from './load';

/** A puzzle with one solution that needs a trial. */
const PUZZLE = rows(-1, -1, -1, 5, -1, -1, 6, 3);
const squares = (...list: number[]) => Uint32Array.from(list);

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);

    test('gradePuzzle returns the number of solutions, the grade, and the steps to the solution', () => {
      const { ways, grade, steps } = engine.gradePuzzle(PUZZLE);
      assert.deepEqual([ways, grade], [1, 'trial']);
      const solution = [...(engine.complete(PUZZLE).rows ?? [])];
      for (const { rule, square, excludes } of steps ?? []) {
        if (rule === 'single') assert.equal(solution[Math.floor((square ?? 0) / 8)], (square ?? 0) % 8);
        else assert.ok(excludes.every((excluded) => solution[Math.floor(excluded / 8)] !== excluded % 8));
      }
      assert.equal(steps?.filter(({ rule }) => rule === 'single').length, 5);
      const unknown = { grade: null, level: null, solution: null, steps: null };
      assert.deepEqual(engine.gradePuzzle(empty(8)), { ways: 2, ...unknown });
      assert.deepEqual(engine.gradePuzzle(rows(0, 0, -1, -1)), { ways: 0, ...unknown });
      const whole = rows(1, 3, 0, 2);
      const known = { ways: 1, grade: 'singles', level: 'easy', solution: whole, steps: [] };
      assert.deepEqual(engine.gradePuzzle({ rows: whole }), known);
    });

    test('the puzzles on the shelf of the page agree with their seeds', () => {
      const letter = (number: number): string => (number < 0 ? '.' : number.toString(36));
      // Larger boards take too long here.
      const small = Object.entries(made).filter(([name]) =>
        /-(?:[56])-|completion-8-|regions-7-.*-1$|stars-[89]-.*-1$|stars-14-medium-1/.test(name),
      );
      assert.ok(small.length > 40);
      for (const [name, stored] of small) {
        const [family = '', size, level = '', seed] = name.split('-');
        const battle = { family: 'regions', stars: Number(size) > 12 ? 3 : 2 };
        const kind = family === 'stars' ? battle : { family };
        const wanted = { ...kind, level, size: Number(size), seed: Number(seed) } as Parameters<
          typeof engine.makePuzzle
        >[0];
        const { rows, regions } = engine.makePuzzle(wanted);
        assert.equal([...(regions ?? rows)].map(letter).join(''), stored, name);
      }
    });

    test('each puzzle in a pack needs the technique of the pack, and its seed makes the same puzzle', () => {
      const letter = (number: number): string => (number < 0 ? '.' : number.toString(36));
      const grades: Record<string, string> = { pairs: 'sets', triples: 'sets', trials: 'trial' };
      for (const [pack, puzzles] of Object.entries(packs)) {
        const [family, technique = ''] = pack.split('-');
        for (const [name, stored] of Object.entries(puzzles)) {
          const [, size, level = '', seed] = name.split('-');
          const numbers = Int32Array.from([...stored], (one) => (one === '.' ? -1 : Number.parseInt(one, 36)));
          const rows = family === 'regions' ? new Int32Array(Number(size)).fill(-1) : numbers;
          const { ways, grade, steps } = engine.gradePuzzle(
            family === 'regions' ? { rows, regions: numbers } : { rows },
          );
          assert.deepEqual([ways, grade], [1, grades[technique] ?? technique], name);
          const sets = (steps ?? []).filter(({ rule }) => rule === 'set').map(({ lines }) => lines.length);
          if (technique === 'pairs') assert.equal(Math.max(...sets), 2, name);
          if (technique === 'triples') assert.ok(Math.max(...sets) > 2, name);
          // Larger boards take too long here.
          if (Number(size) > 8) continue;
          const wanted = { family, level, size: Number(size), seed: Number(seed) } as Parameters<
            typeof engine.makePuzzle
          >[0];
          const made = engine.makePuzzle(wanted);
          assert.equal([...(made.regions ?? made.rows)].map(letter).join(''), stored, name);
        }
      }
    });

    test('makePuzzle makes a puzzle of the wanted grade, the same for the same seed', () => {
      for (const family of ['completion', 'regions'] as const) {
        for (const grade of ['singles', 'killers', 'trial'] as const) {
          const wanted = { size: 7, family, grade, seed: 11 };
          const made = engine.makePuzzle(wanted);
          // If killers are wanted, pointers may suffice.
          if (grade === 'killers' && family === 'regions') assert.match(made.grade, /^(pointers|killers)$/);
          else assert.equal(made.grade, grade);
          assert.deepEqual(made, engine.makePuzzle(wanted));
          const { ways, grade: found } = engine.gradePuzzle(made);
          assert.deepEqual([ways, found], [1, made.grade]);
          assert.equal(made.regions !== undefined, family === 'regions');
        }
      }
    });

    test('the question makePuzzle makes a puzzle of a level', () => {
      const job = new engine.Job('makePuzzle', { size: 8, family: 'completion', level: 'hard', seed: 3 });
      while (job.run(1) === STEP.More);
      assert.ok(job.progress().tries < job.progress().most);
      assert.equal(engine.puzzleLevel(job.answer()), 'hard');
      job.free();
    });

    test('hintPuzzle reports a mistake first, then the weakest step from the queens and marks', () => {
      const none = squares();
      const first = engine.hintPuzzle(PUZZLE, empty(8), none);
      assert.equal(first.kind, 'step');
      const [solution] = engine.puzzleWays(PUZZLE, 2).ways;
      assert.ok(solution);
      const column = solution[0] ?? 0;
      const wrong = empty(8).with(0, (column + 1) % 8);
      assert.deepEqual(engine.hintPuzzle(PUZZLE, wrong, none), {
        kind: 'wrongQueen',
        square: (column + 1) % 8,
        step: null,
        mayGuess: false,
      });
      assert.equal(engine.hintPuzzle(PUZZLE, empty(8), squares(column)).kind, 'wrongMark');
      assert.equal(engine.hintPuzzle(PUZZLE, solution, none).kind, 'solved');
      // A solver who follows every hint reaches the solution.
      let own = empty(8);
      const marks: number[] = [];
      for (;;) {
        const { kind, step } = engine.hintPuzzle(PUZZLE, own, squares(...marks));
        if (kind === 'solved') break;
        assert.ok(step);
        if (step.rule === 'single' && step.square !== null)
          own = own.with(Math.floor(step.square / 8), step.square % 8);
        else marks.push(...step.excludes);
      }
      assert.deepEqual(
        own.map((own, row) => (own < 0 ? (PUZZLE[row] ?? -1) : own)),
        solution,
      );
    });

    test('checkReason accepts every step of a solution as a reason, and refuses other claims', () => {
      const size = 8;
      const offset = { row: 0, column: size, region: 2 * size };
      let own = empty(size);
      const marks: number[] = [];
      const { steps } = engine.gradePuzzle(PUZZLE);
      for (const { rule, square, lines, excludes } of steps ?? []) {
        const numbers = squares(...lines.map(({ kind, index }) => offset[kind] + index));
        const claimed = square ?? excludes[0] ?? 0;
        const { kind, step } = engine.checkReason(PUZZLE, own, squares(...marks), {
          rule,
          square: claimed,
          lines: numbers,
        });
        assert.equal(kind, 'accepted');
        assert.deepEqual(step?.excludes, excludes);
        if (rule === 'single') own = own.with(Math.floor(claimed / size), claimed % size);
        else marks.push(...excludes);
      }
      // Row 1 has more than one free square, so its queen may be on another square.
      const single = { rule: 'single', square: 0, lines: squares(0) } as const;
      const small = rows(-1, 3, -1, -1);
      const refused = engine.checkReason(small, empty(4), squares(), single);
      assert.deepEqual(refused, { kind: 'refused', step: null, counterexample: [1] });
      assert.equal(engine.checkReason(small, empty(4), squares(), { ...single, square: 3 }).kind, 'known');
    });

    test('goodSteps counts the steps before the first step that excludes the solution', () => {
      const [solution] = engine.puzzleWays(PUZZLE, 2).ways;
      const column = solution?.[0] ?? 0;
      const wrong = (column + 1) % 8;
      assert.equal(engine.goodSteps(PUZZLE, Int32Array.of(-1 - wrong, column)), 2);
      assert.equal(engine.goodSteps(PUZZLE, Int32Array.of(-1 - wrong, wrong, column)), 1);
      assert.equal(engine.goodSteps(PUZZLE, Int32Array.of(-1 - column)), 0);
    });

    test('puzzleWays returns some ways to finish, and whether these are all', () => {
      const all = engine.puzzleWays(empty(6), 4);
      assert.deepEqual([all.ways.length, all.all], [4, true]);
      const two = engine.puzzleWays(empty(6), 2);
      assert.deepEqual([two.ways, two.all], [all.ways.slice(0, 2), false]);
    });

    test('dailyPuzzle returns the same puzzle for a day in every version, and refuses an invalid day', () => {
      for (const [date, expected] of Object.entries(days.days).slice(0, 7)) {
        const { rows, level, date: returned } = engine.dailyPuzzle(date);
        assert.deepEqual([[...rows], returned], [expected, date]);
        assert.equal(engine.puzzleLevel(rows), level);
      }
      for (const [date, expected] of Object.entries(days.regions).slice(0, 7)) {
        const { rows, regions, level, date: returned } = engine.dailyRegions(date);
        const letters = [...(regions ?? [])].map((region) => String.fromCharCode(97 + region)).join('');
        assert.deepEqual([letters, returned], [expected, date]);
        assert.equal(engine.puzzleLevel({ rows, regions: regions ?? new Int32Array() }), level);
      }
      assert.deepEqual(engine.dailyRange(), { first: '2026-01-01', last: '9999-12-31' });
      assert.throws(() => engine.dailyPuzzle('10000-01-01'), { code: 'daily-unreadable' });
      assert.throws(() => engine.dailyPuzzle('2025-12-31'), { code: 'daily-range' });
    });

    test('makeGuilty makes boards for which guiltyQueens finds exactly one smallest set of queens to remove', () => {
      const made = engine.makeGuilty({ size: 8, fewest: 2, seed: 5 });
      assert.deepEqual(made, engine.makeGuilty({ size: 8, fewest: 2, seed: 5 }));
      const { fewest, choices } = engine.guiltyQueens(made);
      assert.deepEqual([fewest, choices.length, choices[0]?.length], [2, 1, 2]);
      assert.deepEqual(engine.complete(made).verdict, 'impossible');
      const left = made.map((column, row) => (choices[0]?.includes(row) ? -1 : column));
      assert.deepEqual(engine.guiltyQueens(left), { fewest: 0, choices: [[]] });
      assert.deepEqual(engine.guiltyQueens(empty(3)), { fewest: null, choices: [] });
      assert.throws(() => engine.makeGuilty({ size: 5, fewest: 3, seed: 1 }), { code: 'guilty-not-to-be-had' });
      assert.throws(() => engine.makeGuilty({ size: 8, fewest: 9, seed: 1 }), { code: 'guilty-number' });
    });

    test('fewestQueens and dropSuperfluous find given queens that leave one solution', () => {
      const job = new engine.Job('fewestQueens', { puzzle: empty(8) });
      assert.deepEqual(job.progress(), { stage: 'listing', ways: 0 });
      const stages = new Set<string>();
      while (job.run(10) === STEP.More) stages.add(job.progress().stage);
      const found = job.answer();
      job.free();
      const early = new engine.Job('fewestQueens', { puzzle: empty(8) });
      assert.throws(() => early.answer(), { code: 'argument-type' });
      early.free();
      assert.deepEqual([...stages], ['listing', 'trying', 'grading']);
      // All 308 puzzles of two queens need a trial.
      assert.deepEqual([found.choices, found.easiest.length], [308, 8]);
      for (const { squares, grade, level } of found.easiest) {
        const given = empty(8);
        for (const square of squares) given[Math.floor(square / 8)] = square % 8;
        assert.deepEqual([engine.gradePuzzle(given).grade, engine.puzzleLevel(given)], [grade, level]);
        assert.equal(squares.length, 2);
      }
      const [solution = empty(8)] = engine.puzzleWays(PUZZLE, 1).ways;
      assert.equal(engine.gradePuzzle(engine.dropSuperfluous(solution)).ways, 1);
      const none = new engine.Job('fewestQueens', { puzzle: rows(0, 1, -1, -1) });
      assert.throws(() => none.run(100), { code: 'puzzle-no-way' });
      none.free();
      assert.throws(() => engine.dropSuperfluous(empty(8)), { code: 'puzzle-several-ways' });
    });

    test('the question puzzleWays gives the answer of the function', () => {
      for (const most of [1, 3, 4, 100]) {
        const found = answerTo(engine, 'puzzleWays', { puzzle: empty(6), most }, { budget: 1 });
        assert.deepEqual(found, engine.puzzleWays(empty(6), most));
      }
    });

    test('guiltyRegions returns regions that cannot all have a queen, or an empty set if the board has a solution or no regions', () => {
      // Two regions share the first row.
      const shared = Int32Array.from(
        { length: 25 },
        (_, square) => [0, 0, 1, 1, 1][square] ?? 2 + Math.floor(square / 9),
      );
      assert.deepEqual([...engine.guiltyRegions({ rows: empty(5), regions: shared })], [0, 1]);
      const made = engine.makePuzzle({ size: 6, family: 'regions', grade: 'singles', seed: 1 });
      assert.deepEqual([...engine.guiltyRegions(made)], []);
      assert.deepEqual([...engine.guiltyRegions(empty(3))], []);
    });

    test('an invalid puzzle is refused, with its facts', () => {
      const labels = new Int32Array(25);
      const code = (code: string) => ({ code });
      assert.throws(() => engine.gradePuzzle(empty(21)), code('puzzle-size'));
      assert.throws(() => engine.gradePuzzle({ rows: empty(5), regions: labels }), code('puzzle-empty-region'));
      assert.throws(() => engine.gradePuzzle({ rows: empty(5), regions: labels.with(3, 5) }), code('puzzle-label'));
      assert.throws(() => engine.gradePuzzle({ rows: empty(5), regions: labels.slice(1) }), code('puzzle-labels'));
      assert.throws(() => engine.hintPuzzle(empty(8), empty(8), squares()), code('puzzle-several-ways'));
      assert.throws(() => engine.hintPuzzle(rows(0, 1, -1, -1), empty(4), squares()), code('puzzle-no-way'));
      assert.throws(() => engine.hintPuzzle(PUZZLE, empty(8), squares(64)), code('puzzle-square'));
      const reason = { rule: 'killer', square: 0, lines: squares(0) } as const;
      const check = (of: Partial<typeof reason> | object) => () =>
        engine.checkReason(PUZZLE, empty(8), squares(), { ...reason, ...of });
      assert.throws(check({ square: 64 }), code('puzzle-square'));
      assert.throws(check({ lines: squares(16) }), code('argument-type'));
      assert.throws(check({ rule: 'guess' }), code('argument-choice'));
      const wanted = { size: 8, family: 'completion', seed: 1 } as const;
      assert.throws(() => engine.makePuzzle({ ...wanted, grade: 'search' }), code('grade-not-to-be-had'));
      assert.throws(() => engine.makePuzzle({ ...wanted, size: 3, grade: 'trial' }), code('puzzle-make-size'));
      assert.throws(() => engine.makePuzzle(wanted), code('argument-type'));
      // No puzzle of five rows needs a trial.
      assert.throws(() => engine.makePuzzle({ ...wanted, size: 5, grade: 'trial' }), code('grade-not-to-be-had'));
    });
  });
}
