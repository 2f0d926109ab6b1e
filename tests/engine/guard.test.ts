// No call breaks an instance: every error has a code, and the next valid call is answered.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { guard } from '../../www/engine/guard';
import type { PlainError } from '../../www/engine/problem';
import { type EngineError, type EngineModule, type Rows, STEP } from '../../www/src/engine/types';
import { SOAK } from '../soak';
import { HOSTILE, refused } from './hostile';
import { empty, fresh, load, rows } from './load';
import { numbers } from './random';

const CALLS = SOAK ? 100_000 : 20_000;

type Call = (this: unknown, ...values: unknown[]) => unknown;
type Constructor = new (...values: unknown[]) => Record<string, Call>;

const isClass = (name: string): boolean => /^[A-Z]/.test(name);
const LOADING = ['default', 'initSync', 'problemOf'];

/** Throws a value that cannot be converted to text. */
function throwUnprintable(): never {
  throw Object.create(null);
}

/** The functions and the classes of a module. */
const functionsOf = (engine: EngineModule): [string, Call][] =>
  Object.entries(engine as unknown as Record<string, Call>).filter(
    ([name]) => !isClass(name) && !LOADING.includes(name),
  );
const classesOf = (engine: EngineModule): [string, Constructor][] =>
  Object.entries(engine as unknown as Record<string, Constructor>).filter(([name]) => isClass(name));

/** The names of the methods of a class. */
const methodsOf = (Class: Constructor): string[] =>
  Object.getOwnPropertyNames(Class.prototype).filter((name) => name !== 'constructor' && name !== 'free');

/** Arguments of constructors. For each class, some of these are valid. */
const CONSTRUCTOR_ARGUMENTS: (() => unknown[])[] = [
  () => [],
  () => [6],
  () => [empty(6)],
  () => [empty(6), 1],
  () => [empty(6), 1, 'auto'],
  () => [empty(6), 'numbers'],
  () => [empty(6), new Uint32Array()],
  () => [6, 'lines'],
  () => [6, 'half'],
  () => [6, 4, 1, 'random'],
  () => ['lowest'],
  () => ['n = 4 numdiags = 1 diags = [[1, 0]]', 1],
  () => ['queens', 6, 6],
  () => ['queens', 6, 6, 10],
  () => ['most', 'queens', 4, 4],
  () => [{ size: 6, family: 'completion', grade: 'singles', seed: 1 }],
  () => ['bitmask', empty(6), 1],
  () => ['returns', 12, 1, 0, 5],
  () => [{ kind: 'solutions', size: 8 }],
  () => [6, 4, 1, 100],
  () => [6, 'squares', 4, 1, 100],
  () => ['formulaSize', { rows: empty(6) }],
];

/** Returns a function for each class. The function makes a handle of the class. */
function makers(engine: EngineModule): Record<string, () => Record<string, Call>> {
  const found = classesOf(engine).map(([name, Class]) => {
    const given = CONSTRUCTOR_ARGUMENTS.find((values) => !refused(() => new Class(...values()).free?.(), name));
    assert.ok(given, `no arguments construct ${name}`);
    return [name, () => new Class(...given())] as const;
  });
  return Object.fromEntries(found);
}

/** Checks that valid calls are answered correctly. */
function checkAnswers(engine: EngineModule): void {
  assert.deepEqual(engine.validate(rows(0, 4, 7, 5, 2, 6, 1, 3)), { ok: true, queens: 8, conflicts: [] });
  assert.deepEqual(engine.countCompletions(empty(6)), { verdict: 'exact', count: 4n });
  const timeline = new engine.Timeline('bitmask', empty(6), 0);
  assert.ok(timeline.seek(10, 100));
  assert.equal(timeline.frame().position, 10);
  timeline.free();
}

