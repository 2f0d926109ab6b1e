// Starts a worker from a Blob module that imports the same-origin worker file, so that the policy of the page also applies to the worker.

import type { WorkerRequest } from './protocol';

interface ScriptAddresses {
  createScriptURL(address: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptAddresses;
}

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = trusted?.createPolicy('queens', {
  createScriptURL(address) {
    if (!/^blob:|\/service\.js$/.test(address)) throw new TypeError(`not a worker of this page: ${address}`);
    return address;
  },
});

/** The address of a worker, in a form that the policy of the page accepts. */
export const scriptAddress = (address: string): string => (policy?.createScriptURL(address) ?? address) as string;

/**
 * A script that imports a worker file. With a static import, Firefox does not find a file that is stored on the device.
 * Messages of the page in the meantime are repeated to the worker, and a worker that cannot be fetched causes an error
 * as usual.
 */
const importScript = (address: string): string => `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(address)}).then(({ served }) => {
  if (!served) throw 0;
  onmessage = null;
  for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));
}).catch((error) => setTimeout(() => { throw error; }));`;

const engines = new Map<string, Promise<WebAssembly.Module | null>>();

/** Compiles a file of the engine, once for all workers. Null if that fails: each worker then tries, and reports why. */
export function compiled({ href }: URL): Promise<WebAssembly.Module | null> {
  const engine = engines.get(href) ?? WebAssembly.compileStreaming(fetch(href)).catch(() => null);
  engines.set(href, engine);
  return engine;
}

/**
 * Starts another instance of the worker at this same-origin address, and sends it its engine. `name`: the name that the
 * worker sees.
 */
export function startWorker(file: URL, engine: Promise<WebAssembly.Module | null>, name = ''): Worker {
  if (file.origin !== location.origin) throw new TypeError(`not a file of this page: ${file.href}`);
  const blob = new Blob([importScript(file.href)], { type: 'text/javascript' });
  const address = URL.createObjectURL(blob);
  const worker = new Worker(scriptAddress(address), { type: 'module', name });
  // The address must exist until the worker has read it, which its first message shows.
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  void engine.then((module) => worker.postMessage({ type: 'engine', module } satisfies WorkerRequest));
  return worker;
}
