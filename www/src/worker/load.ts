// Loads the engine: the build with 128-bit vectors where the machine has them, the plain one elsewhere.

import * as bindings from '../engine/queens.js';
import type { EngineModule } from '../engine/types';

/** The smallest module that uses a vector instruction: (func (result v128) (i8x16.splat (i32.const 0))). */
const VECTOR_MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic and version
  ...[1, 5, 1, 96, 0, 1, 123], // one type: () -> v128
  ...[3, 2, 1, 0], // one function of that type
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11], // i32.const 0; i8x16.splat; end
);

/** The engine, ready to be asked. Both builds lie beside its bindings, in `engine/` next to the worker file. */
export async function loadEngine(base: string): Promise<EngineModule> {
  const file = WebAssembly.validate(VECTOR_MODULE) ? 'queens-simd.wasm' : 'queens.wasm';
  await bindings.default({ module_or_path: new URL(`engine/${file}`, base) });
  return bindings;
}