describe('before the engine is loaded', () => {
  test('every function and class throws an error with a code', async () => {
    const engine = await fresh();
    for (const [name, call] of functionsOf(engine)) assert.throws(() => call(1), { code: 'engine-not-ready' }, name);
    for (const [name, Class] of classesOf(engine))
      assert.throws(() => new Class(1), { code: 'engine-not-ready' }, name);
  });

  const [version = ''] = readdirSync('dist').filter((name) => name.startsWith('@'));
  const file = (name: string) => readFileSync(`dist/${version}/engine/${name}`);
  const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
  const BAD_SOURCES: [what: string, source: () => unknown, code: string][] = [
    ['an empty module', () => emptyModule, 'engine-foreign'],
    ['the smaller engine', () => file('first.wasm'), 'engine-foreign'],
    ['a foreign module, compiled', () => new WebAssembly.Module(emptyModule), 'engine-foreign'],
    ['the engine, cut off', () => file('queens.wasm').subarray(0, 100_000), 'engine-foreign'],
    ['a text file', () => readFileSync('dist/engine/README.md'), 'engine-foreign'],
    ['a symbol', () => Symbol('queens'), 'engine-not-loaded'],
    ['a missing page', () => new Response('no', { status: 404 }), 'engine-not-loaded'],
    ['an address without a server', () => 'http://127.0.0.1:1/queens.wasm', 'engine-not-loaded'],
    ['a file that does not exist', () => new URL('file:///nowhere/queens.wasm'), 'engine-not-loaded'],
    ['a promise that fails', () => Promise.reject(new Error('no')), 'engine-not-loaded'],
    ['a promise that fails with nothing', () => Promise.reject(undefined), 'engine-not-loaded'],
    ['a thenable that throws', () => Object.defineProperty({}, 'then', { get: throwUnprintable }), 'engine-not-loaded'],
  ];

  test('a foreign engine is refused, and the right engine can still be loaded', async () => {
    const engine = await fresh();
    for (const [what, source, code] of BAD_SOURCES) {
      await assert.rejects(engine.default({ module_or_path: source() as string }), { code }, what);
      if (what === 'a missing page')
        await assert.rejects(engine.default({ module_or_path: source() as Response }), /404.*QueensBoard\.load/);
      if (what.startsWith('a file that'))
        await assert.rejects(engine.default({ module_or_path: source() as URL }), /queens\.wasm is a file: read it/);
      if (code === 'engine-foreign') {
        assert.throws(() => engine.initSync({ module: source() as BufferSource }), { code }, what);
      }
    }
    for (const options of [
      undefined,
      null,
      {},
      { module: 7 },
      {
        get module(): never {
          throw new Error('no');
        },
      },
    ]) {
      refused(() => engine.initSync(options as never), 'initSync');
    }
    await assert.rejects(engine.default(null as never), { code: 'argument-type' });
    await engine.default({ module_or_path: file('queens.wasm') });
    checkAnswers(engine);
  });

  test('an error keeps its code and its facts when it is cloned for another thread', async () => {
    const engine = (await fresh()) as EngineModule & { problemOf(error: unknown): PlainError | undefined };
    const thrown = (call: () => unknown): unknown => {
      try {
        return call();
      } catch (error) {
        return error;
      }
    };
    const early = thrown(() => engine.validate(rows(0)));
    assert.equal(engine.problemOf(structuredClone(early))?.code, 'engine-not-ready');
    const foreign = await engine.default({ module_or_path: emptyModule }).catch((error: unknown) => error);
    const problem = engine.problemOf(structuredClone(foreign));
    assert.equal(problem?.code, 'engine-foreign');
    assert.ok(problem.cause instanceof Error, 'the cause is the error that was thrown');
    await engine.default({ module_or_path: file('queens.wasm') });
    const late = thrown(() => engine.validate(rows(0, 9)));
    assert.deepEqual(engine.problemOf(late), engine.problemOf(structuredClone(late)));
    assert.deepEqual(engine.problemOf(structuredClone(late)), {
      code: 'column-out-of-range',
      detail: (late as EngineError).detail,
    });
    for (const other of [new Error('no'), null, 7, { code: 'mine' }, new Error('no', { cause: { code: 7 } })])
      assert.equal(engine.problemOf(other), undefined);
    checkAnswers(engine);
  });

  test('a policy that forbids wasm is reported', async () => {
    const engine = await fresh();
    const { Module, compile } = WebAssembly;
    function forbidden(): never {
      throw new WebAssembly.CompileError('violates the Content Security Policy');
    }
    Object.assign(WebAssembly, { Module: forbidden, compile: async () => forbidden() });
    try {
      await assert.rejects(engine.default({ module_or_path: file('queens.wasm') }), { code: 'engine-blocked' });
    } finally {
      Object.assign(WebAssembly, { Module, compile });
    }
    await engine.default({ module_or_path: file('queens.wasm') });
    checkAnswers(engine);
  });

  test('loading twice, one after the other or at once, gives one engine that exposes only its memory', async () => {
    const engine = await fresh();
    const options = { module_or_path: file('queens-simd.wasm') };
    const [one, two] = await Promise.all([engine.default(options), engine.default(options)]);
    assert.equal(one, two);
    assert.equal(engine.initSync({ module: file('queens.wasm') }), one);
    assert.equal(await engine.default(), one);
    assert.deepEqual(Object.keys(one), ['memory']);
    checkAnswers(engine);
  });

  test('wasm may also be a response, of any type', async () => {
    for (const type of ['application/wasm', 'text/plain']) {
      const engine = await fresh();
      const response = new Response(file('queens.wasm'), { headers: { 'content-type': type } });
      await engine.default({ module_or_path: Promise.resolve(response) });
      checkAnswers(engine);
    }
  });
});

