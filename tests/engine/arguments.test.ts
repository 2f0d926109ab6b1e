// For any arguments, the answer is a value or an Error with a code, and the instance still works afterwards.
import '../page/english';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import listed from '../../data/refusals.json' with { type: 'json' };
import type { Counted, EngineError, EngineModule } from '../../www/src/engine/types';
import { digits, trouble, type Values } from '../../www/src/texts/texts';
import { SOAK } from '../soak';
import { HOSTILE, refused } from './hostile';
import { BUILDS, empty, load, rows } from './load';
import { numbers } from './random';

const CALLS = SOAK ? 10_000 : 2_000;

type Call = (...values: unknown[]) => unknown;

const FUNCTIONS = [
  'validate',
  'complete',
  'gameValues',
  'gradePuzzle',
  'puzzleLevel',
  'hintPuzzle',
  'goodSteps',
  'puzzleWays',
  'makeGuilty',
  'guiltyQueens',
  'guiltyRegions',
  'dailyPuzzle',
  'dailyRegions',
  'dropSuperfluous',
  'countByRule',
  'completeByRule',
  'ruleTable',
  'countCompletions',
  'countSolutions',
  'parsePlacement',
  'formatPlacement',
  'readLink',
  'writeLink',
  'gallery',
  'readWord',
  'masks',
  'tricks',
  'runTrick',
  'runPipeline',
] as const satisfies (keyof EngineModule)[];
const HANDLES = {
  CompleteJob: ['run', 'progress', 'answer'],
  CountJob: ['run', 'progress'],
  SurveyJob: ['run', 'report'],
  Job: ['run', 'progress', 'feed', 'first', 'answer'],
  FormRuns: ['names', 'repeat'],
  Game: ['run', 'known', 'values', 'choose', 'line'],
  Timeline: [
    ...['listing', 'blocks', 'frame', 'registers', 'marks', 'curve', 'checkpointBytes'],
    ...['explore', 'seek', 'seekNth', 'runUntil', 'runBackUntil'],
  ],
} as const;

/** A budget for an immediate answer. The boards in HOSTILE are small enough for calls without a budget. */
const BUDGET = 2_000;

