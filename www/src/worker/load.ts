// Loads the engine: the build with 128-bit vectors where the machine has them, the plain one elsewhere.

import init, * as engine from '../engine/queens.js';
import type { EngineModule } from '../engine/types';

/** Starts the engine from `module` or, if that is null, from the file next to its bindings. */
export async function loadEngine(module: WebAssembly.Module | null): Promise<EngineModule> {
  await (module ? init({ module_or_path: module }) : init());
  return engine;
}
