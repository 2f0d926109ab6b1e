// The module for large boards: making, completing, reading, writing and painting them, and its refusals.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Damage, type EngineError, type FileForm, type Rows, type Source, STEP } from '../../www/src/engine/types';
import { answerTo } from './ask';
import { empty, load, rows } from './load';
import { numbers } from './random';

const { engine } = await load('queens', 'test');
const COLOURS = { beyond: 0, plate: 1, light: 2, dark: 3, given: 4, found: 5 };

function generate(n: number, queens: number, seed: number, source: Source = 'random'): Rows {
  return answerTo(engine, 'generate', { n, queens, seed, source }).rows;
}

const queensOf = (placement: Rows): number => placement.filter((column) => column >= 0).length;

test('a random placement has as many queens as requested, and its completion contains them', () => {
  for (const [n, queens] of [
    [1, 1],
    [8, 3],
    [1_000, 600],
    [100_000, 98_000],
  ] as const) {
    const given = generate(n, queens, 5, 'solution');
    assert.equal(queensOf(given), queens);
    const job = new engine.Job('completeLarge', { rows: given, seed: 1, engine: 'auto' });
    while (job.run(10_000) === STEP.More) assert.notEqual(job.progress().phase, 'over');
    assert.equal(job.progress().phase, 'over');
    const { verdict, rows: found } = job.answer();
    job.free();
    assert.equal(verdict, 'completed', `${queens} of ${n}`);
    assert.ok(found && given.every((column, row) => column === -1 || column === found[row]));
    const { ok, queens: all, conflictCount } = engine.validateLarge(found);
    assert.deepEqual([ok, all, conflictCount], [true, n, 0]);
  }
});

test('conflicts are counted, and the first hundred listed', () => {
  const job = new engine.Job('validate', { rows: new Int32Array(1_000) });
  assert.throws(() => new engine.Job('validate', { rows: new Int32Array(9) }).answer(), { code: 'argument-type' });
  while (job.run(7) === STEP.More) assert.equal(job.progress().of, 1_000);
  const { ok, conflictCount, conflicts } = job.answer();
  job.free();
  assert.deepEqual(engine.validateLarge(new Int32Array(1_000)), { ok, queens: 1_000, conflictCount, conflicts });
  assert.deepEqual([ok, conflictCount, conflicts.length], [false, 999, 100]);
  assert.deepEqual(conflicts[0], { row: 1, otherRow: 0, line: 'column' });
});

test('a value of the setting damage is read by its current name and by its name in earlier versions', () => {
  const run = (damage: string): Rows => {
    const job = new engine.LinearJob(empty(100), 3, { damage: damage as Damage });
    while (!job.run(10_000));
    const { rows: found } = job.answer();
    job.free();
    assert.ok(found);
    return found;
  };
  assert.deepEqual(run('anew'), run('eachStep'));
  assert.notDeepEqual(run('once'), run('eachStep'));
  assert.throws(() => run('twice'));
});

test('a run of LinearJob is the same wherever it is interrupted, and its tables show the choices', () => {
  const given = generate(1_000, 300, 2);
  const whole = new engine.LinearJob(given, 7, {});
  const stopped = new engine.LinearJob(given, 7, {});
  let tables = 0;
  while (!stopped.run(37)) {
    const { position, left, queens } = stopped.progress();
    assert.equal(left + queens, 1_000);
    assert.equal(position % 37, 0);
    const [risk, damage] = stopped.tables();
    if (!risk || !damage) continue;
    tables++;
    assert.deepEqual([risk.name, risk.of, damage.name, damage.of], ['risk', 'row', 'damage', 'column']);
    assert.ok(risk.figures.every((squares, at) => at === 0 || squares >= (risk.figures[at - 1] ?? 0)));
    assert.ok(damage.lines.includes(damage.chosen ?? -1) && damage.figures.length === damage.lines.length);
    assert.deepEqual(damage.facts.row, { index: risk.chosen });
    assert.equal(risk.figures[risk.lines.indexOf(risk.chosen ?? -1)], damage.lines.length);
  }
  whole.run(1e9);
  assert.ok(tables > 0);
  assert.deepEqual(stopped.answer(), whole.answer());
  assert.deepEqual(stopped.strip(), whole.strip());
  assert.equal(whole.strip().left.at(-1), 0);
  whole.free();
  stopped.free();
});

test('a run that gives up is undecided, or is continued by the exact search', () => {
  const corner = rows(0, -1, -1, -1);
  for (const [then, verdict, by] of [
    ['undecided', 'undecided', 'linear'],
    ['exact', 'impossible', 'exact'],
  ] as const) {
    const job = new engine.LinearJob(corner, 1, { then, returnBound: 20 });
    while (!job.run(1));
    assert.deepEqual([job.answer().verdict, job.answer().engine], [verdict, by]);
    job.free();
  }
});

