// Loads the engine: the build with 128-bit vectors where the machine has them, the plain one elsewhere.

import init, * as engine from '../engine/queens.js';
import type { EngineModule } from '../engine/types';

/** The engine, ready to be asked: `module`, or the build for this machine, which is next to it. */
export async function loadEngine(module: WebAssembly.Module | null): Promise<EngineModule> {
  await (module ? init({ module_or_path: module }) : init());
  return engine;
}
