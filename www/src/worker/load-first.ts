// Loads the part of the engine that the page opens with.

import * as bindings from '../engine/first.js';
import type { FirstModule } from '../engine/types';

/** Starts the engine from `module` or, if that is null, from `engine/` next to the worker file. */
export async function loadFirst(base: string, module: WebAssembly.Module | null): Promise<FirstModule> {
  await bindings.default({ module_or_path: module ?? new URL('engine/first.wasm', base) });
  return bindings;
}
