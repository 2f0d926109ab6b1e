// The worker of the frame: it runs one program, and talks to the page by the port that it is handed.

import prelude from '../python/prelude.py';
import { execute, type Given, type Said } from './execute';

/** The message from the page. */
export interface Handed extends Omit<Given, 'prelude'> {
  readonly wasm: ArrayBuffer;
}

addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<Handed>;
  const [port] = ports;
  if (!port) return;
  // MicroPython fetches its own bytes; here they are there already, and nothing else is to be had.
  Object.assign(self, {
    fetch: async () => new Response(data.wasm, { headers: { 'content-type': 'application/wasm' } }),
  });
  const say = (said: Said): void => port.postMessage(said);
  execute({ ...data, prelude }, say).catch((error: unknown) => say({ error: String(error), stop: null }));
});