describe('handles', async () => {
  const { engine } = await load('queens-simd', 'handles');
  const open = makers(engine);

  test('a method of a freed handle reports that it was freed; freeing it again does nothing', () => {
    for (const [name, Class] of classesOf(engine)) {
      const handle = open[name]?.();
      assert.ok(handle);
      handle.free?.();
      handle.free?.();
      handle[Symbol.dispose as unknown as string]?.();
      for (const method of methodsOf(Class)) {
        assert.throws(() => handle[method]?.(1), { code: 'handle-freed' }, `${name}.${method}`);
      }
    }
    checkAnswers(engine);
  });

  test('a method refuses a receiver that is not a handle of its class', () => {
    const others = [...HOSTILE, ...Object.values(open), () => ({ __wbg_ptr: 1_048_600 })];
    for (const [name, Class] of classesOf(engine)) {
      const receivers = others.filter((other) => other !== open[name]).map((other) => other());
      for (const method of [...methodsOf(Class), 'free']) {
        const call = Class.prototype[method] as Call;
        for (const receiver of receivers)
          assert.throws(() => call.call(receiver, 1), { code: 'argument-type' }, `${name}.${method}`);
        assert.throws(() => call.call(Object.create(Class.prototype), 1), { code: 'argument-type' });
      }
      assert.throws(() => (Class as unknown as Call)(1), { code: 'argument-type' }, `${name} without new`);
    }
    checkAnswers(engine);
  });

  test('a class keeps its name and can be extended', () => {
    class Mine extends engine.CountJob {
      done = (): boolean => this.run(1e9);
    }
    const mine = new Mine(new Int32Array(4).fill(-1));
    assert.equal(engine.CountJob.name, 'CountJob');
    assert.ok(mine.done() && mine instanceof engine.CountJob);
    mine.free();
  });
});

describe('an argument that calls the engine', async () => {
  const { engine } = await load('queens', 'calling');

  /** Returns an object that calls `what` whenever a property is read, and the codes of the results. */
  function calling(what: () => unknown): { argument: object; codes: Set<string> } {
    const codes = new Set<string>();
    const argument = new Proxy(
      {},
      {
        get() {
          try {
            what();
            codes.add('answered');
          } catch (error) {
            codes.add((error as { code: string }).code);
          }
          return undefined;
        },
      },
    );
    return { argument, codes };
  }

  test('gets an error from the inner call, and the outer call ends as usual', () => {
    const timeline = new engine.Timeline('bitmask', empty(6), 0);
    const inside: (() => unknown)[] = [
      () => engine.validate(empty(4)),
      () => new engine.CountJob(empty(4)),
      () => timeline.seek(3, 10),
      () => timeline.frame(),
      () => timeline.free(),
    ];
    for (const what of inside) {
      for (let round = 0; round < 300; round++) {
        const { argument, codes } = calling(what);
        engine.complete(empty(6), argument);
        refused(() => timeline.runUntil(argument as never, 10), 'runUntil');
        refused(() => engine.planCount(argument as never), 'planCount');
        assert.deepEqual([...codes], ['engine-busy']);
      }
    }
    assert.equal(timeline.frame().position, 0);
    timeline.free();
    checkAnswers(engine);
  });
});

