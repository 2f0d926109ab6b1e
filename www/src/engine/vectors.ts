// Whether this machine has vector instructions, which decides between the two builds of the engine.

/** The smallest module that uses a vector instruction: (func (result v128) (i8x16.splat (i32.const 0))). */
const VECTOR_MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic and version
  ...[1, 5, 1, 96, 0, 1, 123], // one type: () -> v128
  ...[3, 2, 1, 0], // one function of that type
  ...[10, 8, 1, 6, 0, 65, 0, 253, 15, 11], // i32.const 0; i8x16.splat; end
);

/** Whether WebAssembly has vectors of 128 bits here. */
export const hasVectors = (): boolean => WebAssembly.validate(VECTOR_MODULE);
