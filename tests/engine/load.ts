// Loads the built module from the bytes of a .wasm, once for each build, each with its own memory.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineModule } from '../../www/src/engine/types';

export interface Loaded {
  engine: EngineModule;
  memory: WebAssembly.Memory;
}

const folder = resolve('dist/engine');

/** The two builds of the same source. */
export const BUILDS = ['queens', 'queens-simd'] as const;
export type Build = (typeof BUILDS)[number];

/** The module, not loaded yet: one for each name. */
const module = (name: string): Promise<EngineModule> =>
  // The module keeps one instance; another address makes it another module.
  import(`${pathToFileURL(`${folder}/queens.js`).href}?${name}`) as Promise<EngineModule>;

let last = 0;
/** A separate module, not loaded yet. */
export const fresh = (): Promise<EngineModule> => module(`fresh-${++last}`);

/** One instance of a build. Asking twice gives the same one; another name gives one of its own. */
export async function load(build: Build, name = ''): Promise<Loaded> {
  const engine = await module(`${build}${name}`);
  const { memory } = engine.initSync({ module: readFileSync(`${folder}/${build}.wasm`) });
  return { engine, memory };
}

/** A placement from columns counted from 0, -1 where the row is empty. */
export const rows = (...columns: number[]): Int32Array => Int32Array.from(columns);

/** A board of n rows without a queen. */
export const empty = (n: number): Int32Array => new Int32Array(n).fill(-1);
