// Guards the engine against its callers, in `queens.js`.
//
// The bindings trust their caller, and an exception that passes through wasm damages the instance for good. The guard
// therefore refuses calls that would raise one: a call before the engine is loaded, a call from within another call,
// and a method of something that is not a handle or was freed. Every error is an `Error` with a `code` and a `detail`.

import type { ErrorCode } from '../src/engine/types';
import { type Call, copyName, handle, type RawClass } from './handle';
import { build, compile, fetchModule, property } from './loading';
import { isProblem, keepDetail, problem, problemOf, reason } from './problem';

/** The visible part of a running engine: all other exports of wasm would bypass the checks of this module. */
interface GuardedEngine {
  readonly memory: WebAssembly.Memory;
}

/** The output of wasm-bindgen: functions, classes, and the loader. */
export interface Bindings {
  initSync(options: { module: WebAssembly.Module }): GuardedEngine;
  default(options: { module_or_path: WebAssembly.Module }): Promise<GuardedEngine>;
}

type State = 'ready' | Refusal;
type Refusal = 'unloaded' | 'busy' | 'broken';

const REFUSED: Readonly<Record<Refusal, readonly [code: ErrorCode, message: string]>> = {
  unloaded: ['engine-not-ready', 'the engine is not loaded yet: await init() first'],
  busy: ['engine-busy', 'the engine is called by an argument of a call that it is in'],
  broken: ['engine-broken', 'the engine has failed and cannot go on: load another in a new worker'],
};

/**
 * Creates the public side of an engine: the functions and classes of its bindings, and its loader. `stamp`: the mark of
 * each build that belongs to these bindings.
 */
export function guard(bindings: Bindings, stamp: string) {
  let state: State = 'unloaded';
  let running: GuardedEngine | undefined;
  let loading: Promise<GuardedEngine> | undefined;

  function enter<T>(call: () => T): T {
    if (state !== 'ready') throw problem(...REFUSED[state]);
    state = 'busy';
    let after: State = 'broken';
    try {
      const answer = call();
      after = 'ready';
      return answer;
    } catch (error) {
      if (!isProblem(error)) throw problem(...REFUSED.broken, {}, error);
      after = 'ready';
      throw error.cause === undefined ? keepDetail(error) : error;
    } finally {
      state = after;
    }
  }

  function begun({ memory }: GuardedEngine): GuardedEngine {
    if (!running) state = 'ready';
    running ??= Object.freeze({ memory });
    return running;
  }

  function init(options?: unknown): Promise<GuardedEngine> {
    if (running) return Promise.resolve(running);
    loading ??= load(options).catch((error) => {
      loading = undefined;
      throw notLoaded(error);
    });
    return loading;
  }

  async function load(options: unknown): Promise<GuardedEngine> {
    const source = options === undefined ? undefined : await property(options, 'module_or_path');
    return begun(await bindings.default({ module_or_path: await fetchModule(source ?? build(), stamp) }));
  }

  function initSync(options: unknown): GuardedEngine {
    try {
      return running ?? begun(bindings.initSync({ module: compile(property(options, 'module'), stamp) }));
    } catch (error) {
      throw notLoaded(error);
    }
  }

  const face: Record<string, unknown> = {};
  const { default: _, initSync: __, ...parts } = bindings;
  for (const [name, part] of Object.entries<Call | RawClass>(parts)) {
    face[name] = /^[A-Z]/.test(name) ? handle(name, part as RawClass, enter) : guarded(name, part as Call);
  }

  function guarded(name: string, call: Call): Call {
    return copyName(name, call.length, (...values: unknown[]) => enter(() => call(...values)));
  }

  return { face, init: copyName('init', 0, init), initSync: copyName('initSync', 1, initSync), problemOf };
}

/** The error for an engine that could not be loaded: the known reason, else one made from the thrown value. */
const notLoaded = (error: unknown): Error =>
  isProblem(error)
    ? error
    : problem('engine-not-loaded', `the engine could not be loaded: ${reason(error)}`, {}, error);
