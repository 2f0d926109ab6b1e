// A handle of the engine that several jobs use one after another.

import type { EngineModule } from '../engine/types';

/** Returns a function that opens a handle for a key, and that returns the last handle again for the same key. */
export function reused<Key, Handle extends { free(): void }>(
  open: (engine: EngineModule, key: Key) => Handle,
): (engine: EngineModule, key: Key) => Handle {
  let last: { readonly name: string; readonly handle: Handle } | null = null;
  return (engine, key) => {
    const name = JSON.stringify(key);
    if (last?.name === name) return last.handle;
    last?.handle.free();
    last = null;
    last = { name, handle: open(engine, key) };
    return last.handle;
  };
}