test('files of every form are read back the same, in pieces of any size', () => {
  const placement = generate(2_000, 1_500, 3);
  for (const form of ['numbers', 'csv', 'json'] as const satisfies FileForm[]) {
    const writer = new engine.WriteJob(placement, form);
    const reader = new engine.Job('read', {});
    let bytes = 0;
    for (let piece = writer.next(999); piece; piece = writer.next(999)) {
      assert.equal(reader.run(1), STEP.Feed);
      reader.feed(piece.subarray(0, 10));
      reader.feed(piece.subarray(10));
      bytes += piece.length;
    }
    assert.deepEqual(reader.progress(), { bytes, rows: 2_000 });
    reader.feed();
    assert.equal(reader.run(1), STEP.Done);
    assert.throws(() => reader.feed(new Uint8Array(1)), { code: 'argument-type' });
    assert.deepEqual(reader.answer(), { rows: placement, form });
    writer.free();
    reader.free();
  }
});

test('a picture shows the queens, and each square names its attackers', () => {
  const image = new engine.BoardImage(rows(1, 3, 0, -1), rows(1, -1, -1, -1));
  while (!image.run(1));
  const bytes = image.paint({ x: 0, y: 0, scale: 1, width: 4, height: 4 }, COLOURS);
  assert.ok(bytes instanceof Uint8ClampedArray);
  const inks = Array.from({ length: 16 }, (_, pixel) => bytes[4 * pixel + 2]);
  assert.deepEqual(inks, [1, 4, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(image.square(3, 2), { queen: null, free: true, attackers: [] });
  assert.deepEqual(image.square(3, 1).attackers, [
    { row: 0, column: 1, line: 'column' },
    { row: 2, column: 0, line: 'diagonal' },
    { row: 1, column: 3, line: 'antiDiagonal' },
  ]);
  assert.equal(image.square(0, 1).queen, 'given');
  assert.deepEqual(image.closes(3, 2), { row: 0, column: 0, diagonal: 0, antiDiagonal: 0 });
  image.set(3, 2);
  assert.deepEqual(image.count({ x: 0, y: 0, scale: 1, width: 4, height: 4 }), { given: 2, found: 2 });
  assert.deepEqual(image.queens({ x: 2, y: 3, scale: 1, width: 2, height: 1 }, 9), [
    { row: 3, column: 2, given: true },
  ]);
  assert.equal(image.queens({ x: 0, y: 0, scale: 1, width: 4, height: 4 }, 3), null);
  assert.deepEqual(image.rows(), rows(1, 3, 0, 2));
  image.free();
});

test('a solution by formula is the same in slices', () => {
  const four = rows(1, 3, 0, 2);
  for (const [formula, whole] of [
    [{ n: 1_000_001 }, engine.explicit(1_000_001)],
    [{ n: 100_003, step: 2 }, engine.modularLine(100_003, 2)],
    [{ n: 5, step: 2, outer: four }, engine.tiling(four, engine.modularLine(5, 2))],
  ] as const)
    assert.deepEqual(answerTo(engine, 'construct', formula).rows, whole);
});

test('solutions by formula follow the reported rule, and tilings are solutions', () => {
  for (const n of [4, 8, 14, 15, 27, 1_000_002]) {
    const solution = engine.explicit(n);
    assert.ok(engine.validateLarge(solution).ok, `${n} rows`);
    const { even, odd, evenRows, remainder } = engine.explicitRule(n);
    assert.deepEqual([remainder, evenRows], [n % 12, Math.floor(n / 2)]);
    assert.equal(solution[0], even === 'straight' ? 1 : 3);
    const first = { straight: 0, threeOneFiveLast: 2, firstTwoToEnd: 4, pairsSwapped: 2 }[odd];
    assert.equal(solution[evenRows], first);
  }
  assert.deepEqual([...engine.modularSteps(7)], [2, 3, 4, 5]);
  const tiled = engine.tiling(rows(1, 3, 0, 2), engine.modularLine(5, 2));
  assert.deepEqual([engine.validateLarge(tiled).ok, queensOf(tiled)], [true, 20]);
});

test('the joined shards of an experiment equal the whole experiment', () => {
  const measure = (from: number, to: number): Record<string, Float64Array> => {
    const { result } = answerTo(engine, 'experiment', { kind: 'returns', n: 60, seed: 9, from, to });
    assert.equal(result.milliseconds?.length, to - from);
    return result;
  };
  const [whole, first, second] = [measure(0, 20), measure(0, 7), measure(7, 20)];
  const { columns } = engine.experiments().find(({ kind }) => kind === 'returns') ?? { columns: [] };
  assert.deepEqual(Object.keys(whole), [...columns, 'milliseconds']);
  for (const name of columns) {
    assert.deepEqual([...(whole[name] ?? [])], [...(first[name] ?? []), ...(second[name] ?? [])], name);
  }
});

describe('a refusal gives the reason for', () => {
  const push = (text: string) => new engine.Job('read', {}).feed(new TextEncoder().encode(text));
  const refusals: [what: string, call: () => unknown, code: string, detail: Record<string, unknown>][] = [
    [
      'more queens than a random placement reaches',
      () => generate(50, 50, 1),
      'generate-too-many',
      { queens: 50, size: 50 },
    ],
    ['more queens than rows', () => generate(5, 6, 1), 'generate-more-than-rows', { queens: 6, size: 5 }],
    ['a board too large', () => generate(1e9, 6, 1), 'argument-range', { name: 'n', most: 10_000_000 }],
    ['a file of 200 MB', () => new engine.Job('read', { bytes: 2e8 }), 'file-too-long', { bytes: 2e8 }],
    ['letters', () => push('0 3\n0 queen '), 'file-number', { line: 2, word: 2, found: 'queen' }],
    ['an inner solution that is not modular', () => engine.tiling(rows(0), rows(1, 3, 0, 2)), 'construct-inner', {}],
    ['a size without modular lines', () => engine.modularLine(9, 2), 'construct-step', { size: 9, step: 2 }],
    ['queens in conflict', () => new engine.LinearJob(rows(0, 1), 1, {}), 'large-conflict', {}],
    [
      'a million samples of many rows',
      () => new engine.Job('experiment', { kind: 'freeSquares', n: 1_000, seed: 1, from: 0, to: 1e6 }),
      'experiment-samples',
      {},
    ],
  ];
  for (const [what, call, code, facts] of refusals) {
    test(what, () => {
      assert.throws(call, (error: EngineError) => {
        assert.equal(error.code, code);
        for (const [name, value] of Object.entries(facts)) assert.equal(error.detail[name], value, name);
        return true;
      });
    });
  }
});

test('5,000 hostile calls never trap', () => {
  const below = numbers(3);
  const HOSTILE: (() => unknown)[] = [
    ...[
      undefined,
      null,
      Number.NaN,
      -1,
      0,
      0.5,
      7,
      1e300,
      2 ** 40,
      3n,
      '',
      'random',
      'numbers',
      'once',
      true,
      [],
      {},
    ].map((value) => () => value),
    ...[() => rows(), () => rows(0, 0), () => rows(-9), () => empty(6), () => new Uint8Array(3), () => Symbol('x')],
    ...[{ scale: Number.NaN }, { x: 1e9, y: -1e9, scale: 1e-9, width: 9, height: 9 }, COLOURS].map(
      (value) => () => value,
    ),
  ];
  const hostile = () => HOSTILE[below(HOSTILE.length)]?.();
  const Handles = ['Job', 'LinearJob', 'WriteJob', 'BoardImage'] as const;
  const QUESTIONS = ['construct', 'validate', 'generate', 'completeLarge', 'read', 'experiment'];
  const NAMES = [
    'n',
    'rows',
    'queens',
    'seed',
    'source',
    'step',
    'outer',
    'engine',
    'bounds',
    'bytes',
    'kind',
    'from',
    'to',
  ];
  const methods = [
    'run',
    'feed',
    'next',
    'answer',
    'paint',
    'count',
    'queens',
    'square',
    'closes',
    'set',
    'take',
    'progress',
  ];
  const functions = ['explicit', 'explicitRule', 'modularLine', 'modularSteps', 'tiling', 'validateLarge'] as const;
  const assertNoTrap = (call: () => unknown): void => {
    try {
      call();
    } catch (error) {
      assert.ok(!(error instanceof WebAssembly.RuntimeError), String(error));
      assert.match((error as EngineError).code ?? String(error), /^[a-z]+(-[a-z]+)*$/);
    }
  };
  const open = [
    new engine.Job('construct', { n: 9 }),
    new engine.Job('validate', { rows: empty(9) }),
    new engine.Job('generate', { n: 9, queens: 4, seed: 1, source: 'random' }),
    new engine.Job('completeLarge', { rows: empty(9), seed: 1, engine: 'linear' }),
    new engine.LinearJob(empty(9), 1),
    new engine.Job('read', {}),
    new engine.WriteJob(empty(9), 'json'),
    new engine.BoardImage(empty(9), null),
    new engine.Job('experiment', { kind: 'randSet', n: 9, seed: 1, from: 0, to: 9 }),
  ] as unknown as Record<string, ((...values: unknown[]) => unknown) | undefined>[];
  for (let round = 0; round < 5_000; round++) {
    const values = Array.from({ length: 6 }, hostile);
    const kind = below(3);
    if (kind === 0) {
      const name = Handles[below(Handles.length)] ?? 'Job';
      const Handle = engine[name] as unknown as new (...values: unknown[]) => object;
      const question = Object.fromEntries(NAMES.map((part) => [part, hostile()]));
      if (name === 'Job') values.splice(0, 2, QUESTIONS[below(QUESTIONS.length)], question);
      assertNoTrap(() => (new Handle(...values) as { free(): void }).free());
    } else if (kind === 1) {
      const name = functions[below(functions.length)] ?? 'explicit';
      assertNoTrap(() => (engine[name] as (...values: unknown[]) => unknown)(...values));
    } else {
      const handle = open[below(open.length)];
      const method = methods[below(methods.length)] ?? 'run';
      assertNoTrap(() => handle?.[method]?.(...values));
    }
  }
  assert.ok(engine.validateLarge(rows(1, 3, 0, 2)).ok);
});
