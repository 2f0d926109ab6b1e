// Loads the engine: the build with 128-bit vectors where the machine has them, the plain one elsewhere.

import init, * as engine from '../engine/queens.js';
import type { EngineModule } from '../engine/types';

/** The engine, ready to be asked. Its builds lie beside it, and it chooses between them. */
export async function loadEngine(): Promise<EngineModule> {
  await init();
  return engine;
}
