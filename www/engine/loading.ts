// Compiles the engine from any source, and checks its stamp, which names the bindings that it belongs to.

import { hasVectors } from '../src/engine/vectors';
import { problem } from './problem';

/** The sources that a module can be loaded from. */
export type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/** The build for this machine, beside the bindings. Written out, so that bundlers find the files. */
export const build = (): URL =>
  hasVectors() ? new URL('queens-simd.wasm', import.meta.url) : new URL('queens.wasm', import.meta.url);

/** Reads a property of a value that should be an object. */
export function property(object: unknown, name: string): unknown {
  try {
    return (object as Record<string, unknown>)[name];
  } catch (error) {
    throw problem('argument-type', `${name} must be readable`, { name, expected: 'readable' }, error);
  }
}

/** Compiles the argument of the loader. */
export function compile(source: unknown, stamp: string): WebAssembly.Module {
  try {
    return checkModule(
      source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source as BufferSource),
      stamp,
    );
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Fetches and compiles. */
export async function fetchModule(source: unknown, stamp: string): Promise<WebAssembly.Module> {
  const found = isAddress(source) ? await responseOf(source) : source;
  if (found instanceof Response && !found.ok)
    throw new TypeError(
      `${found.url} is answered with ${found.status}; where a bundler has moved it, pass its address to init, or set QueensBoard.load`,
    );
  const bytes = found instanceof Response && !isWasm(found) ? await found.arrayBuffer() : found;
  try {
    if (bytes instanceof Response) return checkModule(await WebAssembly.compileStreaming(bytes), stamp);
    return checkModule(
      bytes instanceof WebAssembly.Module ? bytes : await WebAssembly.compile(bytes as BufferSource),
      stamp,
    );
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Node fetches no files, and says only that it failed. */
async function responseOf(source: string | URL | Request): Promise<Response> {
  try {
    return await fetch(source);
  } catch (error) {
    const address = source instanceof Request ? source.url : String(source);
    if (!address.startsWith('file:')) throw error;
    throw problem('engine-not-loaded', `${address} is a file: read it, and pass its bytes to init`, {}, error);
  }
}

const isAddress = (source: unknown): source is string | URL | Request =>
  typeof source === 'string' || source instanceof URL || source instanceof Request;

/** Only a response with the type of wasm can be compiled while it arrives. */
const isWasm = (response: Response): boolean => /^application\/wasm\b/.test(response.headers.get('content-type') ?? '');

/** A module without our stamp would take the place of the engine, and could never be replaced. */
function checkModule(module: WebAssembly.Module, stamp: string): WebAssembly.Module {
  const [found] = WebAssembly.Module.customSections(module, 'queens');
  if (!found || new TextDecoder().decode(found) !== stamp) {
    throw new WebAssembly.CompileError('it belongs to other bindings');
  }
  return module;
}

/** The smallest module there is. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** True if the content security policy forbids all modules. */
function isBlocked(): boolean {
  try {
    new WebAssembly.Module(NOTHING);
    return false;
  } catch {
    return true;
  }
}

/** Distinguishes a forbidden module, a foreign or malformed one, and one that could not be fetched. */
function describeFailure(error: unknown): unknown {
  if (typeof WebAssembly === 'undefined' || isBlocked()) return blockedError(error);
  return error instanceof WebAssembly.CompileError
    ? problem('engine-foreign', `this is not the engine of these bindings: ${error.message}`, {}, error)
    : error;
}

const blockedError = (error: unknown): Error =>
  problem(
    'engine-blocked',
    "WebAssembly is not allowed here: the Content-Security-Policy of this page needs script-src 'self' 'wasm-unsafe-eval'",
    {},
    error,
  );
