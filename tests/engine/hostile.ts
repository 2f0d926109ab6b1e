// Arguments of wrong kinds, and the check of the errors that they cause.
import assert from 'node:assert/strict';
import type { EngineError } from '../../www/src/engine/types';
import { empty, rows } from './load';

/** Values that calls seldom expect. They are functions, so that each call gets a new value. */
export const HOSTILE: (() => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e9,
  () => 2 ** 32,
  () => 2 ** 53,
  () => 1e308,
  () => Number.POSITIVE_INFINITY,
  () => Number.NEGATIVE_INFINITY,
  () => 7n,
  () => 2n ** 70n,
  () => true,
  () => '',
  () => 'bitmask',
  () => 'queens',
  () => '0 3 0 1',
  () => '\ud800',
  () => '9'.repeat(10_000),
  () => '#v99',
  () => Symbol('queen'),
  () => () => 1,
  () => ({}),
  () => ({ length: 4e9 }),
  () => ({ seed: -1, budget: 'much' }),
  () => ({ kinds: 3, square: 7, blocks: { length: 9 } }),
  () => ({ kinds: 1e9 }),
  () => 2n ** 64n - 1n,
  () => -1n,
  () => 'knights',
  () => 'and x s9',
  () => ({ mapping: 'sideways', blocked: 1, off: ['notA', 7] }),
  () => ({ kinds: 0, square: { row: -1, column: 2 } }),
  () => ({ kinds: 0, blocks: [0, 'x'] }),
  () => ({ kinds: 0, blocks: new Array(100_000) }),
  () => ({ view: 3, rows: [], search: null, seed: 1e20, step: -3 }),
  () => ({
    get budget() {
      throw new Error('no');
    },
  }),
  () =>
    new Proxy(
      {},
      {
        get() {
          throw new Error('no');
        },
      },
    ),
  () => [],
  () => [1, 2, 3],
  () => new Array(1000).fill(0),
  () => new Date(0),
  () => new Uint8Array(8),
  () => new Uint32Array([0, 1, 2 ** 32 - 1]),
  () => new Float64Array([Number.NaN, 1]),
  () => new Int32Array(0),
  () => rows(-2),
  () => rows(0, 1, 2, 3),
  () => rows(2 ** 31 - 1, -(2 ** 31)),
  () => rows(0, 4, 7, 5, 2, 6, 1, 3),
  () => empty(8),
  () => new Int32Array(33),
  () => {
    const array = new Int32Array(8);
    structuredClone(array.buffer, { transfer: [array.buffer] });
    return array;
  },
  ...fakes(),
];

/** Values that look like typed arrays, and typed arrays with changed buffers or properties. */
function fakes(): (() => unknown)[] {
  const within = (target: object, handler: ProxyHandler<object> = {}) => new Proxy(target, handler);
  const no = (): never => {
    throw new Error('no');
  };
  return [
    () => within(new Int32Array(8)),
    () => within(new Uint32Array(8)),
    () => within(new Uint8Array(8), { get: no, getPrototypeOf: no, ownKeys: no }),
    () => within([]),
    () => {
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      return proxy;
    },
    () => Object.create(Int32Array.prototype),
    () => Object.create(Uint32Array.prototype, { length: { value: 4 } }),
    () => Object.setPrototypeOf(new Float32Array(8), Int32Array.prototype),
    () =>
      Object.defineProperties(new Int32Array(8), {
        buffer: { value: 1 },
        byteOffset: { get: no },
        length: { value: 2 ** 31 },
      }),
    () => Object.defineProperty(new Int32Array(8).fill(-1), 'constructor', { get: no }),
    () =>
      new (class extends Int32Array {
        static get [Symbol.species](): never {
          return no();
        }
      })(8),
    () => resizable(Int32Array, 32, 0),
    () => resizable(Uint32Array, 32, 6),
    () => resizable(Uint8Array, 32, 64),
    () => new Int32Array(new SharedArrayBuffer(32)),
    () => Object.defineProperty({}, 'then', { get: no }),
    () => ({ valueOf: no, toString: no, [Symbol.toPrimitive]: no }),
    () => ({ kind: 'completions', rows: within(new Int32Array(6)) }),
    () => ({ kind: 'solutions', size: { valueOf: no } }),
  ];
}

type Numbers = Int32Array | Uint32Array | Uint8Array;

/** A view whose buffer was resized afterwards. */
function resizable(Kind: new (buffer: ArrayBuffer) => Numbers, from: number, to: number): Numbers {
  const Resizable = ArrayBuffer as unknown as new (bytes: number, options: object) => Resizable;
  const buffer = new Resizable(from, { maxByteLength: 64 });
  const view = new Kind(buffer as unknown as ArrayBuffer);
  buffer.resize(to);
  return view;
}
interface Resizable {
  resize(bytes: number): void;
}

/** Calls a function and checks any error that it throws. Returns true if it threw. */
export function refused(call: () => unknown, what: string): boolean {
  try {
    call();
    return false;
  } catch (error) {
    assert.ok(error instanceof Error, `${what} throws an Error, not ${String(error)}`);
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `${what} traps: ${error.stack}`);
    const { code, detail } = error as EngineError;
    assert.notEqual(code, 'engine-broken', `${what} ends the engine: ${(error.cause as Error | undefined)?.stack}`);
    assert.match(code ?? `no code: ${error.stack}`, /^[a-z]+(-[a-z]+)*$/, what);
    assert.equal(typeof detail, 'object', what);
    assert.ok(error.message.length > 0, what);
    return true;
  }
}
