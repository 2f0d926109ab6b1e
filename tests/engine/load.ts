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
  // The module has one instance, so another address is used for another instance.
  import(`${pathToFileURL(`${folder}/queens.js`).href}?${name}`) as Promise<EngineModule>;

let last = 0;
/** A separate module, not loaded yet. */
export const fresh = (): Promise<EngineModule> => module(`fresh-${++last}`);

/** Loads an instance of a build. The same name returns the same instance, and another name a separate one. */
export async function load(build: Build, name = ''): Promise<Loaded> {
  const engine = await module(`${build}${name}`);
  const { memory } = engine.initSync({ module: readFileSync(`${folder}/${build}.wasm`) });
  return { engine, memory };
}

/** A placement from columns counted from 0, with -1 for an empty row. */
export const rows = (...columns: number[]): Int32Array => Int32Array.from(columns);

/** A board of n rows without a queen. */
export const empty = (n: number): Int32Array => new Int32Array(n).fill(-1);
