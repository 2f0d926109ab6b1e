// The page in one file: the engine that the page has put before the worker, instead of worker/load and worker/load-first.

import * as engine from '../src/engine/queens.js';
import type { EngineModule } from '../src/engine/types';
import { unpack } from './unpack';

/** The compiled engine. */
declare const packed: string;

export async function loadEngine(): Promise<EngineModule> {
  // At once: from a disk, WebKit answers no promise of a module.
  engine.initSync({ module: await unpack(packed) });
  return engine;
}

/** The whole engine does what its first part does. */
export const loadFirst = loadEngine;
