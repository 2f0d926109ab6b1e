// The classes of the engine: each wraps the one that wasm-bindgen writes, which trusts that `this` is one of its own.

import { problem } from './problem';

/** A call of the engine, or one on its way there. */
export type Call = (this: unknown, ...values: unknown[]) => unknown;
export type Enter = <T>(call: () => T) => T;

/** A handle as wasm-bindgen writes it. */
export interface Raw {
  /** 0 once it was freed, or handed over by a method that ends it. */
  readonly __wbg_ptr: number;
  free(): void;
}
export type RawClass = new (...values: unknown[]) => Raw;

/** Members that are private to wasm-bindgen or replaced by this module. */
const OWN = new Set<PropertyKey>(['constructor', 'free', '__destroy_into_raw', Symbol.dispose]);

/** Creates a class of this name. Only this function knows what its handles wrap, so nothing else can pass for one. */
export function handle(name: string, Wrapped: RawClass, enter: Enter): unknown {
  /** Null once it was freed. */
  const held = new WeakMap<object, Raw | null>();

  function Handle(this: object, ...values: unknown[]): void {
    if (!new.target) throw wrongThis(`made by new ${name}`);
    const wrapped = enter(() => new Wrapped(...values));
    held.set(this, wrapped);
  }

  /** The object that a handle wraps; null once that is freed. */
  function find(self: unknown): Raw | null {
    const wrapped = held.get(self as object);
    if (wrapped === undefined) throw wrongThis(`a ${name}`);
    return wrapped?.__wbg_ptr === 0 ? null : wrapped;
  }

  const method = (call: Call): Call =>
    function (...values) {
      const wrapped = find(this);
      if (!wrapped) throw problem('handle-freed', `this ${name} was freed`, { name });
      return enter(() => call.apply(wrapped, values));
    };

  /** Frees its memory. Does nothing if it was freed before. */
  function free(this: unknown): void {
    const wrapped = find(this);
    if (wrapped) enter(() => wrapped.free());
    held.set(this as object, null);
  }

  const define = (key: PropertyKey, value: unknown): unknown =>
    Object.defineProperty(Handle.prototype, key, { value, writable: true, configurable: true });
  const { prototype } = Wrapped;
  for (const key of Reflect.ownKeys(prototype))
    if (!OWN.has(key)) define(key, method(prototype[key as keyof Raw] as Call));
  define('free', free);
  if (Symbol.dispose) define(Symbol.dispose, free);
  return copyName(name, Wrapped.length, Handle);
}

const wrongThis = (expected: string): Error =>
  problem('argument-type', `this must be ${expected}`, { name: 'this', expected });

/** Gives a function the name and the length of the one it replaces. */
export const copyName = <F extends object>(name: string, length: number, call: F): F =>
  Object.defineProperties(call, { name: { value: name }, length: { value: length } });
