// The engine in Node, where `init()` reads the .wasm that lies beside this file; all else is as in a browser.
import { readFile } from 'node:fs/promises';
import load from './queens.js';

export * from './queens.js';

/** As the `init` of queens.js; without an address it reads a file, since Node does not fetch one. */
export default function init(options = { module_or_path: readFile(new URL('queens-simd.wasm', import.meta.url)) }) {
  return load(options);
}