for (const build of BUILDS) {
  describe(build, async () => {
    const { engine } = await load(build);
    const call = (target: unknown, name: string, values: unknown[]) =>
      ((target as Record<string, Call>)[name] as Call).apply(target, values);

    test(`${CALLS} hostile calls to functions and constructors never trap`, () => {
      const below = numbers(1);
      const hostile = () => HOSTILE[below(HOSTILE.length)]?.();
      let errors = 0;
      for (let round = 0; round < CALLS; round++) {
        const name = FUNCTIONS[below(FUNCTIONS.length)] ?? 'validate';
        const values = [hostile(), hostile(), hostile()];
        // A board that can be searched is searched with a small budget, so that the test ends.
        if (name === 'complete' || name === 'countCompletions')
          if (values[1] === undefined) values[1] = { budget: BUDGET };
        if (name === 'countSolutions' && typeof values[0] === 'number' && values[0] > 12 && values[0] < 1e6) continue;
        if (refused(() => call(engine, name, values), name)) errors++;
      }
      assert.ok(errors > CALLS / 2, `${errors} errors`);
      assert.deepEqual(engine.validate(rows(1, 3, 0, 2)), { ok: true, queens: 4, conflicts: [] });
    });

    test(`${CALLS} hostile calls to handles never trap`, () => {
      const below = numbers(2);
      const hostile = () => HOSTILE[below(HOSTILE.length)]?.();
      const open = [
        ['CompleteJob', () => new engine.CompleteJob(empty(8), 1)],
        ['CountJob', () => new engine.CountJob(empty(8))],
        ['SurveyJob', () => new engine.SurveyJob(empty(8), new Uint32Array())],
        ['Job', () => new engine.Job('heat', { size: 8 })],
        ['FormRuns', () => new engine.FormRuns('lowest')],
        ['Job', () => new engine.Job('makePuzzle', { size: 6, family: 'completion', level: 'easy', seed: 1 })],
        ['Job', () => new engine.Job('puzzleWays', { puzzle: empty(6), most: 10 })],
        ['Job', () => new engine.Job('fewestQueens', { puzzle: empty(6) })],
        ['Game', () => new engine.Game(5, 'lines')],
        ['Timeline', () => new engine.Timeline('bitmask', empty(8), 1)],
      ] as const;
      for (const [name, make] of open) {
        const handle = make();
        const methods = HANDLES[name];
        for (let round = 0; round < 2_500; round++) {
          const method = methods[below(methods.length)] ?? methods[0];
          const values = [hostile(), hostile(), hostile()];
          if (values.at(-1) === 2 ** 32 || values.includes(1e9)) values.fill(BUDGET);
          refused(() => call(handle, method, values), `${name}.${method}`);
        }
        handle.free();
      }
      for (const [name] of open) {
        const Handle = engine[name] as unknown as new (...values: unknown[]) => { free(): void };
        for (let round = 0; round < 500; round++) {
          const values = [hostile(), hostile(), hostile()];
          refused(() => new Handle(...values).free(), `new ${name}`);
        }
      }
      assert.deepEqual(engine.validate(rows(0, 0)), {
        ok: false,
        queens: 2,
        conflicts: [{ row: 1, otherRow: 0, line: 'column' }],
      });
    });

    const wrong: [string, () => unknown, string, Record<string, unknown>][] = [
      [
        'rows of another type',
        () => call(engine, 'validate', [new Float64Array(2)]),
        'argument-type',
        { name: 'rows' },
      ],
      ['a board without rows', () => engine.validate(rows()), 'size', { size: 0 }],
      [
        'a column off the board',
        () => engine.validate(rows(0, 2)),
        'column-out-of-range',
        { row: 1, column: 2, last: 1 },
      ],
      ['a column of -2', () => engine.validate(rows(-2)), 'column-out-of-range', { row: 0, column: -2 }],
      [
        'an unknown form',
        () => call(engine, 'formatPlacement', [rows(0), 'poem']),
        'argument-choice',
        { name: 'form' },
      ],
      ['a bad word on line 3', () => engine.parsePlacement('1 0 0\n0 0 0\nx'), 'text-bad-column', { line: 3 }],
      ['an unknown search', () => new engine.Timeline('luck', rows(0), 1), 'search-unknown', { name: 'luck' }],
      [
        'a seed below 0',
        () => new engine.Timeline('bitmask', rows(0), -1),
        'argument-range',
        { name: 'seed', least: 0 },
      ],
    ];
    for (const [what, make, code, detail] of wrong) {
      test(`${what} is refused with its facts: "${code}"`, () => {
        assert.throws(make, (error: EngineError) => {
          assert.equal(error.code, code);
          for (const [name, fact] of Object.entries(detail)) assert.equal(error.detail[name], fact);
          return true;
        });
      });
    }

    const calls: Readonly<Record<string, (size: number) => unknown>> = {
      board: (size) => engine.validate(new Int32Array(size).fill(-1)),
      count: (size) => engine.countSolutions(size),
      estimate: (size) => engine.estimateSolutions(size),
      certificate: (size) => engine.countCertificate(size),
      threshold: (size) => engine.blockingQueens(size),
      hardness: (size) => new engine.Job('hardness', { size, obstacle: 'squares', amount: 0, seed: 0, most: 1 }),
      rule: (size) => engine.countByRule('queens', size, size),
    };
    for (const { ask, size, code, message } of listed.refusals)
      test(`${ask} of ${size} rows is refused with the listed code and message, and a sentence of the page with the size`, () => {
        assert.throws(
          () => calls[ask]?.(size),
          (error: EngineError) => {
            assert.deepEqual([error.code, error.message], [code, message]);
            assert.ok(
              trouble(code, error.detail as Values).includes(digits(size)),
              trouble(code, error.detail as Values),
            );
            return true;
          },
        );
        if (ask === 'count')
          assert.throws(() => engine.planCount({ kind: 'solutions', size } as Counted), { code, message });
      });

    test('positions and budgets that are not whole numbers from 0 are refused, and leave the run unchanged', () => {
      const timeline = new engine.Timeline('bitmask', empty(6), 0);
      timeline.seek(10, 1_000);
      for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
        assert.throws(() => timeline.seek(value, 1_000), { code: 'argument-range' });
        assert.throws(() => timeline.seek(3, value), { code: 'argument-range' });
      }
      assert.equal(timeline.frame().position, 10);
      timeline.free();
    });
  });
}
