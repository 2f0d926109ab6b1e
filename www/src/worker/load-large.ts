// Loads the engine for large boards, which only the worker for them needs.

import * as bindings from '../engine/large/queens.js';
import type { LargeModule } from '../engine/types-large';

/** The engine, ready to be asked. Its bindings lie in `engine/large/`, next to the worker file. */
export async function loadLarge(base: string): Promise<LargeModule> {
  await bindings.default({ module_or_path: new URL('engine/large/queens.wasm', base) });
  return bindings;
}
