// Loads the built module as a stranger would: from the bytes of a .wasm, once a build, each with its own memory.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineModule } from '../../www/src/engine/types';

type Module = EngineModule & { initSync(options: { module: BufferSource }): { memory: WebAssembly.Memory } };

export interface Loaded {
  engine: EngineModule;
  memory: WebAssembly.Memory;
}

const folder = resolve('dist/engine');

/** The two builds of the same source. */
export const BUILDS = ['queens', 'queens-simd'] as const;
export type Build = (typeof BUILDS)[number];

/** One instance of a build. Asking twice gives the same one; another name gives one of its own. */
export async function load(build: Build, name = ''): Promise<Loaded> {
  // The module keeps one instance; another address makes it another module.
  const address = `${pathToFileURL(`${folder}/queens.js`).href}?${build}${name}`;
  const module = (await import(address)) as Module;
  const { memory } = module.initSync({ module: readFileSync(`${folder}/${build}.wasm`) });
  return { engine: module, memory };
}

/** A placement from columns counted from 0, -1 where the row is empty. */
export const rows = (...columns: number[]): Int32Array => Int32Array.from(columns);

/** A board of n rows without a queen. */
export const empty = (n: number): Int32Array => new Int32Array(n).fill(-1);
