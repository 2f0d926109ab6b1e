// The page in one file: loads the engine that is part of the worker script, instead of worker/load and worker/load-first.

import * as engine from '../src/engine/queens.js';
import type { EngineModule } from '../src/engine/types';
import { unpack } from './unpack';

/** The compiled engine. */
declare const packed: string;

export async function loadEngine(): Promise<EngineModule> {
  // Synchronously, because WebKit never resolves the promise for a page from a disk.
  engine.initSync({ module: await unpack(packed) });
  return engine;
}

/** The whole engine does what its first part does. */
export const loadFirst = loadEngine;