describe('arrays', async () => {
  const { engine, memory } = await load('queens-simd', 'arrays');
  const ROUNDS = 1_500;

  const FAKES: [what: string, make: () => unknown][] = [
    ['a proxy of a typed array', () => new Proxy(new Int32Array(8), {})],
    ['an object with the prototype of a typed array', () => Object.create(Int32Array.prototype)],
    [
      'a Float64Array with the prototype of an Int32Array',
      () => Object.setPrototypeOf(new Float64Array(8), Int32Array.prototype),
    ],
    [
      'an array whose buffer was transferred',
      () => {
        const array = new Int32Array(8);
        structuredClone(array.buffer, { transfer: [array.buffer] });
        return array;
      },
    ],
  ];
  for (const [what, make] of FAKES) {
    test(`${what} is refused ${ROUNDS} times, and then a real array is accepted`, () => {
      const calls: ((rows: Rows) => unknown)[] = [
        engine.validate,
        engine.complete,
        (rows) => new engine.Job('validate', { rows }),
        (rows) => new engine.Job('completeLarge', { rows, seed: 1, engine: 'auto' }),
        (rows) => engine.planCount({ kind: 'completions', rows }),
      ];
      for (const call of calls) {
        for (let round = 0; round < ROUNDS; round++) {
          assert.throws(
            () => call(make() as Rows),
            (error: { code?: string }) => /^(argument-type|size)$/.test(error.code ?? ''),
          );
        }
      }
      checkAnswers(engine);
    });
  }

  test('an argument in the memory of the engine itself may be lost when the memory grows, but no call traps', () => {
    for (let round = 0; round < 3; round++) {
      const length = 2_000_000;
      memory.grow(Math.ceil((4 * length) / 65_536));
      const own = new Int32Array(memory.buffer, memory.buffer.byteLength - 4 * length, length).fill(-1);
      refused(() => engine.validate(own), 'validate');
      refused(() => engine.complete(own), 'complete');
    }
    checkAnswers(engine);
  });

  test('an argument with more elements than 32 bits can count is refused', () => {
    const job = new engine.Job('read', {});
    assert.throws(() => job.feed(new Uint8Array(2 ** 32)), { code: 'argument-type' });
    job.free();
    checkAnswers(engine);
  });

  test('a job whose argument is lost between two slices ends with an error, and its handle stays valid', () => {
    for (let round = 0; round < ROUNDS; round++) {
      const given = empty(20_000);
      const job = new engine.Job('validate', { rows: given });
      assert.equal(job.run(10), STEP.More);
      structuredClone(given.buffer, { transfer: [given.buffer] });
      assert.throws(() => job.run(10), {
        code: 'argument-type',
        detail: { name: 'rows', expected: 'unchanged until it is read' },
      });
      assert.equal(job.run(10), STEP.Done);
      assert.equal(job.progress().rows, 0);
      assert.throws(() => job.answer(), { code: 'argument-type' });
      job.free();
    }
    checkAnswers(engine);
  });
});

describe('an engine that fails', () => {
  const stamp = 'stamp';
  const section = [6, ...Buffer.from('queens'), ...Buffer.from(stamp)];
  const module = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 0, section.length, ...section));
  const memory = new WebAssembly.Memory({ initial: 1 });

  test('reports the failure at every call, with a code and its cause', () => {
    const trap = new WebAssembly.RuntimeError('unreachable');
    let calls = 0;
    const bindings = {
      initSync: () => ({ memory }),
      default: () => Promise.resolve({ memory }),
      fail() {
        throw trap;
      },
      answer: () => ++calls,
    };
    const { face, initSync } = guard(bindings, stamp);
    const { fail, answer } = face as Record<string, Call>;
    initSync({ module });
    assert.equal(answer?.(), 1);
    assert.throws(
      () => fail?.(),
      (error: EngineError) => {
        assert.deepEqual(error.cause, { code: 'engine-broken', detail: {}, cause: trap });
        return error.code === 'engine-broken';
      },
    );
    assert.throws(() => answer?.(), { code: 'engine-broken' });
    assert.equal(calls, 1, 'a broken engine is not called again');
  });

  test('at the start reports why, and can be started again', () => {
    let failures = 1;
    const bindings = {
      initSync() {
        if (failures-- > 0) throw new RangeError('no memory');
        return { memory };
      },
      default: () => Promise.resolve({ memory }),
    };
    const { initSync } = guard(bindings, stamp);
    assert.throws(() => initSync({ module }), { code: 'engine-not-loaded', message: /no memory/ });
    assert.equal((initSync({ module }) as { memory: unknown }).memory, memory);
  });
});

describe(`${CALLS} random calls`, async () => {
  const { engine, memory } = await load('queens-simd', 'random');
  const below = numbers(7);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  /** Values that are valid in some places. */
  const PLAUSIBLE: (() => unknown)[] = [
    () => below(9),
    () => below(13),
    () => 2_000,
    () => empty(1 + below(9)),
    () => Int32Array.from({ length: 1 + below(8) }, () => below(8) - 1),
    () => pick(['bitmask', 'repair', 'linear', 'random', 'solution', 'numbers', 'list', 'auto', 'lowest', 'decimal']),
    () => pick(['queens', 'rooks+torus', 'toggled', 'formula:i+j;0', 'and x s9', 'completions', 'clear']),
    () => BigInt(below(1_000_000)),
    () => ({ kind: 'solutions', size: below(10) }),
    () => ({ kind: 'completions', rows: empty(6) }),
    () => ({ seed: below(9), budget: 2_000 }),
    () => ({ kinds: below(1_024), square: null, blocks: [] }),
    () => ({ x: 0, y: 0, scale: 2, width: 16, height: 16 }),
    () => ({ beyond: 0, plate: 1, light: 2, dark: 3, given: 4, found: 5 }),
    () => new Uint8Array(Buffer.from('4\n1 3 0 2\n')),
    () => undefined,
  ];
  const argument = (): unknown => pick(below(2) === 0 ? PLAUSIBLE : HOSTILE)();

  test('to all functions, classes and methods answer or throw an error with a code', () => {
    const functions = functionsOf(engine).filter(([name]) => name !== 'start');
    const classes = classesOf(engine);
    const open = makers(engine);
    let handles: [string, Record<string, Call>, string[]][] = [];
    let errors = 0;
    for (let round = 0; round < CALLS; round++) {
      const values = Array.from({ length: below(5) }, argument);
      const kind = below(4);
      const started = performance.now();
      let what = '';
      if (kind === 0) {
        const [name, call] = pick(functions);
        what = name;
        if (refused(() => call(...values), name)) errors++;
      } else if (kind === 1 || handles.length === 0) {
        const [name, Class] = pick(classes);
        what = `new ${name}`;
        const make = below(2) === 0 ? () => new Class(...values) : (open[name] as (typeof open)[string]);
        if (refused(() => handles.push([name, make(), methodsOf(Class)]), what)) errors++;
      } else {
        const [name, handle, methods] = pick(handles);
        const method = pick(methods);
        what = `${name}.${method}`;
        if (refused(() => handle[method]?.(...values), what)) errors++;
      }
      const milliseconds = performance.now() - started;
      assert.ok(milliseconds < 20_000, `${what} took ${milliseconds} ms`);
      if (handles.length > 50) {
        for (const [, handle] of handles) handle.free?.();
        handles = [];
      }
    }
    assert.ok(errors > 0.3 * CALLS && errors < 0.9 * CALLS, `${errors} errors`);
    assert.ok(memory.buffer.byteLength < 2 ** 28, `${memory.buffer.byteLength} bytes`);
    checkAnswers(engine);
  });
});
